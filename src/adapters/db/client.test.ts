import { createServer, connect as dial, type Server } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { createPool } from './pool.ts';
import { guarded } from './unavailable.ts';

/** More columns than any row has. */
const COLUMNS = Buffer.from([0x7f, 0xff]);

let database: TestDatabase;
let server: Server;
let isBroken = false;

/** Each row of an answer says that it has more columns than follow. */
function broken(answer: Buffer): Buffer {
  for (let at = 0; at + 5 <= answer.length; at += 1 + answer.readInt32BE(at + 1))
    if (answer[at] === 'D'.charCodeAt(0)) COLUMNS.copy(answer, at + 5);
  return answer;
}

beforeAll(async () => {
  database = await createTestDatabase();
  const { hostname, port } = new URL(database.url);
  server = createServer((socket) => {
    const behind = dial({ host: hostname, port: Number(port) });
    socket.pipe(behind);
    behind.on('data', (answer) => socket.write(isBroken ? broken(answer) : answer));
    for (const one of [socket, behind])
      one.on('error', () => {}).on('close', () => [socket, behind].forEach((end) => void end.destroy()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.close();
  await database.drop();
});

it('a row that is none fails its statement alone, and its connection is replaced', async () => {
  const url = new URL(database.url);
  url.port = `${(server.address() as { readonly port: number }).port}`;
  const limits = { connectTimeoutMs: 5_000, statementTimeoutMs: 5_000, isLimited: true };
  const pool = createPool({ ...limits, url: url.href, connections: 1, onBroken: () => {} });
  const one = () => guarded(() => pool.query<{ one: number }>('SELECT 1 AS one'));
  expect((await one()).rows).toEqual([{ one: 1 }]);
  isBroken = true;
  await expect(one()).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
  isBroken = false;
  expect((await one()).rows).toEqual([{ one: 1 }]);
  await pool.end();
});
