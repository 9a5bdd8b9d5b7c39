import { existsSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { refusal, StartRefused } from '../core/errors/start-refused.ts';

/** Makes a folder and those above it. Node.js's own recursion never ends where a folder is no place for others (/proc). */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

/** Makes the data folder where it is not there. @throws StartRefused where it cannot be made, or nothing can be made in it */
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
