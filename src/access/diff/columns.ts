import type { CaseAccess, FieldAccess, SchemaAccess } from './schema-access.ts';

/** The declarations that hold for a field's rows: one, or one for each kind of row. */
export const casesOf = (field: FieldAccess): CaseAccess[] =>
  field.byKind.size > 0 ? [...field.byKind.values()] : [field];

/** `table.column`. What is computed (`response only`, `onchain`) or undeclared does not say which value it is. */
const isColumn = (place: string): boolean => /^\w+\.\w+$/.test(place);

/** Whether the columns of a field say which value it is: it has some, and nothing of it is computed. */
export const heldInColumns = (field: FieldAccess): boolean =>
  [field, ...casesOf(field)].every(({ storedIn }) => storedIn.length > 0 && storedIn.every(isColumn));

/** Whether a label reads a column through a field of this type. */
export type ReadsColumn = (type: string, label: string, column: string) => boolean;

/**
 * Who reads which column. A label is a relation to a row of its own type: the owner of an order is not the owner of an
 * account. So it counts for fields of the same type alone; `public` counts for all types.
 */
export function columnReaders(schema: SchemaAccess): ReadsColumn {
  const readers = new Set<string>();
  const key = (...parts: string[]) => JSON.stringify(parts);
  for (const [type, { fields }] of schema)
    for (const one of [...fields.values()].flatMap(casesOf))
      for (const column of one.storedIn.filter(isColumn))
        for (const label of one.readers) readers.add(label === 'public' ? key(column) : key(type, label, column));
  return (type, label, column) => readers.has(key(column)) || readers.has(key(type, label, column));
}
