// Which files a run takes, and in which order.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { configDefaults } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { EXHAUSTIVE } from './exhaustive.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const IMPORT = /from '[./\w-]*\/exhaustive\.ts'/;

const allFiles = (): string[] =>
  ['src', 'tests'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.test.ts') && !path.includes('node_modules'))
      .map((path) => join(folder, path)),
  );

const ONLY_EXHAUSTIVE = '.exhaustive.test.ts';

/** Taken by `npm run test:clients`, which installs packages there. Some of them bring tests of their own. */
const OF_CLIENTS = 'tests/clients/';

/** In the exhaustive run: what is named so, and what runs more of its cases there. */
const hasExhaustiveCases = (path: string): boolean =>
  path.endsWith(ONLY_EXHAUSTIVE) || IMPORT.test(readFileSync(join(ROOT, path), 'utf8'));

/**
 * `npm test` leaves out `*.exhaustive.test.ts`. The exhaustive run takes those, and the files that import `exhaustive.ts`;
 * `npm test` has run all others.
 */
export const filesOfThisRun = {
  excluded: [
    ...configDefaults.exclude,
    `${OF_CLIENTS}**`,
    ...(EXHAUSTIVE ? allFiles().filter((path) => !hasExhaustiveCases(path)) : [`**/*${ONLY_EXHAUSTIVE}`]),
  ],
};

/** Files and folders that take longest, which begin first. */
const LONGEST = [
  'access/matrix/',
  'access/attacks/secrets',
  'apps/demo/',
  'end-to-end/',
  'apps/start/',
  'apps/attestor/',
  'circuits/',
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.findIndex((name) => moduleId.includes(`/tests/${name}`));
      return at < 0 ? LONGEST.length : at;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}
