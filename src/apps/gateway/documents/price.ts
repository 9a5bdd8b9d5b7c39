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
import { BYTES_FOR_ONE, type RemotePrice, ROOT_FIELD, type WaitsFor } from '../../../graphql/cost.ts';
import { fragmentsOf, introspectionCost } from './introspection.ts';
import { mergeFields } from './repetitions.ts';

export interface Operation {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operationName?: string | null | undefined;
  readonly variableValues?: Readonly<Record<string, unknown>> | null | undefined;
  readonly contextValue?: unknown;
}

/** The number of introspected values that cost one point, because they read no rows. */
const INTROSPECTED_FOR_ONE = 50;

/** The number of values in variables that cost one point. */
const VALUES_FOR_ONE = 100;

/** The price of what a request sends in its variables, by values and characters. It visits every value once, at any depth. */
export function variablesPrice(variables: Operation['variableValues']): number {
  let values = 0;
  let characters = 0;
  const unvisited: unknown[] = [variables];
  while (unvisited.length > 0) {
    const value = unvisited.pop();
    values += 1;
    if (typeof value === 'string') characters += value.length;
    else if (typeof value === 'object' && value !== null)
      for (const inner of Object.values(value)) unvisited.push(inner);
  }
  return Math.floor(values / VALUES_FOR_ONE) + Math.floor(characters / BYTES_FOR_ONE);
}

/** The price of a merged operation's introspection and root fields. The root field of a subscription is free. */
function rootPrice({ operation, selectionSet }: OperationDefinitionNode): number {
  if (operation === 'subscription') return 0;
  const introspected = Math.ceil(introspectionCost(selectionSet, new Map()) / INTROSPECTED_FOR_ONE);
  const rootFields = selectionSet.selections.filter(
    (node) => node.kind === Kind.FIELD && !node.name.value.startsWith('__'),
  );
  return introspected + ROOT_FIELD * rootFields.length;
}

/**
 * Returns the operation with its repeated fields merged; undefined if the document has none of this name. @throws
 * QUERY_TOO_COSTLY
 */
function mergeOperation({ schema, document, operationName }: Operation): OperationDefinitionNode | undefined {
  const operation = getOperationAST(document, operationName);
  const type = operation && schema.getRootType(operation.operation);
  if (!operation || !type) return undefined;
  return { ...operation, selectionSet: mergeFields(schema, fragmentsOf(document), type, operation.selectionSet) };
}

/**
 * Computes the cost of one operation of a document, in points: one for each field, times the rows that its lists may return,
 * plus the price of root fields, introspection and variables. The variables must fit their types. Repeated selections of a field under one response key are merged first,
 * because the field is read once.
 */
export function costOf(operation: Operation): number {
  const { schema, variableValues, contextValue } = operation;
  const merged = mergeOperation(operation);
  const { complexity } = complexityFromQuery(
    { kind: Kind.DOCUMENT, definitions: merged ? [merged] : [] },
    { schema, variables: { ...variableValues }, ctx: (contextValue ?? {}) as object },
  );
  return complexity + (merged ? rootPrice(merged) : 0) + variablesPrice(variableValues);
}

const waitsByDocument = new WeakMap<DocumentNode, WaitsFor | 'commit' | null>();

/** The order in which kinds of slow work decide the line of a document that has several. */
const PRECEDENCE: readonly WaitsFor[] = ['rendering', 'node', 'signature'];

const isMutation = (node: DocumentNode['definitions'][number]): boolean =>
  node.kind === Kind.OPERATION_DEFINITION && node.operation === 'mutation';

/**
 * The slow work that a valid document waits for, by the prices of its fields (`RemotePrice`). Any other mutation waits for
 * its commit, any other query for nothing.
 */
export function waitsFor(schema: GraphQLSchema, document: DocumentNode): WaitsFor | 'commit' | null {
  const cached = waitsByDocument.get(document);
  if (cached !== undefined) return cached;
  const types = new TypeInfo(schema);
  const kinds = new Set<WaitsFor>();
  const Field = () => {
    const price = types.getFieldDef()?.extensions.complexity as Partial<RemotePrice> | undefined;
    if (price?.waitsFor) kinds.add(price.waitsFor);
  };
  visit(document, visitWithTypeInfo(types, { Field }));
  const result =
    PRECEDENCE.find((each) => kinds.has(each)) ?? (document.definitions.some(isMutation) ? 'commit' : null);
  waitsByDocument.set(document, result);
  return result;
}
