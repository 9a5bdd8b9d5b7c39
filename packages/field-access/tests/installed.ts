import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { packFieldAccess } from '../../../scripts/pack/field-access.ts';
import { PROJECT } from '../../../scripts/pack/folder.ts';

/** Packages, with their versions. */
export type Versions = Readonly<Record<string, string>>;

const { dependencies, peerDependencies } = JSON.parse(
  readFileSync(join(PROJECT, 'packages/field-access/package.json'), 'utf8'),
) as { readonly dependencies: Versions; readonly peerDependencies: Versions };

/** The oldest version of each peer that the package allows. */
export const OLDEST_PEERS: Versions = Object.fromEntries(
  Object.entries(peerDependencies).map(([name, range]) => [name, range.replace('^', '')]),
);

/** The version of a package that this project has. */
export const installedVersion = (name: string): string =>
  (
    JSON.parse(readFileSync(join(PROJECT, 'node_modules', name, 'package.json'), 'utf8')) as {
      readonly version: string;
    }
  ).version;

/** The packages that a project with the engine has beside it. */
const BESIDE = [
  ...Object.keys(dependencies),
  '@pothos/core',
  '@pothos/plugin-prisma',
  '@pothos/plugin-relay',
  '@prisma/client',
  '@types/node',
  'graphql',
  'graphql-yoga',
  'prisma',
  'tsx',
  'typescript',
];

const COMPILER_OPTIONS = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  module: 'nodenext',
  target: 'es2023',
  lib: ['es2023'],
  types: ['node'],
  allowImportingTsExtensions: true,
};

/** A project somewhere else, with the engine's tarball installed. */
export interface InstalledProject {
  readonly folder: string;
  readonly packedBytes: number;
  /** The environment of its programs. */
  readonly env: NodeJS.ProcessEnv;
  /** Writes files by their paths in the project. */
  write(files: Readonly<Record<string, string>>): void;
  /** Runs a program of an installed package, and answers its output. */
  run(command: string, ...args: readonly string[]): string;
  /** Checks the types of a file and of what it imports, and answers the compiler's output. */
  compile(...files: readonly string[]): string;
  remove(): void;
}

interface InstallOptions {
  /** Packages of this project. */
  readonly own?: readonly string[];
  /** Packages that npm reads from its registry or from its cache, with their versions. */
  readonly registry?: Versions;
}

/** Installs the tarball in an empty folder, with the packages of this project beside it. */
export function installEngine({ own = [], registry = {} }: InstallOptions): InstalledProject {
  const folder = mkdtempSync(join(tmpdir(), 'elsewhere-'));
  const { file, packedBytes } = packFieldAccess(join(folder, 'tarballs'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'elsewhere', private: true, type: 'module' }));
  // By their paths, because npm then compares versions as it does with a registry's, and waits for none.
  const paths = [...BESIDE, ...own]
    .filter((name) => registry[name] === undefined)
    .map((name) => join(PROJECT, 'node_modules', name));
  const others = Object.entries(registry).map(([name, version]) => `${name}@${version}`);
  const source = others.length > 0 ? '--prefer-offline' : '--offline';
  const install = ['install', source, '--ignore-scripts', '--no-audit', '--no-fund', file, ...paths, ...others];
  execFileSync('npm', install, { cwd: folder, stdio: 'pipe' });
  // Prisma downloads an engine that `generate` does not run, unless the variable names a program.
  const env = { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath };
  const run = (command: string, ...args: readonly string[]) =>
    execFileSync(join(folder, 'node_modules/.bin', command), args, { cwd: folder, encoding: 'utf8', env });
  const write = (files: Readonly<Record<string, string>>) => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  };
  return {
    folder,
    packedBytes,
    env,
    write,
    run,
    compile(...files) {
      write({ 'tsconfig.json': JSON.stringify({ compilerOptions: COMPILER_OPTIONS, files }) });
      return run('tsc', '-p', '.');
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
