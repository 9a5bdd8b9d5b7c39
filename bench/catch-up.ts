/**
 * How fast the index catches up, at what cost of processor and memory, and what following an idle chain costs. Node,
 * worker and database are processes of their own. What a process takes to start is not counted.
 *
 *   npm run bench -- catch-up           all of the following, some three minutes
 *   npx tsx bench/catch-up.ts events    40,304 events in 2,000 blocks
 *   npx tsx bench/catch-up.ts memory    99,948 events in 4,516 blocks
 *   npx tsx bench/catch-up.ts blocks    200,000 blocks of 500 foreign transactions each, then an idle minute
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createDatabase } from '../src/adapters/db/database.ts';
import { createDatabaseOn, databaseUrl } from '../src/adapters/db/databases.ts';
import { startEmbeddedPostgres } from '../src/adapters/db/embedded.ts';
import { migrate } from '../src/adapters/db/migrate.ts';
import { BLOCKS, blocksOf, FOREIGN } from './catch-up/figures.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const IDLE_S = 60;
const SERIES = { events: 100, memory: 248 } as const;

function run(file: string, args: readonly string[], env: Record<string, string>): ChildProcess {
  const profile =
    process.env.BENCH_PROFILE && file.includes('worker')
      ? ['--cpu-prof', `--cpu-prof-dir=${process.env.BENCH_PROFILE}`]
      : [];
  const nodeArgs = ['--import', 'tsx', ...profile, file, ...args];
  return spawn(process.execPath, nodeArgs, {
    cwd: ROOT,
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

const statOf = (pid: number): readonly string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
/** Seconds, from ticks. `ended`: those of its children that ended, too. */
const secondsOf = (stat: readonly string[], ended: boolean): number =>
  stat.slice(11, ended ? 15 : 13).reduce((sum, ticks) => sum + Number(ticks), 0) / 100;

/** Seconds of processor time, resident megabytes and the most that they have been, as Linux counts them. */
function usage({ pid }: ChildProcess): { readonly cpu: number; readonly rss: number; readonly most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
  return { cpu: secondsOf(statOf(pid as number), false), rss: megabytes('VmRSS'), most: megabytes('VmHWM') };
}

/** Seconds of processor time of a PostgreSQL server with all its processes, those that ended included. */
function serverCpu(data: string): number {
  const server = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  let seconds = secondsOf(statOf(server), true);
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = statOf(Number(pid));
      if (Number(stat[1]) === server) seconds += secondsOf(stat, false);
    } catch {} // it ended meanwhile
  }
  return seconds;
}

interface Stage {
  readonly worker: ChildProcess;
  readonly node: ChildProcess;
  readonly data: string;
  readonly indexed: () => Promise<number>;
  readonly events: () => Promise<number>;
}

/** A node with a chain, an empty database and a worker that begins to index. */
async function onStage(nodeArgs: readonly string[], measure: (stage: Stage) => Promise<void>): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'income-series-catch-up-'));
  chmodSync(home, 0o711);
  const server = await startEmbeddedPostgres({ home, durable: false, temporary: true });
  const url = databaseUrl(server.url('postgres'), 'catch_up');
  await createDatabaseOn(server.url('postgres'), 'catch_up');
  await migrate(url);
  const { prisma: db, close } = createDatabase({ url });
  const node = run('bench/catch-up/node.ts', nodeArgs, {});
  const rpcUrl = await new Promise<string>((resolve) =>
    node.stdout?.on('data', (text: Buffer) => resolve(String(text).replace('listening ', '').trim())),
  );
  const worker = run('bench/catch-up/worker.ts', [], { DATABASE_URL: url, EVM_RPC_URL: rpcUrl });
  const begun = new Promise((resolve) => worker.stdout?.once('data', resolve));
  try {
    await begun;
    worker.stdout?.pipe(process.stdout);
    await measure({
      worker,
      node,
      data: server.data,
      indexed: async () => Number((await db.indexerCursor.findFirst())?.blockNumber ?? -1n),
      events: () => db.chainEvent.count(),
    });
  } finally {
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    worker.kill('SIGTERM');
    if (worker.exitCode === null) await ended;
    node.kill('SIGKILL');
    await close();
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

/** Waits for the index to reach a block; says how long that took, what it cost, and how memory went. */
async function catchUp({ worker, data, indexed, events }: Stage, last: number): Promise<void> {
  const before = { worker: usage(worker).cpu, server: serverCpu(data) };
  const started = performance.now();
  const memory: [number, number][] = [];
  for (let at = await indexed(); at < last; at = await indexed()) {
    if (at >= 0) memory.push([at, usage(worker).rss]);
    if (worker.exitCode !== null || performance.now() - started > 600_000) throw new Error(`stopped at block ${at}`);
    await wait(100);
  }
  const [seconds, count, { cpu, most }] = [(performance.now() - started) / 1000, await events(), usage(worker)];
  const server = serverCpu(data) - before.server;
  console.log(
    `  ${seconds.toFixed(1)} s, ${count} events, ${(count / seconds).toFixed(0)} a second; ` +
      `processor: ${(cpu - before.worker).toFixed(1)} s of the worker, ${server.toFixed(1)} s of PostgreSQL; at most ${most.toFixed(0)} MB`,
  );
  const tenth = Math.ceil(memory.length / 10);
  for (let i = 0; i < memory.length; i += tenth) {
    const [at, rss] = memory[i] as [number, number];
    console.log(`  block ${String(at).padStart(6)}: ${rss.toFixed(0)} MB resident`);
  }
}

async function idle({ worker, node, indexed }: Stage): Promise<void> {
  node.kill('SIGUSR2');
  await wait(5_000);
  const before = usage(worker);
  const [from, begun] = [await indexed(), performance.now()];
  await wait(IDLE_S * 1000);
  const share = (usage(worker).cpu - before.cpu) / ((performance.now() - begun) / 1000);
  console.log(
    `following ${(await indexed()) - from} idle blocks in ${IDLE_S} s: ${(share * 100).toFixed(1)} % of a core`,
  );
}

const only = process.argv[2];
for (const [name, series] of Object.entries(SERIES)) {
  if (only !== undefined && only !== name) continue;
  const blocks = blocksOf(series);
  console.log(`catching up with ${series} raises in ${blocks} blocks`);
  await onStage([String(series)], (stage) => catchUp(stage, blocks - 2));
}
if (only === undefined || only === 'blocks') {
  console.log(`catching up with ${BLOCKS} blocks of ${FOREIGN} foreign transactions`);
  await onStage([], async (stage) => {
    await catchUp(stage, BLOCKS - 2);
    await idle(stage);
  });
}
