import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { catalogues } from '../../src/modules.ts';
import { commitBid, createSeries, pass, revealBid, seriesKeyOf } from '../indexing/support/actions.ts';
import { happens } from '../indexing/support/stage.ts';
import { commitOrder, openWindow, revealOrder } from '../indexing/support/windows.ts';
import { forFile } from '../support/for-file.ts';
import { expectModels } from './support/models.ts';
import { COINS, openWorks, type SendingPoint } from './support/works.ts';

// One story. Each test kills the worker at one point; the worker of the next finds what was left, and goes on to its own.

/** Two raises, so that one is to be settled still after a step that was confirmed; what people get depends on the numbers. */
const SERIES = [10, 18];
/** Takes bids to the end, which are notified and mailed. */
const OPEN = 26;
const PEOPLE = [0, 1, 2, 3];
const TRADERS = [0, 1, 3, 4, 5];
const REVEALING = [0, 1, 3, 5];
/** Each kind of step is killed at each point. */
const POINTS: readonly SendingPoint[] = ['before it is sent', 'in the pool', 'in a block without an answer'];
/** Commits that a worker is killed at: who bids for it, where, and whether the database does what it was asked to. */
const COMMITS = [
  [0, 'of the index', 'chain_events', 'INSERT', 'undone'],
  [2, 'that moves a message into the queue', 'outbox', 'UPDATE', 'undone'],
  [4, 'that succeeds unacknowledged: a message is in the queue', 'outbox', 'UPDATE', 'done'],
  [6, 'that notifies people', 'notifications', 'INSERT', 'undone'],
  [1, 'that succeeds unacknowledged: people are notified', 'notifications', 'INSERT', 'done'],
  [3, 'that says that a mail was sent', 'email_outbox', 'UPDATE', 'undone'],
  [5, 'that succeeds unacknowledged: a mail is sent', 'email_outbox', 'UPDATE', 'done'],
] as const;

/** What only one wallet is notified of, and the argument that names it. */
const PARTIES = [
  ['BidCommitted', 'bidder'],
  ['BidRevealed', 'bidder'],
  ['BidProcessed', 'bidder'],
  ['BidDelivered', 'bidder'],
  ['UnitsMinted', 'holder'],
  ['OrderProcessed', 'trader'],
  ['OrderDelivered', 'trader'],
] as const;

const works = await forFile(openWorks());
afterEach(async ({ task }) => {
  const lines = await works.cleared();
  if (task.result?.state === 'fail') console.error(lines.join('\n'));
});

const of = (series: number) => ({ seriesKey: seriesKeyOf(works.world, series) });
const [FIRST = 0] = SERIES;

it('a worker that is killed as it settles leaves the step to the next one', async () => {
  const { world } = works;
  for (const series of SERIES) await happens(createSeries(world, series));
  for (const series of SERIES) for (const person of PEOPLE) await happens(commitBid(world, series, person));
  await pass(world, 1n);
  for (const series of SERIES)
    for (const person of PEOPLE.slice(0, -1)) await happens(revealBid(world, series, person));
  await pass(world, 1n);
  for (const point of POINTS) await works.killedSending({ kind: 'settleStep', ...of(FIRST), maxBids: 1 }, point);
});

it('or as it delivers', async () => {
  const bidder = works.keeper;
  for (const point of POINTS) await works.killedSending({ kind: 'deliverBid', ...of(FIRST), bidder }, point);
});

it('or between two, with windows whose sellers have their units by then', async () => {
  const { world, database } = works;
  const worker = await works.start();
  const left = () => database.prisma.bid.count({ where: { delivery: { not: 'DELIVERED' } } });
  await expect.poll(left).toBe(0);
  for (const series of SERIES) await happens(openWindow(world, series));
  for (const series of SERIES) for (const person of TRADERS) await happens(commitOrder(world, series, person));
  await pass(world, 3n);
  for (const series of SERIES) for (const person of REVEALING) await happens(revealOrder(world, series, person));
  await worker.kill();
  await pass(world, 2n);
});

it('or as it settles a window', async () => {
  for (const point of POINTS) await works.killedSending({ kind: 'settleWindow', ...of(FIRST), maxOrders: 1 }, point);
});

