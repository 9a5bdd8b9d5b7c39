// The bundle that programs start from: dist/<fingerprint of its sources>. So one is stale by its name, builds that run at once
// never write into each other, and processes that run keep the files they started with. Node's own modules alone: this
// runs before every start.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
export const DIST = join(ROOT, 'dist');
/** The name of a finished build. */
export const BUILD = /^[0-9a-f]{16}$/;

/** What the bundle is made from, and how. */
const FOLDERS = ['src', 'contracts/evm/build', 'bin/bundle'];
const FILES = ['package-lock.json', 'tsconfig.json', 'tests/conformance/signing.json'];
const isSource = (name) => /\.(ts|mjs|json)$/.test(name) && !name.endsWith('.test.ts');

/** Whether a change of this file, by its path from the project's folder, is noticed. */
export const isWatched = (path) => FILES.includes(path) || FOLDERS.some((folder) => path.startsWith(`${folder}/`));

/** A sentence for the person who starts a program. */
export class BundleError extends Error {
  name = 'BundleError';
}

/** Changes with names, sizes and times of the sources; undefined where there are none, as in an image. */
export function fingerprint() {
  if (!existsSync(join(ROOT, 'src'))) return undefined;
  const found = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
      .filter((entry) => isSource(entry.name) && entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const lines = [...found, ...FILES.map((name) => join(ROOT, name))].sort().map((path) => {
    const { size, mtimeMs } = statSync(path);
    return `${path.slice(ROOT.length)} ${size} ${mtimeMs}\n`;
  });
  return createHash('sha256').update(lines.join('')).digest('hex').slice(0, 16);
}

/** Finished builds, newest first. */
export function builds() {
  if (!existsSync(DIST)) return [];
  const names = readdirSync(DIST).filter((name) => BUILD.test(name));
  const times = new Map(names.map((name) => [name, statSync(join(DIST, name), { throwIfNoEntry: false })?.mtimeMs ?? 0]));
  return names.sort((a, b) => times.get(b) - times.get(a));
}

/**
 * The folder of the bundle that fits the sources, which is built where there is none.
 * @throws BundleError where it cannot be built
 */
export async function freshBundle() {
  const expected = fingerprint();
  if (expected === undefined) {
    const [only] = builds();
    if (only === undefined) throw new BundleError('There is neither a bundle in dist nor a folder src to build it from.');
    return join(DIST, only);
  }
  const folder = join(DIST, expected);
  if (!existsSync(folder)) {
    process.stderr.write('Bundling the programs, whose sources changed: about two seconds.\n');
    const { build } = await import('./build.mjs');
    await build(expected);
  }
  return folder;
}
