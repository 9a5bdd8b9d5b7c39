import type { ChainEventNotice } from '@income-series/protocol/chain';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEventStream, type EventStream } from '../../../src/adapters/db/event-stream.ts';
import { announce } from '../../../src/domains/operations/index.ts';
import { commitBid, createSeries, RATE, seriesKeyOf } from '../../indexing/support/actions.ts';
import { catchUp, indexerOf } from '../../indexing/support/index.ts';
import { createWorld } from '../../indexing/support/world.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { forFile } from '../../support/for-file.ts';
import { startTcpProxy } from '../../support/tcp-proxy.ts';

let database: TestDatabase;
let stream: EventStream;
let broken: number;

const world = await forFile(createWorld());

beforeEach(async () => {
  database = await createTestDatabase();
  await catchUp(indexerOf(world, database.prisma));
  broken = 0;
  stream = createEventStream({
    url: database.url,
    onBroken: () => {
      broken += 1;
    },
  });
  await stream.ready();
});
afterEach(async () => {
  await stream.close();
  await database.drop();
});

const index = () => catchUp(indexerOf(world, database.prisma));
/** Of the last event that names a person. */
async function keyOf(person: number): Promise<string> {
  const args = { path: ['wallet'], equals: world.people[person] as string };
  const row = await database.prisma.chainEvent.findFirstOrThrow({ where: { args }, orderBy: { blockNumber: 'desc' } });
  return `${row.blockHash}:${row.logIndex}`;
}
const verify = (person: number, verified: boolean) =>
  world.govern('registry', 'setVerified', [[world.people[person]], verified]);

const subscribed = (signal?: AbortSignal) =>
  stream.subscribe('chain_events', () => true, signal && { signal, cutOff: () => {} });

async function take(events: AsyncIterableIterator<ChainEventNotice>, count: number): Promise<ChainEventNotice[]> {
  const taken: ChainEventNotice[] = [];
  while (taken.length < count) {
    const { value, done } = await events.next();
    if (done) break;
    taken.push(value);
  }
  return taken;
}

