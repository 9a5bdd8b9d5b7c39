import type { Socket } from 'node:net';
import pg from 'pg';
import { expect, it } from 'vitest';
import { endSilent } from '../../../src/adapters/db/silence.ts';
import { guarded } from '../../../src/adapters/db/unavailable.ts';
import { createTestDatabase } from '../../support/database.ts';
import { startTcpProxy } from '../../support/tcp-proxy.ts';

it('fails what runs on a connection that falls silent, leaves one that rests, and goes on with another', async () => {
  await using database = await createTestDatabase();
  const url = new URL(database.url);
  const proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  const pool = new pg.Pool({ connectionString: url.href, max: 1 });
  endSilent(pool, 200);
  const pid = async () => (await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid;
  try {
    const first = await pid();
    const used = await pool.connect();
    const { stream } = (used as unknown as { connection: { stream: Socket } }).connection;
    used.release();
    expect(stream.timeout).toBe(0);
    expect(await pid()).toBe(first);

    proxy.hush();
    await expect(guarded(pid)).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
    expect(pool.totalCount).toBe(0);
    proxy.mend();
    const second = await pid();
    expect(second).not.toBe(first);

    const held = await pool.connect();
    held.on('error', () => {}); // what runs on it says so
    await held.query('BEGIN');
    proxy.hush();
    await expect(guarded(() => held.query('COMMIT'))).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
    held.release(true);
  } finally {
    proxy.mend();
    await pool.end();
    await proxy.close();
  }
});
