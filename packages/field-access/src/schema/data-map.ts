import type { GraphQLSchema } from 'graphql';
import { kindsAlike, placesOf } from '../model/declaration.ts';
import { rulesOf } from '../runtime/schema-rules.ts';

/** One field of the data map. */
export interface DataMapRow<Label extends string = string, Class extends string = string> {
  readonly type: string;
  readonly field: string;
  /** The kinds of row that this entry is about; absent: all. */
  readonly kinds?: readonly string[];
  readonly held: readonly string[];
  readonly class: Class;
  readonly readers: readonly Label[];
  readonly deletion: string;
  /** The extras that the declaration sets; absent: none. */
  readonly extras?: readonly string[];
}

/**
 * The data map of a schema: an entry for every declared field of its object types, sorted by type and field. A field that is declared by
 * kind has an entry for each group of kinds with equal declarations.
 */
export function dataMap<Label extends string = string, Class extends string = string>(
  schema: GraphQLSchema,
): DataMapRow<Label, Class>[] {
  const rows = [...rulesOf(schema).fields.values()].flatMap(({ type, field, declaration, extras }) => {
    const alike = kindsAlike(declaration);
    return (alike.length > 0 ? alike : [{ ...declaration, kinds: undefined }]).map(({ kinds, ...rule }) => ({
      type,
      field,
      ...(kinds ? { kinds } : {}),
      held: placesOf(rule),
      class: rule.class as Class,
      readers: rule.readers as readonly Label[],
      deletion: rule.deletion,
      ...(extras.length > 0 ? { extras } : {}),
    }));
  });
  const key = (row: DataMapRow) => `${row.type}.${row.field}`;
  return rows.sort((a, b) => (key(a) < key(b) ? -1 : 1));
}
