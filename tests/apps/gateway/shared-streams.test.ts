import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { activityFeed, publishEvent } from '../../support/feed.ts';
import { forFile } from '../../support/for-file.ts';
import { newWallet, startTestGateway } from '../../support/gateway.ts';
import { POPULATION } from '../../support/populate.ts';

// The single connection mode of GraphQL over server-sent events: many operations, one stream.

const TOKEN = 'x-graphql-event-stream-token';
const EVENTS = { accept: 'text/event-stream' };

const gateway = await forFile(startTestGateway({ populated: true }));
const population = POPULATION;
await gateway.listening();

const stream = (method: string, token: string, more: RequestInit = {}, query = '') =>
  gateway.request(`/graphql/stream${query}`, { method, ...more, headers: { [TOKEN]: token, ...more.headers } });
const reserve = async () => (await gateway.request('/graphql/stream', { method: 'PUT' })).text();
const start = (token: string, id: unknown, query: string, bearer?: string) =>
  stream('POST', token, {
    headers: { 'content-type': 'application/json', ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) },
    body: JSON.stringify({ query, extensions: { operationId: id } }),
  });

/** An open stream, and its messages one by one. */
async function opened() {
  const token = await reserve();
  const end = new AbortController();
  const response = await stream('GET', token, { headers: EVENTS, signal: end.signal });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  async function next(): Promise<[string, unknown] | null> {
    for (;;) {
      const message = /^event: (\w+)\ndata: (.+)\n\n/m.exec(text);
      if (message) {
        text = text.slice(message.index + message[0].length);
        return [message[1] as string, JSON.parse(message[2] as string)];
      }
      const chunk = await reader?.read();
      if (!chunk || chunk.done) return null;
      text += chunk.value;
    }
  }
  return { token, next, end: () => end.abort() };
}

const settled = async (round: number) =>
  publishEvent(gateway, {
    seriesKey: population.series.A.key,
    at: new Date(),
    name: 'SettlementRound',
    args: { round, units: '100', clearingPrice: '2000000', rejected: 1 },
  });

