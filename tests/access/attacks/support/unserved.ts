import type { WholeDataMap } from '../../../../src/apps/gateway/pages/data-map.ts';
import { VIEWS } from '../../../../src/core/views.ts';
import { TABLES } from '../../../../src/generated/columns.ts';
import type { PrismaClient } from '../../../../src/generated/prisma/client.ts';

/** A value of a column that no field serves, and no column that is served has. */
export interface KeptValue {
  readonly column: string;
  readonly value: string;
}

/** Shorter ones are found by chance. */
const LEAST = 12;
/** Answered in another form than the database's. */
const INSTANT = /^\d{4}-\d\d-\d\dT/;

/** The tables; a view computes its rows from them, so it holds nothing. */
const STORED = Object.values(TABLES).filter(({ table }) => !VIEWS.has(table));

async function valuesOf(db: PrismaClient, table: string): Promise<KeptValue[]> {
  const rows = await db.$queryRawUnsafe<{ row: Record<string, unknown> }[]>(
    `SELECT to_jsonb(t) AS row FROM "${table}" t`,
  );
  return rows.flatMap(({ row }) =>
    Object.entries(row)
      .filter(([, value]) => value !== null)
      .map(([column, value]) => ({
        column: `${table}.${column}`,
        value: typeof value === 'string' ? value : JSON.stringify(value),
      })),
  );
}

/** What the database holds in columns that no field serves, and nowhere else. */
export async function keptValues(db: PrismaClient, { unserved }: WholeDataMap): Promise<KeptValue[]> {
  const all = (await Promise.all(STORED.map(({ table }) => valuesOf(db, table)))).flat();
  const hidden = new Set(unserved.flatMap(({ held }) => held));
  const elsewhere = all
    .filter(({ column }) => !hidden.has(column))
    .map(({ value }) => value)
    .join('\n');
  const isDistinct = (value: string) => value.length >= LEAST && !INSTANT.test(value) && !elsewhere.includes(value);
  return all.filter(({ column, value }) => hidden.has(column) && isDistinct(value));
}

/** Tables of which no field serves any column. */
export function unservedTables({ fields }: WholeDataMap): string[] {
  const served = new Set(fields.flatMap(({ held }) => held).map((one) => one.split('.')[0]));
  return STORED.flatMap(({ table }) => (served.has(table) ? [] : [table]));
}
