// The tables of docs/CONTRIBUTING.md, held against the files that a change touches.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Folders whose files git ignores. */
const IGNORED = /^(node_modules|dist|coverage|\.income-series|src\/generated|examples\/access\/generated)(\/|$)/;

/** The hash of each file of a project, by path. */
export type Snapshot = ReadonlyMap<string, string>;

export function snapshotOf(project: string, folder = ''): Snapshot {
  const entries = readdirSync(join(project, folder), { withFileTypes: true }).flatMap((entry): [string, string][] => {
    const path = join(folder, entry.name);
    if (IGNORED.test(path) || entry.isSymbolicLink()) return [];
    if (entry.isDirectory()) return [...snapshotOf(project, path)];
    return [
      [
        path,
        createHash('sha256')
          .update(readFileSync(join(project, path)))
          .digest('hex'),
      ],
    ];
  });
  return new Map(entries);
}

/** The files that were written, changed or deleted between two snapshots, in order. */
export const touchedFiles = (before: Snapshot, after: Snapshot): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path)).sort();

/** A path in a table: a file, a folder, or a path with `…` in the place of a name. */
export interface TablePath {
  readonly text: string;
  readonly pattern: RegExp;
}

/** Writes a path in full: `mod.rs` behind `src/a/b.rs` is in the same folder, and a bare name in front is a noun's file. */
function fullPath(project: string, text: string, previous: string | undefined, noun: string): string {
  if (existsSync(join(project, text.split('/')[0] as string))) return text;
  return join(previous === undefined ? `src/domains/${noun}` : dirname(previous), text);
}

const patternOf = (path: string): RegExp => {
  const escaped = path.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('…', '[^/]+');
  return new RegExp(/(\.\w+|…)$/.test(path) ? `^${escaped}$` : `^${escaped.replace(/\/$/, '')}/`);
};

/** The paths in the column `file` of the table below a heading of docs/CONTRIBUTING.md. */
export function tableOf(project: string, heading: string, names: Readonly<Record<string, string>>): TablePath[] {
  const page = readFileSync(join(project, 'docs/CONTRIBUTING.md'), 'utf8');
  const [, section = ''] = page.split(`\n## ${heading}\n`);
  const rows = (/\n(?:\|.*\n)+/.exec(section)?.[0] ?? '').trim().split('\n');
  const cells = rows.map((row) => row.split(/(?<!\\)\|/).map((cell) => cell.trim()));
  const column = cells[0]?.indexOf('file') ?? -1;
  return cells.slice(2).flatMap((row) => {
    let previous: string | undefined;
    const cell = (row[column] ?? '').replace(/\(or [^)]*\)/, '');
    return [...cell.matchAll(/`([^`]+)`/g)].map(([, span = '']) => {
      const text = span.replaceAll(/<(\w+)>/g, (whole, name: string) => names[name] ?? whole);
      previous = fullPath(project, text, previous, names.noun ?? '');
      return { text: previous, pattern: patternOf(previous) };
    });
  });
}

/** The files that no path of the table names, and the paths that no file has. */
export function compareWithTable(paths: readonly TablePath[], files: readonly string[]) {
  return {
    unlisted: files.filter((file) => !paths.some(({ pattern }) => pattern.test(file))),
    untouched: paths.filter(({ pattern }) => !files.some((file) => pattern.test(file))).map(({ text }) => text),
  };
}
