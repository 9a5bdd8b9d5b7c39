// Which run takes a file of tests, and what the file costs there. Plain JavaScript, because `.ci/run` plans before npm installed anything.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const RECORD = join(ROOT, 'tests/costs.json');

const ONLY_SLOW = '.slow.test.ts';
const ONLY_EXHAUSTIVE = '.exhaustive.test.ts';
const IMPORT = /from '[./\w-]*\/exhaustive\.ts'/;

/** Folders that belong to the slow run too: the contracts and the Solana program by themselves, and the adapters that speak to their nodes. */
const OF_CHAINS = ['tests/contracts/', 'tests/conformance/', 'tests/adapters/evm/', 'tests/adapters/solana/'];

/** Taken by `npm run test:clients`, which installs packages there. Some of them bring tests of their own. */
export const OF_CLIENTS = 'tests/clients/';

let files;
export const allFiles = () => {
  files ??= ['src', 'tests', 'packages']
    .flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true }).map((path) => join(folder, path)))
    .filter((path) => path.endsWith('.test.ts') && !path.includes('node_modules'))
    .sort();
  return files;
};

/** The one run that takes the file with its usual cases. */
export const runOf = (path) => {
  if (path.startsWith(OF_CLIENTS)) return 'clients';
  if (path.endsWith(ONLY_EXHAUSTIVE)) return 'exhaustive';
  return path.endsWith(ONLY_SLOW) || OF_CHAINS.some((folder) => path.startsWith(folder)) ? 'slow' : 'quick';
};

/** The exhaustive run takes what is named so, and what runs more of its cases there. */
const hasExhaustiveCases = (path) =>
  runOf(path) !== 'clients' && (path.endsWith(ONLY_EXHAUSTIVE) || IMPORT.test(readFileSync(join(ROOT, path), 'utf8')));

const taken = new Map();
export const filesOf = (run) => {
  if (!taken.has(run)) {
    taken.set(
      run,
      allFiles().filter((path) => (run === 'exhaustive' ? hasExhaustiveCases(path) : runOf(path) === run)),
    );
  }
  return taken.get(run);
};

/** What the last recorded runs took: `phases` and `checks` by name in seconds, and each run's files as `[CPU seconds, seconds]`. */
export const readRecord = () => (existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : {});

/** What a file takes of which nothing is known. */
const UNKNOWN = { cpu: 30, wall: 60 };

const mean = (costs, measure) => costs.reduce((sum, cost) => sum + cost[measure], 0) / costs.length;

/** The recorded cost; a file without one costs the mean of its folder, or of the whole run if the folder has none either. */
export function costOf(record, run, path) {
  const costs = record[run] ?? {};
  const known = costs[path];
  if (known !== undefined) return { cpu: known[0], wall: known[1] };
  const others = Object.entries(costs);
  const beside = others.filter(([other]) => dirname(other) === dirname(path));
  const likely = (beside.length > 0 ? beside : others).map(([, cost]) => cost);
  if (likely.length === 0) return UNKNOWN;
  return { cpu: mean(likely, 0), wall: mean(likely, 1) };
}

/** A file is ended after five times its recorded seconds and two minutes. */
export const limitOf = (seconds) => 5 * seconds + 120;

const line = (name, value) => `    ${JSON.stringify(name)}: ${Array.isArray(value) ? `[${value.join(', ')}]` : value}`;

/** The record as it is committed: a name a line, in order. */
export const recordText = (record) => {
  const sections = Object.entries(record).map(([name, values]) => {
    const lines = Object.keys(values)
      .sort()
      .map((key) => line(key, values[key]));
    return `  ${JSON.stringify(name)}: ${lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n  }`}`;
  });
  return `{\n${sections.join(',\n')}\n}\n`;
};
