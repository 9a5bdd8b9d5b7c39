import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { BUILD, builds, DIST, fingerprint, isWatched, ROOT, refusal } from './fresh.mjs';
import { writeManifest } from './manifest.mjs';
import { PROGRAMS } from './programs.mjs';

/** Older builds that stay: a process that started from one may still load parts of it. */
const KEPT = 2;
/** After this an unfinished build is one that was killed. */
const ABANDONED_MS = 600_000;

/** Loaded from node_modules: Prisma's engine, what brings threads, WebAssembly or native code, and what few processes load. */
const EXTERNAL = ['@prisma/client', 'snarkjs', 'pdfkit', 'pg-native', 'prom-client', '@opentelemetry/*'];

/** CommonJS packages ask for Node's modules by `require`. */
const BANNER = "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);";

const options = (outdir) => ({
  absWorkingDir: ROOT,
  entryPoints: PROGRAMS,
  outdir,
  write: false,
  metafile: true,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: 'external',
  sourcesContent: false,
  legalComments: 'none',
  logLevel: 'error',
  external: EXTERNAL,
  banner: { js: BANNER },
});

/** Builds that newer ones replaced, and what killed ones left. */
function removeOld() {
  for (const name of builds().slice(KEPT + 1)) rmSync(join(DIST, name), { recursive: true, force: true });
  for (const name of readdirSync(DIST)) {
    if (BUILD.test(name) || !name.startsWith('.building-')) continue;
    const { mtimeMs } = statSync(join(DIST, name), { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
    if (Date.now() - mtimeMs > ABANDONED_MS) rmSync(join(DIST, name), { recursive: true, force: true });
  }
}

/**
 * Written into a folder of its own, from which each file is renamed to its place, the manifest last. So several that build at
 * once put the same files there, and files that are there already stay readable.
 */
async function make(name) {
  const { build: bundle, stop } = await import('esbuild');
  const { ownMap } = await import('./source-map.mjs');
  const making = join(DIST, `.building-${randomUUID()}`);
  mkdirSync(making, { recursive: true });
  try {
    const { outputFiles, metafile } = await bundle(options(making));
    await stop();
    const unseen = Object.keys(metafile.inputs).find((path) => !path.includes('node_modules/') && !isWatched(path));
    if (unseen !== undefined) throw new Error(`a change of ${unseen} would not be noticed (bin/bundle/fresh.mjs)`);
    if (fingerprint() !== name) throw new Error('the sources changed while they were bundled. Start again.');
    const files = outputFiles.map(({ path, text }) => [
      relative(making, path),
      Buffer.from(path.endsWith('.map') ? ownMap(text) : text),
    ]);
    for (const [file, bytes] of files) {
      mkdirSync(dirname(join(making, file)), { recursive: true });
      writeFileSync(join(making, file), bytes);
    }
    for (const [file] of files) {
      mkdirSync(dirname(join(DIST, name, file)), { recursive: true });
      renameSync(join(making, file), join(DIST, name, file));
    }
    writeManifest(join(DIST, name), files);
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
}

/** Makes dist/<name>. @throws BundleError where it cannot */
export async function build(name) {
  try {
    await make(name);
    removeOld();
  } catch (error) {
    throw refusal(error, 'The bundle');
  }
}
