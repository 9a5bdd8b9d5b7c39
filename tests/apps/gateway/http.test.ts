import { createHash } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { get, type IncomingMessage, type Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { getIntrospectionQuery } from 'graphql';
import { serverAudits } from 'graphql-http';
import { describe, expect, it } from 'vitest';
import { startTextServer } from '../../../src/adapters/http/text-server.ts';
import { eventually } from '../../support/eventually.ts';
import { activityFeed, seriesToFollow } from '../../support/feed.ts';
import { forFile } from '../../support/for-file.ts';
import { newWallet, startTestGateway, TEST_CHAIN } from '../../support/gateway.ts';

const ORIGIN = 'https://app.example';
/** The files that the gateway takes itself to be allowed. It leaves half of them to connections. */
const OPEN_FILES = 128;

const gateway = await forFile(
  startTestGateway({ corsOrigins: [ORIGIN], limits: { bodyBytes: 64 * 1024 }, openFiles: OPEN_FILES }),
);

const post = (body: string, headers: Record<string, string> = {}) => gateway.post(body, { headers });
const codesOf = async (response: Response) => {
  const { errors = [] } = (await response.json()) as { errors?: { extensions: { code: string }; message: string }[] };
  return errors.map(({ extensions }) => extensions.code);
};

/** Sends a POST as these bytes on a connection of its own, and reads it to its end. */
function postBytes(version: '1.0' | '1.1', headers: string, body: string): Promise<string> {
  const { hostname, port } = new URL(gateway.url);
  const socket = connect(Number(port), hostname);
  socket.write(`POST /graphql HTTP/${version}\r\nhost: x\r\ncontent-type: application/json\r\n${headers}\r\n${body}`);
  return text(socket);
}

describe('GraphQL over HTTP', () => {
  for (const audit of serverAudits({ url: () => `${gateway.url}/graphql`, fetchFn: fetch })) {
    it(`audit ${audit.id}: ${audit.name}`, async () => {
      const result = await audit.fn();
      expect(result).toMatchObject({ status: 'ok' });
    });
  }

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/graphql',
    '',
  ])('refuses a POST of content type %j, which a page of any origin could send', async (type) => {
    const response = await gateway.request('/graphql', {
      method: 'POST',
      body: new TextEncoder().encode('{"query":"{ __typename }"}'),
      headers: type ? { 'content-type': type } : {},
    });
    expect(response.status).toBe(415);
    expect(await codesOf(response)).toEqual(['BAD_REQUEST']);
  });

  it('takes JSON in whatever case its type is written', async () => {
    for (const type of [
      'Application/JSON',
      'APPLICATION/JSON; charset=utf-8',
      'application/json;charset="UTF8"',
      'application/graphql+json',
    ]) {
      const headers = { 'content-type': type };
      const response = await gateway.request('/graphql', {
        method: 'POST',
        body: '{"query":"{ __typename }"}',
        headers,
      });
      expect([type, (await response.json()).data]).toEqual([type, { __typename: 'Query' }]);
    }
  });

  it('reads no body that is named as other text than UTF-8', async () => {
    for (const charset of ['iso-8859-1', 'utf-16le', '"windows-1252"', '']) {
      const response = await post('{"query":"{ __typename }"}', {
        'content-type': `application/json; charset=${charset}`,
      });
      expect([charset, response.status]).toEqual([charset, 415]);
      expect(await response.json()).toMatchObject({
        errors: [{ message: 'The body has another charset than UTF-8.', extensions: { code: 'BAD_REQUEST' } }],
      });
    }
  });

  it('runs queries by GET, and no mutation', async () => {
    const query = await gateway.request('/graphql?query={__typename}', { headers: { accept: 'application/json' } });
    expect(await query.json()).toMatchObject({ data: { __typename: 'Query' } });
    const mutation = `mutation { signInNonce(input: { address: "${newWallet().address}", chain: "${TEST_CHAIN}" }) { __typename } }`;
    const refused = await gateway.request(`/graphql?query=${encodeURIComponent(mutation)}`);
    expect(refused.status).toBe(405);
    expect(await codesOf(refused)).toEqual(['BAD_REQUEST']);
    expect(await gateway.database.prisma.authNonce.count()).toBe(0);
  });

  it('takes one operation a request, not a batch', async () => {
    const response = await post('[{"query":"{ __typename }"},{"query":"{ __typename }"}]');
    expect(response.status).toBe(400);
    expect(await codesOf(response)).toEqual(['BAD_REQUEST']);
  });

  it('answers the schema by introspection', async () => {
    const { data, errors } = await gateway.ask(getIntrospectionQuery());
    expect(errors).toBeUndefined();
    expect(data?.__schema).toBeTruthy();
  });

  it('reads no body that has a coding, on any path', async () => {
    const token = await (await gateway.request('/graphql/stream', { method: 'PUT' })).text();
    const end = new AbortController();
    const own = { 'content-type': 'application/json', 'x-graphql-event-stream-token': token };
    await gateway.request('/graphql/stream', { headers: { ...own, accept: 'text/event-stream' }, signal: end.signal });
    const body = gzipSync('{"query":"{ __typename }"}');
    for (const path of ['/graphql', '/graphql/stream', '/webhooks/identity/any']) {
      for (const coding of ['gzip', 'br', 'x-own']) {
        const headers = { ...own, 'content-encoding': coding };
        const response = await gateway.request(path, { method: 'POST', body, headers });
        expect([path, response.status, response.headers.get('accept-encoding')]).toEqual([path, 415, 'identity']);
        expect(await codesOf(response)).toEqual(['CONTENT_ENCODING_REFUSED']);
      }
    }
    end.abort();
    const plain = await post('{"query":"{ __typename }"}', { 'content-encoding': 'identity' });
    expect((await plain.json()).data).toEqual({ __typename: 'Query' });
  });

  it('reads no body whose transfer has a coding beside chunks', async () => {
    const [body, length] = ['{"query":"{ __typename }"}', 26];
    const chunked = (coding: string) =>
      postBytes(
        '1.1',
        `transfer-encoding: ${coding}\r\nconnection: close\r\n`,
        `${length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
      );
    expect(await chunked('chunked')).toMatch(/^HTTP\/1\.1 200 .*"__typename":"Query"/s);
    expect(await chunked('gzip, chunked')).toMatch(
      /^HTTP\/1\.1 415 .*a transfer-encoding beside `chunked`.*"code":"CONTENT_ENCODING_REFUSED"/s,
    );
  });

  it.each([
    'text/plain',
    'multipart/mixed',
    'application/json; charset=utf-16, multipart/mixed;deferSpec=20220824',
    'text/event-stream; charset=utf-16',
  ])('runs nothing for a client that takes %j alone', async (accept) => {
    const mutation = `mutation { signInNonce(input: { address: "${newWallet().address}", chain: "${TEST_CHAIN}" }) { __typename } }`;
    for (const query of ['{ __typename }', mutation, 'subscription { notificationReceived { id } }']) {
      const response = await post(JSON.stringify({ query }), { accept });
      expect([response.status, await codesOf(response)]).toEqual([406, ['NOT_ACCEPTABLE']]);
    }
    expect(await gateway.database.prisma.authNonce.count()).toBe(0);
  });

  it('begins no feed for a client that takes JSON alone', async () => {
    const token = await gateway.signIn(newWallet());
    const body = JSON.stringify({ query: 'subscription { notificationReceived { id } }' });
    for (const accept of ['application/json', 'application/graphql-response+json, multipart/mixed']) {
      const response = await post(body, { accept, authorization: `Bearer ${token}` });
      expect([response.status, await codesOf(response)]).toEqual([406, ['NOT_ACCEPTABLE']]);
    }
    expect(gateway.logs.findLast((line) => line.includes('"msg":"request"'))).toContain('NOT_ACCEPTABLE');
  });

  it('closes a connection whose client asks for it, however the answer is written', async () => {
    const body = '{"query":"{ __typename }"}';
    const head = (accept: string) => `accept: ${accept}\r\ncontent-length: ${body.length}\r\n`;
    for (const accept of ['application/json', 'multipart/mixed', 'text/event-stream, multipart/mixed']) {
      const old = await postBytes('1.0', head(accept), body);
      expect(old).toMatch(/^HTTP\/1\.1 (200|406) /);
      expect(old).not.toMatch(/transfer-encoding|keep-alive/i);
      const closed = await postBytes('1.1', `${head(accept)}connection: close\r\n`, body);
      expect(closed).toMatch(/^HTTP\/1\.1 (200|406) .*\r\nconnection: close\r\n/is);
      expect(closed).not.toMatch(/keep-alive|multipart/i);
    }
  });

  it('names the scheme that a token has, where a request has another', async () => {
    const message = 'The header `authorization` has another scheme than `Bearer`.';
    for (const authorization of ['Basic YTpi', 'Digest username="a"', 'Basic']) {
      const response = await post('{"query":"{ __typename }"}', { authorization });
      expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
      expect(await response.json()).toMatchObject({ errors: [{ message, extensions: { code: 'SESSION_INVALID' } }] });
    }
    for (const [path, method] of [
      ['/me/bids', 'GET'],
      ['/series', 'GET'],
      ['/graphql/stream', 'PUT'],
    ] as const) {
      const response = await gateway.request(path, { method, headers: { authorization: 'Basic YTpi' } });
      expect([path, response.status, await response.json()]).toMatchObject([path, 401, { errors: [{ message }] }]);
    }
    const invalid = await post('{"query":"{ __typename }"}', { authorization: 'Bearer a.b' });
    expect((await invalid.json()).errors[0].message).not.toBe(message);
  });

  it('answers pages of the configured origins, and of no other', async () => {
    const names =
      'apollographql-client-name, authorization, baggage, content-type, income-series-position, last-event-id, sentry-trace';
    const asked = { 'access-control-request-method': 'POST', 'access-control-request-headers': names };
    const preflight = (origin: string) =>
      gateway.request('/graphql', { method: 'OPTIONS', headers: { origin, ...asked } });
    const allowed = await preflight(ORIGIN);
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(allowed.headers.get('access-control-allow-headers')).toBe(names);
    expect(allowed.headers.get('vary')).toBe('Origin, Access-Control-Request-Headers');
    expect(allowed.headers.get('access-control-expose-headers')).toContain('income-series-position');
    expect(allowed.headers.get('access-control-allow-credentials')).toBeNull();
    for (const origin of ['https://app.example.evil', 'http://app.example', 'null']) {
      const refused = (await preflight(origin)).headers;
      expect(refused.get('access-control-allow-origin')).toBeNull();
      expect(refused.get('access-control-allow-headers')).toBeNull();
    }
  });

  it('names each request, by the caller’s id where it is one', async () => {
    const ids = await Promise.all(
      ['trace-0001', 'x', 'a b c d e f g', undefined].map(async (id) => {
        const response = await post('{"query":"{ __typename }"}', id === undefined ? {} : { 'x-request-id': id });
        return response.headers.get('x-request-id');
      }),
    );
    expect(ids[0]).toBe('trace-0001');
    for (const id of ids.slice(1)) expect(id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('serves the files of the proving setup by their hashes, and no other', async () => {
    const { hashes } = (await (await gateway.request('/setup')).json()) as { hashes: Readonly<Record<string, string>> };
    for (const encoding of ['gzip', 'identity']) {
      const file = await gateway.request(`/circuit/${hashes.zkey}`, { headers: { 'accept-encoding': encoding } });
      const bytes = Buffer.from(await file.arrayBuffer());
      expect([encoding, createHash('sha256').update(bytes).digest('hex')]).toEqual([encoding, hashes.zkey]);
    }
    expect((await gateway.request(`/circuit/${'0'.repeat(64)}`)).status).toBe(404);
  });

  it('answers unknown paths and methods with a code', async () => {
    const absent = await gateway.request('/nothing/here');
    expect([absent.status, await codesOf(absent)]).toEqual([404, ['NOT_FOUND']]);
    for (const path of ['/nothing', '/graphql/', '/series/', '/assets/other.js', '/chains/evm:143/signer-keys/x']) {
      const posted = await gateway.request(path, { method: 'POST', body: '{}' });
      expect([path, posted.status, await codesOf(posted)]).toEqual([path, 404, ['NOT_FOUND']]);
    }
    for (const path of [
      '/',
      '/ready',
      '/health',
      '/setup',
      '/openapi',
      '/openapi.json',
      '/schema.graphql',
      '/errors',
    ]) {
      const posted = await gateway.request(path, { method: 'POST', body: '{}' });
      expect([path, posted.status, posted.headers.get('allow')]).toEqual([path, 405, 'GET, HEAD']);
    }
    const method = await gateway.request('/series', { method: 'DELETE' });
    expect(method.status).toBe(405);
    const { errors } = (await method.json()) as {
      errors: readonly { message: string; extensions: { code: string } }[];
    };
    expect(errors).toMatchObject([{ message: 'The path takes GET, HEAD only.', extensions: { code: 'BAD_REQUEST' } }]);
    const hook = await gateway.request('/webhooks/identity/http');
    expect(await hook.json()).toMatchObject({ errors: [{ message: 'The path takes POST only.' }] });
    const headers = { 'content-type': 'application/json' };
    const put = await gateway.request('/graphql', { method: 'PUT', body: '{}', headers });
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  });

  it('answers HEAD as GET, without the body', async () => {
    const seriesKey = await seriesToFollow(gateway);
    const query = (document: string) => `/graphql?query=${encodeURIComponent(document)}`;
    const read = '{ __typename }';
    for (const [path, accept, status] of [
      ['/graphql', 'text/html', 200],
      ['/graphql', 'application/json', 400],
      [query(read), 'application/json', 200],
      [query(read), 'text/event-stream', 200],
      [query('mutation { __typename }'), 'application/json', 405],
      ['/ready', '*/*', 200],
    ] as const) {
      const asked = await gateway.request(path, { headers: { accept } });
      const head = await gateway.request(path, { method: 'HEAD', headers: { accept } });
      const shown = ({ headers }: Response) =>
        ['content-type', 'content-length', 'allow'].map((name) => headers.get(name));
      expect([path, head.status, ...shown(head)]).toEqual([path, status, ...shown(asked)]);
      expect(await head.text()).toBe('');
      await asked.text();
    }
    const feed = await gateway.request(query(activityFeed(seriesKey)), { method: 'HEAD' });
    expect([feed.status, feed.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
    expect(await feed.text()).toBe('');
  });

  it('follows a feed for a client that takes every type, as one that names event streams', async () => {
    const query = activityFeed(await seriesToFollow(gateway));
    for (const accept of ['*/*', '', 'application/json, */*;q=0.1']) {
      const end = new AbortController();
      const headers = { 'content-type': 'application/json', accept };
      const body = JSON.stringify({ query });
      const feed = await gateway.request('/graphql', { method: 'POST', body, headers, signal: end.signal });
      expect([accept, feed.status, feed.headers.get('content-type')]).toEqual([accept, 200, 'text/event-stream']);
      end.abort();
    }
  });

  it('names server-sent events to a client that asks for a WebSocket', async () => {
    const { hostname, port } = new URL(gateway.url);
    for (const path of ['/graphql', '/graphql/stream', '/subscriptions']) {
      const headers = {
        ...{ connection: 'Upgrade', upgrade: 'WebSocket', 'sec-websocket-version': '13' },
        ...{ 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==', 'sec-websocket-protocol': 'graphql-transport-ws' },
      };
      const [answer] = (await once(get({ hostname, port, path, headers }), 'response')) as [IncomingMessage];
      expect([path, answer.statusCode, JSON.parse(await text(answer))]).toMatchObject([
        ...[path, 400],
        { errors: [{ message: expect.stringContaining('server-sent events: `POST /graphql`') }] },
      ]);
    }
  });
});

/** The server of Node that answers a request. */
async function serverOf(request: () => Promise<unknown>): Promise<Server> {
  let server: Server | undefined;
  const note = (message: unknown) => {
    server = (message as { readonly server: Server }).server;
  };
  subscribe('http.server.request.start', note);
  await request();
  unsubscribe('http.server.request.start', note);
  return server as Server;
}

describe('a connection that cannot be accepted', () => {
  const failure = Object.assign(new Error('accept ENFILE'), { code: 'ENFILE', syscall: 'accept' });
  const page = { path: '/metrics', contentType: 'text/plain', text: async () => 'up 1' };

  it('is one line of the log that says what to do, and the next is accepted once others have ended', async () => {
    const server = await serverOf(() => gateway.request('/ready'));
    const { hostname, port } = new URL(gateway.url);
    let closed = 0;
    const sockets = Array.from({ length: OPEN_FILES }, () => connect(Number(port), hostname));
    for (const socket of sockets) socket.on('error', () => {}).on('close', () => closed++);
    await eventually(() => expect(closed).toBeGreaterThanOrEqual(OPEN_FILES / 2));
    for (const _ of [1, 2]) server.emit('error', failure);
    for (const socket of sockets) socket.destroy();
    await eventually(async () => expect((await gateway.request('/ready')).status).toBe(200));
    const lines = gateway.logs.filter((line) => line.includes('connections are refused'));
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'warn', count: 1, msg: expect.stringContaining('ulimit -n') },
    ]);
  });

  it('ends no process that serves its metrics', async () => {
    const { url, close } = await startTextServer(page, { host: '127.0.0.1', port: 0 });
    const server = await serverOf(() => fetch(`${url}/metrics`));
    for (const _ of [1, 2]) server.emit('error', failure);
    expect(await (await fetch(`${url}/metrics`)).text()).toBe('up 1');
    await close();
  });
});

it('the app’s page names what its transactions may call, and no page that opened it can lead it elsewhere', async () => {
  const page = await gateway.request('/app', { headers: { accept: 'text/html' } });
  const [, contracts] = /data-contracts="([^"]+)"/.exec(await page.text()) ?? [];
  expect(contracts).toMatch(/^evm:\d+( 0x[0-9a-f]{40}){10}/);
  expect(page.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
});

describe('GraphiQL', () => {
  const page = () => gateway.request('/graphql', { headers: { accept: 'text/html' } });

  it('is a page that loads from this server alone', async () => {
    const response = await page();
    const html = await response.text();
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("connect-src 'self'");
    expect(policy).not.toMatch(/https?:|\*/);
    expect(html).not.toMatch(/(src|href)="(https?:)?\/\//);
    expect(html.length).toBeLessThan(2_000);
  });

  it('has assets that never change under their names, compressed', async () => {
    const html = await (await page()).text();
    const paths = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => String(match[1]));
    expect(paths).toHaveLength(2);
    for (const path of paths) {
      const asset = await gateway.request(path);
      expect(asset.status).toBe(200);
      expect(asset.headers.get('content-encoding')).toBe('gzip');
      expect(asset.headers.get('cache-control')).toContain('immutable');
      expect((await asset.text()).length).toBeGreaterThan(10_000);
    }
    expect((await gateway.request('/assets/other.js')).status).toBe(404);
  });

  it('is led to by the page at the root, which is compressed for who takes that', async () => {
    for (const encoding of ['gzip, br', 'identity']) {
      const response = await gateway.request('/', { headers: { 'accept-encoding': encoding } });
      const coded = response.headers.get('content-encoding');
      expect([response.status, coded]).toEqual([200, encoding === 'identity' ? null : 'gzip']);
      expect(response.headers.get('vary')).toContain('accept-encoding');
      expect(await response.text()).toMatch(/<h1>Income Series<.*href="\/graphql"/s);
    }
  });
});
