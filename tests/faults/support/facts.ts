import type { Address } from '@income-series/protocol/address';
import type { Bytes32 } from '@income-series/protocol/hex';
import { expect } from 'vitest';
import { catalogues } from '../../../src/modules.ts';
import { eventually } from '../../support/eventually.ts';
import { personas } from '../../support/personas.ts';
import { ACTORS, type Schedule } from '../schedule.ts';
import type { StoryChain } from './chains.ts';
import type { Followed, Follower } from './followers.ts';
import { idsIn, mutationOf, type People, type Write } from './people.ts';
import type { Reading } from './readers.ts';
import type { World } from './world.ts';

/** What a story left everywhere, gathered once everything was whole and quiet again. Plain values: a test may falsify any. */
export type Facts = Awaited<ReturnType<typeof gather>>;

export interface Before {
  readonly block: bigint;
  readonly mails: number;
  readonly emails: readonly string[];
  readonly lostCommits: number;
}

const lostCommitsOf = ({ slots }: World): number =>
  slots.reduce((sum, { database: { lost } }) => sum + lost.request + lost.answer, 0);

export async function beginning(world: World, chain: StoryChain): Promise<Before> {
  return {
    block: await chain.head(),
    mails: world.server.received.length,
    emails: (await world.db.emailMessage.findMany({ select: { id: true } })).map(({ id }) => id),
    lostCommits: lostCommitsOf(world),
  };
}

export interface Story {
  readonly schedule: Schedule;
  readonly chain: StoryChain;
  readonly seriesKey: string;
  /** What was there before it. */
  readonly before: Before;
  readonly people: People;
  readonly followers: readonly Follower[];
  readonly reading: Reading;
}

const callerOf = (who: Write['who']) => `account:${personas[who].accountId}`;

/** What a mutation that was acknowledged answers to the same key again. */
async function repeat({ people }: Story, write: Write) {
  const session = await people.sessionOf(write.who);
  const { operation, selection, input } = write;
  const answer = await people.persist(0, mutationOf(operation, selection), { input }, session.token);
  const payload = answer.data?.[operation];
  const code = payload?.code ?? answer.errors?.[0]?.extensions.code;
  return { key: input.idempotencyKey, again: code === undefined ? idsIn(payload) : [String(code)] };
}

/** The texts of notes as their owner reads them, by the id that the client chose. */
async function notesOf(
  { people }: Story,
  applications: readonly { readonly id: string; readonly who: Write['who'] }[],
) {
  const query = 'query ($id: ID!) { application(id: $id) { notes { text } } }';
  const found: { id: string; texts: string[] }[] = [];
  for (const { id, who } of applications) {
    const session = await people.sessionOf(who);
    const { data } = await people.persist(1, query, { id }, session.token);
    const { notes } = (data?.application ?? {}) as { notes?: { text: string }[] | null };
    found.push({ id, texts: (notes ?? []).map(({ text }) => text) });
  }
  return found;
}

const whole = (value: { toFixed(digits: number): string } | null) => (value === null ? null : BigInt(value.toFixed(0)));

/** The number of a chain's blocks that the index lacks. */
export async function blocksLeft({ db }: Pick<World, 'db'>, { name: chain, head }: StoryChain): Promise<number> {
  const cursor = await db.indexerCursor.findFirst({ where: { chain } });
  return Math.max(0, Number((await head()) - (cursor?.blockNumber ?? -1n)));
}

/** Ids of all that happened to a series, the oldest first. */
export const activityOf = async ({ db }: Pick<World, 'db'>, seriesKey: string): Promise<readonly string[]> => {
  const orderBy = [{ at: 'asc' }, { blockNumber: 'asc' }, { logIndex: 'asc' }, { id: 'asc' }] as const;
  return (await db.activityEvent.findMany({ where: { seriesKey }, orderBy: [...orderBy] })).map(({ id }) => id);
};

async function rowsOf({ db }: World, { seriesKey, chain: { name: chain } }: Story) {
  const bids = await db.bid.findMany({ where: { seriesKey }, orderBy: { sequence: 'asc' } });
  const every = await db.bid.findMany({ where: { chain } });
  const proceeds = await db.moneyEvent.findMany({ where: { chain, kind: 'PROCEEDS' } });
  const positions = await db.position.findMany({ where: { seriesKey } });
  const epoch = (await db.leadership.findMany()).reduce((sum, row) => sum + row.epoch, 0n);
  return {
    records: await db.idempotencyRecord.findMany(),
    drafts: await db.seriesDraft.findMany(),
    applications: await db.application.findMany(),
    accounts: await db.account.findMany(),
    built: await db.builtTransaction.findMany(),
    bids: bids.map(({ bidder, sequence, deposit, price, quantity, deliveredUnits, pendingUnits, deliveredRefund }) => ({
      ...{ bidder, sequence, deposit: whole(deposit), price: whole(price), quantity },
      ...{ units: deliveredUnits + pendingUnits, refund: whole(deliveredRefund) },
    })),
    /** The amounts that bidders paid and that issuers got by keepers that close old raises. */
    paid: [
      ...every.map(({ bidder, deposit, deliveredRefund }) => ({
        wallet: bidder,
        net: (whole(deposit) ?? 0n) - (whole(deliveredRefund) ?? 0n),
      })),
      ...proceeds.map(({ wallet, amount }) => ({ wallet, net: -(whole(amount) ?? 0n) })),
    ],
    positions: positions.map(({ holder, units }) => ({ holder, units })),
    running: await db.keeperRun.count({ where: { state: 'RUNNING' } }),
    epoch,
    events: await db.chainEvent.findMany({
      where: { seriesKey, name: { in: [...catalogues.notifications.kinds] } },
    }),
    outbox: await db.outboxMessage.findMany(),
    notifications: await db.notification.findMany({ where: { seriesKey } }),
    emails: await db.emailMessage.findMany(),
  };
}

