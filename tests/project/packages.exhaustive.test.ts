import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { copyProject, linkModules } from '../support/checkout.ts';

// A package is planted into a copy of the project. What covers the sources of the project has to notice everything in it.

let copy: string;
const write = (path: string, text: string) => {
  mkdirSync(join(copy, dirname(path)), { recursive: true });
  writeFileSync(join(copy, path), text);
};
const plant = (path: string, text: string) => write(`packages/planted/${path}`, text);

const manifest = (file: string) =>
  `{ "name": "@project/planted", "type": "module", "exports": { ".": "./src/${file}" } }`;
const FAILS = `import { value } from '@project/planted';
import { expect, it } from 'vitest';

it('fails', () => expect(value).toBe(2));
`;

beforeAll(() => {
  copy = copyProject();
  plant('package.json', manifest('index.ts'));
  plant('src/index.ts', 'export const value: number = 1;\n');
  plant('src/other.ts', 'export const value: number = 1;\n');
  plant('src/index.test.ts', FAILS);
  plant('src/index.slow.test.ts', FAILS);
  plant('tests/other.test.ts', FAILS);
  linkModules(copy);
});
afterAll(() => rmSync(copy, { recursive: true }));

const { PATH = '', HOME = '', TMPDIR = '' } = process.env;

/** Runs a program of the installed packages in the copy. */
function run(program: string, ...args: readonly string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const env = { PATH, HOME, TMPDIR, NO_COLOR: '1', TEST_DATABASE_URL: inject('postgresUrl') };
  const options = { cwd: copy, env, maxBuffer: 2 ** 26 };
  return new Promise((resolve) => {
    execFile(join(copy, 'node_modules/.bin', program), args, options, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
}

it('a changed source and a changed entry are another bundle, and a changed test is not', async () => {
  const { fingerprint } = await import(pathToFileURL(join(copy, 'bin/bundle/fresh.mjs')).href);
  const first = fingerprint();
  plant('tests/more.test.ts', FAILS);
  expect(fingerprint()).toBe(first);
  plant('src/index.ts', 'export const value: number = 3;\n');
  const second = fingerprint();
  plant('package.json', manifest('other.ts'));
  expect(new Set([first, second, fingerprint()]).size).toBe(3);
  plant('package.json', manifest('index.ts'));
  expect(fingerprint()).toBe(second);
});

it('failing tests fail, beside the sources and in the folder of tests, and slow ones are left to the slow run', async () => {
  rmSync(join(copy, 'packages/planted/tests/more.test.ts'), { force: true });
  const { code, stdout } = await run('vitest', 'run', 'packages/planted', '--reporter=json');
  expect(code).toBe(1);
  const { testResults } = JSON.parse(stdout) as {
    testResults: readonly { readonly name: string; readonly status: string }[];
  };
  const results = testResults.map(({ name, status }) => `${name.slice(copy.length + 1)}: ${status}`);
  expect(results.sort()).toEqual([
    'packages/planted/src/index.test.ts: failed',
    'packages/planted/tests/other.test.ts: failed',
  ]);
});

it('sources and tests are compiled', async () => {
  const { stdout } = await run('tsc', '-p', '.', '--listFilesOnly');
  const files = stdout.split('\n').filter((path) => path.startsWith(join(copy, 'packages/planted/')));
  expect(files.map((path) => path.slice(copy.length + 1)).sort()).toEqual([
    'packages/planted/src/index.slow.test.ts',
    'packages/planted/src/index.test.ts',
    'packages/planted/src/index.ts',
    'packages/planted/src/other.ts',
    'packages/planted/tests/other.test.ts',
  ]);
});

it('imports across its border are refused, but those by the name of an entry', async () => {
  const [outside, tool] = ['src/apps/demo/planted.ts', 'scripts/planted.ts'];
  write(tool, "import '@project/planted';\nimport '../packages/planted/src/other.ts';\n");
  write(
    outside,
    "import '@project/planted';\nimport '@project/planted/src/other.ts';\nimport '../../../packages/planted/src/other.ts';\n",
  );
  plant('src/other.ts', "import '../../../src/core/bytes.ts';\nimport '@project/planted';\n");
  const { code, stderr } = await run('tsx', 'scripts/imports-check.ts');
  expect([code, stderr.trim().split('\n').sort()]).toEqual([
    1,
    [
      'packages/planted/src/other.ts -> src/core/bytes.ts: a package imports nothing of the project around it',
      `${tool} -> packages/planted/src/other.ts: a package is imported by the names of its entries alone`,
      `${outside} -> packages/planted/src/index.ts: IMPORTERS names no layer that may import this package`,
      `${outside} -> packages/planted/src/other.ts: a package is imported by the names of its entries alone`,
      `${outside} -> packages/planted/src/other.ts: a package is imported by the names of its entries alone`,
    ],
  ]);
});

it('the formatter and the linter read it', async () => {
  plant('src/unformatted.ts', 'export  const value=1\n');
  plant('src/environment.ts', 'export const value = process.env.VALUE;\n');
  const { code, stdout, stderr } = await run('biome', 'check', '--error-on-warnings', 'packages');
  expect(code).toBe(1);
  const said = `${stdout}${stderr}`;
  expect(said).toMatch(/packages\/planted\/src\/unformatted\.ts format/);
  expect(said).toMatch(/packages\/planted\/src\/environment\.ts:1:\d+ lint\/style\/noProcessEnv/);
});
