import { chmodSync, cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { readPackages } from '../../scripts/packages.ts';
import { projectPath } from '../../src/project.ts';

/** Links a path to what another one leads to. */
export function link(path: string, to: string): void {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(to, path);
}

/**
 * Gives another checkout the modules that are installed here. A link to a package of this project is replaced by one to that package of
 * the checkout, as npm would link it there.
 */
export function linkModules(checkout: string): void {
  const modules = readdirSync(projectPath('node_modules')).flatMap((name) =>
    name.startsWith('@') ? readdirSync(projectPath(`node_modules/${name}`)).map((part) => join(name, part)) : [name],
  );
  for (const name of modules) {
    const path = projectPath(join('node_modules', name));
    if (!lstatSync(path).isSymbolicLink()) link(join(checkout, 'node_modules', name), path);
  }
  if (!existsSync(join(checkout, 'packages'))) return;
  for (const { name, folder } of readPackages(checkout))
    link(join(checkout, 'node_modules', name), join(checkout, folder));
}

/** Folders that a copy of the project lacks: modules are linked, the others are made again or are of no use to it. */
const LEFT_OUT = ['node_modules', 'dist', '.git', '.income-series'];

/** Built from sources that a copy has unchanged: a run of tests in it builds them for seconds otherwise. */
const PAGES = 'dist/pages';

/** A copy of the project in a temporary folder, whose modules are yet to be linked. */
export function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'income-series-copy-'));
  chmodSync(copy, 0o755); // PostgreSQL's account passes through it
  cpSync(projectPath('.'), copy, { recursive: true, filter: (path) => !LEFT_OUT.includes(basename(path)) });
  if (existsSync(projectPath(PAGES))) cpSync(projectPath(PAGES), join(copy, PAGES), { recursive: true });
  return copy;
}
