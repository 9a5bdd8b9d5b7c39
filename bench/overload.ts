/**
 * Measures the time of small operations and /health while 20 clients send large operations one after another, with the gate
 * and without; and the time of one sender's operations while another sender floods the gateway from 250 connections.
 *
 *   npx tsx bench/overload.ts             about three minutes
 *   npx tsx bench/overload.ts --senders   only the flood, one minute
 */
import { type ChildProcess, fork } from 'node:child_process';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { flag, report } from './support/report.ts';
import { startWorld } from './support/world.ts';

const SERIES = 1_000;
const HEAVY_CLIENTS = 20;
const SECONDS = 20;
const SMALL_EVERY_MS = 20;
/** The pause until the clients' connections are open, ms. */
const SETTLE_MS = 2_000;

const SMALL = '{ seriesList(first: 1) { edges { node { state issuer } } } }';
const HEAVY = `{ seriesList(first: 100) { edges { node {
  id key state issuer contractHash termsCommitment currency indexingRule unitsOffered firstPeriod lastPeriod
  createdAt createdBlock activatedAt amendmentNonce
  reports(first: 10) { edges { node { id period } } }
} } } }`;

interface TimedAnswer {
  readonly ms: number;
  readonly status: number;
  readonly code: string;
}

const agent = new Agent({ keepAlive: true });

interface Sender {
  /** The address that a trusted proxy forwards. */
  readonly address: string;
  readonly authorization?: string;
}

function ask(url: string, query: string | null, sender?: Sender): Promise<TimedAnswer> {
  const started = performance.now();
  const body = query === null ? '' : JSON.stringify({ query });
  const method = query === null ? 'GET' : 'POST';
  const headers = {
    ...(query === null ? {} : { 'content-type': 'application/json' }),
    ...(sender === undefined ? {} : { 'x-forwarded-for': sender.address }),
    ...(sender?.authorization === undefined ? {} : { authorization: sender.authorization }),
  };
  return new Promise((resolve, reject) => {
    const clientRequest = request(
      `${url}${query === null ? '/health' : '/graphql'}`,
      { agent, method, headers },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('end', () => {
          const code = /"code":"([A-Z_]+)"/.exec(text)?.[1] ?? 'OK';
          resolve({ ms: performance.now() - started, status: response.statusCode ?? 0, code });
        });
      },
    );
    clientRequest.on('error', reject);
    clientRequest.end(body);
  });
}

const percentile = (answers: readonly TimedAnswer[], share: number): string => {
  const sorted = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(0);
};
function show(name: string, answers: readonly TimedAnswer[]): void {
  const codes = new Map<string, number>();
  for (const { code } of answers) codes.set(code, (codes.get(code) ?? 0) + 1);
  const counts = [...codes].map(([code, count]) => `${code} ${count}`).join(', ');
  console.log(
    `  ${name.padEnd(26)} p50 ${percentile(answers, 0.5).padStart(5)} ms  p99 ${percentile(answers, 0.99).padStart(6)} ms  ${counts}`,
  );
}

/** Sends small operations at a steady rate, and /health twice a second, for `SECONDS`. */
async function watch(url: string): Promise<{ readonly small: TimedAnswer[]; readonly health: TimedAnswer[] }> {
  const until = performance.now() + SECONDS * 1_000;
  const small: Promise<TimedAnswer>[] = [];
  const health: Promise<TimedAnswer>[] = [];
  for (let i = 0; performance.now() < until; i++) {
    small.push(ask(url, SMALL));
    if (i % 25 === 0) health.push(ask(url, null));
    await wait(SMALL_EVERY_MS);
  }
  return { small: await Promise.all(small), health: await Promise.all(health) };
}

async function startGateway(databaseUrl: string, args: readonly string[]) {
  const child: ChildProcess = fork(fileURLToPath(new URL('./overload/serve.ts', import.meta.url)), [...args], {
    env: { ...process.env, BENCH_DATABASE_URL: databaseUrl, NODE_ENV: 'production' },
    execArgv: process.execArgv,
  });
  const { url } = await new Promise<{ url: string }>((resolve) => child.once('message', resolve as never));
  for (let i = 0; i < 200; i++) await ask(url, SMALL);
  for (let i = 0; i < 20; i++) await ask(url, HEAVY);
  return { url, stop: () => child.disconnect() };
}

const FLOOD_CONNECTIONS = 250;
const FLOOD_SECONDS = 8;
const HONEST: Sender = { address: '192.0.2.1' };
const FLOODING: Sender = { address: '192.0.2.2' };

/** Measures an honest sender's operations while another sender repeats a query on each of its connections. */
async function measureFlood(url: string, name: string, query: string, flooding: Sender): Promise<TimedAnswer[]> {
  let busy = true;
  const flood: TimedAnswer[] = [];
  const connections = Array.from({ length: FLOOD_CONNECTIONS }, async () => {
    while (busy) flood.push(await ask(url, query, flooding));
  });
  await wait(SETTLE_MS);
  const [small, large]: [TimedAnswer[], TimedAnswer[]] = [[], []];
  const until = performance.now() + FLOOD_SECONDS * 1_000;
  while (performance.now() < until) {
    for (let i = 0; i < 10; i++) {
      small.push(await ask(url, SMALL, HONEST));
      await wait(SMALL_EVERY_MS);
    }
    large.push(await ask(url, HEAVY, HONEST));
  }
  busy = false;
  await Promise.all(connections);
  show(`small, next to ${name}`, small);
  show(`large, next to ${name}`, large);
  show(name, flood);
  return small;
}

/** Measures an honest sender's operations next to each kind of flood. */
async function measureSenders(databaseUrl: string): Promise<void> {
  const { url, stop } = await startGateway(databaseUrl, []);
  console.log('one sender floods');
  const byLarge = await measureFlood(url, 'a flood of large', HEAVY, FLOODING);
  const invented = { ...FLOODING, authorization: 'Bearer aaaa.bbbb.cccc' };
  const byInvented = await measureFlood(url, 'a flood of invented tokens', SMALL, invented);
  report({
    'overload.flood.large': Number(percentile(byLarge, 0.9)) / 1_000,
    'overload.flood.tokens': Number(percentile(byInvented, 0.9)) / 1_000,
  });
  stop();
}

async function measure(name: string, databaseUrl: string, args: readonly string[]): Promise<void> {
  const { url, stop } = await startGateway(databaseUrl, args);
  console.log(name);
  show('small, idle', (await watch(url)).small);
  let busy = true;
  const large: TimedAnswer[] = [];
  const clients = Array.from({ length: HEAVY_CLIENTS }, async () => {
    while (busy) {
      const answer = await ask(url, HEAVY);
      large.push(answer);
      if (answer.status === 503) await wait(100);
    }
  });
  await wait(SETTLE_MS);
  const { small, health } = await watch(url);
  busy = false;
  await Promise.all(clients);
  show(`small, next to ${HEAVY_CLIENTS} clients`, small);
  show('large', large);
  show('/health', health);
  const all = await Promise.all([...Array.from({ length: 200 }, () => ask(url, HEAVY)), ask(url, null)]);
  show('200 large at once', all.slice(0, 200));
  show('/health next to them', all.slice(200));
  stop();
}

const world = await startWorld({ pinned: false });
try {
  const url = await world.database('overload', { series: SERIES, accounts: 100 });
  await measureSenders(url);
  if (!flag('senders')) {
    await measure('with the gate', url, []);
    await measure('without', url, ['open']);
  }
} finally {
  agent.destroy();
  await world.stop();
}
