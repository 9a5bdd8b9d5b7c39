import { createHash } from 'node:crypto';
import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// A build is whole where manifest.json in its folder says so: it is written after all other files.

const MANIFEST = 'manifest.json';
/** The packages that npm installed, as npm itself notes them. */
const INSTALLED = fileURLToPath(new URL('../../node_modules/.package-lock.json', import.meta.url));

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');
/** Null where npm has noted nothing. */
const installed = () => {
  try {
    return sha256(readFileSync(INSTALLED));
  } catch {
    return null;
  }
};

/** Notes that a folder has these files (`[name, bytes]`), the packages that they were made of, and `more`. */
export function writeManifest(folder, files, more = {}) {
  const noted = files.map(([name, bytes]) => [name, { size: bytes.length, sha256: sha256(bytes) }]);
  const unfinished = join(folder, `.manifest-${process.pid}`);
  writeFileSync(unfinished, JSON.stringify({ ...more, packages: installed(), files: Object.fromEntries(noted) }));
  renameSync(unfinished, join(folder, MANIFEST));
}

/** Reads a folder's manifest; undefined if there is none that can be read. */
export function readManifest(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8'));
  } catch {
    return undefined; // what cannot be read is built again
  }
}

/**
 * True if a build has every file in its size, and those that it `needs`; `thorough`: with its content, and made of the packages
 * that are installed.
 */
export function isWhole(folder, { needs = [], thorough = false } = {}) {
  try {
    const { packages, files } = readManifest(folder);
    if (!needs.every((name) => Object.hasOwn(files, name))) return false;
    if (thorough && packages !== installed()) return false;
    return Object.entries(files).every(([name, { size, sha256: hash }]) =>
      thorough ? sha256(readFileSync(join(folder, name))) === hash : statSync(join(folder, name)).size === size,
    );
  } catch {
    return false;
  }
}
