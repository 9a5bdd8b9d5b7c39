import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createDatabase } from '../../src/adapters/db/database.ts';
import { freePort } from '../../src/adapters/process/free-port.ts';
import { MEMORY_FLAGS } from '../../tests/support/program.ts';
import { ADMIN, HOLDER, type Person } from '../support/fill.ts';
import { progress } from '../support/report.ts';
import { countStatements } from '../support/statement-counter.ts';
import { startWorld } from '../support/world.ts';
import { exchange } from './exchange.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const WATCH = fileURLToPath(new URL('watch.mjs', import.meta.url));
const START_MS = 180_000;
/** The longest wait for the watch, in milliseconds. A gateway that is silent longer counts as ended. */
const ANSWER_MS = 10_000;
/** The gateway's heap, in megabytes. A request that needs more ends the process. */
const HEAP_MB = 512;
const ROWS = { series: 300, reportsEach: 5, accounts: 20 } as const;

/** A gateway in a process of its own that notes its silences. */
export interface WatchedGateway {
  readonly port: number;
  readonly pid: number;
  /** Asks the watch in the process. @throws Error if the process has ended, or does not answer in time */
  ask(question: 'begin'): Promise<{ readonly rss: number }>;
  ask(question: 'end'): Promise<{ readonly silence: number; readonly cpu: number }>;
  ask(question: 'kept'): Promise<{ readonly bytes: number }>;
  /** True after the end of the process. */
  hasEnded(): boolean;
  /** The places held at the gate and the open feeds, by the gateway's metrics. */
  held(): Promise<number>;
  kill(): Promise<void>;
}

/** The site that the search sends requests to. */
export interface Site {
  start(): Promise<WatchedGateway>;
  readonly tokens: Readonly<Record<'holder' | 'admin' | 'issuer', string>>;
  statements(): number;
  nodeCalls(): number;
  stop(): Promise<void>;
}

/** Passes calls on to a node and counts them, each call of a batch by itself. */
async function countCalls(target: string) {
  let count = 0;
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const body = Buffer.concat(chunks);
      count += body.toString('latin1').split('"method"').length - 1;
      const onward = httpRequest(
        target,
        { method: 'POST', headers: { 'content-type': 'application/json' } },
        (answer) => {
          res.writeHead(answer.statusCode ?? 502, { 'content-type': 'application/json' });
          answer.pipe(res);
        },
      );
      onward.on('error', () => res.destroy());
      onward.end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, count: () => count, close: () => void server.close() };
}

function askChild<T>(child: ChildProcess, question: string, longestMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(timer);
      child.off('exit', onEnd);
      child.off('message', onAnswer);
      act();
    };
    const onEnd = () => settle(() => reject(new Error('the gateway ended')));
    const onAnswer = (answer: unknown) => settle(() => resolve(answer as T));
    const timer = setTimeout(() => settle(() => reject(new Error('the gateway is silent'))), longestMs);
    if (child.exitCode !== null || child.signalCode !== null) return onEnd();
    child.once('exit', onEnd);
    child.once('message', onAnswer);
    child.send(question, (error) => {
      if (error) onEnd();
    });
  });
}

/** Starts a watched gateway from the bundle, and resolves once it answers. */
async function startWatched(environment: Readonly<Record<string, string>>, folder: string): Promise<WatchedGateway> {
  const [port, metrics] = [await freePort(), await freePort()];
  const log = join(folder, 'abuse.log');
  const output = openSync(log, 'a');
  const flags = [...MEMORY_FLAGS, `--max-old-space-size=${HEAP_MB}`, '--expose-gc', '--import', WATCH];
  const child = spawn(process.execPath, [...flags, 'bin/run.mjs', 'gateway'], {
    cwd: ROOT,
    env: { ...environment, PORT: String(port), METRICS_ADDRESS: `127.0.0.1:${metrics}` },
    stdio: ['ignore', output, output, 'ipc'],
  });
  closeSync(output);
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const until = performance.now() + START_MS;
  const probe = { method: 'GET', path: '/setup', headers: [], body: '' };
  while ((await exchange(port, probe, 5_000)).status !== 200) {
    if (hasEnded() || performance.now() > until)
      throw new Error(`the gateway does not answer:\n${readFileSync(log, 'utf8').slice(-2_000)}`);
    await wait(100);
  }
  return {
    port,
    pid: child.pid as number,
    hasEnded,
    ask: (question: string) => askChild(child, question, ANSWER_MS) as Promise<never>,
    async held() {
      const text = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
      const lines = text.matchAll(/^income_series_(?:gate_(?:running|waiting)\{.*\}|feeds_open) (\d+)$/gm);
      return [...lines].reduce((sum, [, count]) => sum + Number(count), 0);
    },
    kill: () =>
      new Promise((resolve) => {
        if (hasEnded()) return resolve();
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}

/** Opens a database with rows of every kind and a chain, both behind counters. */
export async function openSite(): Promise<Site> {
  const world = await startWorld({ pinned: false });
  const stops: (() => void)[] = [];
  try {
    const url = await world.database('abuse', ROWS);
    progress('rows of every kind');
    const { populate } = await import('../../tests/support/populate.ts');
    const database = createDatabase({ url });
    const { personas } = await populate(database.prisma, world.vault).finally(() => database.close());
    const statements = await countStatements(url);
    stops.push(statements.close);
    const calls = await countCalls(world.environment.EVM_RPC_URL);
    stops.push(calls.close);
    const environment = {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      NODE_ENV: 'production',
      ...world.environment,
      DATABASE_URL: statements.url,
      EVM_RPC_URL: calls.url,
    };
    const issuer: Person = { accountId: personas.issuerA.accountId, wallet: personas.issuerA.wallet.address };
    return {
      start: () => startWatched(environment, world.folder),
      tokens: {
        holder: await world.tokenOf(HOLDER),
        admin: await world.tokenOf(ADMIN),
        issuer: await world.tokenOf(issuer),
      },
      statements: statements.count,
      nodeCalls: calls.count,
      async stop() {
        for (const stop of stops) stop();
        await world.stop();
      },
    };
  } catch (error) {
    for (const stop of stops) stop();
    await world.stop();
    throw error;
  }
}
