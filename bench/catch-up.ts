/**
 * Measures the index's speed, processor time and memory while it catches up, compared with Ponder, and the cost of following an
 * idle chain. Node, follower and database are processes of their own. The time of their start is not counted.
 *
 *   npm run bench -- catch-up           all of the following, some eight minutes
 *   npx tsx bench/catch-up.ts events    40,304 events in 2,000 blocks, by the index and by Ponder, `--rounds` times in turn
 *   npx tsx bench/catch-up.ts memory    99,948 events in 4,516 blocks
 *   npx tsx bench/catch-up.ts blocks    200,000 blocks of 500 foreign transactions each, then an idle minute
 *
 * `--only index,ponder,ponder-unthrottled` chooses what `events` compares.
 */
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { BLOCKS, blocksOf, FOREIGN } from './catch-up/figures.ts';
import { startIndex } from './catch-up/index-follower.ts';
import { startPonder } from './catch-up/ponder-follower.ts';
import { onStage, type Stage, type StartFollower } from './catch-up/stage.ts';
import { installPeers } from './support/peers.ts';
import { chosenNames, progress, report, roundsOption } from './support/report.ts';
import { serverPid, treeCpu, usage } from './support/usage.ts';

const IDLE_S = 60;
const MOST_MS = 600_000;
const SERIES = { events: 100, memory: 248 } as const;

interface CaughtUp {
  readonly seconds: number;
  readonly events: number;
  /** Seconds of processor time. */
  readonly cpu: number;
  readonly serverCpu: number;
  readonly megabytes: number;
  /** Resident megabytes at some blocks. */
  readonly memory: readonly (readonly [block: number, megabytes: number])[];
}

/** Waits for the follower to reach a block. */
async function catchUp({ follower, data }: Stage, last: number): Promise<CaughtUp> {
  const pid = follower.process.pid as number;
  const server = serverPid(data);
  const before = { cpu: usage(pid).cpu, server: treeCpu(server) };
  const started = performance.now();
  const memory: [number, number][] = [];
  for (let at = await follower.reached(); at < last; at = await follower.reached()) {
    if (at >= 0) memory.push([at, usage(pid).rss]);
    const { exitCode } = follower.process;
    if (exitCode !== null || performance.now() - started > MOST_MS) throw new Error(`stopped at block ${at}`);
    await wait(100);
  }
  const seconds = (performance.now() - started) / 1000;
  const { cpu, most: megabytes } = usage(pid);
  const serverCpu = treeCpu(server) - before.server;
  return { seconds, events: await follower.events(), cpu: cpu - before.cpu, serverCpu, megabytes, memory };
}

function show(name: string, { seconds, events, cpu, serverCpu, megabytes, memory }: CaughtUp): void {
  console.log(
    `  ${name.padEnd(20)} ${seconds.toFixed(1)} s, ${events} events, ${(events / seconds).toFixed(0)} a second; ` +
      `processor: ${cpu.toFixed(1)} s of its own, ${serverCpu.toFixed(1)} s of PostgreSQL; at most ${megabytes.toFixed(0)} MB`,
  );
  const tenth = Math.ceil(memory.length / 10);
  for (let i = 0; i < memory.length; i += tenth) {
    const [at, rss] = memory[i] as [number, number];
    console.log(`    block ${String(at).padStart(6)}: ${rss.toFixed(0)} MB resident`);
  }
}

async function idle({ follower, node }: Stage): Promise<void> {
  node.kill('SIGUSR2');
  await wait(5_000);
  const pid = follower.process.pid as number;
  const before = usage(pid);
  const [from, startedAt] = [await follower.reached(), performance.now()];
  await wait(IDLE_S * 1000);
  const share = (usage(pid).cpu - before.cpu) / ((performance.now() - startedAt) / 1000);
  const blocks = (await follower.reached()) - from;
  console.log(`following ${blocks} idle blocks in ${IDLE_S} s: ${(share * 100).toFixed(1)} % of a core`);
}

/** Measures each follower in turn with the same events. */
async function events(): Promise<void> {
  const blocks = blocksOf(SERIES.events);
  const last = blocks - 2;
  const followers: Readonly<Record<string, StartFollower>> = {
    index: startIndex,
    ponder: startPonder(last, false),
    'ponder-unthrottled': startPonder(last, true),
  };
  const chosen = chosenNames(Object.keys(followers));
  const compared = Object.entries(followers).filter(([name]) => chosen?.has(name) ?? true);
  const withPonder = compared.some(([name]) => name !== 'index') && installPeers('ponder', 'ponder');
  console.log(`catching up with ${SERIES.events} raises in ${blocks} blocks`);
  const figures: Record<string, number[]> = {};
  for (let round = 0; round < roundsOption(1); round += 1) {
    for (const [name, start] of compared) {
      if (name !== 'index' && !withPonder) continue;
      progress(`${name}, round ${round + 1}, load ${loadavg()[0]?.toFixed(1)}`);
      const result = await onStage([String(SERIES.events)], start, (stage) => catchUp(stage, last));
      show(name, result);
      const values = { rate: result.events / result.seconds, cpu: result.cpu, server: result.serverCpu };
      for (const [figure, value] of Object.entries(values)) {
        const key = `catch-up.${name}.${figure}`;
        figures[key] = [...(figures[key] ?? []), value];
      }
    }
  }
  report(figures);
}

async function memory(): Promise<void> {
  const blocks = blocksOf(SERIES.memory);
  console.log(`catching up with ${SERIES.memory} raises in ${blocks} blocks`);
  await onStage([String(SERIES.memory)], startIndex, async (stage) => show('index', await catchUp(stage, blocks - 2)));
}

async function foreign(): Promise<void> {
  console.log(`catching up with ${BLOCKS} blocks of ${FOREIGN} foreign transactions`);
  await onStage([], startIndex, async (stage) => {
    show('index', await catchUp(stage, BLOCKS - 2));
    await idle(stage);
  });
}

const PARTS: Readonly<Record<string, () => Promise<void>>> = { events, memory, blocks: foreign };
const names = process.argv.slice(2).filter((name) => Object.hasOwn(PARTS, name));
for (const name of names.length === 0 ? Object.keys(PARTS) : names) await PARTS[name]?.();
