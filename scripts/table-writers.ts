// npm run lint: only a noun's folder writes the noun's tables.
import { readFileSync } from 'node:fs';

/** The tables of the engines with the nouns that may also write them, because these delete their old records. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  keeper_runs: ['src/keepers', 'src/domains/operations'],
  reconciliation_runs: ['src/keepers', 'src/domains/operations'],
};

/** The tables by the name of their model as the Prisma client has it (`tradingWindow`). */
export function tablesOf(schema: string): Map<string, string> {
  const tables = new Map<string, string>();
  for (const [, model = '', body = ''] of schema.matchAll(/^model (\w+) \{(.*?)^\}/gms))
    tables.set(model[0]?.toLowerCase() + model.slice(1), /@@map\("(\w+)"\)/.exec(body)?.[1] ?? model);
  return tables;
}

/** The tables that a file's text writes, by the Prisma client or by SQL. */
export function tablesWrittenIn(text: string, tables: ReadonlyMap<string, string>): Set<string> {
  const tablesWritten = new Set<string>();
  for (const [, model = ''] of text.matchAll(/\.(\w+)\.(?:create|update|upsert|delete)\w*\(/g)) {
    const table = tables.get(model);
    if (table !== undefined) tablesWritten.add(table);
  }
  const names = new Set(tables.values());
  for (const [, table = ''] of text.matchAll(/\b(?:INSERT INTO|UPDATE|DELETE FROM)\s+"?(\w+)"?/g))
    if (names.has(table)) tablesWritten.add(table);
  return tablesWritten;
}

/** The noun or layer that a file belongs to, as a folder. */
const folderOf = (path: string): string =>
  path
    .split('/')
    .slice(0, path.startsWith('src/domains/') ? 3 : 2)
    .join('/');

/** Tables that more than one folder writes, as sentences. `paths`: the project's sources. */
export function sharedTables(paths: readonly string[]): string[] {
  const tables = tablesOf(readFileSync('prisma/schema.prisma', 'utf8'));
  const writers = new Map<string, Set<string>>();
  for (const path of paths) {
    if (path.endsWith('.test.ts')) continue;
    for (const table of tablesWrittenIn(readFileSync(path, 'utf8'), tables))
      writers.set(table, (writers.get(table) ?? new Set()).add(folderOf(path)));
  }
  return [...writers].flatMap(([table, folders]) => {
    const others = [...folders].filter((folder) => !SHARED[table]?.includes(folder));
    const allowed = SHARED[table] === undefined ? 1 : 0;
    return others.length <= allowed ? [] : [`${table} is written in ${[...folders].sort().join(' and ')}`];
  });
}
