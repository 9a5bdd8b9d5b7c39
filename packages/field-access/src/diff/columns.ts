import { EVERYBODY } from '../model/built-in-labels.ts';
import { isColumn } from '../model/declaration.ts';
import type { DiffCase, DiffField, DiffSchema } from './schema-access.ts';

/** The declarations of a field: one, or one for each kind of row. */
export const casesOf = (field: DiffField): DiffCase[] => (field.byKind.size > 0 ? [...field.byKind.values()] : [field]);

/** Tests that a field's value is stored in columns alone, so that its declaration identifies it. */
export const heldInColumns = (field: DiffField): boolean =>
  [field, ...casesOf(field)].every(({ storedIn }) => storedIn.length > 0 && storedIn.every(isColumn));

/** Tests that a label reads a column through a field of a type. */
export type ReadsColumn = (type: string, label: string, column: string) => boolean;

/**
 * Collects the readers of every column. A label counts for fields of one type only, because it is a relation to rows of that type: the
 * owner of an order is not the owner of an account. `public` counts for all types.
 */
export function columnReaders(schema: DiffSchema): ReadsColumn {
  const readers = new Set<string>();
  const key = (...parts: string[]) => JSON.stringify(parts);
  for (const [type, { fields }] of schema)
    for (const rule of [...fields.values()].flatMap(casesOf))
      for (const column of rule.storedIn.filter(isColumn))
        for (const label of rule.readers) readers.add(label === EVERYBODY ? key(column) : key(type, label, column));
  return (type, label, column) => readers.has(key(column)) || readers.has(key(type, label, column));
}