describe('a shared stream', () => {
  it('answers operations of every kind, each by its id', async () => {
    const { token, next, end } = await opened();
    const totalCount = await gateway.database.prisma.series.count();
    expect((await start(token, 'q', '{ seriesList { totalCount } }')).status).toBe(202);
    expect(await next()).toMatchObject(['next', { id: 'q', payload: { data: { seriesList: { totalCount } } } }]);
    expect(await next()).toEqual(['complete', { id: 'q' }]);
    expect((await start(token, 's', activityFeed(population.series.A.key, 'event { round }'))).status).toBe(202);
    await settled(5);
    expect(await next()).toEqual(['next', { id: 's', payload: { data: { activity: { event: { round: 5 } } } } }]);
    expect((await start(token, 'm', '{ myBids { totalCount } }')).status).toBe(202);
    expect(await next()).toMatchObject(['next', { id: 'm', payload: { data: { myBids: null } } }]);
    expect(await next()).toEqual(['complete', { id: 'm' }]);
    end();
  });

  it('reads each operation with its own session', async () => {
    const { token, next, end } = await opened();
    const bearer = await gateway.signIn(newWallet());
    await start(token, 'own', '{ myBids { totalCount } }', bearer);
    expect(await next()).toMatchObject(['next', { payload: { data: { myBids: { totalCount: 0 } } } }]);
    await next();
    await start(token, 'nobody', '{ myBids { totalCount } }');
    expect(await next()).toMatchObject([
      'next',
      { payload: { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] } },
    ]);
    end();
  });

  it('ends an operation, and takes its id again', async () => {
    const { token, next, end } = await opened();
    const feed = activityFeed(population.series.A.key, 'event { round }');
    await start(token, 'x', feed);
    expect((await start(token, 'x', feed)).status).toBe(409);
    expect((await stream('DELETE', token, {}, '?operationId=x')).status).toBe(200);
    expect(await next()).toEqual(['complete', { id: 'x' }]);
    await expect.poll(async () => (await start(token, 'x', '{ __typename }')).status).toBe(202);
    end();
  });

  it('answers what is wrong with a document as its result', async () => {
    const { token, next, end } = await opened();
    for (const [query, code] of [
      ['{ nothing }', 'INVALID_DOCUMENT'],
      ['{', 'MALFORMED_DOCUMENT'],
    ] as const) {
      const { status } = await start(token, code, query);
      expect(status).toBe(202);
      expect(await next()).toMatchObject(['next', { id: code, payload: { errors: [{ extensions: { code } }] } }]);
      expect(await next()).toEqual(['complete', { id: code }]);
    }
    end();
  });

  it('holds so many operations and no more', async () => {
    const { token, end } = await opened();
    const feed = activityFeed(population.series.A.key, 'event { round }');
    for (let i = 0; i < 64; i++) expect((await start(token, `feed ${i}`, feed)).status).toBe(202);
    expect((await start(token, 'one more', feed)).status).toBe(429);
    end();
  });

  it('is not open to a token that was not issued, a second time, or after its client has gone', async () => {
    const issued = await reserve();
    for (const token of ['', 'made-up', `${issued}x`, issued.replace(/\.\d+\./, '.9999999999999.')]) {
      expect([token, (await stream('GET', token, { headers: EVENTS })).status]).toEqual([token, 404]);
      expect([token, (await start(token, 'a', '{ __typename }')).status]).toEqual([token, 404]);
    }
    expect((await start(issued, 'a', '{ __typename }')).status).toBe(404); // reserved, not open
    const { token, end } = await opened();
    expect((await stream('GET', token, { headers: EVENTS })).status).toBe(409);
    end();
    await expect.poll(async () => (await start(token, 'a', '{ __typename }')).status).toBe(404);
  });

  it('takes no operation whose body arrives after its end', async () => {
    const { token, end } = await opened();
    const body = JSON.stringify({ query: '{ __typename }', extensions: { operationId: 'late' } });
    const headers = { [TOKEN]: token, 'content-type': 'application/json', expect: '100-continue' };
    const late = request(`${gateway.url}/graphql/stream`, { method: 'POST', headers });
    const answered = once(late, 'response');
    await once(late, 'continue'); // the gateway has the request, and waits for its body
    end();
    await expect.poll(async () => (await start(token, 'a', '{ __typename }')).status).toBe(404);
    late.end(body);
    const [res] = (await answered) as [IncomingMessage];
    res.resume();
    expect(res.statusCode).toBe(404);
  });

  it.each<[string, () => Promise<Response>, number]>([
    ['an operation without an id', async () => start((await opened()).token, undefined, '{ __typename }'), 400],
    ['an id that is no text', async () => start((await opened()).token, { a: 1 }, '{ __typename }'), 400],
    ['an id without end', async () => start((await opened()).token, 'x'.repeat(129), '{ __typename }'), 400],
    ['a form', async () => stream('POST', (await opened()).token, { body: 'query=1' }), 415],
    ['another method', () => gateway.request('/graphql/stream', { method: 'PATCH' }), 405],
  ])('refuses %s', async (_, send, status) => {
    expect((await send()).status).toBe(status);
  });

  it('waits for a client that does not read, without a listener for each operation', async () => {
    const warnings: Error[] = [];
    const note = (warning: Error) => warnings.push(warning);
    process.on('warning', note);
    const token = await reserve();
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
    socket.write(`GET /graphql/stream HTTP/1.1\r\nhost: x\r\naccept: text/event-stream\r\n${TOKEN}: ${token}\r\n\r\n`);
    await once(socket, 'readable');
    const large =
      '{ __schema { types { name description fields { name description type { name ofType { name } } } } } }';
    for (let i = 0; i < 24; i++) expect((await start(token, `${i}`, large)).status).toBe(202);
    socket.destroy();
    await expect.poll(async () => (await start(token, 'a', '{ __typename }')).status).toBe(404);
    process.off('warning', note);
    expect(warnings.map(({ message }) => message)).toEqual([]);
  });

  it('ends with the gateway', async () => {
    const own = await startTestGateway({ database: gateway.database });
    const token = await (await own.request('/graphql/stream', { method: 'PUT' })).text();
    const response = await own.request('/graphql/stream', { headers: { ...EVENTS, [TOKEN]: token } });
    await own.request('/graphql/stream', {
      method: 'POST',
      headers: { [TOKEN]: token, 'content-type': 'application/json' },
      body: JSON.stringify({
        query: activityFeed(population.series.A.key, 'event { round }'),
        extensions: { operationId: 'last' },
      }),
    });
    const [text] = await Promise.all([response.text(), own.close()]);
    expect(text).toContain('event: complete\ndata: {"id":"last"}');
  });
});
