import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

export const PROJECT = join(import.meta.dirname, '..', '..');

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** The folder of the installed package that a module is of, by its path; undefined for one of the project. */
function packageOf(path: string): string | undefined {
  const [, inside] = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path.split(sep).join('/')) ?? [];
  return inside;
}

/** The text under which a package may be copied; its license's name where it has no text. @throws Error where it has neither */
function licenseOf(folder: string): string {
  const name = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
  if (name !== undefined) return readFileSync(join(folder, name), 'utf8').trim();
  const { license } = readManifest(folder);
  if (license === undefined) throw new Error(`${relative(PROJECT, folder)} has no license: it cannot be packed`);
  return `Licensed under ${license}: the package says so, and has no text of it.`;
}

export interface Package {
  readonly folder: string;
  readonly manifest: Readonly<Record<string, unknown>> & { readonly name: string };
  /** The paths of the modules whose code is in it. */
  readonly modules: readonly string[];
  readonly readme: string;
  /** The text of NOTICE beyond the packages. */
  readonly notice: string;
}

/** Writes package.json, README.md, LICENSE, NOTICE and the licenses of the copied code. */
export function describePackage({ folder, manifest, modules, readme, notice }: Package): void {
  const packages = [...new Set(modules.map(packageOf))].filter((path) => path !== undefined).sort();
  const copied = packages.map((path) => ({ ...readManifest(path), text: licenseOf(path) }));
  const names = copied.map(({ name, version, license }) => `- ${name} ${version} (${license})`);
  const [head = ''] = readFileSync(join(PROJECT, 'NOTICE'), 'utf8').split('\n\n');
  const texts = copied.map(({ name, version, text }) => `${name} ${version}\n\n${text}\n`);
  const files = {
    'package.json': `${JSON.stringify({ ...manifest, version: readManifest(PROJECT).version }, null, 2)}\n`,
    'README.md': readme,
    NOTICE: `${head}\n\nLicensed under the Apache License, Version 2.0 (LICENSE).\n\n${notice}\n\nIt holds code of these packages; THIRD-PARTY-LICENSES has their licenses:\n\n${names.join('\n')}\n`,
    'THIRD-PARTY-LICENSES': texts.join(`\n${'-'.repeat(80)}\n\n`),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  cpSync(join(PROJECT, 'LICENSE'), join(folder, 'LICENSE'));
}

export interface Packed {
  readonly file: string;
  readonly packedBytes: number;
  readonly unpackedBytes: number;
}

/** Makes the tarball of a folder without its scripts or a registry. */
export function makeTarball(folder: string, into: string): Packed {
  mkdirSync(into, { recursive: true });
  const args = ['pack', '--json', '--ignore-scripts', '--offline', '--pack-destination', into];
  const output = execFileSync('npm', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const answer: unknown = JSON.parse(output);
  const [packed] = Object.values(answer as object) as { filename: string; size: number; unpackedSize: number }[];
  if (!packed || !existsSync(join(into, packed.filename))) throw new Error('npm pack made no tarball');
  return { file: join(into, packed.filename), packedBytes: packed.size, unpackedBytes: packed.unpackedSize };
}

export function writeAll(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [name, text] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}
