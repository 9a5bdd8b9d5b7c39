import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { rolldown } from 'rolldown';
import { readPackage } from '../packages.ts';
import { declarationsOf } from './declarations.ts';
import { describePackage, makeTarball, type Packed, PROJECT, writeAll } from './folder.ts';

const CLIENT = readPackage(PROJECT, 'packages/client');
/** The entries for programs. The entries of `internal` are for the packages and programs of the project. */
const ENTRIES = Object.entries(CLIENT.manifest.exports).filter(([entry]) => !entry.startsWith('./internal/'));
const SOURCES = ENTRIES.map(([, path]) => join(CLIENT.folder, path));

/** The schema for a program's own operations, and the texts of the package's operations for TRUSTED_DOCUMENTS. */
const DATA = { 'schema.graphql': 'schema.graphql', 'documents.json': 'packages/client/src/generated/documents.json' };

/** A module's path as in the project, so that relative imports stay valid. npm leaves folders named node_modules out of a tarball. */
const pathOf = (module: string): string =>
  relative(PROJECT, module)
    .replace(/^node_modules\//, 'vendor/')
    .replace(/\.[cm]?[jt]s$/, '.js')
    .replace(/\.json$/, '.json.js'); // its module is code as the others are

/** The platform's own Web Crypto, in place of the module that a package asks Node 18 and older for. */
const WEB_CRYPTO = {
  name: 'web-crypto',
  resolveId: (id: string) => (id === 'crypto' ? '\0web-crypto.js' : null),
  load: (id: string) => (id === '\0web-crypto.js' ? 'export const webcrypto = globalThis.crypto;' : null),
};

/** The messages of the table of codes. The rest is for the server and docs/errors.md, and every program would carry it. */
const MESSAGES = {
  name: 'messages',
  async load(id: string) {
    if (!/\/protocol\/src\/errors\/codes\/[a-z]+\.ts$/.test(id)) return null;
    const tables = Object.entries((await import(id)) as Record<string, Record<string, { readonly message: string }>>);
    const shortened = tables.map(([name, codes]) => {
      const messages = Object.entries(codes).map(([code, { message }]) => [code, { message }]);
      return `export const ${name} = ${JSON.stringify(Object.fromEntries(messages))};`;
    });
    return shortened.join('\n');
  },
};

/** Writes one file a module, so that a bundler takes only those that a program needs. Returns the modules' paths. */
async function writeModules(folder: string): Promise<readonly string[]> {
  const bundle = await rolldown({
    cwd: PROJECT,
    input: SOURCES,
    platform: 'browser',
    external: [/^node:/, 'snarkjs'],
    plugins: [WEB_CRYPTO, MESSAGES],
    treeshake: { moduleSideEffects: false },
  });
  const { output } = await bundle.write({
    dir: folder,
    format: 'esm',
    preserveModules: true,
    entryFileNames: ({ facadeModuleId: id }) => (id?.startsWith('/') ? pathOf(id) : 'inside/[name].js'),
    chunkFileNames: 'inside/[name].js',
  });
  await bundle.close();
  return output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
}

const compiled = (source: string) => {
  const path = `./lib/${pathOf(join(PROJECT, source))}`;
  return { types: path.replace(/\.js$/, '.d.ts'), default: path };
};

/** The manifest of the tarball: its entries are compiled, and it has the code of its dependencies. */
function manifestOf() {
  const { dependencies: _, ...manifest } = CLIENT.manifest;
  const data = [...Object.keys(DATA), 'package.json'].map((file) => [`./${file}`, `./${file}`]);
  const code = ENTRIES.map(([entry, path]) => [entry, compiled(join(CLIENT.folder, path))]);
  return { ...manifest, exports: Object.fromEntries([...code, ...data]) };
}

/** Makes the client's tarball in a folder. */
export async function packClient(into: string): Promise<Packed> {
  const scratch = mkdtempSync(join(tmpdir(), 'pack-client-'));
  try {
    const [folder, types] = [join(scratch, 'package'), join(scratch, 'types')];
    mkdirSync(types, { recursive: true });
    const modules = await writeModules(join(folder, 'lib'));
    writeAll(join(folder, 'lib'), declarationsOf(SOURCES, types));
    for (const [file, source] of Object.entries(DATA)) cpSync(join(PROJECT, source), join(folder, file));
    describePackage({
      folder,
      manifest: manifestOf(),
      modules,
      readme: readFileSync(join(PROJECT, CLIENT.folder, 'README.md'), 'utf8'),
      notice:
        'The entry `prover` loads snarkjs, which is not in this package and is licensed under the GNU General Public License,\nversion 3: a program that is given to others with it falls under that license. No other entry loads it.',
    });
    return makeTarball(folder, into);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
