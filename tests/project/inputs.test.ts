// A costly check is left out only where nothing that it depends on has changed: .ci/inputs.mjs.
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { folderForFile } from '../support/for-file.ts';

const SCRIPT = '.ci/inputs.mjs';
const FAMILIES = 'scripts/families.json';
const ask = (root: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, [join(root, SCRIPT), ...args], { encoding: 'utf8' });
const ROOT = resolve('.');
const SOURCE = "import { z } from 'zod';";
const SCRIPTS = {
  'circuit:build': 'scripts/circuit-build.ts',
  'solana:units': 'scripts/solana-units.ts',
  'contracts:build': 'scripts/contracts-build.ts',
  'contracts:test': 'scripts/contracts-test.ts',
  'contracts:slither': 'scripts/contracts-slither.ts',
  'image:check': 'scripts/image-check.ts',
};

describe('a check', () => {
  const tree = folderForFile('inputs-');
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
    execFileSync('git', ['init', '-q', tree]);
    mkdirSync(join(tree, '.ci'));
    mkdirSync(join(tree, 'scripts'));
    for (const name of [SCRIPT, FAMILIES, 'package-lock.json', 'package.json', '.gitignore'])
      copyFileSync(name, join(tree, name));
    write('contracts/evm/src/Raise.sol', 'contract Raise {}');
    write('tsconfig.json', '{ "compilerOptions": {}, "include": [] }');
    write('contracts/evm/build/Raise.ts', 'export const abi = [];');
    write('src/core/wad.ts', SOURCE);
    write('src/core/templates.ts', 'readFileSync(import.meta.dirname);');
    inputs = await import(pathToFileURL(join(tree, SCRIPT)).href);
    for (const check of ['contracts:test', 'image:check']) expect(ask(tree, 'record', check).status).toBe(0);
  });

  it('has to run where something that it depends on has changed, and only then', () => {
    expect([isDue(), isDue('image:check'), isDueWith('docs/page.md', 'another page')]).toEqual([false, false, false]);
    const changes = [
      ['contracts/evm/src/Raise.sol', 'contract Raise { }'],
      ['contracts/evm/src/deep/New.sol', ''],
      ['contracts/evm/src/Raise.sol', null],
      ['contracts/evm/build/Raise.ts', 'export const abi = [0];'],
      ['scripts/contracts-test.ts', ''],
      ['package.json', '{ "scripts": { "contracts": "true" } }'],
      [FAMILIES, '{ "contracts": { "test": { "file": "scripts/gas.ts" } } }'],
      ['tsconfig.json', '{ "compilerOptions": { "target": "es5" } }'],
      ['package-lock.json', null],
      ['.ci/inputs.json', null],
      ['.ci/inputs.json', '{"contracts:test": '],
      ['.ci/inputs.json', '["contracts:test"]'],
    ] as const;
    expect(changes.filter(([name, text]) => !isDueWith(name, text))).toEqual([]);
    expect(isDueWith('tsconfig.json', '{ "compilerOptions": {}, "include": ["src"] }')).toBe(false);
    const lock = readFileSync(join(tree, 'package-lock.json'), 'utf8');
    const other = (place: string) => lock.replace(new RegExp(`("${place}": \\{\\s+"version": ")`), '$19');
    const [needed, foreign] = [other('node_modules/solady'), other('node_modules/pdfkit')];
    expect([needed, foreign]).not.toContain(lock);
    const due = [needed, foreign].map((text) => isDueWith('package-lock.json', text));
    expect([...due, isDueWith('package-lock.json', foreign, 'image:check')]).toEqual([true, false, true]);
    const sources = [`${SOURCE} z.any();`, "import { y } from 'yaml';", `${SOURCE} import.meta.dirname;`];
    expect(sources.map((text) => isDueWith('src/core/wad.ts', text, 'image:check'))).toEqual([false, true, true]);
    expect([isDue(), isDue('contracts:tset'), ask(tree, 'record', 'contracts:tset').status]).toEqual([false, true, 2]);
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
