import {
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  isUnionType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { LensAnswer, Place } from './outcome.ts';

const [ID, TYPE] = ['lensId', 'lensType'];
const field = (alias: string, name: string): FieldNode => ({
  kind: Kind.FIELD,
  alias: { kind: Kind.NAME, value: alias },
  name: { kind: Kind.NAME, value: name },
});

/**
 * Adds the type to every row of a document, and the id to every row that has one.
 *
 * @example
 * const answer = await ask(print(withRowIds(schema, document)));
 */
export function withRowIds(schema: GraphQLSchema, document: DocumentNode): DocumentNode {
  const info = new TypeInfo(schema);
  return visit(
    document,
    visitWithTypeInfo(info, {
      SelectionSet: (node, _key, parent) => {
        const type = info.getParentType();
        const isRoot = !parent || ('kind' in parent && parent.kind === Kind.OPERATION_DEFINITION);
        if (!type || isRoot) return undefined;
        const added = [field(TYPE, '__typename')];
        if (!isUnionType(type) && 'id' in type.getFields()) added.push(field(ID, 'id'));
        return { ...node, selections: [...node.selections, ...added] };
      },
    }),
  );
}

/**
 * The row of a place in the answer of such a document, and the field's coordinate on the row's own type.
 *
 * @example
 * const row = rowAt(answer, ['patients', 0, 'diagnosis'], 'Patient.diagnosis');
 */
export function rowAt(
  { data }: LensAnswer,
  place: Place,
  coordinate: string,
): { readonly id: string; readonly coordinate: string } | null {
  let [at, id, type]: [unknown, unknown, unknown] = [data, null, null];
  for (const part of place.slice(0, -1)) {
    if (typeof at !== 'object' || at === null) return null;
    at = (at as Record<string | number, unknown>)[part];
    const row = (at ?? {}) as Record<string, unknown>;
    if (!Array.isArray(at)) type = row[TYPE] ?? null;
    id = row[ID] ?? id;
  }
  if (typeof id !== 'string') return null;
  const [, name] = coordinate.split('.');
  return { id, coordinate: typeof type === 'string' ? `${type}.${name}` : coordinate };
}
