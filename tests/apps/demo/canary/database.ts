import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';

/** One place of a database and all that stands there, as text. */
export interface Column {
  readonly at: string;
  readonly text: string;
}

export async function connected<T>(url: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Bytes as hex, as base64 on one line, and with what is printable in them as it is. */
const spellings = (column: string, type: string): string =>
  type === 'bytea'
    ? `encode(${column}, 'hex') || ' ' || translate(encode(${column}, 'base64'), E'\\n', '') || ' ' || encode(${column}, 'escape')`
    : `${column}::text`;

/** Every column of every table, and the statements that the server shows of its connections. */
export async function readDatabase(url: string): Promise<readonly Column[]> {
  return connected(url, async (client) => {
    const { rows: columns } = await client.query<{ schema: string; table: string; column: string; type: string }>(`
      SELECT table_schema AS schema, table_name AS table, column_name AS column, data_type AS type
      FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
      WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`);
    const found: Column[] = [];
    for (const { schema, table, column, type } of columns) {
      const { rows } = await client.query<{ text: string | null }>(
        `SELECT ${spellings(quoted(column), type)} AS text FROM ${quoted(schema)}.${quoted(table)}`,
      );
      found.push({ at: `${table}.${column}`, text: rows.map(({ text }) => text ?? '').join('\n') });
    }
    const { rows } = await client.query<{ query: string }>('SELECT query FROM pg_stat_activity');
    return [...found, { at: 'pg_stat_activity.query', text: rows.map(({ query }) => query).join('\n') }];
  });
}

/** What the server did not remove or replace meanwhile, which it does of some of its files at any time; else undefined. */
function unlessGone<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
}

const filesUnder = (folder: string): string[] =>
  (unlessGone(() => readdirSync(folder, { withFileTypes: true })) ?? []).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(path) : [path];
  });

export interface DataFile {
  readonly path: string;
  /** Nothing once the server has removed it. */
  read(): Buffer;
}

/** The files that a server keeps of one of its databases, and its log of writes, all written out. */
export async function dataFiles(url: string): Promise<readonly DataFile[]> {
  const { folder, database } = await connected(url, async (client) => {
    await client.query('CHECKPOINT');
    const { rows } = await client.query<{ folder: string; database: string }>(
      `SELECT current_setting('data_directory') AS folder, oid::text AS database FROM pg_database WHERE datname = current_database()`,
    );
    return rows[0] ?? { folder: '', database: '' };
  });
  return [join('base', database), 'global', 'pg_wal', 'pg_logical']
    .flatMap((part) => filesUnder(join(folder, part)))
    .filter((path) => (unlessGone(() => statSync(path).size) ?? 0) > 0)
    .map((path) => ({
      path: path.slice(folder.length + 1),
      read: () => unlessGone(() => readFileSync(path)) ?? Buffer.alloc(0),
    }));
}
