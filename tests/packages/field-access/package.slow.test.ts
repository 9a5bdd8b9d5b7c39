import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { packFieldAccess } from '../../../scripts/pack/field-access.ts';
import { PROJECT } from '../../../scripts/pack/folder.ts';

// The tarball as somebody uses it who has nothing of this project: installed in an empty folder with Pothos and Prisma, it runs the
// clinic from `npm install` to its answers.

const { dependencies } = JSON.parse(readFileSync(join(PROJECT, 'packages/field-access/package.json'), 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>;
};
/** Installed from here, because npm then compares versions as it does with a registry's, and waits for none. */
const BESIDE = [
  ...Object.keys(dependencies),
  '@electric-sql/pglite',
  '@pothos/core',
  '@pothos/plugin-prisma',
  '@pothos/plugin-relay',
  '@prisma/client',
  '@types/node',
  'graphql',
  'graphql-yoga',
  'pglite-prisma-adapter',
  'prisma',
  'tsx',
  'typescript',
].map((name) => join(PROJECT, 'node_modules', name));

const FILES = ['labels.ts', 'matrix.ts', 'run.ts', 'schema.prisma', 'schema.ts', 'server.ts'];

let folder: string;
let packedBytes: number;
/** The lines that the clinic prints. */
let output: string;
/** Prisma downloads an engine that `generate` does not run, unless it is told of one. */
const env = { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath };
const run = (command: string, ...args: readonly string[]): string =>
  execFileSync(join(folder, 'node_modules/.bin', command), args, { cwd: folder, encoding: 'utf8', env });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'clinic-'));
  const tarball = packFieldAccess(join(folder, 'tarballs'));
  packedBytes = tarball.packedBytes;
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'clinic', private: true, type: 'module' }));
  const install = ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', tarball.file, ...BESIDE];
  execFileSync('npm', install, { cwd: folder, stdio: 'pipe' });
  for (const file of FILES) cpSync(join(PROJECT, 'examples/access', file), join(folder, file));
  run('prisma', 'generate', '--schema', 'schema.prisma');
  output = run('tsx', 'run.ts');
});
afterAll(() => {
  if (folder) rmSync(folder, { recursive: true, force: true });
});

it('is small, and has no source of this project beside its own', () => {
  expect(packedBytes).toBeLessThan(200_000);
  const manifest = JSON.parse(readFileSync(join(folder, 'node_modules/field-access/package.json'), 'utf8'));
  expect(Object.keys(manifest.exports)).toEqual(
    expect.arrayContaining(['.', './lists', './compiled', './http', './diff', './lens', './testing', './command']),
  );
});

it('compiles with its types', () => {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    module: 'nodenext',
    target: 'es2023',
    lib: ['es2023'],
    types: ['node'],
    allowImportingTsExtensions: true,
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['run.ts'] }));
  expect(run('tsc', '-p', '.')).toBe('');
});

it('guards a list, compiles it, explains a denial, reads an answer by the lens and compares two schemas', () => {
  expect(output).toContain('"coordinate": "Visit.notes"');
  expect(output).toContain('diagnosis: column diagnosis; for doctor');
  expect(output).toContain('{"patientList":{"totalCount":1,');
  expect(output).toContain('readers: patient, doctor');
  expect(output).toContain('patients.visits.notes: Denied in all 3 records.');
  expect(output).toContain('`Patient.diagnosis` readers were patient, doctor, now patient. Lost: doctor.');
});

it('runs the matrix of the clinic, which finds nothing', () => {
  const [, matrix = ''] = output.split('== the matrix\n');
  expect(matrix).toMatch(/^4\d\d cases, \d+ pages, \d+ orders, \d+ filters, \d+ hidden rows\nall as declared\n$/);
});

it('has the command, which loads a module of the project', () => {
  writeFileSync(
    join(folder, 'access.ts'),
    "export { model } from './labels.ts';\nexport { schema } from './schema.ts';\n",
  );
  const command = join(folder, 'node_modules/field-access/bin/field-access.mjs');
  expect(run('tsx', command, 'data-map', '--module', 'access.ts')).toContain('| fee | visits.fee | plain, billed |');
  expect(run('tsx', command, 'explain', 'Visit.notes', '--module', 'access.ts')).toContain('  doctor: The doctor of');
});

it('loads what answers in front of a server', () => {
  writeFileSync(
    join(folder, 'http.ts'),
    "import { createHttpReads, encodePieces, piecesWith } from 'field-access/http';\n" +
      "const pieces = piecesWith({ data: ['{}'], failed: false }, ['\"errors\":[]'], []);\n" +
      'console.log(typeof createHttpReads, encodePieces(pieces).toString());\n',
  );
  expect(run('tsx', 'http.ts')).toBe('function {"data":{},"errors":[]}\n');
});
