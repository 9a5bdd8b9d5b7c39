import {
  type DocumentNode,
  type FragmentDefinitionNode,
  getIntrospectionQuery,
  Kind,
  parse,
  type SelectionSetNode,
} from 'graphql';

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** About how long the lists of an introspection are; every other field answers one value. */
const LENGTHS: Readonly<Record<string, number>> = {
  types: 100,
  fields: 10,
  inputFields: 10,
  enumValues: 10,
  args: 3,
  possibleTypes: 3,
  interfaces: 2,
  directives: 5,
};
const ROOTS = new Set(['__schema', '__type']);

/** What a selection asks of the schema itself: one a field, times the lists it is in. Each fragment is counted once. */
function count(set: SelectionSetNode, fragments: Fragments, inside: boolean, known: Map<string, number>): number {
  return set.selections.reduce((sum, node) => {
    if (node.kind === Kind.FIELD) {
      const { value } = node.name;
      if (!inside && !ROOTS.has(value)) return sum; // those are root fields: nothing below another field leads there
      const below = node.selectionSet ? count(node.selectionSet, fragments, true, known) : 0;
      return sum + 1 + below * (LENGTHS[value] ?? 1);
    }
    if (node.kind === Kind.INLINE_FRAGMENT) return sum + count(node.selectionSet, fragments, inside, known);
    const name = `${inside} ${node.name.value}`;
    const fragment = fragments.get(node.name.value);
    if (fragment && !known.has(name)) {
      known.set(name, 0); // a cycle, which another rule refuses
      known.set(name, count(fragment.selectionSet, fragments, inside, known));
    }
    return sum + (known.get(name) ?? 0);
  }, 0);
}

export const fragmentsOf = (document: DocumentNode): Fragments =>
  new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  );

/** What an operation asks of the schema itself; 0 where it does not introspect. */
export const introspectionCost = (operation: SelectionSetNode, fragments: Fragments): number =>
  count(operation, fragments, false, new Map());

function costOfWhole(): number {
  const document = parse(
    getIntrospectionQuery({
      specifiedByUrl: true,
      directiveIsRepeatable: true,
      schemaDescription: true,
      inputValueDeprecation: true,
      oneOf: true,
    }),
  );
  const fragments = fragmentsOf(document);
  return document.definitions.reduce(
    (sum, node) =>
      node.kind === Kind.OPERATION_DEFINITION ? sum + introspectionCost(node.selectionSet, fragments) : sum,
    0,
  );
}

/** Twice what tools ask, which is the whole schema once. */
export const MOST_INTROSPECTION = 2 * costOfWhole();
