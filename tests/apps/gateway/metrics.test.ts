import { connect } from 'node:net';
import pg from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startTextServer } from '../../../src/adapters/http/text-server.ts';
import { createPrometheusMetrics } from '../../../src/adapters/metrics/prometheus.ts';
import { MAX_OPERATION_NAMES } from '../../../src/core/operation-names.ts';
import { activityFeed, openFeed, seriesToFollow } from '../../support/feed.ts';
import { forTest } from '../../support/for-file.ts';
import { newWallet, startTestGateway, type TestGateway, type TestGatewayOptions } from '../../support/gateway.ts';
import { scrape } from '../../support/scrape.ts';

/** A gateway, and where its metrics are. */
async function start(options: TestGatewayOptions = {}, operations: readonly string[] = []) {
  const metrics = createPrometheusMetrics({ operations });
  const { contentType, text } = metrics;
  const server = await forTest(
    startTextServer({ path: '/metrics', contentType, text }, { host: '127.0.0.1', port: 0 }),
  );
  const gateway = await forTest(startTestGateway({ ...options, metrics }));
  return { gateway, server, read: () => scrape(`${server.url}/metrics`) };
}
type Started = Awaited<ReturnType<typeof start>>;

/** A request is counted when its answer has ended, which its caller may see shortly before. */
const settled = (read: Started['read'], expected: (found: Awaited<ReturnType<Started['read']>>) => void) =>
  vi.waitFor(async () => expected(await read()), { timeout: 60_000 });

const requests = (operation: string, type: string, code: string) =>
  ['income_series_requests_total', { operation, type, code }] as const;
const LIST = 'query Shown { seriesList { edges { node { state } } } }';
const post = (gateway: TestGateway, query: string) => gateway.post({ query }, { accept: 'application/json' });

