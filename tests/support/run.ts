// Which files a run takes, and in which order.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { EXHAUSTIVE } from './exhaustive.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const IMPORT = /from '[./\w-]*\/exhaustive\.ts'/;

const allFiles = (): string[] =>
  ['src', 'tests'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.test.ts'))
      .map((path) => join(folder, path)),
  );

/** The exhaustive run leaves out the files that do not import `exhaustive.ts`: `npm test` runs all of those. */
export const filesOfThisRun = {
  excluded: EXHAUSTIVE ? allFiles().filter((path) => !IMPORT.test(readFileSync(join(ROOT, path), 'utf8'))) : [],
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
