import { createServer, connect as dial, type Server } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { createPool } from '../db/pool.ts';
import { preparedOn } from '../db/prepared.ts';
import { guarded } from '../db/unavailable.ts';
import { createJobsConnection } from '../jobs/connection.ts';

/** More columns than any row has. */
const COLUMNS = Buffer.from([0x7f, 0xff]);

let database: TestDatabase;
let server: Server;
let isBroken = false;
let isEnding = false;

/** Each row of an answer says that it has more columns than follow. */
function broken(answer: Buffer): Buffer {
  for (let at = 0; at + 5 <= answer.length; at += 1 + answer.readInt32BE(at + 1))
    if (answer[at] === 'D'.charCodeAt(0)) COLUMNS.copy(answer, at + 5);
  return answer;
}

/** What the server says as it ends, in the same packet as the answer before: an ErrorResponse of 57P01. */
const ENDING = Buffer.from('SFATAL\0VFATAL\0C57P01\0Mterminating connection\0\0');

/** An answer and that; nothing else comes, until the connection is closed. */
function ending(answer: Buffer): Buffer {
  const isReady = answer.subarray(-6, -1).equals(Buffer.from([0x5a, 0, 0, 0, 5]));
  const length = Buffer.alloc(4);
  length.writeInt32BE(ENDING.length + 4);
  return isReady ? Buffer.concat([answer, Buffer.from('E'), length, ENDING]) : answer;
}

const carried = (answer: Buffer): Buffer => {
  if (isBroken) return broken(answer);
  return isEnding ? ending(answer) : answer;
};

beforeAll(async () => {
  database = await createTestDatabase();
  const { hostname, port } = new URL(database.url);
  server = createServer((socket) => {
    const behind = dial({ host: hostname, port: Number(port) });
    socket.pipe(behind);
    behind.on('data', (answer) => socket.write(carried(answer)));
    for (const one of [socket, behind])
      one.on('error', () => {}).on('close', () => [socket, behind].forEach((end) => void end.destroy()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.close();
  await database.drop();
});

function throughServer(): string {
  const url = new URL(database.url);
  url.port = `${(server.address() as { readonly port: number }).port}`;
  return url.href;
}

function poolOfOne() {
  const limits = { connectTimeoutMs: 5_000, statementTimeoutMs: 5_000, isLimited: true };
  return createPool({ ...limits, url: throughServer(), connections: 1, onBroken: () => {} });
}

it('a row that is none fails its statement alone, and its connection is replaced', async () => {
  const pool = poolOfOne();
  const one = () => guarded(() => pool.query<{ one: number }>('SELECT 1 AS one'));
  expect((await one()).rows).toEqual([{ one: 1 }]);
  isBroken = true;
  await expect(one()).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
  isBroken = false;
  expect((await one()).rows).toEqual([{ one: 1 }]);
  await pool.end();
});

it('a server that ends as it lets a connection in ends that connection alone', async () => {
  const pool = poolOfOne();
  const prepared = preparedOn(pool, true);
  const one = () => guarded(() => prepared.query({ text: 'SELECT 1 AS one', values: [], rowMode: 'array' }));
  isEnding = true;
  await expect(one()).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
  isEnding = false;
  expect((await one()).rows).toEqual([[1]]);
  await pool.end();
});

it('the connections of the job queue too', async () => {
  const connection = createJobsConnection(throughServer(), () => {});
  const one = async () => (await connection.executeSql('SELECT 1 AS one')).rows;
  expect(await one()).toEqual([{ one: 1 }]);
  isBroken = true;
  await expect(one()).rejects.toThrow();
  isBroken = false;
  isEnding = true;
  await expect(one()).rejects.toThrow();
  isEnding = false;
  expect(await one()).toEqual([{ one: 1 }]);
  await connection.close();
});