describe('or in a transaction', () => {
  beforeAll(() => happens(createSeries(works.world, OPEN)));

  it.each(COMMITS)('of person %i, %s', async (person, _, table, way, end) => {
    await works.timePasses();
    await happens(commitBid(works.world, OPEN, person));
    await works.killedCommitting(table, way, end);
  });
});

describe('in the end', () => {
  const db = () => works.database.prisma;

  it('a worker that is not killed finishes all of it', async () => {
    await works.timePasses();
    const worker = await works.start();
    const head = await works.world.client.getBlockNumber();
    const left = async () => [
      Number(head - ((await db().indexerCursor.findFirst())?.blockNumber ?? 0n)) > 0,
      await db().windowOrder.count({ where: { delivery: { not: 'DELIVERED' }, validity: { not: 'UNREVEALED' } } }),
      await db().outboxMessage.count({ where: { state: { not: 'DISPATCHED' } } }),
      await db().emailMessage.count({ where: { state: { not: 'SENT' } } }),
    ];
    await expect.poll(left).toEqual([false, 0, 0, 0]);
    expect(await worker.end(), worker.lines.slice(-20).join('\n')).toBe(0);
  });

  it('every bid and order was delivered once, as the models of raise and window say', async () => {
    const events = await db().chainEvent.findMany({ where: { name: { in: ['BidDelivered', 'OrderDelivered'] } } });
    const who = events.map(({ name, seriesKey, args }) => {
      const { bidder, trader } = args as Readonly<Record<string, string>>;
      return [name, seriesKey, bidder ?? trader].join();
    });
    const all = SERIES.length * (PEOPLE.length + REVEALING.length); // other orders wait for the next window's price
    expect([who.length, new Set(who).size]).toEqual([all, all]);
    expect(await db().auctionDelivery.count()).toBe(0);
    await expectModels(works.world, db(), SERIES);
  });

  it('everybody was notified of everything once', async () => {
    const happened = await db().chainEvent.findMany({ where: { name: { in: [...catalogues.notifications.kinds] } } });
    expect(await db().outboxMessage.count()).toBe(happened.length);
    const wallets = await db().accountWallet.findMany();
    const addressOf = new Map(wallets.map(({ accountId, address }) => [accountId, address]));
    for (const [kind, party] of PARTIES) {
      const rows = await db().notification.findMany({ where: { kind } });
      const events = happened.filter(({ name }) => name === kind);
      expect(events.length, kind).toBeGreaterThan(0);
      expect(rows.map((row) => [row.seriesKey, addressOf.get(String(row.accountId))].join()).sort(), kind).toEqual(
        events
          .map(({ seriesKey, args }) => [seriesKey, (args as Readonly<Record<string, string>>)[party]].join())
          .sort(),
      );
    }
  });

  it('every mail came, some twice but under the same Message-ID', async () => {
    const ids = works.server.received.map(({ source }) => /^Message-ID: <([^@>]+)@/im.exec(source)?.[1]);
    const rows = await db().emailMessage.findMany({ include: { account: true } });
    expect([...new Set(ids)].sort()).toEqual(rows.map(({ id }) => id).sort());
    expect(ids.length).toBeGreaterThan(rows.length);
    expect(rows.length).toBe(await db().notification.count({ where: { account: { email: { not: null } } } }));
  });

  it('no less is booked than was spent', async () => {
    const runs = await db().keeperRun.findMany();
    expect(runs.filter(({ state }) => state === 'RUNNING')).toEqual([]);
    // A worker that sends again what the one before it booked needs no run of its own: three of the nine that were killed.
    expect(runs.filter(({ state }) => state === 'LOST').length).toBeGreaterThanOrEqual(3 * (POINTS.length - 1));
    const booked = runs.reduce((sum, { spent }) => sum + BigInt(spent.toFixed(0)), 0n);
    const left = BigInt(await works.world.anvil.rpc<string>('eth_getBalance', works.keeper, 'latest'));
    expect(COINS - left).toBeGreaterThan(0n);
    expect(booked).toBeGreaterThanOrEqual(COINS - left);
  });
});
