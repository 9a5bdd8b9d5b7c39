// The packages of the project: packages/<name>, each with a manifest whose entries name sources (packages/README.md).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly [key: string]: unknown;
}

export interface ProjectPackage {
  /** The folder: `packages/<name>`. */
  readonly folder: string;
  /** The name by which programs import it. */
  readonly name: string;
  readonly manifest: Manifest;
  /** The file of each entry, as a path in the project, by the name that programs import it by. */
  readonly entries: Readonly<Record<string, string>>;
}

/** @param folder of a package, as a path in the project */
export function readPackage(project: string, folder: string): ProjectPackage {
  const manifest = JSON.parse(readFileSync(join(project, folder, 'package.json'), 'utf8')) as Manifest;
  const { name, exports } = manifest;
  const entries = Object.entries(exports).map(([entry, path]) => [join(name, entry), join(folder, path)]);
  return { folder, name, manifest, entries: Object.fromEntries(entries) };
}

/** The packages of a project, sorted by their folders. */
export const readPackages = (project: string): readonly ProjectPackage[] =>
  readdirSync(join(project, 'packages'))
    .sort()
    .map((name) => `packages/${name}`)
    .filter((folder) => existsSync(join(project, folder, 'package.json')))
    .map((folder) => readPackage(project, folder));
