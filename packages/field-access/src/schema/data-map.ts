import type { GraphQLSchema } from 'graphql';
import { EVERYBODY } from '../model/built-in-labels.ts';
import { conditionText } from '../model/conditions.ts';
import { kindsAlike, placesOf } from '../model/declaration.ts';
import { rulesOf } from '../runtime/schema-rules.ts';

/** One field of the data map. */
export interface DataMapRow<Label extends string = string, Class extends string = string> {
  readonly type: string;
  readonly field: string;
  /** The kinds of row that the line is about; absent: all. */
  readonly kinds?: readonly string[];
  readonly held: readonly string[];
  readonly class: Class;
  readonly readers: readonly Label[];
  /** The condition without which `public` does not read; absent: `public` is no reader, or reads on each row. */
  readonly publicWhen?: string;
  readonly deletion: string;
  /** The extras that the declaration sets; absent: none. */
  readonly extras?: readonly string[];
}

/**
 * The data map of a schema: every declared field of its object types, by type and field. A field whose declaration follows
 * from the kind of its row has a row for all kinds that are declared alike.
 *
 * @example
 * dataMap(schema).filter(({ readers }) => readers.includes('public'))
 */
export function dataMap<Label extends string = string, Class extends string = string>(
  schema: GraphQLSchema,
): DataMapRow<Label, Class>[] {
  const { fields, types } = rulesOf(schema);
  const rows = [...fields.values()].flatMap(({ type, field, declaration, extras }) => {
    const publicWhen = types.get(type)?.publicWhen;
    const alike = kindsAlike(declaration);
    return (alike.length > 0 ? alike : [{ ...declaration, kinds: undefined }]).map(({ kinds, ...rule }) => ({
      type,
      field,
      ...(kinds ? { kinds } : {}),
      held: placesOf(rule),
      class: rule.class as Class,
      readers: rule.readers as readonly Label[],
      ...(publicWhen && rule.readers.includes(EVERYBODY) ? { publicWhen: conditionText(publicWhen) } : {}),
      deletion: rule.deletion,
      ...(extras.length > 0 ? { extras } : {}),
    }));
  });
  const key = (row: DataMapRow) => `${row.type}.${row.field}`;
  return rows.sort((a, b) => (key(a) < key(b) ? -1 : 1));
}
