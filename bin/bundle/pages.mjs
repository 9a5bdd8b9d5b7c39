// The pages that the gateway serves, built into dist/pages: src/pages/<name>/main.ts or main.tsx each, and the app, packages/app/src/main.tsx. Files are named by what
// is in them; manifest.json, written last, says what each page consists of and which sources it was made from.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { DIST, manifestsOfPackages, refusal, ROOT } from './fresh.mjs';
import { isWhole, readManifest, writeManifest } from './manifest.mjs';

const PAGES = join(DIST, 'pages');
/** The path at which the gateway serves the files. */
const PATH = '/assets/';
const SOURCES = join(ROOT, 'src/pages');
const APP = 'packages/app/src/main.tsx';
/** The files with which every page is made. */
const TOOLS = ['package-lock.json', 'tsconfig.json', 'src/pages/tsconfig.json', 'packages/app/tsconfig.json', 'bin/bundle/pages.mjs'];
/** After this a file of a build that was replaced is of use to nobody. */
const ABANDONED_MS = 600_000;

/** The most that a reader of the app loads before its first screen shows, compressed: script, style and the screen. */
const MOST_FIRST_LOAD = 200_000;
/** A screen of the app, by the source that it starts from. */
const SCREEN = /^packages\/app\/src\/.*-page\.tsx$/;

/** Each page's name and the source it starts from. */
const entries = () =>
  Object.fromEntries([
    ...(existsInRoot(APP) ? [['app', APP]] : []),
    ...readdirSync(SOURCES, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => [name, ['main.tsx', 'main.ts'].map((file) => `src/pages/${name}/${file}`).find(existsInRoot)])
      .filter(([, entry]) => entry !== undefined),
  ]);
const existsInRoot = (path) => existsSync(join(ROOT, path));

const hashOf = (path) => createHash('sha256').update(readFileSync(join(ROOT, path))).digest('hex');

/** Why the pages are to be built, as a clause; null where they were made from these very sources. */
function whyBuild({ thorough }) {
  if (!existsSync(PAGES)) return 'which are not built yet';
  const { inputs, pages } = readManifest(PAGES) ?? {};
  if (inputs === undefined || !isWhole(PAGES, { thorough })) return 'which are incomplete, damaged or made of other packages';
  const isChanged =
    Object.keys(entries()).some((name) => !Object.hasOwn(pages, name)) ||
    Object.entries(inputs).some(([path, hash]) => !existsInRoot(path) || hashOf(path) !== hash);
  return isChanged ? 'whose sources changed' : null;
}

/** `import url from 'worker:<module>'` is the address of a script for `new Worker(url)`, made of that module. */
const workers = (build, inputs) => ({
  name: 'workers',
  setup(page) {
    // The path names the file, which is a script whatever its source is.
    page.onResolve({ filter: /^worker:/ }, ({ path, resolveDir }) => ({
      path: path.slice('worker:'.length).replace(/\.ts$/, '.js'),
      namespace: 'worker',
      pluginData: { module: path.slice('worker:'.length), resolveDir },
    }));
    page.onLoad({ filter: /.*/, namespace: 'worker' }, async ({ pluginData: { module, resolveDir } }) => {
      const stdin = { contents: `import ${JSON.stringify(module)};`, resolveDir };
      const { outputFiles, metafile } = await build({ ...options(), stdin, format: 'iife', loader: { '.ttf': 'empty' } });
      inputs.push(...Object.keys(metafile.inputs));
      return { contents: outputFiles.find((file) => file.path.endsWith('.js')).contents, loader: 'file' };
    });
  },
});

const options = () => ({
  absWorkingDir: ROOT,
  outdir: PAGES,
  write: false,
  metafile: true,
  bundle: true,
  minify: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  loader: { '.ttf': 'file', '.woff': 'file', '.woff2': 'file' },
  legalComments: 'none',
  logLevel: 'error',
});

/** The files that a page may ask for, from its script and its style on. */
function reached(outputs, [first, ...more]) {
  const seen = new Set([first, ...more]);
  for (const name of seen) for (const { path } of outputs[name]?.imports ?? []) if (path in outputs) seen.add(path);
  return [...seen];
}

