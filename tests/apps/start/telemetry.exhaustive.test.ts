import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mnemonicKey } from '../../../src/adapters/evm/wallet.ts';
import { METRICS } from '../../../src/core/metrics.ts';
import { startDevnet } from '../../domains/support/devnet.ts';
import { createTestDatabase } from '../../support/database.ts';
import { eventually } from '../../support/eventually.ts';
import { forFile, forTest } from '../../support/for-file.ts';
import { newWallet } from '../../support/gateway.ts';
import { listen } from '../../support/listen.ts';
import { type Program, placesOf, startProgram } from '../../support/program.ts';
import { type Scrape, scrape } from '../../support/scrape.ts';
import { GATEWAY_KEYS, type ServiceProcess, startGatewayProgram, WORKER_KEYS } from '../../support/service.ts';
import { startTcpProxy } from '../../support/tcp-proxy.ts';
import { clientOf } from './support/client.ts';
import { startCollector } from './support/collector.ts';

const ANY = { METRICS_ADDRESS: '127.0.0.1:0' };
const LOADED = {
  NODE_OPTIONS: `--require ${fileURLToPath(new URL('./support/loaded-packages.cjs', import.meta.url))}`,
};
const CHAIN = { chain: 'evm:10143' };

const running: Program[] = [];
const [devnet, database, collector] = await Promise.all([
  forFile(startDevnet()),
  forFile(createTestDatabase()),
  forFile(startCollector()),
]);
afterAll(async () => {
  await Promise.all(running.map((program) => program.kill()));
});

async function startGateway(environment: Readonly<Record<string, string>>): Promise<ServiceProcess> {
  const chain = { rpcUrl: devnet.anvil.url, contracts: devnet.contracts };
  const gateway = await startGatewayProgram({ databaseUrl: database.url, chain }, environment);
  running.push(gateway);
  return gateway;
}
/** Where a program says that its metrics are. */
async function metricsOf(program: Program): Promise<string> {
  const line = JSON.parse(await program.said('metrics are served')) as { readonly url: string };
  return line.url;
}
/** Waits for what a scrape shows. @throws what the program wrote last, where it ends before */
const until = (program: Program, url: string, expected: (found: Scrape) => void) =>
  Promise.race([
    vi.waitFor(async () => expected(await scrape(url)), { timeout: 60_000, interval: 200 }),
    program.ended.then((code) => {
      throw new Error(`the program ended with ${code}:\n${program.lines.slice(-20).join('\n')}`);
    }),
  ]);
const keeperKey = () => mnemonicKey(devnet.anvil.mnemonic, 6);

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';
const headers = { 'content-type': 'application/json', traceparent: `00-${TRACE}-${CALLER}-01` };
const document = 'query Traced($key: Bytes32!) { seriesList { edges { node { state } } } series(key: $key) { state } }';
const SECRET_KEY = `0x${'ce'.repeat(32)}`;
const linesOf = ({ lines }: Program, path = '/graphql') =>
  lines
    .filter((line) => line.includes('"msg":"request"'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter((line) => line.path === path);
const send = (gateway: ServiceProcess, traceparent?: string) =>
  fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: traceparent === undefined ? headers : { ...headers, traceparent },
    body: JSON.stringify({ query: document, variables: { key: SECRET_KEY } }),
  }).then((response) => response.text());

