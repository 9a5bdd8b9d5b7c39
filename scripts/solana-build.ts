/**
 * Builds contracts/solana, and writes its checksums and its table of errors. `--check` writes nothing and fails where the
 * committed bytes, checksums or errors are not those of the sources. Without a toolchain it compares what can be compared:
 * the program's bytes with CHECKSUMS, which also names the sources that they were built from.
 *
 * The committed bytes are of Rust 1.96 (Debian's rustc-web with its `bpfel-unknown-none` core) and LLVM 22, linked as sBPF
 * v3. `SOLANA_BUILD` names a command that does this: `<command> <crate folder> <file to write>`, `cargo build-sbf`
 * of platform-tools 1.53 or later is to build the same sources; its compiler is another, so its bytes are others and are not
 * compared.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { refusals } from '../tests/contracts/solana/support/errors.ts';
import { answerHelp } from './help.ts';

answerHelp(`npm run solana -- build [--check]
Writes checksums and errors of the Solana program; SOLANA_BUILD names a command that rebuilds it.
  --check  writes nothing; fails where they differ`);

const ROOT = resolve(import.meta.dirname, '..');
const CRATE = join(ROOT, 'contracts/solana');
const PROGRAM = join(CRATE, 'build/income_series.so');
const CHECKSUMS = join(CRATE, 'CHECKSUMS');
const ERRORS = join(CRATE, 'errors.md');

const sha256 = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');

function sources(): string[] {
  const src = readdirSync(join(CRATE, 'src'), { recursive: true, encoding: 'utf8' });
  const files = src.filter((path) => path.endsWith('.rs')).map((path) => join(CRATE, 'src', path));
  return [join(CRATE, 'Cargo.lock'), join(CRATE, 'Cargo.toml'), ...files.sort()];
}

const checksums = (): string =>
  [PROGRAM, ...sources()].map((path) => `${sha256(path)}  ${relative(CRATE, path)}\n`).join('');

const errorPage = (): string =>
  [
    '# Errors of the Solana program',
    '',
    'Written by `npm run solana -- build`; not edited by hand. Numbers are append only. An error of the EVM contracts has its name.',
    '',
    '| number | name | meaning |',
    '|---|---|---|',
    ...refusals.map(({ number, name, meaning }) => `| ${number} | \`${name}\` | ${meaning} |`),
    '',
  ].join('\n');

/** Builds into a folder of its own; null where this machine has no such toolchain. */
function build(): Buffer | null {
  const command = process.env.SOLANA_BUILD;
  if (!command) return null;
  const folder = mkdtempSync(join(tmpdir(), 'income-series-program-'));
  try {
    const file = join(folder, 'income_series.so');
    execFileSync(command, [CRATE, file], { stdio: ['ignore', 'ignore', 'inherit'] });
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Tests whether the official toolchain builds the sources; null if it is not installed. */
function buildsBySbf(): boolean | null {
  try {
    execFileSync('cargo', ['build-sbf', '--version'], { stdio: 'ignore' });
  } catch {
    return null;
  }
  const folder = mkdtempSync(join(tmpdir(), 'income-series-program-'));
  try {
    const args = ['build-sbf', '--manifest-path', join(CRATE, 'Cargo.toml')];
    execFileSync('cargo', [...args, '--sbf-out-dir', folder], { stdio: ['ignore', 'ignore', 'inherit'] });
    return existsSync(join(folder, 'income_series.so'));
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const check = process.argv.includes('--check');
const problems: string[] = [];
const expect = (path: string, text: string) => {
  if (!check) writeFileSync(path, text);
  else if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
    problems.push(`${relative(ROOT, path)} is not what the sources give: run npm run solana -- build`);
  }
};

const built = build();
if (built === null) {
  console.log('Not rebuilt: SOLANA_BUILD names no build with Rust 1.96 and LLVM 22 here. Only checksums are compared.');
} else if (!check) {
  writeFileSync(PROGRAM, built);
} else if (!built.equals(readFileSync(PROGRAM))) {
  problems.push('contracts/solana/build/income_series.so is not what the sources give');
} else {
  console.log('The build gives the committed bytes.');
}
if (built === null && !check && existsSync(CHECKSUMS) && checksums() !== readFileSync(CHECKSUMS, 'utf8')) {
  problems.push('the sources have changed and cannot be built here: CHECKSUMS stays as it is');
} else {
  expect(CHECKSUMS, checksums());
}
expect(ERRORS, errorPage());
const official = buildsBySbf();
if (official === null) console.log('cargo build-sbf is not installed here: not tried.');
else if (official) console.log('cargo build-sbf builds the sources; its bytes are its own.');
else problems.push('cargo build-sbf does not build the sources');

for (const problem of problems) console.error(problem);
console.log(`income_series.so: ${readFileSync(PROGRAM).length} bytes, sha256 ${sha256(PROGRAM)}`);
process.exitCode = problems.length === 0 ? 0 : 1;