async function cutListener(): Promise<void> {
  const other = new pg.Client({ connectionString: database.url });
  await other.connect();
  await other.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'income-series-events'`);
  await other.end();
  while (broken === 0) await new Promise((resolve) => setImmediate(resolve));
}

describe('the stream of committed events', () => {
  it('delivers to every subscriber what was committed, with its series', async () => {
    const before = subscribed();
    const known = await database.prisma.chainEvent.count();
    await world.govern('fxFeed', 'publish', [840, RATE]);
    await index();
    await take(before, (await database.prisma.chainEvent.count()) - known);
    const [one, two] = [subscribed(), subscribed()];
    await createSeries(world, 1);
    await commitBid(world, 1, 0);
    await index();
    const received = await take(one, 2);
    expect(received).toMatchObject([
      { op: 'applied', name: 'SeriesCreated', seriesKey: seriesKeyOf(world, 1) },
      { op: 'applied', name: 'BidCommitted', seriesKey: seriesKeyOf(world, 1) },
    ]);
    expect(await take(two, 2)).toEqual(received);
    const keys = await database.prisma.chainEvent.findMany({ where: { seriesKey: seriesKeyOf(world, 1) } });
    expect(received.map(({ key }) => key).sort()).toEqual(keys.map((row) => `${row.blockHash}:${row.logIndex}`).sort());
  });

  it('delivers what a reorganisation removed before what it added', async () => {
    const snapshot = await world.anvil.rpc('evm_snapshot');
    const events = subscribed();
    await verify(1, false);
    await index();
    const lost = await keyOf(1);
    expect(await take(events, 1)).toMatchObject([{ op: 'applied', key: lost }]);
    await world.anvil.rpc('evm_revert', snapshot);
    await verify(2, false);
    await world.anvil.rpc('evm_mine');
    await index();
    expect(await take(events, 2)).toMatchObject([
      { op: 'rolledBack', key: lost },
      { op: 'applied', key: await keyOf(2) },
    ]);
  });

  it('delivers after an interruption what was missed, once', async () => {
    const events = subscribed();
    await verify(3, false);
    await index();
    expect(await take(events, 1)).toMatchObject([{ key: await keyOf(3) }]);
    await cutListener();
    await verify(4, false);
    await index();
    expect(await take(events, 1)).toMatchObject([{ op: 'applied', key: await keyOf(4) }]);
    await verify(5, false);
    await index();
    expect(await take(events, 1)).toMatchObject([{ key: await keyOf(5) }]);
  });

  it('delivers after an interruption what was removed meanwhile', async () => {
    const snapshot = await world.anvil.rpc('evm_snapshot');
    const events = subscribed();
    await verify(6, false);
    await index();
    const lost = await keyOf(6);
    expect(await take(events, 1)).toMatchObject([{ op: 'applied', key: lost }]);
    await cutListener();
    await world.anvil.rpc('evm_revert', snapshot);
    await verify(7, false);
    await world.anvil.rpc('evm_mine');
    await index();
    expect(await take(events, 2)).toMatchObject([
      { op: 'rolledBack', key: lost },
      { op: 'applied', key: await keyOf(7) },
    ]);
  });

  it('cuts off who lets too much wait, and no other', async () => {
    let cut = 0;
    const lifetime = { signal: new AbortController().signal, cutOff: () => cut++ };
    const slow = stream.subscribe('transactions', () => true, lifetime);
    const choosy = stream.subscribe('transactions', ({ id }) => id === '7', { ...lifetime, cutOff: () => {} });
    const notify = (from: number, to: number) => database.prisma.$queryRaw`
      SELECT count(pg_notify('transactions', jsonb_build_object('id', n::text)::text))
      FROM generate_series(${from}::int, ${to}::int) AS n`;
    await notify(1, 1001);
    expect(await choosy.next()).toMatchObject({ value: { id: '7' } });
    await notify(7, 7);
    expect(await choosy.next()).toMatchObject({ value: { id: '7' } });
    expect([cut, await slow.next()]).toMatchObject([1, { done: true }]);
  });

  it('notifies the other channels after an interruption that there was one', async () => {
    const said = stream.subscribe('sessions', () => true);
    await cutListener();
    expect(await said.next()).toEqual({ value: null, done: false });
    const notice = { accountId: 'a', epoch: 1 };
    await database.prisma.$transaction((tx) => announce(tx, 'sessions', [notice]));
    expect(await said.next()).toEqual({ value: notice, done: false });
  });

  it.each([
    ['breaks', 'cut'],
    ['falls silent', 'hush'],
  ] as const)('goes on after the network %s', async (_, happens) => {
    const [{ hostname, port }, url] = [new URL(database.url), new URL(database.url)];
    const proxy = await startTcpProxy({ host: hostname, port: Number(port) });
    url.host = `127.0.0.1:${proxy.port}`;
    let lost = 0;
    const far = createEventStream({ url: url.href, onBroken: () => lost++, pulseMs: 50, answerMs: 500 });
    await far.ready();
    const events = far.subscribe('chain_events', () => true);
    for (const person of [1, 2]) {
      const before = lost;
      proxy[happens]();
      await verify(person, false);
      await index();
      await expect.poll(() => lost).toBeGreaterThan(before);
      proxy.mend();
      expect(await take(events, 1)).toMatchObject([{ op: 'applied', key: await keyOf(person) }]);
      await verify(person, true);
      await index();
      expect(await take(events, 1)).toMatchObject([{ op: 'applied', key: await keyOf(person) }]);
    }
    await far.close();
    await proxy.close();
  });

  it('ends when its reader goes, when its signal aborts, and when it closes', async () => {
    const leaving = new AbortController();
    const [one, two, three] = [subscribed(), subscribed(leaving.signal), subscribed()];
    const pending = three.next();
    await one.return?.();
    leaving.abort();
    expect(await one.next()).toMatchObject({ done: true });
    expect(await two.next()).toMatchObject({ done: true });
    await stream.close();
    expect(await pending).toMatchObject({ done: true });
    expect(await subscribed().next()).toMatchObject({ done: true });
  });
});
