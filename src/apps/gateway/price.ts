import { complexityFromQuery } from '@pothos/plugin-complexity';
import {
  type DocumentNode,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { type RemotePrice, ROOT_FIELD, type WaitsFor } from '../../graphql/cost.ts';
import { fragmentsOf, introspectionCost } from './introspection.ts';
import { mergeFields } from './repetitions.ts';

export interface Operation {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operationName?: string | null | undefined;
  readonly variableValues?: Readonly<Record<string, unknown>> | null | undefined;
  readonly contextValue?: unknown;
}

/** So much of an introspection costs as much as one field of ours: it reads no row, and its answer is long. */
const INTROSPECTED_FOR_ONE = 50;

/** What introspection and each field of the root cost, of a merged operation; an event of a subscription has one root field, for nothing. */
function rootPrice({ operation, selectionSet }: OperationDefinitionNode): number {
  if (operation === 'subscription') return 0;
  const introspected = Math.ceil(introspectionCost(selectionSet, new Map()) / INTROSPECTED_FOR_ONE);
  const ours = selectionSet.selections.filter((node) => node.kind === Kind.FIELD && !node.name.value.startsWith('__'));
  return introspected + ROOT_FIELD * ours.length;
}

/** The operation with each field once; undefined where the document has none of this name. @throws QUERY_TOO_COSTLY */
function operationOf({ schema, document, operationName }: Operation): OperationDefinitionNode | undefined {
  const operation = getOperationAST(document, operationName);
  const type = operation && schema.getRootType(operation.operation);
  if (!operation || !type) return undefined;
  return { ...operation, selectionSet: mergeFields(schema, fragmentsOf(document), type, operation.selectionSet) };
}

/**
 * What one operation of a document costs: one a field, times the rows a list may answer, more for each field of the root,
 * which is a statement of its own, and what it introspects. A field that is selected several times under one key is read once, and costs
 * as much as if it were selected once with all that is selected below it.
 */
export function costOf(operation: Operation): number {
  const { schema, variableValues, contextValue } = operation;
  const merged = operationOf(operation);
  const { complexity } = complexityFromQuery(
    { kind: Kind.DOCUMENT, definitions: merged ? [merged] : [] },
    { schema, variables: { ...variableValues }, ctx: (contextValue ?? {}) as object },
  );
  return complexity + (merged ? rootPrice(merged) : 0);
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
