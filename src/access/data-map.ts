import type { GraphQLSchema } from 'graphql';
import { heldIn, type ReaderLabel, type StorageClass } from './declaration.ts';
import { rulesOf } from './rules.ts';

/** One field of the data map. */
export interface DataMapRow {
  readonly type: string;
  readonly field: string;
  readonly held: string;
  readonly class: StorageClass;
  readonly readers: readonly ReaderLabel[];
  readonly deletion: string;
}

/** The data map of a schema: every declared field of its object types, by type and field. */
export function dataMap(schema: GraphQLSchema): DataMapRow[] {
  const rows = [...rulesOf(schema).fields.values()].map(({ type, field, declaration }) => ({
    type,
    field,
    held: heldIn(declaration).join(', '),
    class: declaration.class,
    readers: declaration.readers,
    deletion: declaration.deletion,
  }));
  const key = (row: DataMapRow) => `${row.type}.${row.field}`;
  return rows.sort((a, b) => (key(a) < key(b) ? -1 : 1));
}
