import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder of package.json: above this file, and above the bundle that it may be part of. */
function findProject(): URL {
  let folder = new URL('./', import.meta.url);
  while (!existsSync(new URL('package.json', folder))) {
    const above = new URL('../', folder);
    if (above.href === folder.href) throw new Error('package.json is in no folder above the program');
    folder = above;
  }
  return folder;
}

const PROJECT = findProject();

/** A file of the project by its path from the project's folder, wherever the program was started. */
export const projectFile = (path: string): URL => new URL(path, PROJECT);

/** The same as a path of the file system. */
export const projectPath = (path: string): string => fileURLToPath(projectFile(path));

const { version } = JSON.parse(readFileSync(projectFile('package.json'), 'utf8')) as { readonly version: string };
/** The service's. */
export const VERSION = version;
