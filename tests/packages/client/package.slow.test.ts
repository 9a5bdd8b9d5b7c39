import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build as esbuild } from 'esbuild';
import { build as vite } from 'vite';
import { describe, expect, it } from 'vitest';
import { PROJECT } from '../../../scripts/pack/folder.ts';
import { isOfClients, PAGES, programsOf } from '../../project/recipes.ts';
import { forFile } from '../../support/for-file.ts';
import { createConsumer } from './support/consumer.ts';

// `npm run pack`, as somebody uses it who has the two files and nothing of this project.

const createBoth = () => createConsumer('client', 'attestor');
const consumer = await forFile(createBoth());
consumer.link('snarkjs');

const installed = (name: string) => join(consumer.folder, 'node_modules/@income-series', name);
const manifest = () => JSON.parse(readFileSync(join(installed('client'), 'package.json'), 'utf8'));
const entries = (): string[] =>
  Object.entries(manifest().exports)
    .filter(([, target]) => typeof target === 'object')
    .map(([name]) => `@income-series/client${name.slice(1)}`);

/** A program that uses each entry, and is refused what does not fit. */
const PROGRAM = `
import { createGateway, type DeviceError, keyed, RefusedError, sealBid, signIn, viemWallet } from '@income-series/client';
import { openEnvelope, signDigest } from '@income-series/client/attestor';
import * as node from '@income-series/client/node';
import { ActivityDocument, BuildCommitBidDocument, SeriesListDocument } from '@income-series/client/operations';
import { createReportProver, loadCircuitFiles } from '@income-series/client/prover';

const gateway = createGateway({ url: 'https://gateway.example' });
const untyped: unknown = await gateway.ask('{ seriesList { totalCount } }');
const key0: string | undefined = (await gateway.ask(SeriesListDocument)).seriesList?.nodes[0]?.key;
console.log(untyped, key0);
// @ts-expect-error the document requires an input
gateway.ask(BuildCommitBidDocument);
for await (const row of gateway.rows(SeriesListDocument, { state: 'RAISING' }, (data) => data.seriesList)) {
  const key: \`0x\${string}\` = row.key;
  console.log(key);
}
// @ts-expect-error there is no such state
gateway.rows(SeriesListDocument, { state: 'NONE' }, (data) => data.seriesList);
// @ts-expect-error the input is not whole
gateway.act(BuildCommitBidDocument, keyed({ seriesKey: '0x00' }));
const input = keyed({ seriesKey: '0x00', wallet: '0x00', commitment: '0x00', deposit: '1' } as const);
const { transaction } = await gateway.act(BuildCommitBidDocument, input);
if (transaction.__typename === 'EvmTransaction') console.log(transaction.sendCalls?.calls?.length);
for await (const { activity } of gateway.feed(ActivityDocument, { chain: 'evm:10143', seriesKey: '0x00' })) {
  const id: string | undefined = activity?.id;
  console.log(id);
}
const codeOf = (error: DeviceError | RefusedError): string => error.code;
console.log(codeOf, sealBid, signIn, viemWallet, openEnvelope, signDigest, node, createReportProver, loadCircuitFiles);
`;

/** Files of examples/client that programs of the pages import. */
const EXAMPLES = ['curve.ts', 'development.ts'];

const STRICT = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  noEmit: true,
  target: 'es2022',
  lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'],
  types: [],
};

describe('the packages', () => {
  it('install from their files with no other package, and hold their licenses', () => {
    expect(readdirSync(join(consumer.folder, 'node_modules/@income-series')).sort()).toEqual(['attestor', 'client']);
    for (const name of ['client', 'attestor']) {
      const files = readdirSync(installed(name));
      expect(files).toEqual(expect.arrayContaining(['LICENSE', 'NOTICE', 'README.md', 'THIRD-PARTY-LICENSES']));
    }
    expect(readdirSync(installed('client'))).toEqual(expect.arrayContaining(['documents.json', 'schema.graphql']));
    expect(readFileSync(join(installed('client'), 'NOTICE'), 'utf8')).toMatch(/snarkjs.*GNU General Public License/s);
  });

  it('are small: the client at most 3 MB, without the circuit’s files and without snarkjs', () => {
    expect(consumer.client.unpackedBytes).toBeLessThan(3_000_000);
    expect(consumer.attestor.unpackedBytes).toBeLessThan(3_000_000);
    const files = readdirSync(installed('client'), { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => /\.(wasm|zkey)$|snarkjs|ffjavascript/.test(file))).toEqual([]);
  });
});

