/**
 * How long the index takes to catch up with 200,000 blocks of 500 foreign transactions each, how much memory that takes,
 * and what following one idle block each 0.4 seconds costs. Node, worker and database are processes of their own.
 *
 *   npx tsx bench/catch-up.ts        about two minutes
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createDatabase } from '../src/adapters/db/database.ts';
import { createDatabaseOn, databaseUrl } from '../src/adapters/db/databases.ts';
import { startEmbeddedPostgres } from '../src/adapters/db/embedded.ts';
import { migrate } from '../src/adapters/db/migrate.ts';
import { BLOCKS, FOREIGN } from './catch-up/figures.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const address = (n: number) => `0x${n.toString(16).padStart(40, '0')}`;
const IDLE_S = 60;

function run(file: string, args: readonly string[], env: Record<string, string>): ChildProcess {
  const nodeArgs = ['--import', 'tsx', file, ...args];
  return spawn(process.execPath, nodeArgs, {
    cwd: ROOT,
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Seconds of processor time, and resident megabytes, as Linux counts them. */
function usage({ pid }: ChildProcess): { readonly cpu: number; readonly rss: number } {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const rss = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return { cpu: (Number(fields[11]) + Number(fields[12])) / 100, rss: Number(rss) / 1024 };
}

const home = mkdtempSync(join(tmpdir(), 'income-series-catch-up-'));
chmodSync(home, 0o711);
const server = await startEmbeddedPostgres({ home, durable: false, temporary: true });
const url = databaseUrl(server.url('postgres'), 'catch_up');
await createDatabaseOn(server.url('postgres'), 'catch_up');
await migrate(url);
const database = createDatabase({ url });
const node = run('bench/catch-up/node.ts', [address(1)], {});
const rpcUrl = await new Promise<string>((resolve) =>
  node.stdout?.on('data', (text: Buffer) => resolve(String(text).replace('listening ', '').trim())),
);
const started = performance.now();
const worker = run('bench/catch-up/worker.ts', [address(1)], { DATABASE_URL: url, EVM_RPC_URL: rpcUrl });
worker.stdout?.pipe(process.stdout);
const cursor = async () => Number((await database.prisma.indexerCursor.findFirst())?.blockNumber ?? -1n);
try {
  console.log(`catching up with ${BLOCKS} blocks of ${FOREIGN} foreign transactions`);
  const memory: [number, number][] = [];
  for (let at = await cursor(); at < BLOCKS - 2; at = await cursor()) {
    if (at >= 0) memory.push([at, usage(worker).rss]);
    if (worker.exitCode !== null || performance.now() - started > 600_000) throw new Error(`stopped at block ${at}`);
    await wait(250);
  }
  const seconds = (performance.now() - started) / 1000;
  const events = await database.prisma.chainEvent.count();
  console.log(
    `  ${seconds.toFixed(1)} s from the start of the process, ${events} events, ${usage(worker).cpu} s of processor`,
  );
  const tenth = Math.ceil(memory.length / 10);
  for (let i = 0; i < memory.length; i += tenth) {
    const [at, rss] = memory[i] as [number, number];
    console.log(`  block ${String(at).padStart(6)}: ${rss.toFixed(0)} MB resident`);
  }
  node.kill('SIGUSR2');
  await wait(5_000);
  const before = usage(worker);
  const [from, begun] = [await cursor(), performance.now()];
  await wait(IDLE_S * 1000);
  const after = usage(worker);
  const share = (after.cpu - before.cpu) / ((performance.now() - begun) / 1000);
  console.log(
    `following ${(await cursor()) - from} idle blocks in ${IDLE_S} s: ${(share * 100).toFixed(1)} % of a core`,
  );
} finally {
  worker.kill('SIGTERM');
  node.kill('SIGKILL');
  await database.close();
  await server.stop();
  rmSync(home, { recursive: true, force: true });
}