describe('a whole service that is observed', () => {
  let gateway: ServiceProcess;
  beforeAll(async () => {
    gateway = await startGateway({
      ...ANY,
      KEEPER_KEY: keeperKey(),
      KEEPER_INTERVAL: '1',
      RELAYER_KEY: mnemonicKey(devnet.anvil.mnemonic, 8),
      ...LOADED,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20collector-token',
      OTEL_SERVICE_NAME: 'income-series-under-test',
      OTEL_BSP_SCHEDULE_DELAY: '100',
    });
  });

  it('shows in its metrics index, database, outbox, keepers and accounts', async () => {
    const url = await metricsOf(gateway);
    expect((await fetch(`${gateway.url}/metrics`)).status).toBe(404);
    const { blockNumber } = await devnet.owner.registerVerifierKey(devnet.wallet(1).address);
    await until(gateway, url, ({ names, value, text }) => {
      expect(Object.keys(METRICS).filter((name) => !names.has(name))).toEqual([]);
      expect(value('income_series_index_block', CHAIN)).toBeGreaterThanOrEqual(Number(blockNumber));
      expect(value('income_series_node_block', CHAIN)).toBeGreaterThanOrEqual(Number(blockNumber));
      expect(value('income_series_index_lag_blocks', CHAIN)).toBe(0);
      expect(value('income_series_index_halted', CHAIN)).toBe(0);
      expect(value('income_series_database_up')).toBe(1);
      for (const pool of ['reads', 'writes', 'health', 'jobs']) {
        expect(value('income_series_database_connections_max', { pool })).toBeGreaterThan(0);
        expect(value('income_series_database_waiting', { pool })).toBe(0);
      }
      expect(value('income_series_outbox_messages', { state: 'DEAD' })).toBe(0);
      expect(value('income_series_mails', { state: 'PENDING' })).toBe(0);
      expect(value('income_series_keepers_leading', CHAIN)).toBe(1);
      expect(value('income_series_keeper_runs_total', { ...CHAIN, keeper: 'period', code: 'OK' })).toBeGreaterThan(0);
      expect(value('income_series_keeper_daily_limit_wei', CHAIN)).toBe(5e18);
      expect(value('income_series_keeper_spent_wei', CHAIN)).toBe(0);
      for (const wallet of ['relayer', 'keeper']) {
        expect(value('income_series_wallet_below_reserve', { ...CHAIN, wallet })).toBe(0);
      }
      expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m);
      expect(text).toMatch(/^process_resident_memory_bytes /m);
      expect(text).not.toMatch(/0x[0-9a-f]{40}/i);
    });
  });

  it('sends traces where OpenTelemetry’s variables say, with names and codes alone, and ends', async () => {
    const url = await metricsOf(gateway);
    const wallet = newWallet();
    const token = await clientOf(gateway.url).signIn(wallet);
    await send(gateway);
    await clientOf(gateway.url).ask('{ viewer { account { id displayName } } }', {}, token);
    const { id } = await database.prisma.account.findFirstOrThrow();
    await eventually(() => expect(linesOf(gateway).some(({ operation }) => operation === 'Traced')).toBe(true));
    expect(await gateway.end()).toBe(0);
    await expect(fetch(url)).rejects.toThrow();

    const bytes = collector.received();
    expect(collector.paths()).toEqual(['POST /v1/traces']);
    const names = ['request', 'graphql.parse', 'graphql.validate', 'graphql.execute', 'SELECT series'];
    const steps = ['index.step', 'keeper.run', 'income-series-under-test', 'Traced', 'NOT_FOUND'];
    for (const name of [...names, ...steps, 'eth_getBlockByNumber']) {
      expect(bytes, name).toContain(name);
    }
    expect(bytes).toContain(Buffer.from(TRACE, 'hex').toString('latin1'));
    expect(bytes).toContain(Buffer.from(CALLER, 'hex').toString('latin1'));
    const secrets = [wallet.address, token, SECRET_KEY, id, 'edges', 'displayName', 'collector-token'];
    const keys = [
      ...Object.values(GATEWAY_KEYS).slice(1),
      new URL(database.url).pathname.slice(1),
      'WHERE',
      TRACE,
      keeperKey(),
    ];
    for (const secret of [...secrets, ...keys]) {
      expect(bytes.toLowerCase(), secret).not.toContain(secret.toLowerCase());
    }
    // Two characters stand by chance in the random bytes of ids: a statement's text is longer.
    expect((bytes.match(/[ -~]{12,}/g) ?? []).filter((text) => text.includes('$1'))).toEqual([]);
    const traced = linesOf(gateway).find(({ operation }) => operation === 'Traced');
    expect(traced).toMatchObject({ traceId: TRACE, spanId: expect.stringMatching(/^[0-9a-f]{16}$/) });
    expect(traced?.spanId).not.toBe(CALLER);
    for (const line of linesOf(gateway)) expect(line.traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(gateway.lines.join('\n')).toMatch(/loaded packages: .*@opentelemetry\/sdk-trace/);
  });
});

