import {
  type DocumentNode,
  type FragmentDefinitionNode,
  getIntrospectionQuery,
  Kind,
  parse,
  type SelectionSetNode,
} from 'graphql';

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** The estimated lengths of the list fields of an introspection. Every other field returns one value. */
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

/** The state of a count. */
interface ValueCount {
  /** True inside a field that introspects. */
  readonly isInside: boolean;
  /** The counts of fragments, by `isInside` and name. */
  readonly fragmentCounts: Map<string, number>;
}

/** Estimates the number of introspected values: one for each field, times the lengths of the lists around it. */
function countValues(set: SelectionSetNode, fragments: Fragments, count: ValueCount): number {
  const { isInside, fragmentCounts } = count;
  return set.selections.reduce((sum, node) => {
    if (node.kind === Kind.FIELD) {
      const { value } = node.name;
      if (!isInside && !ROOTS.has(value)) return sum; // introspection starts at a root field only
      const inner = { isInside: true, fragmentCounts };
      const innerCount = node.selectionSet ? countValues(node.selectionSet, fragments, inner) : 0;
      return sum + 1 + innerCount * (LENGTHS[value] ?? 1);
    }
    if (node.kind === Kind.INLINE_FRAGMENT) return sum + countValues(node.selectionSet, fragments, count);
    const name = `${isInside} ${node.name.value}`;
    const fragment = fragments.get(node.name.value);
    if (fragment && !fragmentCounts.has(name)) {
      fragmentCounts.set(name, 0); // ends a cycle, which another validation rule refuses
      fragmentCounts.set(name, countValues(fragment.selectionSet, fragments, count));
    }
    return sum + (fragmentCounts.get(name) ?? 0);
  }, 0);
}

export const fragmentsOf = (document: DocumentNode): Fragments =>
  new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  );

/** Estimates how many values an operation introspects; 0 if it does not introspect. */
export const introspectionCost = (operation: SelectionSetNode, fragments: Fragments): number =>
  countValues(operation, fragments, { isInside: false, fragmentCounts: new Map() });

/** The cost of the introspection query that tools send, which reads the whole schema. */
function fullIntrospectionCost(): number {
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

/** The greatest cost of an introspection: twice the cost of the whole schema. */
export const MOST_INTROSPECTION = 2 * fullIntrospectionCost();
