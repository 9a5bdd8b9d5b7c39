import { EVERYBODY } from '../model/built-in-labels.ts';
import type { DiffCase, DiffField, DiffSchema } from './schema-access.ts';

/** The declarations that hold for a field's rows: one, or one for each kind of row. */
export const casesOf = (field: DiffField): DiffCase[] => (field.byKind.size > 0 ? [...field.byKind.values()] : [field]);

/** Tests that a place is a `table.column`, because a place of computed or undeclared values does not identify the value. */
const isColumn = (place: string): boolean => /^\w+\.\w+$/.test(place);

/** Tests that a field's columns identify its value: it has some, and no part of it is computed. */
export const heldInColumns = (field: DiffField): boolean =>
  [field, ...casesOf(field)].every(({ storedIn }) => storedIn.length > 0 && storedIn.every(isColumn));

/** Tests that a label reads a column through a field of this type. */
export type ReadsColumn = (type: string, label: string, column: string) => boolean;

/**
 * Collects who reads which column. A label is a relation to a row of its own type: the owner of an order is not the owner of
 * an account. So a label counts for fields of the same type alone, and `public` for all types.
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
