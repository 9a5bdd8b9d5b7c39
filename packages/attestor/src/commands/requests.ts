import { formatRelative } from '../ago.ts';
import { linkedKeys } from '../linked.ts';
import { readOpenWork, type WorkItem } from '../requests/open-work.ts';
import { type Facts, formatFacts, shortHex } from '../signing/present.ts';
import type { CommandAnswer, Tool } from '../tool.ts';

/** The greatest number of keys in one line. */
const MOST_KEYS = 3;

const formatTime = (time: string, now: Date) => `${time} (${formatRelative(time, now)})`;

/** The known deadlines of a request, the nearest first. */
function deadlineFacts({ dueAt, deadlineAt }: WorkItem, now: Date): Facts {
  const due: Facts = dueAt === null ? [] : [['Late from', formatTime(dueAt, now)]];
  return deadlineAt === null ? due : [...due, ['Deadline', formatTime(deadlineAt, now)]];
}

/** Formats one request in at most 80 columns. */
function formatRequest(work: WorkItem, now: Date): string {
  const { kind, id, of, state, seriesKey, keys, asked, since } = work;
  const facts: Facts = [
    ['Asked', asked],
    ['Since', formatTime(since, now)],
    ...deadlineFacts(work, now),
    ...(kind === 'fx' ? [] : ([['Series', shortHex(seriesKey)]] as const)),
    ['Key', keys.length > MOST_KEYS ? `any of ${keys.length}` : keys.map(shortHex).join(', ')],
    ['Id', id],
  ];
  return `${[kind, of].filter((word) => word !== '').join(' ')} (${state})\n${formatFacts(facts)}`;
}

function formatRequests(work: readonly WorkItem[], now: Date): string {
  const count = work.length === 1 ? 'One request waits.' : `${work.length} requests wait, the oldest first.`;
  return [
    count,
    ...work.map((item) => formatRequest(item, now)),
    'Sign one with `sign KIND ID`, or all of them one after the other with `sign`.',
  ].join('\n\n');
}

/** Lists all open work that is addressed to the account's keys. */
export async function requests(tool: Tool): Promise<CommandAnswer> {
  const signedIn = await tool.signedIn();
  const linked = await linkedKeys(signedIn);
  const work = linked.length === 0 ? [] : await readOpenWork(signedIn.gateway, linked);
  const emptyText =
    linked.length === 0 ? 'No key is linked to the account: run `income-series attestor link`.' : 'Nothing is open.';
  return {
    json: { keys: linked, requests: work },
    text: work.length === 0 ? emptyText : formatRequests(work, new Date()),
  };
}
