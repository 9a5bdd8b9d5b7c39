import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BoundedServer, startBoundedServer } from './bounded-server.ts';
import { answerLast } from './last-answer.ts';

let server: BoundedServer;
beforeAll(async () => {
  server = await startBoundedServer(
    (request, response) => answerLast(request, response, { status: 413, headers: {}, body: 'too large' }, 50),
    {},
  );
});
afterAll(() => server?.close());

/** A connection with the head of a request whose body has this number of bytes. */
function request(length: number) {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write(`POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${length}\r\n\r\n`);
  return socket;
}

it('reaches a caller that reads nothing before it has sent all', async () => {
  const bytes = 20_000_000;
  const socket = request(bytes);
  const body = Buffer.alloc(64 * 1024, 7);
  for (let count = 0; count < bytes; count += body.length)
    if (!socket.write(body.subarray(0, bytes - count))) await once(socket, 'drain');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 .*connection: close.*too large$/is);
});

it('reaches fetch, which sends while it reads', async () => {
  for (let i = 0; i < 5; i++) {
    const response = await fetch(server.url, { method: 'POST', body: Buffer.alloc(20_000_000, 7) });
    expect([response.status, await response.text()]).toEqual([413, 'too large']);
  }
});

it('ends the connection of a caller that sends nothing more, or never ends', async () => {
  const still = request(1_000_000);
  still.write('x');
  expect(await text(still)).toMatch(/too large$/);
  const endless = request(1_000_000);
  endless.on('error', () => {}); // it goes on writing after the end
  const writing = setInterval(() => endless.write('x'), 10);
  expect(await text(endless)).toMatch(/too large$/);
  clearInterval(writing);
});
