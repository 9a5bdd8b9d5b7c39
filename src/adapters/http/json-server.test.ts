import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AppError } from '../../core/errors/app-error.ts';
import { type JsonServer, startJsonServer } from './json-server.ts';

const refuse = () => {
  throw new AppError('UNAUTHENTICATED');
};
let server: JsonServer;
beforeAll(async () => {
  server = await startJsonServer({ maxBody: 1_000, routes: { 'POST /echo': ({ body }) => body, 'GET /mine': refuse } });
});
afterAll(() => server?.close());

const post = (body: string | Buffer<ArrayBuffer>, coding?: string) =>
  fetch(`${server.url}/echo`, {
    method: 'POST',
    body,
    headers: coding === undefined ? {} : { 'content-encoding': coding },
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