describe('the client', () => {
  it.each(['nodenext', 'bundler'])(
    'has types without an error, libraries checked, for %s',
    async (moduleResolution) => {
      consumer.write('program.ts', PROGRAM);
      const module = moduleResolution === 'bundler' ? 'esnext' : moduleResolution;
      const configuration = { compilerOptions: { ...STRICT, module, moduleResolution }, files: ['program.ts'] };
      const file = consumer.write(`${moduleResolution}.json`, JSON.stringify(configuration));
      expect(await consumer.run(join(PROJECT, 'node_modules/.bin/tsc'), '-p', file)).toMatchObject({
        code: 0,
        stdout: '',
      });
    },
  );

  it('compiles as the pages have it, each of their programs whole', async () => {
    const programs = PAGES.flatMap((page) => programsOf(page)).filter((program) => !isOfClients(program));
    expect(programs.filter(({ text }) => text.includes('@income-series/client')).length).toBeGreaterThan(3);
    for (const name of ['viem', '@solana/kit', '@solana-program/token', '@types/node']) consumer.link(name);
    for (const name of EXAMPLES) consumer.write(name, readFileSync(join(PROJECT, 'examples/client', name), 'utf8'));
    const files = programs.map(({ page, line, text }) => {
      const name = `${basename(page, '.md')}-${line}.ts`;
      consumer.write(name, `${text}\nexport {};\n`);
      return name;
    });
    const module = { module: 'nodenext', moduleResolution: 'nodenext', allowImportingTsExtensions: true };
    const options = { ...STRICT, ...module, skipLibCheck: true, exactOptionalPropertyTypes: false };
    const file = consumer.write('pages.json', JSON.stringify({ compilerOptions: options, files }));
    const compiled = await consumer.run(join(PROJECT, 'node_modules/.bin/tsc'), '-p', file);
    expect(compiled).toMatchObject({ code: 0, stdout: '' });
  });

  it('compiles as examples/client has it', async () => {
    cpSync(join(PROJECT, 'examples/client'), join(consumer.folder, 'examples'), { recursive: true });
    const options = { ...STRICT, module: 'nodenext', allowImportingTsExtensions: true, types: ['node'] };
    const configuration = { compilerOptions: options, include: ['examples/*.ts'] };
    const file = consumer.write('examples.json', JSON.stringify(configuration));
    expect(await consumer.run(join(PROJECT, 'node_modules/.bin/tsc'), '-p', file)).toMatchObject({
      code: 0,
      stdout: '',
    });
  });

  it('loads in Node, each entry of it', async () => {
    const loads = entries().map((entry) => `await import(${JSON.stringify(entry)});`);
    expect(entries()).toHaveLength(11);
    const file = consumer.write('loads.js', loads.join('\n'));
    expect(await consumer.run(process.execPath, file)).toEqual({ code: 0, stdout: '', stderr: '' });
  });

  const browserEntries = () => entries().filter((entry) => !entry.endsWith('/node'));

  it('bundles for browsers by esbuild, without a warning', async () => {
    const text = browserEntries().map((entry) => `export * from ${JSON.stringify(entry)};`);
    const entryPoints = [consumer.write('esbuild.js', text.join('\n'))];
    const options = { bundle: true, format: 'esm', platform: 'browser', write: false, logLevel: 'silent' } as const;
    const { warnings, outputFiles } = await esbuild({ ...options, entryPoints, absWorkingDir: consumer.folder });
    expect(warnings).toEqual([]);
    expect(outputFiles[0]?.text).toContain('IncomeSeries');
  });

  it('bundles for browsers by Vite, without a warning', async () => {
    const said: string[] = [];
    const note = (message: string) => void said.push(message);
    const quiet = { info() {}, clearScreen() {}, hasErrorLogged: () => false, hasWarned: false };
    const text = browserEntries().map(
      (entry, i) => `import * as e${i} from ${JSON.stringify(entry)}; console.log(e${i});`,
    );
    consumer.write('vite.js', text.join('\n'));
    await vite({
      root: consumer.folder,
      configFile: false,
      logLevel: 'warn',
      customLogger: { ...quiet, warn: note, warnOnce: note, error: note },
      build: { write: false, lib: { entry: 'vite.js', formats: ['es'] } },
    });
    expect(said).toEqual([]);
  });

  it('gives a program that seals bids that alone', async () => {
    const stdin = { contents: `export { sealBid } from '@income-series/client';`, resolveDir: consumer.folder };
    const options = { bundle: true, minify: true, format: 'esm', platform: 'browser', write: false } as const;
    const { outputFiles, metafile } = await esbuild({ ...options, stdin, metafile: true });
    expect(outputFiles[0]?.contents.length).toBeLessThan(32_000);
    const { inputs = {} } = Object.values(metafile.outputs)[0] ?? {};
    const used = Object.entries(inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
    const packages = used.flatMap(([path]) => /\/vendor\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []);
    expect([...new Set(packages)].sort()).toEqual(['@noble/hashes', '@scure/base']);
  });
});

describe('the attestor’s tool', () => {
  const tool = (...args: string[]) => consumer.run(join(consumer.folder, 'node_modules/.bin/income-series'), ...args);

  it('prints its help', async () => {
    const { code, stdout } = await tool('attestor', '--help');
    expect([code, stdout]).toEqual([0, expect.stringContaining('Usage: income-series attestor')]);
  });

  it('gives every known answer', async () => {
    const { code, stdout } = await tool('attestor', 'self-test', '--json');
    expect([code, JSON.parse(stdout)]).toMatchObject([0, { passed: true }]);
  });

  it('makes and keeps a key', async () => {
    const [password, keystore] = [
      consumer.write('password', 'a long enough password'),
      join(consumer.folder, 'key.json'),
    ];
    await consumer.run('chmod', '600', password);
    const made = await tool('attestor', '--json', '--keystore', keystore, '--password-file', password, 'key', 'new');
    expect([made.code, JSON.parse(made.stdout)]).toMatchObject([0, { path: keystore, written: true }]);
  });
});
