import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { rolldown } from 'rolldown';
import { declarationsOf } from './declarations.ts';
import { ENTRIES } from './entries.ts';
import { describePackage, makeTarball, type Packed, PROJECT, readManifest, writeAll } from './folder.ts';

/** The schema, for operations of a program's own, and the texts of the package's, for TRUSTED_DOCUMENTS. */
const DATA = { 'schema.graphql': 'schema.graphql', 'documents.json': 'src/apps/client/generated/documents.json' };

/** The package has no name in a registry: it is installed by its file. */
const NAME = '@income-series/client';

/** Code of packages, under another name: npm leaves folders named node_modules out of a tarball. */
const pathOf = (module: string): string =>
  relative(PROJECT, module)
    .replace(/^src\//, '')
    .replace(/^node_modules\//, 'packages/')
    .replace(/\.[cm]?[jt]s$/, '.js');

/** The platform's own Web Crypto, in place of the module that a package asks Node 18 and older for. */
const WEB_CRYPTO = {
  name: 'web-crypto',
  resolveId: (id: string) => (id === 'crypto' ? '\0web-crypto.js' : null),
  load: (id: string) => (id === '\0web-crypto.js' ? 'export const webcrypto = globalThis.crypto;' : null),
};

/** Of the table of codes, the messages alone: the rest is for the server and docs/errors.md, and every program would carry it. */
const MESSAGES = {
  name: 'messages',
  async load(id: string) {
    if (!/\/core\/errors\/codes\/[a-z]+\.ts$/.test(id)) return null;
    const tables = Object.entries((await import(id)) as Record<string, Record<string, { readonly message: string }>>);
    const shortened = tables.map(([name, codes]) => {
      const messages = Object.entries(codes).map(([code, { message }]) => [code, { message }]);
      return `export const ${name} = ${JSON.stringify(Object.fromEntries(messages))};`;
    });
    return shortened.join('\n');
  },
};

/** One file a module, so that a bundler takes those that a program needs and no more. Answers the modules' paths. */
async function writeModules(folder: string): Promise<readonly string[]> {
  const bundle = await rolldown({
    cwd: PROJECT,
    input: Object.values(ENTRIES),
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

const entryOf = (source: string) => {
  const path = `./lib/${pathOf(join(PROJECT, source))}`;
  return { types: path.replace(/\.js$/, '.d.ts'), default: path };
};

const README = `What a program does with an Income Series gateway, and what an issuer's or a bidder's own machine does. It is in no registry:
install the file, \`npm install ./income-series-client-${readManifest(PROJECT).version}.tgz\`.

| import | is |
|---|---|
| \`${NAME}\` | the gateway, sign-in, sealed bids, terms and documents, reports, backups, the device's store |
| \`${NAME}/operations\` | operations with their types; \`schema.graphql\` is for those of your own |
| \`${NAME}/prover\` | proves a report. It needs \`npm install snarkjs\`, which is licensed under the GPL, version 3 |
| \`${NAME}/attestor\` | opens what was sealed to an attestor, and signs |
| \`${NAME}/node\` | a device's store in a folder |

docs/frontend.md of the project describes them.`;

/** What a program may use with it, in the versions that the tests run with, and compatible ones. */
const PEERS = ['@solana/kit', 'snarkjs', 'viem'];

const manifestOf = () => {
  const versionOf = (name: string) => `^${readManifest(join(PROJECT, 'node_modules', name)).version}`;
  return {
    name: NAME,
    private: true,
    description: 'A client of Income Series gateways, and what a device does on its own',
    license: 'Apache-2.0',
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20.19' },
    exports: {
      ...Object.fromEntries(Object.entries(ENTRIES).map(([name, source]) => [name, entryOf(source)])),
      ...Object.fromEntries([...Object.keys(DATA), 'package.json'].map((file) => [`./${file}`, `./${file}`])),
    },
    peerDependencies: Object.fromEntries(PEERS.map((name) => [name, versionOf(name)])),
    peerDependenciesMeta: Object.fromEntries(PEERS.map((name) => [name, { optional: true }])),
  };
};

/** Makes the client's tarball in a folder. */
export async function packClient(into: string): Promise<Packed> {
  const scratch = mkdtempSync(join(tmpdir(), 'pack-client-'));
  try {
    const [folder, types] = [join(scratch, 'package'), join(scratch, 'types')];
    mkdirSync(types, { recursive: true });
    const modules = await writeModules(join(folder, 'lib'));
    writeAll(join(folder, 'lib'), declarationsOf(Object.values(ENTRIES), types));
    for (const [file, source] of Object.entries(DATA)) cpSync(join(PROJECT, source), join(folder, file));
    describePackage({
      folder,
      title: 'Income Series: client',
      manifest: manifestOf(),
      modules,
      readme: README,
      notice:
        'The entry `prover` loads snarkjs, which is not in this package and is licensed under the GNU General Public License,\nversion 3: a program that is given to others with it falls under that license. No other entry loads it.',
    });
    return makeTarball(folder, into);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
