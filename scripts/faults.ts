// npm run faults: runs stories under the faults that seeds decide, and prints what contradicts the invariants.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectPath } from '../src/project.ts';
import { helpWhereAsked } from './help.ts';

helpWhereAsked(`npm run faults [-- --seeds <number>] [--from <seed>] [--seed <seed>] [--shrink] [--json]
Runs the story of each seed on two gateways and two workers, under the faults that the seed decides, and checks the invariants
of tests/faults/invariants.ts. A seed takes 15 to 40 seconds on two cores.
  --seeds <number>  so many, from --from on; 10 by default
  --from <seed>     the first; 1 by default
  --seed <seed>     this one alone
  --shrink          runs a seed that fails again and again, each time without one of its faults, and prints those that are left
  --json            prints one JSON object as the last line: seeds, faults by kind, writes, what failed
Ends with 1 where an invariant does not hold.`);

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '10' },
    from: { type: 'string', default: '1' },
    seed: { type: 'string' },
    shrink: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const [from, count] =
  values.seed === undefined ? [Number(values.from), Number(values.seeds)] : [Number(values.seed), 1];
if (!Number.isInteger(from) || !Number.isInteger(count) || count < 1) {
  console.error('--seeds, --from and --seed take whole numbers');
  process.exit(1);
}

const home = mkdtempSync(join(tmpdir(), 'income-series-faults-'));
const summary = join(home, 'summary.json');
const child = spawn('npx', ['vitest', 'run', 'tests/faults/seeds.slow.test.ts', '--reporter=verbose'], {
  cwd: projectPath('.'),
  // stdout is the JSON's alone
  stdio: ['ignore', values.json ? 2 : 'inherit', 'inherit'],
  env: {
    ...process.env,
    SLOW: '1',
    FAULT_SEEDS: Array.from({ length: count }, (_, i) => from + i).join(),
    FAULT_SUMMARY: summary,
    ...(values.shrink ? { FAULT_SHRINK: '1' } : {}),
  },
});
const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
if (values.json) console.log(readFileSync(summary, 'utf8').trim());
rmSync(home, { recursive: true });
process.exitCode = code === 0 ? 0 : 1;
