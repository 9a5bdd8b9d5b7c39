import type { Socket } from 'node:net';
import pg from 'pg';
import { expect, it } from 'vitest';
import { createPulse, endSilent } from '../../../src/adapters/db/silence.ts';
import { runGuarded } from '../../../src/adapters/db/unavailable.ts';
import { createTestDatabase } from '../../support/database.ts';
import { forFile } from '../../support/for-file.ts';
import { startTcpProxy } from '../../support/tcp-proxy.ts';

const database = await forFile(createTestDatabase());
const { hostname, port } = new URL(database.url);
const proxy = await forFile(startTcpProxy({ host: hostname, port: Number(port) }));
const url = Object.assign(new URL(database.url), { port: String(proxy.port) }).href;

const HOUR = 3_600_000;
const UNAVAILABLE = { code: 'DATABASE_UNAVAILABLE' };

/** A pool whose server may take so long to let a connection in, and whose connections may be silent for so long. */
function poolOf({ max = 1, patienceMs = HOUR, longestMs = HOUR }) {
  const pool = new pg.Pool({ connectionString: url, max });
  endSilent(pool, longestMs, createPulse(url, patienceMs));
  const pid = () => runGuarded(async () => (await pool.query('SELECT pg_backend_pid() AS pid')).rows[0]?.pid as number);
  return {
    pool,
    pid,
    async [Symbol.asyncDispose]() {
      proxy.mend();
      await pool.end();
    },
  };
}

it('fails what runs on connections to a server that fell silent, leaves one that rests, and goes on with another', async () => {
  await using one = poolOf({ patienceMs: 100 });
  const { pool, pid } = one;
  const first = await pid();
  const used = await pool.connect();
  const { stream } = (used as unknown as { connection: { stream: Socket } }).connection;
  used.release();
  expect(stream.timeout).toBe(0);
  expect(await pid()).toBe(first);

  proxy.hush();
  await expect(pid()).rejects.toMatchObject(UNAVAILABLE);
  expect(pool.totalCount).toBe(0);
  proxy.mend();
  expect(await pid()).not.toBe(first);

  const held = await pool.connect();
  held.on('error', () => {}); // what runs on it says so
  await held.query('BEGIN');
  proxy.hush();
  await expect(runGuarded(() => held.query('COMMIT'))).rejects.toMatchObject(UNAVAILABLE);
  held.release(true);
});

it('fails all that runs there, whenever it began', async () => {
  await using one = poolOf({ max: 5, patienceMs: 1_000 });
  await Promise.all(Array.from({ length: 5 }, one.pid));
  proxy.hush();
  const waiting = Array.from({ length: 5 }, one.pid);
  const ended = await Promise.allSettled(waiting);
  expect(ended.map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
});

it('leaves a statement alone that takes its time on a server that answers', async () => {
  await using one = poolOf({});
  expect((await one.pool.query('SELECT pg_sleep(2), 1 AS slept')).rows[0]?.slept).toBe(1);
});

it('fails what runs on a connection that alone is silent after its longest silence', async () => {
  await using one = poolOf({ longestMs: 600 });
  const first = await one.pid();
  proxy.strand();
  await expect(one.pid()).rejects.toMatchObject(UNAVAILABLE);
  expect(await one.pid()).not.toBe(first);
});
