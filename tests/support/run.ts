// Which files a run takes, and in which order.
import { relative } from 'node:path';
import { configDefaults } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { allFiles, costOf, filesOf, OF_CLIENTS, type Run, readRecord } from './costs.mjs';
import { EXHAUSTIVE, SLOW } from './exhaustive.ts';

const usual = SLOW ? 'slow' : 'quick';
const RUN: Run = EXHAUSTIVE ? 'exhaustive' : usual;

const taken = new Set(filesOf(RUN));

/** Each file is in one of `npm test`, the slow and the exhaustive run; the last also has the files that import `exhaustive.ts`. */
export const filesOfThisRun = {
  excluded: [...configDefaults.exclude, `${OF_CLIENTS}**`, ...allFiles().filter((path) => !taken.has(path))],
};

/** The file that takes longest begins first, so that no process is left alone with it at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const record = readRecord();
    const secondsOf = ({ moduleId }: TestSpecification) => costOf(record, RUN, relative(process.cwd(), moduleId)).wall;
    return files.toSorted((a, b) => secondsOf(b) - secondsOf(a));
  }
}