function testMetrics(): void {
  it('show messages by state and the age of the oldest', async () => {
    const at = new Date();
    const row = (state: string, seconds: number) => ({
      id: crypto.randomUUID(),
      topic: 'test',
      state,
      at,
      createdAt: new Date(Date.now() - seconds * 1_000),
    });
    await database.prisma.outboxMessage.createMany({
      data: [row('DEAD', 10), row('QUEUED', 500), row('DEAD', 9_000)],
    });
    const gateway = await startGateway({ ...ANY, WORKER: 'off' });
    // The first reading of a process that has just started may take longer than a scrape waits.
    await until(gateway, await metricsOf(gateway), ({ value }) => {
      expect(value('income_series_outbox_messages', { state: 'DEAD' })).toBe(2);
      expect(value('income_series_outbox_messages', { state: 'QUEUED' })).toBe(1);
      expect(value('income_series_outbox_oldest_seconds')).toBeGreaterThanOrEqual(500);
      expect(value('income_series_outbox_oldest_seconds')).toBeLessThan(9_000);
    });
    await gateway.end();
    await database.prisma.outboxMessage.deleteMany();
  });

  it('are served by a worker too, and while the database is away', async () => {
    const server = new URL(database.url);
    const proxy = await startTcpProxy({ host: server.hostname, port: Number(server.port) });
    try {
      server.port = String(proxy.port);
      const worker = startProgram('worker', {
        ...placesOf(server.href, { rpcUrl: devnet.anvil.url, contracts: devnet.contracts }),
        ...ANY,
        ...WORKER_KEYS,
        KEEPER_KEY: keeperKey(),
        KEEPER_INTERVAL: '1',
      });
      running.push(worker);
      const url = await metricsOf(worker);
      await until(worker, url, ({ value }) => {
        expect(value('income_series_index_lag_blocks', CHAIN)).toBe(0);
        expect(value('income_series_outbox_messages', { state: 'PENDING' })).toBe(0);
        expect(value('income_series_keepers_leading', CHAIN)).toBe(1);
        expect(value('income_series_wallet_below_reserve', { ...CHAIN, wallet: 'keeper' })).toBe(0);
        expect(value('income_series_database_up')).toBe(1);
      });
      proxy.hush();
      await until(worker, url, ({ value }) => {
        expect(value('income_series_database_up')).toBe(0);
        expect(value('income_series_outbox_messages', { state: 'PENDING' })).toBeUndefined();
        expect(value('income_series_node_block', CHAIN)).toBeGreaterThan(0);
      });
      proxy.mend();
      await until(worker, url, ({ value }) => expect(value('income_series_database_up')).toBe(1));
      await worker.kill();
    } finally {
      await proxy.close();
    }
  });

  it('refuse the start where their address is taken, before anything is begun', async () => {
    const { port } = await forTest(listen(createServer()));
    const places = placesOf(database.url, { rpcUrl: devnet.anvil.url, contracts: devnet.contracts });
    const gateway = startProgram('gateway', {
      ...GATEWAY_KEYS,
      ...places,
      PORT: '0',
      METRICS_ADDRESS: `127.0.0.1:${port}`,
    });
    expect(await gateway.ended).toBe(2);
    expect(gateway.lines.join('\n')).toMatch(/METRICS_ADDRESS is a port that another process listens on/);
  });
}
describe('the metrics of a process', testMetrics);

function testTraces(): void {
  it('are off where nothing asks for them: no package is loaded, and the log has the ids that a caller gives', async () => {
    const gateway = await startGateway({ ...LOADED, WORKER: 'off' });
    await send(gateway);
    await send(gateway, `00-${TRACE}-0000000000000000-01`);
    await eventually(() => expect(linesOf(gateway)).toHaveLength(2));
    await gateway.end();
    const [valid, wrong] = linesOf(gateway);
    expect(valid).toMatchObject({ traceId: TRACE, spanId: CALLER });
    expect(wrong).not.toHaveProperty('traceId');
    expect(gateway.lines.join('\n')).toContain('loaded packages: none');
  });

  it('end nothing where the collector is away', async () => {
    const gateway = await startGateway({
      OTEL_TRACES_EXPORTER: 'otlp',
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1:1/v1/traces',
      OTEL_BSP_SCHEDULE_DELAY: '50',
      OTEL_EXPORTER_OTLP_TIMEOUT: '500',
      WORKER: 'off',
    });
    await send(gateway);
    await gateway.said('traces could not be exported');
    expect((await fetch(`${gateway.url}/ready`)).status).toBe(200);
    expect(await gateway.end()).toBe(0);
  });
}
describe('traces', testTraces);
