import type { GraphQLSchema } from 'graphql';
import { kindsAlike, placesOf, type StorageClass } from '../model/declaration.ts';
import { rulesOf } from '../runtime/schema-rules.ts';

/** One field of the data map. */
export interface DataMapRow<Label extends string = string> {
  readonly type: string;
  readonly field: string;
  /** The kinds of row that it speaks of, where the kind decides; absent: all. */
  readonly kinds?: readonly string[];
  readonly held: readonly string[];
  readonly class: StorageClass;
  readonly readers: readonly Label[];
  readonly deletion: string;
}

/**
 * The data map of a schema: every declared field of its object types, by type and field. A field whose declaration follows
 * from the kind of its row has a row for all kinds that are declared alike.
 */
export function dataMap<Label extends string = string>(schema: GraphQLSchema): DataMapRow<Label>[] {
  const rows = [...rulesOf(schema).fields.values()].flatMap(({ type, field, declaration }) => {
    const alike = kindsAlike(declaration);
    return (alike.length > 0 ? alike : [{ ...declaration, kinds: undefined }]).map(({ kinds, ...of }) => ({
      type,
      field,
      ...(kinds ? { kinds } : {}),
      held: placesOf(of),
      class: of.class,
      readers: of.readers as readonly Label[],
      deletion: of.deletion,
    }));
  });
  const key = (row: DataMapRow) => `${row.type}.${row.field}`;
  return rows.sort((a, b) => (key(a) < key(b) ? -1 : 1));
}
