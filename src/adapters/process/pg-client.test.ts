import { readdirSync, readFileSync } from 'node:fs';
import { createServer, connect as dial, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { projectPath } from '../../project.ts';
import { createEventStream } from '../db/event-stream.ts';
import { createPool } from '../db/pool.ts';
import { createStatementRunner } from '../db/prepared.ts';
import { runGuarded } from '../db/unavailable.ts';
import { createJobsConnection } from '../jobs/connection.ts';
import { Client } from './pg-client.ts';

/** The wrong number of columns. */
const COLUMNS = Buffer.from([0x7f, 0xff]);

let database: TestDatabase;
let server: Server;
let isBroken = false;
let isEnding = false;

/** Sets a wrong number of columns, greater than the real one, in each row of an answer. */
function breakRows(answer: Buffer): Buffer {
  for (let at = 0; at + 5 <= answer.length; at += 1 + answer.readInt32BE(at + 1))
    if (answer[at] === 'D'.charCodeAt(0)) COLUMNS.copy(answer, at + 5);
  return answer;
}

/** The ErrorResponse 57P01 of a server that ends. It comes in one packet with the answer before it. */
const ENDING = Buffer.from('SFATAL\0VFATAL\0C57P01\0Mterminating connection\0\0');

/** Appends `ENDING` to a complete answer. Nothing else follows until the connection is closed. */
function appendEnding(answer: Buffer): Buffer {
  const isReady = answer.subarray(-6, -1).equals(Buffer.from([0x5a, 0, 0, 0, 5]));
  const length = Buffer.alloc(4);
  length.writeInt32BE(ENDING.length + 4);
  return isReady ? Buffer.concat([answer, Buffer.from('E'), length, ENDING]) : answer;
}

const alterAnswer = (answer: Buffer): Buffer => {
  if (isBroken) return breakRows(answer);
  return isEnding ? appendEnding(answer) : answer;
};

beforeAll(async () => {
  database = await createTestDatabase();
  const { hostname, port } = new URL(database.url);
  server = createServer((socket) => {
    const upstream = dial({ host: hostname, port: Number(port) });
    socket.pipe(upstream);
    upstream.on('data', (answer) => socket.write(alterAnswer(answer)));
    for (const stream of [socket, upstream])
      stream.on('error', () => {}).on('close', () => [socket, upstream].forEach((end) => void end.destroy()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.close();
  await database.drop();
});

function proxyUrl(): string {
  const url = new URL(database.url);
  url.port = `${(server.address() as { readonly port: number }).port}`;
  return url.href;
}

function createPoolOfOne() {
  const limits = { connectTimeoutMs: 5_000, statementTimeoutMs: 5_000, isLimited: true };
  return createPool({ ...limits, url: proxyUrl(), connections: 1, onBroken: () => {} });
}

it('a malformed row fails only its statement, and its connection is replaced', async () => {
  const pool = createPoolOfOne();
  const select = () => runGuarded(() => pool.query<{ one: number }>('SELECT 1 AS one'));
  expect((await select()).rows).toEqual([{ one: 1 }]);
  isBroken = true;
  await expect(select()).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
  isBroken = false;
  expect((await select()).rows).toEqual([{ one: 1 }]);
  await pool.end();
});

it('a server that ends while it accepts a connection ends only that connection', async () => {
  const pool = createPoolOfOne();
  const prepared = createStatementRunner(pool, { named: true });
  const select = () => runGuarded(() => prepared.query({ text: 'SELECT 1 AS one', values: [], rowMode: 'array' }));
  isEnding = true;
  await expect(select()).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
  isEnding = false;
  expect((await select()).rows).toEqual([[1]]);
  await pool.end();
});

it('the connections of the job queue are replaced too', async () => {
  const connection = createJobsConnection(proxyUrl(), () => {});
  const select = async () => (await connection.executeSql('SELECT 1 AS one')).rows;
  expect(await select()).toEqual([{ one: 1 }]);
  isBroken = true;
  await expect(select()).rejects.toThrow();
  isBroken = false;
  isEnding = true;
  await expect(select()).rejects.toThrow();
  isEnding = false;
  expect(await select()).toEqual([{ one: 1 }]);
  await connection.close();
});

it('a connection that is ended at any moment of its start ends, and says so', async () => {
  const silent = createServer(() => {}); // accepts, and answers nothing
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as { readonly port: number };
  const unanswered = new URL(database.url);
  unanswered.port = `${port}`;
  for (const url of [unanswered.href, database.url]) {
    for (let ms = 0; ms < 8; ms += 0.5) {
      const client = new Client({ connectionString: url });
      const connected = client.connect().then(
        () => 'connected',
        () => 'ended',
      );
      await wait(ms);
      await client.end();
      expect(url === database.url ? ['connected', 'ended'] : ['ended']).toContain(await connected);
    }
  }
  silent.close();
});

it('an event stream that is closed while it connects closes', async () => {
  for (let i = 0; i < 20; i += 1) {
    const stream = createEventStream({ url: database.url });
    await wait(i / 4);
    await stream.close();
  }
});

it('every source connects by this client, which alone sets what a session begins with', () => {
  const root = projectPath('.');
  const files = ['src', 'scripts'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(root, folder, path)),
  );
  const sources = files.filter((path) => path.endsWith('.ts') && !path.includes('/generated/'));
  const others = sources.filter((path) =>
    /new pg\.Client\(|new pg\.Pool\((?!\{\s*Client,)|new Pool\(/.test(readFileSync(path, 'utf8')),
  );
  expect(others).toEqual([]);
  expect(sources.length).toBeGreaterThan(500);
});
