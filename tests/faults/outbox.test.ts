import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createOutboxWorld, messageFor, type OutboxWorld } from '../integration/support/outbox.ts';
import { createHolder, guard, letAllGo } from './support/locks.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const WAIT = { timeout: 40_000, interval: 50 };

let world: OutboxWorld;
const ends: (() => Promise<void>)[] = [];

beforeEach(async () => {
  world = await createOutboxWorld();
  await world.empty();
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  await letAllGo();
  await world.close();
});

/** The outbox in a process of its own; what it answers kills it as kill -9 does. */
function start(): () => Promise<void> {
  const path = 'tests/integration/support/outbox-process.ts';
  const child = spawn(process.execPath, ['--import', 'tsx', path, world.database.url], {
    ...{ cwd: ROOT, stdio: 'ignore', env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' } },
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  ends.push(kill);
  return kill;
}
const stateOf = async () => (await world.db.outboxMessage.findFirst())?.state;

/** What the database does of the transaction that a killed process was ending: nothing of it, or all. */
const undone = () => world.db.$queryRaw`
  SELECT pg_terminate_backend(pid)::text FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock' AND wait_event = 'advisory'`;
const done = async () => {};

describe('a process that is killed', () => {
  it.each([
    ['before a message is in the queue', 'outbox', undone, 'PENDING'],
    ['before it hears that a message is in the queue', 'outbox', done, 'QUEUED'],
    ['before people are told', 'notifications', undone, 'QUEUED'],
    ['before it hears that people are told', 'notifications', done, 'DISPATCHED'],
    ['before it is written that a mail was sent', 'email_outbox', undone, 'DISPATCHED'],
    ['before it hears that it is written', 'email_outbox', done, 'DISPATCHED'],
  ] as const)('%s leaves it to the next one, who tells everybody once', async (_, table, happens, state) => {
    const holder = await createHolder(world.database);
    await world.write(messageFor(world, { audience: { series: 'holders' } }));
    if (table === 'email_outbox') await world.dispatch();
    await guard(world.database, table);
    await holder.commits();
    const kill = start();
    await holder.waitedFor();
    await kill();
    await happens();
    await holder.letGo();
    await expect.poll(stateOf, WAIT).toBe(state);
    await world.expire();
    start();
    await expect.poll(stateOf, WAIT).toBe('DISPATCHED');
    await expect.poll(() => world.db.emailMessage.count({ where: { state: 'SENT' } }), WAIT).toBe(3);
    expect(await world.told()).toEqual(['holderA1', 'holderA2', 'issuerA']);
  });
});
