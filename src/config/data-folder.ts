import { existsSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { refusal, StartRefused } from '../core/errors/start-refused.ts';

/** Creates a folder and its parents. Node.js's `recursive` option is not used, because it never ends below /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

/** Creates the data folder if it does not exist. @throws StartRefused if it cannot be created or written */
export function makeDataFolder(dataDir: string): void {
  const folder = resolve(dataDir);
  try {
    makeFolder(folder);
    rmdirSync(mkdtempSync(join(folder, '.probe-')));
  } catch (error) {
    const problem = `names ${folder}, which this user cannot write (${(error as NodeJS.ErrnoException).code})`;
    const mend = 'name a folder that this user can write: DATA_DIR=<folder>, or make this one writable';
    throw new StartRefused([refusal('DATA_FOLDER', 'DATA_DIR', { problem, mend })]);
  }
}
