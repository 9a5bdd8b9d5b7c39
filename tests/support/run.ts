// Which files a run takes, and in which order.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { configDefaults } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { EXHAUSTIVE, SLOW } from './exhaustive.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const IMPORT = /from '[./\w-]*\/exhaustive\.ts'/;

const allFiles = (): string[] =>
  ['src', 'tests', 'packages'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.test.ts') && !path.includes('node_modules'))
      .map((path) => join(folder, path)),
  );

const ONLY_SLOW = '.slow.test.ts';
const ONLY_EXHAUSTIVE = '.exhaustive.test.ts';

/** Folders that belong to the slow run too: the contracts and the Solana program by themselves, and the adapters that speak to their nodes. */
const OF_CHAINS = ['tests/contracts/', 'tests/conformance/', 'tests/adapters/evm/', 'tests/adapters/solana/'];

/** Taken by `npm run test:clients`, which installs packages there. Some of them bring tests of their own. */
const OF_CLIENTS = 'tests/clients/';

/** In the exhaustive run: what is named so, and what runs more of its cases there. */
const hasExhaustiveCases = (path: string): boolean =>
  path.endsWith(ONLY_EXHAUSTIVE) || IMPORT.test(readFileSync(join(ROOT, path), 'utf8'));

export const runOf = (path: string): 'quick' | 'slow' | 'exhaustive' => {
  if (path.endsWith(ONLY_EXHAUSTIVE)) return 'exhaustive';
  return path.endsWith(ONLY_SLOW) || OF_CHAINS.some((folder) => path.startsWith(folder)) ? 'slow' : 'quick';
};

const isTaken = (path: string): boolean =>
  EXHAUSTIVE ? hasExhaustiveCases(path) : runOf(path) === (SLOW ? 'slow' : 'quick');

/** Files that a caller leaves out, divided by spaces. An environment variable, because Vitest gives its `--exclude` to no project. */
const LEFT_OUT = process.env.TESTS_LEFT_OUT?.split(' ') ?? [];

/** Each file is in one of `npm test`, the slow and the exhaustive run; the last also has the files that import `exhaustive.ts`. */
export const filesOfThisRun = {
  excluded: [...configDefaults.exclude, `${OF_CLIENTS}**`, ...LEFT_OUT, ...allFiles().filter((path) => !isTaken(path))],
};

/** Files and folders that take longest, which begin first; the longest of the exhaustive run first of all. */
const LONGEST = [
  'access/matrix/',
  'faults/',
  'project/new-domain.slow',
  'domains/curve/folding',
  'contracts/solana/hostile-order',
  'adapters/pdf/contracts',
  'contracts/solana/curve-life',
  'circuits/mutants',
  'end-to-end/outages',
  'domains/account/deletion-dump',
  'indexing/solana/',
  'apps/demo/',
  'access/attacks/secrets',
  'end-to-end/',
  'domains/transaction/relay-killed',
  'apps/start/',
  'apps/attestor/',
  'circuits/',
];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const at = LONGEST.findIndex((name) => moduleId.includes(`/tests/${name}`));
  return at < 0 ? LONGEST.length : at;
};

/** The files of one part of the run: dealt out in turn, so that every part has its share of the longest. */
export function partOf<T>(sorted: readonly T[], { index, count }: { index: number; count: number }): T[] {
  return sorted.filter((_, at) => {
    const [round, place] = [Math.floor(at / count), at % count];
    return (round % 2 === 0 ? place : count - 1 - place) === index - 1;
  });
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => rankOf(a) - rankOf(b));
  }

  /** The part of `--shard`: the same part of the same files on every machine. */
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { shard } = this.ctx.config;
    if (shard === undefined) return files;
    const byName = (a: TestSpecification, b: TestSpecification) => (a.moduleId < b.moduleId ? -1 : 1);
    return partOf(
      files.toSorted((a, b) => rankOf(a) - rankOf(b) || byName(a, b)),
      shard,
    );
  }
}
