import type { FieldAccess, SchemaAccess } from './schema-access.ts';

/** What pages say of their rows, by field: how many there are, and where one is in the list. */
const PAGE_VALUES: Readonly<Record<string, readonly string[]>> = {
  totalCount: ['edges', 'node'],
  totalCountIsCapped: ['edges', 'node'],
  cursor: ['node'],
};

/**
 * Who gains by a value of a list's pages. It is declared for everybody, since a page has no row of its own, and speaks of
 * nothing but the rows that the viewer sees: so nobody gains by it but those who see rows of the list's type. Undefined for
 * any other field, and where everybody sees the rows.
 */
export function pageReaders(
  schema: SchemaAccess,
  type: string,
  name: string,
  field: FieldAccess,
): readonly string[] | undefined {
  const path = PAGE_VALUES[name];
  if (!path || !field.storedIn.every((place) => place === 'response only')) return undefined;
  const rows = path.reduce<string | undefined>(
    (at, step) => at && schema.get(at)?.shapes.get(step)?.type.replaceAll(/[[\]]/g, ''),
    type,
  );
  const seenBy = rows === undefined ? undefined : schema.get(rows)?.seenBy;
  return seenBy?.includes('public') ? undefined : seenBy;
}
