// A costly check is left out only where nothing that it depends on has changed: .ci/inputs.mjs.
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const SCRIPT = '.ci/inputs.mjs';
const ask = (root: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, [join(root, SCRIPT), ...args], { encoding: 'utf8' });
const ROOT = resolve('.');
const SCRIPTS = {
  'circuit:build': 'scripts/circuit-build.ts',
  'solana:units': 'scripts/solana-units.ts',
  'contracts:build': 'scripts/contracts-build.ts',
  'contracts:test': 'scripts/contracts-test.ts',
  'contracts:slither': 'scripts/contracts-slither.ts',
  'image:check': 'scripts/image-check.ts',
};

describe('a check', () => {
  let tree: string;
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(tree, name)), { recursive: true });
    writeFileSync(join(tree, name), text);
  };
  let inputs: { isDue(check: string): boolean };
  const isDue = (check = 'contracts:test') => inputs.isDue(check);
  /** Changes one file, tells whether the check is due, and brings the file back. */
  function isDueWith(name: string, text: string | null, check?: string): boolean {
    const path = join(tree, name);
    const before = existsSync(path) ? readFileSync(path) : null;
    if (text === null) rmSync(path);
    else write(name, text);
    const due = isDue(check);
    if (before === null) rmSync(path);
    else writeFileSync(path, before);
    return due;
  }

  beforeAll(async () => {
    tree = mkdtempSync(join(tmpdir(), 'inputs-'));
    execFileSync('git', ['init', '-q', tree]);
    mkdirSync(join(tree, '.ci'));
    for (const name of [SCRIPT, 'package-lock.json', 'package.json', '.gitignore'])
      copyFileSync(name, join(tree, name));
    write('contracts/evm/src/Raise.sol', 'contract Raise {}');
    write('contracts/evm/build/Raise.ts', 'export const abi = [];');
    write('src/core/wad.ts', "import { z } from 'zod';");
    write('src/core/templates.ts', 'readFileSync(import.meta.dirname);');
    inputs = await import(pathToFileURL(join(tree, SCRIPT)).href);
    for (const check of ['contracts:test', 'image:check']) expect(ask(tree, 'record', check).status).toBe(0);
  });
  afterAll(() => rmSync(tree, { recursive: true }));

  it('has not to run where nothing has changed', () => {
    expect([isDue(), isDue('image:check')]).toEqual([false, false]);
    expect(isDueWith('docs/page.md', 'another page')).toBe(false);
  });

  it.each([
    ['a byte of an input differs', 'contracts/evm/src/Raise.sol', 'contract Raise { }'],
    ['a file comes into a folder', 'contracts/evm/src/deep/New.sol', ''],
    ['a file goes', 'contracts/evm/src/Raise.sol', null],
    ['a result differs', 'contracts/evm/build/Raise.ts', 'export const abi = [0];'],
    ['the check itself differs', 'scripts/contracts-test.ts', ''],
    ['it is called otherwise', 'package.json', '{ "scripts": { "contracts:test": "true" } }'],
    ['there is no lock file', 'package-lock.json', null],
    ['there is no record', '.ci/inputs.json', null],
    ['a record is no JSON', '.ci/inputs.json', '{"contracts:test": '],
    ['a record is of another form', '.ci/inputs.json', '["contracts:test"]'],
  ])('has to run where %s', (_, name, text) => {
    expect(isDueWith(name, text)).toBe(true);
  });

  it('has not to run once everything is as it was', () => {
    expect(isDue()).toBe(false);
  });

  it('has to run where a package that it needs is another', () => {
    const lock = readFileSync(join(tree, 'package-lock.json'), 'utf8');
    const other = (place: string) => lock.replace(new RegExp(`("${place}": \\{\\s+"version": ")`), '$19');
    expect([other('node_modules/solady'), other('node_modules/pdfkit')]).not.toContain(lock);
    expect(isDueWith('package-lock.json', other('node_modules/solady'))).toBe(true);
    expect(isDueWith('package-lock.json', other('node_modules/pdfkit'))).toBe(false);
    expect(isDueWith('package-lock.json', other('node_modules/pdfkit'), 'image:check')).toBe(true);
  });

  it.each([
    ['has not to run for the image where a source only computes otherwise', "import { z } from 'zod'; z.any();", false],
    ['has to run for the image where a source imports another package', "import { y } from 'yaml';", true],
    ['has to run for the image where a source reads a file', "import { z } from 'zod'; import.meta.dirname;", true],
  ])('%s', (_, text, due) => {
    expect(isDueWith('src/core/wad.ts', text, 'image:check')).toBe(due);
  });

  it('has to run where it is not known, and is recorded under no other name', () => {
    expect([isDue('contracts:tset'), ask(tree, 'changed', 'contracts:tset').status]).toEqual([true, 0]);
    expect(ask(tree, 'record', 'contracts:tset').status).toBe(2);
  });
});

/** What a script imports, with everything below it: files of the project, and names of packages. */
function importsOf(script: string): { readonly files: Set<string>; readonly packages: Set<string> } {
  const files = new Set<string>();
  const packages = new Set<string>();
  const read = (path: string) => {
    const name = relative(ROOT, path);
    if (files.has(name)) return;
    files.add(name);
    if (!/\.(ts|mjs|js)$/.test(name)) return;
    const text = readFileSync(path, 'utf8').replaceAll(/import type .*?from '[^']*';/gs, '');
    for (const [, from] of text.matchAll(/^(?:import|export|\})[^;']*?\bfrom '([^']+)'/gm)) {
      if (from?.startsWith('.')) read(resolve(dirname(path), from));
      else if (from && !from.startsWith('node:')) packages.add(/^(@[^/]+\/)?[^/]+/.exec(from)?.[0] ?? from);
    }
  };
  read(join(ROOT, script));
  return { files, packages };
}

it.each(Object.entries(SCRIPTS))('the inputs of %s have everything that its script imports', (check, script) => {
  const inputs = ask(ROOT, 'files', check).stdout.split('\n');
  const { files, packages } = importsOf(script);
  const needed = [...files, ...[...packages].map((name) => `node_modules/${name}`)];
  expect(needed.filter((name) => !inputs.includes(name) && !name.startsWith('src/generated/'))).toEqual([]);
});
