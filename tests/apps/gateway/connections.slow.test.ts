import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { activityFeed, openFeed, publishEvent, seriesToFollow } from '../../support/feed.ts';
import { forTest } from '../../support/for-file.ts';
import { startTestGateway, type TestGateway, type TestGatewayOptions } from '../../support/gateway.ts';
import { failWithout } from '../../support/missing.ts';
import { HAS_NGINX, startNginx } from '../../support/nginx.ts';

const start = (options: TestGatewayOptions = {}) => forTest(startTestGateway(options));

const post = (accept: string, body: string, length = Buffer.byteLength(body)) =>
  `POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\naccept: ${accept}\r\ncontent-length: ${length}\r\n\r\n${body}`;
const feedOf = async (gateway: TestGateway) => activityFeed(await seriesToFollow(gateway));
const feedRequest = async (gateway: TestGateway) =>
  post('text/event-stream', JSON.stringify({ query: await feedOf(gateway) }));

/** A connection of its own, and all that came over it until it was closed. */
function open(gateway: TestGateway) {
  const { hostname, port } = new URL(gateway.url);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.on('data', (chunk) => {
    text += String(chunk);
  });
  socket.on('error', () => {});
  const closed = new Promise<string>((resolve) => socket.on('close', () => resolve(text)));
  return { socket, closed, text: () => text };
}

const closings = ({ logs }: TestGateway) => logs.filter((line) => line.includes('before its answer had ended'));

describe('a connection that asks again before its answer has ended', () => {
  it('is closed, however much it asked for', async () => {
    const gateway = await start();
    const { socket, closed, text } = open(gateway);
    socket.write(await feedRequest(gateway));
    await eventually(() => expect(text()).toContain('text/event-stream'));
    socket.write(post('application/json', '{"query":"{ __typename }"}').repeat(50));
    expect(await closed).not.toContain('__typename');
    expect(closings(gateway)).toHaveLength(1);
  });

  it('takes the places of no feeds with it', async () => {
    const gateway = await start();
    const { socket, closed } = open(gateway);
    socket.write((await feedRequest(gateway)).repeat(215)); // at most 200 feeds of nobody are open at once
    await closed;
    const feed = await openFeed(gateway, { document: await feedOf(gateway) });
    feed.stop();
  });

  it('is not one that asks after each answer', async () => {
    const gateway = await start();
    const { socket, text } = open(gateway);
    for (let i = 1; i <= 20; i++) {
      socket.write(post('application/json', '{"query":"{ __typename }"}'));
      await eventually(() => expect(text().split('"Query"').length - 1).toBe(i), { interval: 1 });
    }
    socket.destroy();
    expect(closings(gateway)).toEqual([]);
  });
});

describe('bodies that do not end', () => {
  it('hold a bounded number of bytes: those that began first are refused, and whole ones are taken', async () => {
    const gateway = await start({ bodies: { bytes: 256 * 1024 } });
    const part = `{"query":"${' '.repeat(60_000)}`;
    const halves = [];
    for (let i = 0; i < 8; i++) {
      const half = open(gateway);
      half.socket.write(post('application/json', part, 100_000));
      halves.push(half);
    }
    const first = await Promise.race(halves.map(({ closed }) => closed));
    expect(first).toMatch(/^HTTP\/1.1 503 .*"code":"OVERLOADED"/s);
    expect(first).toMatch(/retry-after: \d/i);
    const whole = JSON.stringify({ query: `{ __typename ${' '.repeat(30_000)} }` });
    for (let i = 0; i < 3; i++) {
      const response = await gateway.post(whole);
      expect([response.status, (await response.json()).data]).toEqual([200, { __typename: 'Query' }]);
    }
    for (const { socket } of halves) socket.destroy();
  });

  it('leave no error in the log where their callers leave', async () => {
    const gateway = await start();
    const half = open(gateway);
    half.socket.write(post('application/json', '{"query":', 100));
    await eventually(async () => expect((await gateway.ask('{ __typename }')).data).toBeDefined());
    half.socket.destroy();
    await eventually(() => expect(gateway.logs.join('\n')).toMatch(/"path":"\/graphql","status":null/));
    expect(gateway.logs.join('\n')).not.toContain('request failed');
  });

  it('keep no small request out, and neither do long bodies of feeds', async () => {
    const gateway = await start({ bodies: { bytes: 64 * 1024 } });
    const query = await feedOf(gateway);
    const feed = (spaces: number) =>
      gateway.post(JSON.stringify({ query }) + ' '.repeat(spaces), { accept: 'text/event-stream' });
    expect((await feed(100_000)).status).toBe(413);
    const feeds = await Promise.all([feed(40_000), feed(40_000), feed(40_000)]); // more than there is room for at once
    expect(feeds.map(({ status }) => status)).toEqual([200, 200, 200]);
    const half = open(gateway);
    half.socket.write(post('application/json', `{"query":"${' '.repeat(70_000)}`, 100_000));
    expect((await gateway.ask('{ __typename }')).data).toEqual({ __typename: 'Query' });
    await Promise.all(feeds.map(({ body }) => body?.cancel()));
    half.socket.destroy();
  });

  it('and webhooks are no way around it', async () => {
    const gateway = await start({ bodies: { bytes: 4_096, free: 0 } });
    const { socket, closed } = open(gateway);
    socket.write(`POST /webhooks/identity/any HTTP/1.1\r\nhost: x\r\ncontent-length: 9000\r\n\r\n${'a'.repeat(8_000)}`);
    expect(await closed).toMatch(/^HTTP\/1.1 503 /);
    socket.destroy();
  });
});

describe('behind nginx with its defaults', () => {
  if (!HAS_NGINX) return failWithout('nginx', 'nginx-light');

  it('a feed opens at once, and brings each event as it happens', async () => {
    const gateway = await start();
    await gateway.listening();
    const nginx = await forTest(startNginx(gateway.url));
    const request: TestGateway['request'] = (path, init) => fetch(`${nginx.url}${path}`, init);
    const seriesKey = await seriesToFollow(gateway);
    const feed = await openFeed({ request }, { document: activityFeed(seriesKey) });
    for (const round of [1, 2]) {
      const args = { round, units: '1', clearingPrice: '1', rejected: 0 };
      await publishEvent(gateway, { seriesKey, at: new Date(), name: 'SettlementRound', args });
      expect(await feed.next()).toMatchObject({ data: { activity: { event: { kind: 'SETTLEMENT_ROUND' } } } });
    }
    feed.stop();
  });

  it('a shared stream opens at once', async () => {
    const gateway = await start();
    const nginx = await forTest(startNginx(gateway.url));
    const token = await (await fetch(`${nginx.url}/graphql/stream`, { method: 'PUT' })).text();
    const end = new AbortController();
    const stream = await fetch(`${nginx.url}/graphql/stream`, {
      headers: { accept: 'text/event-stream', 'x-graphql-event-stream-token': token },
      signal: end.signal,
    });
    expect([stream.status, stream.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
    end.abort();
  });
});
