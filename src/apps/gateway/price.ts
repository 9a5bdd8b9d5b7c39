import { complexityFromQuery } from '@pothos/plugin-complexity';
import {
  type DocumentNode,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  type SelectionSetNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { type RemotePrice, ROOT_FIELD, type WaitsFor } from '../../graphql/cost.ts';
import { type Fragments, fragmentsOf, introspectionCost } from './introspection.ts';

export interface Operation {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operationName?: string | null | undefined;
  readonly variableValues?: Readonly<Record<string, unknown>> | null | undefined;
  readonly contextValue?: unknown;
}

/** So much of an introspection costs as much as one field of ours: it reads no row, and its answer is long. */
const INTROSPECTED_FOR_ONE = 50;

/** How many fields a selection has that are not of the schema itself, fragments expanded; each fragment is counted once. */
function countFields({ selections }: SelectionSetNode, fragments: Fragments, known: Map<string, number>): number {
  return selections.reduce((sum, node) => {
    if (node.kind === Kind.FIELD) return sum + (node.name.value.startsWith('__') ? 0 : 1);
    if (node.kind === Kind.INLINE_FRAGMENT) return sum + countFields(node.selectionSet, fragments, known);
    const name = node.name.value;
    const fragment = fragments.get(name);
    if (fragment && !known.has(name)) {
      known.set(name, 0); // a cycle, which another rule refuses
      known.set(name, countFields(fragment.selectionSet, fragments, known));
    }
    return sum + (known.get(name) ?? 0);
  }, 0);
}

function rootPrice({ document, operationName }: Operation): number {
  const operation = getOperationAST(document, operationName);
  if (!operation || operation.operation === 'subscription') return 0;
  const fragments = fragmentsOf(document);
  const introspected = Math.ceil(introspectionCost(operation.selectionSet, fragments) / INTROSPECTED_FOR_ONE);
  return introspected + ROOT_FIELD * countFields(operation.selectionSet, fragments, new Map());
}

/**
 * What one operation of a document costs: one a field, times the rows a list may answer, more for each field of the root,
 * which is a statement of its own, and what it introspects.
 */
export function costOf(operation: Operation): number {
  const { schema, document, operationName, variableValues, contextValue } = operation;
  const definitions = document.definitions.filter(
    (node) => node.kind !== Kind.OPERATION_DEFINITION || !operationName || node.name?.value === operationName,
  );
  const { complexity } = complexityFromQuery(
    { ...document, definitions },
    { schema, variables: { ...variableValues }, ctx: (contextValue ?? {}) as object },
  );
  return complexity + rootPrice(operation);
}

const judged = new WeakMap<DocumentNode, WaitsFor | 'commit' | null>();

/** The one that decides where a document waits for several. */
const FIRST: readonly WaitsFor[] = ['rendering', 'node', 'signature'];

const isMutation = (node: DocumentNode['definitions'][number]): boolean =>
  node.kind === Kind.OPERATION_DEFINITION && node.operation === 'mutation';

/** What a valid document waits for by the prices of its fields (`RemotePrice`); for nothing else, a mutation for its commit. */
export function waitsFor(schema: GraphQLSchema, document: DocumentNode): WaitsFor | 'commit' | null {
  const earlier = judged.get(document);
  if (earlier !== undefined) return earlier;
  const types = new TypeInfo(schema);
  const found = new Set<WaitsFor>();
  const Field = () => {
    const price = types.getFieldDef()?.extensions.complexity as Partial<RemotePrice> | undefined;
    if (price?.waitsFor) found.add(price.waitsFor);
  };
  visit(document, visitWithTypeInfo(types, { Field }));
  const one = FIRST.find((each) => found.has(each)) ?? (document.definitions.some(isMutation) ? 'commit' : null);
  judged.set(document, one);
  return one;
}
