import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resetIndex } from '../../../src/indexing/reset.ts';
import { modules } from '../../../src/modules.ts';
import { commitBid, createSeries, pass, seriesKeyOf } from '../../indexing/support/actions.ts';
import { BOUND, catchUpToHalt, indexerOf } from '../../indexing/support/index.ts';
import { createNotifyingIndex, type NotifyingIndex } from '../../indexing/support/notifications.ts';
import { happens } from '../../indexing/support/stage.ts';
import { createWorld } from '../../indexing/support/world.ts';
import type { TestDatabase } from '../../support/database.ts';
import { EXHAUSTIVE, some } from '../../support/exhaustive.ts';
import { forFile } from '../../support/for-file.ts';
import { createHolder, guard, letAllGo } from '../../support/locks.ts';

let own: NotifyingIndex;

const world = await forFile(createWorld());
await happens(createSeries(world, 1));
/** The chain with the first series and no bid; a snapshot serves once. */
let origin: string = await world.anvil.rpc('evm_snapshot');
beforeEach(async () => {
  await world.anvil.rpc('evm_revert', origin);
  origin = await world.anvil.rpc('evm_snapshot');
  own = await createNotifyingIndex(world);
});
afterEach(async () => {
  await letAllGo();
  await own.close();
});

const bid = (person: number) => happens(commitBid(world, 1, person));
const snapshot = () => world.anvil.rpc<string>('evm_snapshot');
/** A snapshot of the chain once all of it is notified. */
async function settled(): Promise<string> {
  await own.index();
  await own.dispatch();
  return snapshot();
}
/** The job that notifies of a bid. */
async function bidJob() {
  await bid(0);
  await own.index();
  await own.move();
  const [job] = await own.take();
  if (!job) throw new Error('There is no job.');
  return job;
}
const mine = (blocks: number) => world.anvil.rpc('anvil_mine', `0x${blocks.toString(16)}`);
const activity = () => own.db.activityEvent.findMany({ select: { id: true, kind: true }, orderBy: { id: 'asc' } });
const tracesOf = async (db: TestDatabase['prisma']) => [await db.outboxMessage.count(), await db.notification.count()];

/** Another branch than the one that was: its blocks have other times, and it is longer. */
async function instead(at: string, kept: () => Promise<unknown> = async () => {}): Promise<void> {
  await world.anvil.rpc('evm_revert', at);
  await world.anvil.clock.advance(3_601n);
  await kept();
  await mine(6);
}

describe('a reorganisation', () => {
  it.each(some(['is in the queue', 'waits'], 1))('drops what %s', async (where) => {
    const at = await settled();
    await bid(0);
    await own.index();
    if (where === 'is in the queue') expect(await own.move()).toBe(1);
    expect(await own.waiting()).toEqual(['BidCommitted']);
    const before = await own.notified();
    await instead(at);
    expect((await own.index()).taken).toBeGreaterThan(0);
    expect(await own.waiting()).toEqual([]);
    expect(await own.db.outboxMessage.count({ where: { topic: 'BidCommitted' } })).toBe(0);
    for (const job of await own.take()) await own.notify(job);
    expect([await own.notified(), await own.notified(true)]).toEqual([before, []]);
  });

  it('retracts what was notified, sends no mail of it, and notifies of what the other blocks hold', async () => {
    const at = await settled();
    for (const person of [0, 1]) await bid(person);
    await own.index();
    expect(await own.dispatch()).toBe(2);
    await own.db.emailMessage.updateMany({ where: { template: 'SeriesCreated' }, data: { state: 'SKIPPED' } });
    await own.db.$executeRaw`DELETE FROM pgboss.job WHERE name = 'mail' AND id NOT IN (
      SELECT id FROM email_outbox WHERE template = 'BidCommitted')`;
    await own.mail(1);
    expect(own.sent).toHaveLength(1);
    const rows = await own.db.notification.findMany({ where: { kind: 'BidCommitted' } });
    // The first bid comes again in another block, the second never.
    await instead(at, () => bid(0));
    await own.index();
    const back = await own.notified(true);
    expect(back.map((text) => text.replace(/SENT|SKIPPED/, '…'))).toEqual([
      'person 0: BidCommitted, …',
      'person 1: BidCommitted, …',
    ]);
    expect(back.map((text) => text.split(', ')[1]).sort()).toEqual(['SENT', 'SKIPPED']);
    expect(await own.dispatch()).toBe(1);
    expect(await own.notified()).toEqual(['issuer: SeriesCreated, SKIPPED', 'person 0: BidCommitted, PENDING']);
    const again = await own.db.notification.findFirstOrThrow({ where: { kind: 'BidCommitted', retracted: false } });
    expect(rows.map(({ id }) => id)).not.toContain(again.id);
    await own.mail(10);
    expect(own.sent).toHaveLength(2);
  });

  if (EXHAUSTIVE)
    it('takes rows of the public feed along, and brings those of the other blocks', async () => {
      await own.index();
      const before = await activity();
      const at = await snapshot();
      await happens(createSeries(world, 2));
      await own.index();
      const during = await activity();
      expect(during.map(({ kind }) => kind)).toEqual(['SeriesCreated', 'SeriesCreated']);
      await instead(at);
      await own.index();
      expect(await activity()).toEqual(before);
      await happens(createSeries(world, 2));
      await own.index();
      const after = await activity();
      expect(after).toHaveLength(2);
      expect(after).not.toEqual(during);
      const { id } = await own.db.activityEvent.findFirstOrThrow({ where: { seriesKey: seriesKeyOf(world, 2) } });
      expect(during.map((row) => row.id)).not.toContain(id);
    });

  it('waits for a dispatch that is about to commit, and retracts what it wrote', async () => {
    const at = await settled();
    const job = await bidJob();
    const holder = await createHolder(own.database);
    await guard(own.database, 'notifications', 'INSERT');
    await holder.commits();
    const notifying = own.notify(job);
    await holder.waitedFor();
    await instead(at);
    const indexing = own.index();
    await expect.poll(blocked).toBe(2); // the dispatch at its commit, the rollback at the message's row
    await holder.letGo();
    await notifying;
    expect((await indexing).taken).toBeGreaterThan(0);
    expect(await own.notified(true)).toEqual(['person 0: BidCommitted, SKIPPED']);
    await own.mail(10);
    expect(await own.notified()).toEqual(['issuer: SeriesCreated, SENT']);
  });

  it('that is about to commit is waited for by a dispatch, which then notifies nobody', async () => {
    const at = await settled();
    const job = await bidJob();
    await instead(at);
    const holder = await createHolder(own.database);
    await guard(own.database, 'chain_events');
    await holder.commits();
    const indexing = own.index();
    await holder.waitedFor();
    const notifying = own.notify(job);
    await expect.poll(blocked).toBe(2);
    await holder.letGo();
    await Promise.all([notifying, indexing]);
    expect([await own.notified(), await own.notified(true)]).toEqual([['issuer: SeriesCreated, PENDING'], []]);
    expect(await own.db.outboxMessage.count({ where: { topic: 'BidCommitted' } })).toBe(0);
  });
});

