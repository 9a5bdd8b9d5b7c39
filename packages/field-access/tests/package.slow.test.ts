import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PROJECT } from '../../../scripts/pack/folder.ts';
import { type InstalledProject, installEngine } from './installed.ts';

// The tarball as somebody uses it who has nothing of this project: installed in an empty folder with Pothos and Prisma, it runs the
// clinic from `npm install` to its answers.

const FILES = ['labels.ts', 'matrix.ts', 'run.ts', 'schema.prisma', 'schema.ts', 'server.ts'];

let project: InstalledProject;
/** The lines that the clinic prints. */
let output: string;

beforeAll(() => {
  project = installEngine({ own: ['@electric-sql/pglite', 'pglite-prisma-adapter'] });
  for (const file of FILES) cpSync(join(PROJECT, 'examples/access', file), join(project.folder, file));
  project.run('prisma', 'generate', '--schema', 'schema.prisma');
  output = project.run('tsx', 'run.ts');
});
afterAll(() => project?.remove());

it('is small, and has no source of this project beside its own', () => {
  expect(project.packedBytes).toBeLessThan(200_000);
  const manifest = JSON.parse(readFileSync(join(project.folder, 'node_modules/field-access/package.json'), 'utf8'));
  expect(Object.keys(manifest.exports)).toEqual(
    expect.arrayContaining(['.', './lists', './compiled', './diff', './lens', './testing', './command']),
  );
});

it('compiles with its types', () => {
  expect(project.compile('run.ts')).toBe('');
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
  project.write({
    'access.ts': "export { model } from './labels.ts';\nexport { schema } from './schema.ts';\n",
  });
  const command = join(project.folder, 'node_modules/field-access/bin/field-access.mjs');
  expect(project.run('tsx', command, 'data-map', '--module', 'access.ts')).toContain(
    '| fee | visits.fee | plain, billed |',
  );
  expect(project.run('tsx', command, 'explain', 'Visit.notes', '--module', 'access.ts')).toContain(
    '  doctor: The doctor of',
  );
});

it('has the command, which names the loader that a module in TypeScript needs', () => {
  project.write({ 'access.tsx': 'export {};\n' }); // no release of Node.js loads JSX by itself
  const command = join(project.folder, 'node_modules/field-access/bin/field-access.mjs');
  const { status, stderr } = spawnSync(process.execPath, [command, 'print', '--module', 'access.tsx'], {
    cwd: project.folder,
    encoding: 'utf8',
    env: { ...project.env, NODE_OPTIONS: '' },
  });
  expect([status, stderr]).toEqual([
    1,
    "access.tsx is in TypeScript, so it needs a loader: export NODE_OPTIONS='--import tsx'\n",
  ]);
});