function pagesOf({ outputs }) {
  const pages = {};
  for (const [script, { entryPoint, cssBundle }] of Object.entries(outputs)) {
    const name = Object.entries(entries()).find(([, entry]) => entry === entryPoint)?.[0];
    if (name === undefined) continue;
    const files = reached(outputs, cssBundle === undefined ? [script] : [script, cssBundle]).map((path) => basename(path));
    pages[name] = { script: basename(script), style: cssBundle === undefined ? null : basename(cssBundle), files };
  }
  return pages;
}

/** The files that load before an output's script runs. */
function loadedWith(outputs, name) {
  const seen = new Set([name]);
  for (const each of seen)
    for (const { path, kind } of outputs[each]?.imports ?? []) if (path in outputs && kind !== 'dynamic-import') seen.add(path);
  return seen;
}

/** Requires that the app's first load is within its bound, whichever screen comes first. @throws Error */
function requireSmallApp({ outputs }, sizes) {
  const all = Object.entries(outputs);
  const [app, { cssBundle } = {}] = all.find(([, { entryPoint }]) => entryPoint === APP) ?? [];
  if (app === undefined) return;
  for (const [name, { entryPoint = '' }] of all) {
    if (!SCREEN.test(entryPoint)) continue;
    const files = new Set([cssBundle, ...loadedWith(outputs, app), ...loadedWith(outputs, name)]);
    const bytes = [...files].reduce((sum, path) => sum + (sizes.get(`${basename(path ?? '')}.gz`) ?? 0), 0);
    if (bytes > MOST_FIRST_LOAD)
      throw new Error(`${entryPoint} loads ${bytes} bytes before it shows, and the bound is ${MOST_FIRST_LOAD}`);
  }
}

/** Put into place one by one, the manifest last: several that build at once put the same files there. */
async function make() {
  const { build, stop } = await import('esbuild');
  const sources = [];
  const { outputFiles, metafile } = await build({
    ...options(),
    entryPoints: entries(),
    splitting: true,
    publicPath: PATH,
    entryNames: '[name]-[hash]',
    chunkNames: 'part-[hash]',
    assetNames: '[name]-[hash]',
    plugins: [workers(build, sources)],
  });
  await stop();
  const pages = pagesOf(metafile);
  const served = new Set(Object.values(pages).flatMap(({ files }) => files));
  const files = outputFiles
    .map(({ path, contents }) => [basename(path), contents])
    .filter(([name]) => served.has(name))
    .map(([name, contents]) => [`${name}.gz`, gzipSync(contents, { level: 9 })]);
  requireSmallApp(metafile, new Map(files.map(([name, bytes]) => [name, bytes.length])));
  const own = [...Object.keys(metafile.inputs), ...sources].filter((path) => !path.includes('node_modules/') && existsInRoot(path));
  const inputs = Object.fromEntries([...new Set([...own, ...TOOLS.filter(existsInRoot), ...manifestsOfPackages()])].sort().map((path) => [path, hashOf(path)]));
  mkdirSync(PAGES, { recursive: true });
  for (const [name, bytes] of files) {
    writeFileSync(join(PAGES, `.${process.pid}-${name}`), bytes);
    renameSync(join(PAGES, `.${process.pid}-${name}`), join(PAGES, name));
  }
  writeManifest(PAGES, files, { inputs, pages });
  removeOld(new Set(files.map(([name]) => name)));
}

function removeOld(current) {
  for (const name of readdirSync(PAGES)) {
    if (current.has(name) || name === 'manifest.json') continue;
    const { mtimeMs } = statSync(join(PAGES, name), { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
    if (Date.now() - mtimeMs > ABANDONED_MS) rmSync(join(PAGES, name), { force: true });
  }
}

/**
 * Builds the pages where they do not fit their sources; where there are no sources, as in an image, those that are there are
 * served. @throws BundleError where they cannot be built
 */
export async function freshPages({ thorough = false } = {}) {
  if (!existsSync(SOURCES)) return;
  try {
    const why = whyBuild({ thorough });
    if (why === null) return;
    process.stderr.write(`Building the pages, ${why}: a few seconds.\n`);
    await make();
  } catch (error) {
    throw refusal(error, 'The pages');
  }
}
