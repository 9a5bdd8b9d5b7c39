import type { GraphQLSchema } from 'graphql';
import { type DataMapRow, dataMap, type Row } from '../index.ts';

/** The declarations of a schema by type, then field: one, or one for each kind of row. */
export type DeclaredFields<Label extends string = string> = ReadonlyMap<
  string,
  ReadonlyMap<string, readonly DataMapRow<Label>[]>
>;

/**
 * Reads the declarations of a schema.
 *
 * @example
 * declaredFields(schema).get('Visit')?.get('notes'); // one declaration, or one for each kind of row
 */
export function declaredFields<Label extends string = string>(schema: GraphQLSchema): DeclaredFields<Label> {
  const byType = new Map<string, Map<string, DataMapRow<Label>[]>>();
  for (const row of dataMap<Label>(schema)) {
    const fields = byType.get(row.type) ?? new Map<string, DataMapRow<Label>[]>();
    byType.set(row.type, fields.set(row.field, [...(fields.get(row.field) ?? []), row]));
  }
  return byType;
}

/**
 * The declaration of a field that holds for a row; undefined if there is none for its kind.
 *
 * @example
 * declarationOn(declaredFields(schema).get('Entry')?.get('amount'), row)?.readers
 */
export function declarationOn<Label extends string>(
  rows: readonly DataMapRow<Label>[] | undefined,
  row: Row | undefined,
  { kindOf = ({ kind }) => String(kind) }: { kindOf?(row: Row): string } = {},
): DataMapRow<Label> | undefined {
  return rows?.find(({ kinds }) => kinds === undefined || (row !== undefined && kinds.includes(kindOf(row))));
}
