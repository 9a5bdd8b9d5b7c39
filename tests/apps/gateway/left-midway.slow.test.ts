import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { expect, it, vi } from 'vitest';
import { createPrometheusMetrics } from '../../../src/adapters/metrics/prometheus.ts';
import { range, repeat } from '../../support/exhaustive.ts';
import { activityFeed, publishEvent } from '../../support/feed.ts';
import { forFile } from '../../support/for-file.ts';
import { newWallet, SIGN_IN_NONCE, startTestGateway } from '../../support/gateway.ts';
import { POPULATION } from '../../support/populate.ts';

// Callers that leave at any moment, and database connections that break meanwhile: nothing that was begun for them stays.
// What nobody handles ends a gateway; here it fails the run.

const metrics = createPrometheusMetrics();
const gateway = await forFile(startTestGateway({ populated: true, metrics }));
const population = POPULATION;
await gateway.listening();
const token = await gateway.signIn(population.personas.issuerB.wallet);

/** A generator of whole numbers below a bound (mulberry32). */
function numbers(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const LIST = `query List($first: Int) { seriesList(first: $first) { totalCount nodes { id state bids(first: 5) { totalCount }
  positions(first: 5) { nodes { id } } } } }`;

/** What is sent, as HTTP/1.1 (RFC 9112). */
const written = (method: string, path: string, headers: Readonly<Record<string, string>>, body = ''): string =>
  [
    `${method} ${path} HTTP/1.1`,
    ...Object.entries({ host: 'gateway', ...(body === '' ? {} : { 'content-length': body.length }), ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
    '',
    body,
  ].join('\r\n');

type Request = () => string;

/** A request of each kind. */
function requests(streamToken: string): readonly Request[] {
  const json = { 'content-type': 'application/json', accept: 'application/json' };
  const events = { ...json, accept: 'text/event-stream' };
  const own = { authorization: `Bearer ${token}` };
  const ask = (headers: Readonly<Record<string, string>>, query: string, variables: object = {}, extensions?: object) =>
    written('POST', '/graphql', headers, JSON.stringify({ query, variables, extensions }));
  const feed = activityFeed(population.series.A.key, 'event { round }');
  const operation = (query: string) =>
    written(
      'POST',
      '/graphql/stream',
      { ...json, ...own, 'x-graphql-event-stream-token': streamToken },
      JSON.stringify({ query, extensions: { operationId: randomUUID() } }),
    );
  return [
    () => ask(json, LIST, { first: 20 }),
    () => ask({ ...json, ...own }, LIST, { first: 20 }),
    () => ask(json, `${LIST} # ${randomUUID()}`, { first: 20 }),
    () => ask(events, LIST, { first: 20 }),
    () => ask(events, feed),
    () => ask({ ...events, ...own }, feed),
    () => ask({ ...events, ...own }, 'subscription { notificationReceived { id } }'),
    () => ask({ ...json, ...own }, '{ viewer { account { id } } myBids { totalCount nodes { id } } }'),
    () => ask(json, SIGN_IN_NONCE, { input: { address: newWallet().address, chain: 'evm:10143' } }),
    () => written('GET', '/me/data', own),
    () => written('GET', '/series', {}),
    () => written('GET', '/health', {}),
    () => written('GET', '/schema.graphql', {}),
    () => written('GET', '/graphql/stream', { ...events, 'x-graphql-event-stream-token': streamToken }),
    () => operation(LIST),
    () => operation(feed),
    () => operation('subscription { notificationReceived { id } }'),
    () => `${written('POST', '/graphql', { ...json, 'content-length': '5000' })}{"query":"{ series`,
    () => `${written('POST', '/graphql', { ...json, 'transfer-encoding': 'chunked' })}ff\r\n{"query":`,
    () => 'POST /graphql HTTP/1.1\r\nhost: gateway\r\ncontent-ty',
    () => written('GET', `/positions/${btoa('Position:none')}/statement.csv`, own),
    () => written('GET', '/graphql?query=%E0%A4&variables={', {}),
    () => written('GET', '//[', { 'x-forwarded-for': '::ffff:, ,"', traceparent: '00-0-0-0', forwarded: 'for=' }),
    () => written('GET', 'http://[::1', { origin: '\u00ff' }),
    () => written('OPTIONS', '*', { 'access-control-request-method': '\u00ff' }),
    () => written('CONNECT', 'gateway:1', {}),
    () => written('GET', '/ready', { connection: 'upgrade', upgrade: 'websocket' }),
    () => written('POST', '/graphql', { ...json, expect: '100-continue', 'content-length': '10' }),
    () => `${written('GET', '/ready', {})}${written('GET', '/series', {})}`,
    () => '\u0016\u0003\u0001\u0002',
  ];
}

const LEAVING: readonly ((socket: Socket) => unknown)[] = [
  (socket) => socket.resetAndDestroy(),
  (socket) => socket.end(),
  (socket) => socket.destroy(),
];

/** Sends a request, and leaves after so many milliseconds, read or not. */
const leave = (text: string, ms: number, way: (socket: Socket) => unknown, reads: boolean): Promise<void> =>
  new Promise((resolve) => {
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1', () => socket.write(text));
    if (reads) socket.resume();
    socket.on('error', () => {});
    setTimeout(() => {
      way(socket);
      socket.resume();
      setTimeout(() => socket.destroy(), 50);
    }, ms);
    socket.on('close', () => resolve());
  });

const eventOf = (round: number) =>
  ({ name: 'SettlementRound', args: { round, units: '100', clearingPrice: '2000000', rejected: 1 } }) as const;

/** Breaks every connection of the gateway's pools. */
const breakConnections = () =>
  gateway.database.prisma.$queryRaw`
    SELECT pg_terminate_backend(pid)::text FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name LIKE 'income-series%'`;

const valuesOf = async (name: string) =>
  (await metrics.text()).split('\n').flatMap((line) => (line.startsWith(name) ? [Number(line.split(' ').at(-1))] : []));

async function expectNothingLeft(seed: number): Promise<void> {
  const below = numbers(seed);
  for (let round = 0; round < 12; round += 1) {
    const streamToken = await (await gateway.request('/graphql/stream', { method: 'PUT' })).text();
    const kinds = requests(streamToken);
    await Promise.all([
      ...Array.from({ length: 60 }, () => {
        const [request, way] = [kinds[below(kinds.length)] as Request, LEAVING[below(3)] as (typeof LEAVING)[number]];
        return leave(request(), below(2) === 0 ? below(10) : below(200), way, below(2) === 0);
      }),
      ...(below(2) === 0 ? [breakConnections().catch(() => {})] : []),
      ...[1, 2, 3].map((settled) =>
        publishEvent(gateway, { seriesKey: population.series.A.key, at: new Date(), ...eventOf(settled) }).catch(
          () => {},
        ),
      ),
    ]);
  }
  await vi.waitFor(
    async () => {
      expect(await valuesOf('income_series_gate_running')).toEqual([0, 0, 0, 0, 0, 0]);
      expect(await valuesOf('income_series_gate_waiting')).toEqual([0, 0, 0, 0, 0, 0]);
      expect(await valuesOf('income_series_feeds_open')).toEqual([0]);
      const busy = await gateway.database.prisma.$queryRaw`
        SELECT state, query FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle'`;
      expect(busy).toEqual([]);
      const locks = await gateway.database.prisma.$queryRaw`
        SELECT classid::text FROM pg_locks WHERE locktype = 'advisory'
          AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
      expect(locks).toEqual([]);
    },
    { timeout: 30_000, interval: 100 },
  );
  await vi.waitFor(
    async () => expect((await gateway.ask('{ seriesList { totalCount } }')).errors).toBeUndefined(),
    5_000,
  );
}

it('leaves nothing behind', async () => {
  for (const seed of repeat('seeds of callers that leave', range(20), { quick: 2, seconds: 60 })) {
    await expectNothingLeft(seed + 1).catch((error: unknown) => {
      throw new Error(`seed ${seed + 1}`, { cause: error });
    });
  }
}, 2_400_000);
