// npm run check -- faults: runs stories under the faults that seeds decide, and prints what contradicts the invariants.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { USAGE_EXIT_CODE } from '../src/adapters/process/usage.ts';
import { projectPath } from '../src/project.ts';
import type { Summary } from '../tests/faults/summary.ts';
import { commandLine } from './help.ts';

const USAGE = `npm run check -- faults [--seeds <number>] [--from <seed>] [--seed <seed>] [--lanes <number>] [--shrink] [--json]
Runs the story of each seed on two gateways and two workers, under the faults that the seed decides, and checks the invariants
of tests/faults/invariants.ts. A seed takes 15 to 40 seconds.
  --seeds <number>  the number of seeds, from --from on; 10 by default
  --from <seed>     the first; 1 by default
  --seed <seed>     this one alone
  --lanes <number>  the number of seeds at the same time, each with processes of its own; 1 by default. Two cores carry two
  --shrink          runs a seed that fails again and again, each time without one of its faults, and prints those that are left
  --json            prints one JSON object as the last line: seeds, faults by kind, writes, what failed
Ends with 1 where an invariant does not hold.`;

const { values } = commandLine(USAGE, {
  options: {
    seeds: { type: 'string', default: '10' },
    from: { type: 'string', default: '1' },
    seed: { type: 'string' },
    lanes: { type: 'string', default: '1' },
    shrink: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const [from, count] =
  values.seed === undefined ? [Number(values.from), Number(values.seeds)] : [Number(values.seed), 1];
const lanes = Math.min(Number(values.lanes), count);
if (![from, count, lanes].every(Number.isSafeInteger) || from < 0 || count < 1 || lanes < 1) {
  console.error('--seeds, --from, --seed and --lanes take whole numbers');
  process.exit(USAGE_EXIT_CODE);
}

const home = mkdtempSync(join(tmpdir(), 'income-series-faults-'));
const logs = join(home, 'logs');
const leave = () => rmSync(home, { recursive: true, force: true });
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    leave();
    process.kill(process.pid, signal);
  });

/** Runs seeds one after the other; the summary is null if the process ended without one. */
async function runLane(lane: number, seeds: readonly number[]): Promise<{ ok: boolean; summary: Summary | null }> {
  const file = join(home, `${lane}.json`);
  const child = spawn('npx', ['vitest', 'run', 'tests/faults/seeds.exhaustive.test.ts', '--reporter=verbose'], {
    cwd: projectPath('.'),
    // stdout has only the JSON
    stdio: ['ignore', values.json ? 2 : 'inherit', 'inherit'],
    env: {
      ...process.env,
      EXHAUSTIVE: '1',
      FAULT_SEEDS: seeds.join(),
      FAULT_SUMMARY: file,
      FAULT_LOGS: logs,
      ...(values.shrink ? { FAULT_SHRINK: '1' } : {}),
    },
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { ok: code === 0, summary: existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Summary) : null };
}

const shares = Array.from({ length: lanes }, (_, lane) =>
  Array.from({ length: count }, (_, i) => from + i).filter((_, i) => i % lanes === lane),
);
const ended = await Promise.all(shares.map((seeds, lane) => runLane(lane, seeds)));
const { addSummaries } = await import('../tests/faults/summary.ts'); // loads the gateway, which a wrong command line need not wait for
const summary = addSummaries(ended.flatMap(({ summary: lane }) => lane ?? []));
if (values.json) console.log(JSON.stringify(summary));
else if (lanes > 1) console.log(`all lanes\n${JSON.stringify(summary, null, 1)}`);
if (existsSync(logs)) console.error(`logs of the processes: ${logs}`);
else leave();
process.exitCode = ended.every(({ ok }) => ok) ? 0 : 1;
