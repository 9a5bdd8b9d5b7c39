import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { AppError } from '@income-series/protocol/errors/app-error';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type JsonServer, startJsonServer } from './json-server.ts';

const refuse = () => {
  throw new AppError('UNAUTHENTICATED');
};
let server: JsonServer;
beforeAll(async () => {
  server = await startJsonServer({
    maxBody: 100_000,
    routes: { 'POST /echo': ({ body }) => body, 'GET /mine': refuse },
  });
});
afterAll(() => server?.close());

const post = (body: string | Buffer<ArrayBuffer>, coding?: string) =>
  fetch(`${server.url}/echo`, {
    method: 'POST',
    body,
    headers: coding === undefined ? {} : { 'content-encoding': coding },
  });

/** Posts a JSON body in chunks of one byte each. */
async function postBytes(body: string): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write('POST /echo HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ntransfer-encoding: chunked\r\n\r\n');
  socket.write([...body, ''].map((byte) => `${byte.length.toString(16)}\r\n${byte}\r\n`).join(''));
  return text(socket);
}

it('takes a body of at most 4,000 pieces', async () => {
  expect(await postBytes(`"${'x'.repeat(3_998)}"`)).toMatch(/^HTTP\/1\.1 200 /);
  expect(await postBytes(`"${'x'.repeat(3_999)}"`)).toMatch(/^HTTP\/1\.1 413 .*"BODY_TOO_LARGE"/s);
});

it('takes a body of at most its bytes', async () => {
  expect((await post(`"${'x'.repeat(99_998)}"`)).status).toBe(200);
  expect((await post(`"${'x'.repeat(99_999)}"`)).status).toBe(413);
});

const TEXT = '{"a":1}';

it.each([
  ['gzip', gzipSync(TEXT)],
  ['br', brotliCompressSync(TEXT)],
  ['zstd', TEXT],
  ['none', TEXT],
  ['identity, gzip', gzipSync(TEXT)],
  ['gzip', gzipSync('x'.repeat(1_000_000))],
])('a body of the coding %s is refused by the name of what it has', async (coding, body) => {
  const response = await post(body, coding);
  expect([response.status, response.headers.get('accept-encoding')]).toEqual([415, 'identity']);
  expect(await response.json()).toMatchObject({ error: { code: 'CONTENT_ENCODING_REFUSED' } });
});

it.each(['identity', 'Identity', '', undefined])('a body of the coding %j is read', async (coding) => {
  expect(await (await post(TEXT, coding)).json()).toEqual({ a: 1 });
});

it('allows the headers that a page’s preflight asks for', async () => {
  const headers = { origin: 'https://app.example', 'access-control-request-headers': 'baggage, x-mine' };
  const response = await fetch(`${server.url}/echo`, { method: 'OPTIONS', headers });
  expect(response.headers.get('access-control-allow-headers')).toBe('baggage, x-mine');
});

it('says with a 401 how its callers authenticate', async () => {
  const response = await fetch(`${server.url}/mine`);
  expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
});
