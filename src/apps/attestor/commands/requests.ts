import { relative } from '../ago.ts';
import { linkedKeys } from '../linked.ts';
import { openWork, type WorkItem } from '../requests/open-work.ts';
import { columns, type Facts, short } from '../signing/present.ts';
import type { CommandAnswer, Tool } from '../tool.ts';

/** A line has room for so many. */
const MOST_KEYS = 3;

const timed = (time: string, now: Date) => `${time} (${relative(time, now)})`;

/** Deadlines, the nearest first. */
function deadlines({ dueAt, deadlineAt }: WorkItem, now: Date): Facts {
  const due: Facts = dueAt === null ? [] : [['Late from', timed(dueAt, now)]];
  return deadlineAt === null ? due : [...due, ['Deadline', timed(deadlineAt, now)]];
}

/** What one request is, in at most 80 columns. */
function card(work: WorkItem, now: Date): string {
  const { kind, id, of, state, seriesKey, keys, asked, since } = work;
  const facts: Facts = [
    ['Asked', asked],
    ['Since', timed(since, now)],
    ...deadlines(work, now),
    ...(kind === 'fx' ? [] : ([['Series', short(seriesKey)]] as const)),
    ['Key', keys.length > MOST_KEYS ? `any of ${keys.length}` : keys.map(short).join(', ')],
    ['Id', id],
  ];
  return `${[kind, of].filter((word) => word !== '').join(' ')} (${state})\n${columns(facts)}`;
}

function cards(work: readonly WorkItem[], now: Date): string {
  const count = work.length === 1 ? 'One request waits.' : `${work.length} requests wait, the oldest first.`;
  return [
    count,
    ...work.map((one) => card(one, now)),
    'Sign one with `sign KIND ID`, or all of them one after the other with `sign`.',
  ].join('\n\n');
}

/** All open work addressed to the account's keys. */
export async function requests(tool: Tool): Promise<CommandAnswer> {
  const signedIn = await tool.signedIn();
  const own = await linkedKeys(signedIn);
  const work = own.length === 0 ? [] : await openWork(signedIn.gateway, own);
  const none =
    own.length === 0 ? 'No key is linked to the account: run `income-series attestor link`.' : 'Nothing is open.';
  return { json: { keys: own, requests: work }, text: work.length === 0 ? none : cards(work, new Date()) };
}
