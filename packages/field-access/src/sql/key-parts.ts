import { columnValue, type Table } from '../index.ts';
import { type RowText, rowText } from './select.ts';
import { type AliasedRows, columnOf, type Sql, sql } from './sql.ts';

// The parts of a row's key in SQL and in JSON. A number beyond those of JavaScript, an instant and bytes are texts there.

/** An instant as `Date.toISOString` writes it. */
export const instantText = (column: Sql): RowText =>
  rowText(sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** The text of a column, as `columnText` writes its value. */
export function columnTextSql(rows: AliasedRows, property: string): Sql {
  const column = columnOf(rows, property);
  const type = rows.table.columns[property]?.type;
  if (type === 'DateTime') return instantText(column);
  return type === 'Bytes' ? sql`translate(encode(${column}, 'base64'), E'\\n', '')` : sql`${column}::text`;
}

/** The types whose values JSON holds in a key as they are. */
const AS_THEY_ARE: ReadonlySet<string | undefined> = new Set(['Int', 'Float', 'Boolean', 'String']);

/** A column as a part of a key in JSON (`keyPart`). */
export const keyPartSql = (rows: AliasedRows, property: string): Sql =>
  AS_THEY_ARE.has(rows.table.columns[property]?.type) ? columnOf(rows, property) : columnTextSql(rows, property);

/** The value of a part of a key in JSON. */
export const valueOfPart = ({ columns }: Table, property: string, part: unknown): unknown =>
  part === null ? null : columnValue(columns[property]?.type ?? 'String', String(part));
