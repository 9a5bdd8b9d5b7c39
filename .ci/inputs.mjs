// Which costly checks have to run: those whose inputs or results differ from what they were when the check last passed.
//
//   node .ci/inputs.mjs changed <check>   ends with 0 if the check has to run, with 1 if nothing of it has changed
//   node .ci/inputs.mjs record <check>    writes to .ci/inputs.json that the check has passed on the tree as it is
//   node .ci/inputs.mjs files <check>     prints each file and each package of the lock file that counts
//   node .ci/inputs.mjs list              prints each check and whether it has to run
//
// Files count as they are in the work tree, committed or not, but for the ignored ones. Whatever is not understood makes a check run.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { lstatSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const RECORDS = '.ci/inputs.json';

/** The list of folders in tsconfig.json is for tsc alone: what runs sees its compilerOptions. */
const TSCONFIG = 'tsconfig.json';

/** What counts for each check, beside its family's line of package.json's scripts and its own of scripts/families.json. */
const COMMON = ['.ci/inputs.mjs', TSCONFIG, 'patches/', 'scripts/family.mjs', 'scripts/help.ts'];
/** The sources in Solidity, what is built from them, and what reads them. */
const EVM = ['contracts/evm/', 'circuits/', 'tests/contracts/fixtures/', 'scripts/contracts', 'scripts/forge/'];
/** Sources that are bundled depend on the image only by what they import from outside and by the files that they read. */
const OUTSIDE = /\bfrom '([^'.][^']*)'|\bimport\(?\s*'([^'.][^']*)'|\brequire\('([^'.][^']*)'/g;
const READS_FILES =
  /import\.meta|createRequire|process\.(cwd|argv|execPath)|node:(fs|child_process|worker_threads|module)/;

/**
 * The command of each check by family and word, beginnings of paths, packages with all that they need by the lock file, and
 * sources of which only what they import from outside counts.
 */
const CHECKS = {
  'circuit:build': {
    command: ['circuit', 'build'],
    paths: ['circuits/', 'contracts/evm/src/generated/', 'scripts/circuit'],
    packages: ['circom2', 'circomlib', 'snarkjs', 'tsx'],
  },
  'solana:units': {
    command: ['solana', 'units'],
    paths: [
      'contracts/solana/',
      'circuits/',
      'contracts/evm/',
      'tests/contracts/',
      'tests/conformance/',
      'tests/circuits/',
    ].concat(
      ['scripts/solana', 'src/core/', 'src/adapters/', 'src/apps/devnet/'],
      ['packages/client/', 'packages/devnet/', 'packages/protocol/'],
    ),
    packages: 'all',
  },
  'contracts:build': {
    command: ['contracts', 'build'],
    paths: EVM,
    packages: ['solc', '@openzeppelin/contracts', 'solady', 'circomlibjs', 'viem', 'tsx'],
  },
  'contracts:test': {
    command: ['contracts', 'test'],
    paths: EVM,
    packages: ['@foundry-rs/forge', 'solc', '@openzeppelin/contracts', 'solady', 'tsx'],
  },
  'contracts:slither': {
    command: ['contracts', 'slither'],
    paths: [...EVM, 'scripts/slither/', 'scripts/python/'],
    packages: ['solc', '@openzeppelin/contracts', 'solady', 'zod', 'tsx'],
  },
  'image:check': {
    command: ['check', 'image'],
    paths: [
      'package.json',
      'Dockerfile',
      '.dockerignore',
      'compose.yaml',
      'deploy/',
      'bin/',
      'packages/',
      'prisma',
      'circuits/build/',
    ]
      .concat(['contracts/evm/build/', 'contracts/solana/build/', 'contracts/solana/CHECKSUMS'])
      .concat(['scripts/image', 'src/config/', 'src/apps/', 'src/adapters/', 'src/core/errors/'])
      .concat(['src/pages/', 'src/domains/contracts/']),
    packages: 'all',
    outside: 'src/',
  },
};

function listFiles() {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const output = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 28 });
  const names = [...new Set(output.split('\0'))].filter((name) => name !== '' && name !== RECORDS);
  return names.filter((name) => lstatSync(join(ROOT, name), { throwIfNoEntry: false })?.isDirectory() === false).sort();
}

function hashFile(name) {
  const path = join(ROOT, name);
  if (name === TSCONFIG) return JSON.stringify(JSON.parse(readFileSync(path, 'utf8')).compilerOptions);
  const stats = lstatSync(path);
  const content = stats.isSymbolicLink() ? readlinkSync(path) : readFileSync(path);
  return `${stats.mode & 0o111 ? 'x' : '-'} ${createHash('sha256').update(content).digest('hex')}`;
}

/** What of a bundled source matters to the image: all of one that reads files, or else the packages that it imports. */
function readOutside(name) {
  if (!/\.(ts|tsx|js|mjs)$/.test(name)) return hashFile(name);
  const text = readFileSync(join(ROOT, name), 'utf8');
  if (READS_FILES.test(text)) return hashFile(name);
  const packages = [...text.matchAll(OUTSIDE)].map((match) => match[1] ?? match[2] ?? match[3]);
  return [...new Set(packages)].sort().join(' ');
}

/** The entries of the lock file that `names` need, with everything below them. */
function listPackages(names) {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  if (names === 'all') return Object.entries(packages);
  const found = new Map();
  const add = (name, from) => {
    let folder = from;
    while (folder !== '' && !packages[`${folder}/node_modules/${name}`])
      folder = folder.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, '');
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    const entry = packages[place];
    if (entry === undefined || found.has(place)) return;
    found.set(place, entry);
    for (const kind of ['dependencies', 'optionalDependencies', 'peerDependencies'])
      for (const each of Object.keys(entry[kind] ?? {})) add(each, place);
  };
  for (const name of names) {
    if (packages[`node_modules/${name}`] === undefined) throw new Error(`the lock file has no ${name}`);
    add(name, '');
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** The lines that are hashed: a name and what it is now. */
function listInputs(check) {
  const { command, paths, packages, outside } = CHECKS[check];
  const begins = [...COMMON, ...paths];
  const lines = [['node', `${process.versions.node.split('.')[0]} ${process.platform} ${process.arch}`]];
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const families = JSON.parse(readFileSync(join(ROOT, 'scripts/families.json'), 'utf8'));
  const [family, word] = command;
  lines.push(['command', JSON.stringify([scripts[family], families[family][word]])]);
  for (const name of listFiles()) {
    if (begins.some((begin) => name.startsWith(begin))) lines.push([name, hashFile(name)]);
    else if (outside !== undefined && name.startsWith(outside) && !/\.test\.ts$/.test(name)) {
      const value = readOutside(name);
      if (value !== '') lines.push([name, value]);
    }
  }
  for (const [place, entry] of listPackages(packages)) lines.push([place, JSON.stringify(entry)]);
  return lines;
}

const hashInputs = (check) =>
  createHash('sha256')
    .update(JSON.stringify(listInputs(check)))
    .digest('hex');

function readRecords() {
  try {
    const records = JSON.parse(readFileSync(join(ROOT, RECORDS), 'utf8'));
    return records !== null && typeof records === 'object' && !Array.isArray(records) ? records : {};
  } catch {
    return {};
  }
}

/** Whether the check has to run. */
export function isDue(check) {
  if (!Object.hasOwn(CHECKS, check)) return true;
  try {
    return readRecords()[check] !== hashInputs(check);
  } catch (error) {
    console.error(`${check} has to run: ${error.message}`);
    return true;
  }
}

function record(check) {
  const records = { ...readRecords(), [check]: hashInputs(check) };
  const known = Object.keys(CHECKS).filter((name) => typeof records[name] === 'string');
  const text = JSON.stringify(Object.fromEntries(known.map((name) => [name, records[name]])), null, 2);
  writeFileSync(join(ROOT, RECORDS), `${text}\n`);
}

function main([command, check = '']) {
  const isKnown = Object.hasOwn(CHECKS, check);
  if (command === 'list') {
    for (const name of Object.keys(CHECKS)) console.log(`${name}: ${isDue(name) ? 'has to run' : 'unchanged'}`);
  } else if (command === 'changed') {
    process.exitCode = isDue(check) ? 0 : 1;
  } else if (command === 'record' && isKnown) {
    record(check);
  } else if (command === 'files' && isKnown) {
    for (const [name] of listInputs(check)) console.log(name);
  } else {
    console.error(`usage: node .ci/inputs.mjs list | (changed|record|files) <${Object.keys(CHECKS).join('|')}>`);
    process.exitCode = 2;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main(process.argv.slice(2));
