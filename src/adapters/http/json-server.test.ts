import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type JsonServer, startJsonServer } from './json-server.ts';

let server: JsonServer;
beforeAll(async () => {
  server = await startJsonServer({ routes: { 'POST /': ({ body }) => body }, maxBody: 100_000 });
});
afterAll(() => server?.close());

/** Posts a JSON body in chunks of one byte each. */
async function postBytes(body: string): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ntransfer-encoding: chunked\r\n\r\n');
  socket.write([...body, ''].map((byte) => `${byte.length.toString(16)}\r\n${byte}\r\n`).join(''));
  return text(socket);
}

it('takes a body of at most 4,000 pieces', async () => {
  expect(await postBytes(`"${'x'.repeat(3_998)}"`)).toMatch(/^HTTP\/1\.1 200 /);
  expect(await postBytes(`"${'x'.repeat(3_999)}"`)).toMatch(/^HTTP\/1\.1 413 .*"BODY_TOO_LARGE"/s);
});

it('takes a body of at most its bytes', async () => {
  const post = (length: number) => fetch(server.url, { method: 'POST', body: `"${'x'.repeat(length - 2)}"` });
  expect((await post(100_000)).status).toBe(200);
  expect((await post(100_001)).status).toBe(413);
});