describe('the metrics of a gateway', () => {
  it('count requests by operation name, type and code, with duration and cost', async () => {
    const { gateway, read } = await start();
    await gateway.ask(LIST);
    await gateway.ask('query Me { viewer { account { id } } }');
    await gateway.ask('query Terms { seriesList { nothing } }');
    await gateway.ask('{ seriesList { edges { node { state } } } }');
    await gateway.ask('not a document');
    await gateway.request('/series');
    await gateway.request('/nowhere');
    await settled(read, (found) => {
      expect(found.value(...requests('Shown', 'query', 'OK'))).toBe(1);
      expect(found.value(...requests('Me', 'query', 'OK'))).toBe(1);
      expect(found.value(...requests('unnamed', 'query', 'OK'))).toBe(1);
      expect(found.value(...requests('none', 'invalid', 'INVALID_DOCUMENT'))).toBe(1);
      expect(found.value(...requests('none', 'invalid', 'MALFORMED_DOCUMENT'))).toBe(1);
      expect(found.value(...requests('RestSeriesList', 'query', 'OK'))).toBe(1);
      expect(found.value(...requests('none', 'http', 'NOT_FOUND'))).toBe(1);
      const shown = { operation: 'Shown', type: 'query' };
      expect(found.value('income_series_request_duration_seconds_count', shown)).toBe(1);
      expect(found.value('income_series_request_cost_count', { type: 'query' })).toBe(4);
    });
  });

  it('hold no value of a request', async () => {
    const { gateway, read } = await start();
    const wallet = newWallet();
    const token = await gateway.signIn(wallet);
    const key = `0x${'ab'.repeat(32)}`;
    const document = 'query One($key: Bytes32!) { series(key: $key) { state } viewer { account { id } } }';
    const { data } = await gateway.ask<{ viewer: { account: { id: string } } }>(document, { key }, token);
    await settled(read, ({ value, text }) => {
      expect(value(...requests('One', 'query', 'NOT_FOUND'))).toBe(1);
      for (const secret of [wallet.address.slice(2), token, key, data?.viewer.account.id ?? '', '127.0.0.1']) {
        expect(text.toLowerCase()).not.toContain(secret.toLowerCase());
      }
    });
  });

  it('keep a bounded number of names, and the known ones always', async () => {
    const { gateway, read } = await start({}, ['Known']);
    const ask = (name: string) => gateway.ask(`query ${name} { __typename }`);
    const further = 20;
    for (let i = 0; i < MAX_OPERATION_NAMES + further; i += further) {
      await Promise.all(Array.from({ length: further }, (_, j) => ask(`Random${i + j}`)));
    }
    await ask('Known');
    await settled(read, (found) => {
      expect(found.value(...requests('Known', 'query', 'OK'))).toBe(1);
      expect(found.value(...requests('other', 'query', 'OK'))).toBe(further);
      expect(found.seriesOf('income_series_requests_total')).toBe(MAX_OPERATION_NAMES + 2);
      expect(found.text.length).toBeLessThan(500_000);
    });
  });

  it('show what runs and is refused at the gate', async () => {
    const { gateway, read } = await start({ gate: { smallCost: 20_000, small: 1, waiting: 0 } });
    const lock = new pg.Client(gateway.database.url);
    await lock.connect();
    await lock.query('BEGIN; LOCK TABLE series IN ACCESS EXCLUSIVE MODE');
    const line = { line: 'small' };
    try {
      const running = post(gateway, LIST);
      await settled(read, ({ value }) => expect(value('income_series_gate_running', line)).toBe(1));
      expect((await post(gateway, LIST)).status).toBe(503);
      await settled(read, (found) => {
        expect(found.value('income_series_gate_refused_total', line)).toBe(1);
        expect(found.value('income_series_gate_waiting', line)).toBe(0);
        expect(found.value(...requests('Shown', 'query', 'OVERLOADED'))).toBe(1);
      });
      await lock.query('ROLLBACK');
      expect((await running).status).toBe(200);
    } finally {
      await lock.end();
    }
    await settled(read, ({ value }) => expect(value('income_series_gate_running', line)).toBe(0));
  });

  it('show the feeds that are open', async () => {
    const { gateway, read } = await start();
    const document = activityFeed(await seriesToFollow(gateway));
    const feeds = [await openFeed(gateway, { document }), await openFeed(gateway, { document })];
    expect((await read()).value('income_series_feeds_open')).toBe(2);
    for (const feed of feeds) feed.stop();
    await settled(read, ({ value }) => expect(value('income_series_feeds_open')).toBe(0));
  });

  it('count answers that are cut off', async () => {
    const { gateway, read } = await start({ unreadLimits: { ms: 100, bytes: 1 << 30 } });
    const { port } = new URL(gateway.url);
    const socket = connect(Number(port), '127.0.0.1').on('error', () => {});
    onTestFinished(() => void socket.destroy());
    socket.pause();
    const body = JSON.stringify({ query: '{ __schema { types { name description fields { name description } } } }' });
    const one = `POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
    let sent = 0;
    await settled(read, ({ value }) => {
      const ended = gateway.logs.filter((line) => line.includes('"msg":"request"')).length;
      if (ended === sent && sent++ < 200) socket.write(one); // the network takes answers until it is full
      expect(value('income_series_answers_cut_off_total', { reason: 'unread' })).toBeGreaterThan(0);
    });
  });

  it('are of their own gateway where two run in one process', async () => {
    const [one, other] = [await start(), await start()];
    await one.gateway.ask(LIST);
    await settled(one.read, ({ value }) => expect(value(...requests('Shown', 'query', 'OK'))).toBe(1));
    expect((await other.read()).value(...requests('Shown', 'query', 'OK'))).toBeUndefined();
  });

  it('are served at one path, to GET alone', async () => {
    const { server } = await start();
    const status = async (path: string, init?: RequestInit) => (await fetch(`${server.url}${path}`, init)).status;
    expect(await status('/')).toBe(404);
    expect(await status('/health')).toBe(404);
    expect(await status('/metrics', { method: 'POST', body: 'x'.repeat(1_000_000) })).toBe(405);
    expect(await status('/metrics', { method: 'OPTIONS' })).toBe(405);
    expect(await status('/metrics', { headers: { 'x-much': 'x'.repeat(20_000) } })).toBe(431);
    const { headers } = await fetch(`${server.url}/metrics?x`);
    expect(headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('are not at the address of the gateway', async () => {
    const { gateway } = await start();
    expect((await gateway.request('/metrics')).status).toBe(404);
  });
});
