import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';
import { sourceOf } from '../lists/source.ts';
import { unsupported } from '../sql/unsupported.ts';
import type { Variables } from './bound-request.ts';
import { argumentsOf, type DocumentInput, directiveVariables, rootFields } from './collect.ts';

/** An operation of a valid document, as a request names it. */
export interface OperationRequest {
  readonly document: DocumentNode;
  readonly operationName?: string | null | undefined;
  /** The variables of the request, not coerced. */
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
}

/** A query that may be compiled. */
export interface QueryOperation {
  /** The number of the operation among those of this process. */
  readonly id: number;
  readonly node: OperationDefinitionNode;
  readonly fragments: DocumentInput['fragments'];
  /** The part of a plan's cache key that variables decide: those in directives, and the types that node ids name. */
  planKey(variables: Variables): readonly unknown[];
}

/** Reads the operation that a request names. @throws Unsupported for an operation that is no query, or that has directives */
export function readOperation(
  schema: GraphQLSchema,
  id: number,
  { document, operationName }: OperationRequest,
): QueryOperation {
  const node = getOperationAST(document, operationName);
  if (node?.operation !== 'query' || (node.directives?.length ?? 0) > 0) return unsupported('operation');
  const fragments: Record<string, FragmentDefinitionNode> = {};
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition;
  const directives = directiveVariables(node.selectionSet, { fragments });
  const fields = schema.getQueryType()?.getFields() ?? {};
  const nodeTypes = rootFields(node.selectionSet, { fragments }).flatMap((root) => {
    const field = fields[root.name.value];
    const source = field && sourceOf(field);
    if (!field || source?.kind !== 'node') return [];
    return (variables: Variables) => source.typeOf(schema, argumentsOf(field, root, variables));
  });
  return {
    id,
    node,
    fragments,
    planKey: (variables) => [
      ...directives.map((name) => variables[name]),
      ...nodeTypes.map((typeOf) => typeOf(variables)),
    ],
  };
}

/** The first fault ends the coercion, because each one's message would have the whole variable. */
const ONE_FAULT = { maxErrors: 1 };

/** The coerced variables of a request. @throws Unsupported for variables that the operation refuses */
export function coerceVariables(
  schema: GraphQLSchema,
  { node }: QueryOperation,
  { variables }: OperationRequest,
): Variables {
  const { coerced } = getVariableValues(schema, node.variableDefinitions ?? [], variables ?? {}, ONE_FAULT);
  return coerced ?? unsupported('arguments');
}
