// The bundle that programs start from: dist/<fingerprint of its sources>. So one is stale by its name, and processes that run
// keep the files they started with. Node's own modules alone: this runs before every start.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isWhole } from './manifest.mjs';
import { PROGRAMS } from './programs.mjs';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
export const DIST = join(ROOT, 'dist');
/** The name of a build. */
export const BUILD = /^[0-9a-f]{16}$/;

/** Every program. */
const needs = Object.keys(PROGRAMS).map((name) => `${name}.js`);

/** The folders and files from which the bundle is made, besides the packages. */
const FOLDERS = ['src', 'contracts/evm/build', 'bin/bundle', 'patches'];
const FILES = ['package-lock.json', 'tsconfig.json'];
/** Pages are built by themselves (pages.mjs). */
const isSource = (path) =>
  /\.([cm]?[jt]s|[jt]sx|json|patch)$/.test(path) && !path.endsWith('.test.ts') && !path.startsWith('src/pages/');

/** A package's manifest, whose entries say what an import of it loads, and its sources. */
const OF_PACKAGE = /^packages\/[^/]+\/(package\.json$|src\/)/;

/** True if a change of this file, by its path from the project's folder, is noticed. */
export const isWatched = (path) =>
  FILES.includes(path) || ((FOLDERS.some((folder) => path.startsWith(`${folder}/`)) || OF_PACKAGE.test(path)) && isSource(path));

/** The manifests of the packages, by their paths from the project's folder. An image has none. */
export function manifestsOfPackages() {
  const names = existsSync(join(ROOT, 'packages')) ? readdirSync(join(ROOT, 'packages')) : [];
  return names.map((name) => `packages/${name}/package.json`).filter((path) => existsSync(join(ROOT, path)));
}

/** A sentence for the person who starts a program. */
export class BundleError extends Error {
  name = 'BundleError';
}

/** Matches what esbuild says of an import that `npm ci` provides: of a package, or of code that it generates. */
const NOT_INSTALLED = /^Could not resolve "([^".]|[^"]*\/generated\/)/;

/** Names what stands in the way of a build of `what`, in a sentence. A BundleError is a sentence already and stays as it is. */
export function refusal(error, what) {
  if (error instanceof BundleError) return error;
  const stale = `${what} in dist, older than the sources, missing or damaged, cannot be built`;
  if (error.code === 'ERR_MODULE_NOT_FOUND') return new BundleError(`${stale}: a package is not installed. Run npm ci.`);
  if (['EACCES', 'EPERM', 'EROFS'].includes(error.code))
    return new BundleError(`${stale}: dist cannot be read and written by this user. Run npm run bundle as the user who can.`);
  if (error.code === 'ENOTDIR') return new BundleError(`${stale}: dist is no folder. Remove it.`);
  if (error.errors?.some?.(({ text }) => NOT_INSTALLED.test(text)))
    return new BundleError(`${stale}: a package or the generated code is missing. Run npm ci.`);
  if (Array.isArray(error.errors)) return new BundleError(`${stale}: see above what esbuild says of the sources.`);
  return new BundleError(`${stale}: ${error.message}`);
}

/** The sources in this folder, each with its path from the project's folder, added to `found`. */
function findSources(folder, found = []) {
  for (const entry of readdirSync(`${ROOT}${folder}`, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) findSources(path, found);
    else if (entry.isSymbolicLink() || (entry.isFile() && isWatched(path))) found.push([path, entry]);
  }
  return found;
}

/**
 * Changes with names and contents of the sources, whatever their times; undefined where there are none, as in an image, whose
 * `src` has templates alone.
 */
export function fingerprint() {
  const found = existsSync(join(ROOT, 'src')) ? findSources('src') : [];
  if (found.length === 0) return undefined;
  const manifests = manifestsOfPackages();
  for (const folder of FOLDERS.filter((name) => name !== 'src')) findSources(folder, found);
  for (const path of manifests) findSources(path.replace(/package\.json$/, 'src'), found);
  found.push(...[...FILES, ...manifests].map((path) => [path]));
  const hash = createHash('sha256');
  for (const [path, entry] of found.sort(([a], [b]) => (a < b ? -1 : 1))) {
    const content = entry?.isSymbolicLink() ? Buffer.from(readlinkSync(join(ROOT, path))) : readFileSync(`${ROOT}${path}`);
    hash.update(`${path}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex').slice(0, 16);
}

/** Files and folders in dist; none before the first build. */
function namesInDist() {
  try {
    return readdirSync(DIST);
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw refusal(error, 'The bundle');
  }
}

/** Builds, newest first. @throws BundleError where dist cannot be read */
export function builds() {
  const names = namesInDist().filter((name) => BUILD.test(name));
  const times = new Map(names.map((name) => [name, statSync(join(DIST, name), { throwIfNoEntry: false })?.mtimeMs ?? 0]));
  return names.sort((a, b) => times.get(b) - times.get(a));
}

/** The only build, where there are no sources. @throws BundleError where there is none, or several, or it is damaged */
function onlyBundle() {
  const [only, ...others] = builds();
  if (only === undefined) throw new BundleError('There is neither a bundle in dist nor a folder src to build it from.');
  if (others.length > 0)
    throw new BundleError('There are several bundles in dist, and no folder src that says which one to run. Remove the others.');
  if (!isWhole(join(DIST, only), { needs }))
    throw new BundleError('The bundle in dist is damaged, and there is no folder src to build it from. Install it again.');
  return join(DIST, only);
}

/** Why a bundle that is not whole is to be built, as a clause. */
function whyBuild(folder) {
  if (existsSync(folder)) return 'whose bundle is incomplete, damaged or made of other packages';
  return builds().length === 0 ? 'which are not bundled yet' : 'whose sources changed';
}

/**
 * The folder of the bundle that fits the sources, which is built where there is none or where it is damaged. `thorough`: its
 * contents are compared too, and not only the sizes of its files, and the packages that are installed.
 * @throws BundleError where it cannot be built
 */
export async function freshBundle({ thorough = false } = {}) {
  const expected = fingerprint();
  if (expected === undefined) return onlyBundle();
  const folder = join(DIST, expected);
  if (!isWhole(folder, { needs, thorough })) {
    process.stderr.write(`Bundling the programs, ${whyBuild(folder)}: about two seconds.\n`);
    const { build } = await import('./build.mjs');
    await build(expected);
  }
  return folder;
}