/** Rows and contracts are read again where a keeper acted meanwhile, because what earlier stories left is closed at any time. */
const readTogether = (world: World, story: Story) =>
  eventually(async () => {
    const { chain, seriesKey } = story;
    const earlier = await rowsOf(world, story);
    const bidders = earlier.bids.map(({ bidder }) => bidder as Address);
    const contracts = await chain.contractsAt(seriesKey as Bytes32, bidders);
    expect(await blocksLeft(world, chain)).toBe(0);
    const rows = await rowsOf(world, story);
    expect(rows.running).toBe(0);
    expect(rows.paid).toEqual(earlier.paid);
    return { rows, contracts };
  });

const leads = ({ lines }: { readonly lines: readonly string[] }) =>
  lines.filter((line) => line.includes('This process leads the keepers')).length;

/** A start is made again where nothing answered, and where the node answered 503, as the fault `node refuses` has it. */
const isUnanswered = (code: string): boolean => code.endsWith('_UNREACHABLE') || code === 'NODE_STATUS';

/** A line that says why a process ended, but for a start that is made again. */
function isFatal(line: string): boolean {
  if (!line.includes('"level":"fatal"')) return false;
  const { refusals, error, msg } = JSON.parse(line) as {
    readonly refusals?: readonly { readonly code: string }[];
    readonly error?: { readonly code?: string };
    readonly msg: string;
  };
  if (refusals !== undefined) return !refusals.every(({ code }) => isUnanswered(code));
  return msg !== 'the service did not start' || !error?.code?.endsWith('_UNAVAILABLE');
}

/** How the processes are: those that ended by themselves, who led how often, who does not say that it is ready. */
async function processesOf({ slots, gateways }: World) {
  const ready = await Promise.all(gateways.map(async ({ url }) => (await fetch(`${url}/ready`)).status));
  return {
    died: slots.flatMap(({ died }) => died ?? []),
    fatal: slots.flatMap(({ programs }) => programs.flatMap(({ lines }) => lines.filter(isFatal))),
    led: slots.flatMap(({ programs }) => programs).reduce((sum, program) => sum + leads(program), 0),
    ready,
  };
}

export async function gather(world: World, story: Story) {
  const { people, chain, schedule, seriesKey, followers, reading, before } = story;
  const writes = people.writes;
  const acknowledged = writes.filter(({ outcome }) => outcome === 'acknowledged');
  const repeated: Awaited<ReturnType<typeof repeat>>[] = [];
  for (const write of acknowledged) repeated.push(await repeat(story, write));
  const started = writes.filter(({ operation }) => operation === 'startApplication');
  const notes = await notesOf(
    story,
    started.map(({ input, who }) => ({ id: String(input.newId), who })),
  );
  const { rows, contracts } = await readTogether(world, story);
  return {
    ...rows,
    schedule,
    seriesKey,
    writes,
    repeated,
    notes,
    callerOf,
    contracts,
    rich: chain.rich,
    /** The accounts of the wallets of those who act. */
    accountOf: new Map<string, string>(ACTORS.map((who) => [chain.wallet(who).address, personas[who].accountId])),
    sent: await chain.sentByKeepers(before.block),
    emails: rows.emails.filter(({ id }) => !before.emails.includes(id)),
    mailed: world.server.received
      .slice(before.mails)
      .map(({ source }) => /^Message-ID: <([^@>]+)@/im.exec(source)?.[1] ?? ''),
    activity: await activityOf(world, seriesKey),
    followed: followers.flatMap(({ sessions }): readonly Followed[] => sessions),
    /** Of each follower, the last session. */
    last: followers.map(({ sessions }) => sessions.at(-1)),
    reading,
    /** Commits that were lost on their way there or back. */
    lostCommits: lostCommitsOf(world) - before.lostCommits,
    internal: people.internal,
    strays: people.strays,
    ...(await processesOf(world)),
  };
}