/** Sessions that wait for another's lock. */
async function blocked(): Promise<number> {
  const [row] = await own.db.$queryRaw<{ n: number }[]>`
    SELECT count(*)::int AS n FROM pg_stat_activity
    WHERE datname = current_database() AND cardinality(pg_blocking_pids(pid)) > 0`;
  return row?.n ?? 0;
}

describe('a first index', () => {
  /** A bid long ago, and one of today; as many blocks between as no reorganisation goes back. */
  async function oldAndNew(): Promise<Date> {
    await bid(0);
    await pass(world, 4n);
    await mine(BOUND + 1);
    await happens(createSeries(world, 2));
    await happens(commitBid(world, 2, 1));
    return new Date(Number(await world.anvil.clock.now()) * 1000);
  }
  const OLD = ['BidCommitted', 'SeriesCreated'];

  it.each(
    some(
      [
        ['of an old chain notifies only of what is new', (head: Date) => head, OLD],
        ['years later, too', (head: Date) => new Date(head.getTime() + 9e10), OLD],
        [
          'of a chain whose clock is ahead notifies of everything',
          (head: Date) => new Date(head.getTime() - 6e8),
          [...OLD, ...OLD],
        ],
      ],
      1,
    ),
  )('%s', async (_, machine, notified) => {
    own.clock.set(machine(await oldAndNew()));
    for (const batchBlocks of [7, 500]) await own.index({ clock: own.clock, batchBlocks });
    expect(await own.waiting()).toEqual([...notified].sort());
    expect(await own.db.chainEvent.count({ where: { name: 'BidCommitted' } })).toBe(2);
  });

  if (EXHAUSTIVE)
    it('notifies of everything on a chain whose clock jumped over few blocks', async () => {
      await bid(0);
      await pass(world, 80n);
      own.clock.set(new Date('2027-01-01'));
      await own.index({ clock: own.clock });
      expect(await own.waiting()).toEqual(OLD);
    });
});

describe('an index made again', () => {
  it('notifies of nothing twice, in whatever state it is', async () => {
    for (const person of [0, 1, 2]) await bid(person);
    await own.index();
    expect(await own.dispatch()).toBe(4);
    await own.mail(2);
    await bid(3);
    await own.index();
    const before = [await own.notified(), await own.waiting(), await tracesOf(own.db)];
    await resetIndex(own.db, world.chain, modules);
    expect([await own.notified(), await own.waiting(), await tracesOf(own.db)]).toEqual(before);
    await own.index({ batchBlocks: 5 });
    expect([await own.notified(), await own.waiting(), await tracesOf(own.db)]).toEqual(before);
    expect(await own.dispatch()).toBe(1);
    expect(await own.notified(true)).toEqual([]);
  });

  it('after a halt retracts what the chain has no more, and notifies of what it has instead', async () => {
    const at = await settled();
    for (const person of [0, 1]) await bid(person);
    await own.index();
    await own.dispatch();
    await bid(2);
    await mine(BOUND + 1);
    await own.index();
    expect(await own.waiting()).toEqual(['BidCommitted']);
    await world.anvil.rpc('evm_revert', at);
    await world.anvil.clock.advance(3_601n);
    await bid(1);
    await mine(BOUND + 4);
    const halted = await catchUpToHalt(indexerOf(world, own.db));
    expect(halted).toMatchObject({ kind: 'halted', halted: 'REORG_TOO_DEEP' });
    await resetIndex(own.db, world.chain, modules);
    expect(await own.waiting()).toEqual([]);
    await own.index();
    expect(await own.dispatch()).toBe(1);
    expect(await own.notified()).toEqual(['issuer: SeriesCreated, PENDING', 'person 1: BidCommitted, PENDING']);
    expect(await own.notified(true)).toEqual(['person 0: BidCommitted, SKIPPED', 'person 1: BidCommitted, SKIPPED']);
  });

  if (EXHAUSTIVE)
    it('leaves everything as it was where the node does not answer', async () => {
      await own.index();
      const before = await tracesOf(own.db);
      const silent = { name: world.chain.name, hashesAt: () => Promise.reject(new Error('silent')) };
      await expect(resetIndex(own.db, silent, modules)).rejects.toThrow('silent');
      expect(await tracesOf(own.db)).toEqual(before);
      expect(await own.db.series.count()).toBe(1);
    });
});
