import { collectFields } from 'field-access/compiled';
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isObjectType,
  Kind,
  type NamedTypeNode,
  type OperationDefinitionNode,
  parse,
  print,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import type { Asked } from './both-ways.ts';

/** The object types that fragments of a selection name. */
function typesNamed(schema: GraphQLSchema, sets: readonly SelectionSetNode[], fragments: Fragments): Set<string> {
  const names = new Set<string>();
  const into = (set: SelectionSetNode): void => {
    for (const node of set.selections) {
      if (node.kind === Kind.FIELD) continue;
      const inner = node.kind === Kind.INLINE_FRAGMENT ? node : fragments[node.name.value];
      const name = inner?.typeCondition?.name.value;
      if (name !== undefined && isObjectType(schema.getType(name))) names.add(name);
      if (inner) into(inner.selectionSet);
    }
  };
  for (const set of sets) into(set);
  return names;
}

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;

const namedType = (value: string): NamedTypeNode => ({ kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value } });

/**
 * The same request without anything that merges: each response key once, with all that is selected below it, without fragments
 * on the type itself and without what directives leave out (GraphQL, October 2021, section 6.3.2). Its answer has the same data.
 */
export function canonicalOf(schema: GraphQLSchema, { text, variables = {} }: Asked): Asked {
  const document: DocumentNode = parse(text);
  const fragments: Record<string, FragmentDefinitionNode> = {};
  for (const one of document.definitions) if (one.kind === Kind.FRAGMENT_DEFINITION) fragments[one.name.value] = one;
  const operation = document.definitions.find(
    (one) => one.kind === Kind.OPERATION_DEFINITION,
  ) as OperationDefinitionNode;
  const collected = { schema, fragments, variables };

  const merge = (type: GraphQLObjectType, sets: readonly SelectionSetNode[]): SelectionSetNode => {
    const selections = [...collectFields(collected, type, sets)].map(([, nodes]): SelectionNode => {
      const [{ directives: _directives, ...node }] = nodes as [FieldNode];
      const field = type.getFields()[node.name.value] as GraphQLField<unknown, unknown> | undefined;
      const below = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
      if (below.length === 0 || !field) return node;
      const target = getNamedType(field.type);
      if (isObjectType(target)) return { ...node, selectionSet: merge(target, below) };
      const names = [...typesNamed(schema, below, fragments)].filter(
        (name) => isAbstractType(target) && schema.isSubType(target, schema.getType(name) as GraphQLObjectType),
      );
      const own = names.map(
        (name): SelectionNode => ({
          kind: Kind.INLINE_FRAGMENT,
          typeCondition: namedType(name),
          selectionSet: merge(schema.getType(name) as GraphQLObjectType, below),
        }),
      );
      return { ...node, selectionSet: { kind: Kind.SELECTION_SET, selections: own } };
    });
    return { kind: Kind.SELECTION_SET, selections };
  };

  const selectionSet = merge(schema.getQueryType() as GraphQLObjectType, [operation.selectionSet]);
  const used = new Set(print(selectionSet).match(/\$\w+/g) ?? []);
  const variableDefinitions = (operation.variableDefinitions ?? []).filter(({ variable }) =>
    used.has(`$${variable.name.value}`),
  );
  return { text: print({ ...operation, selectionSet, variableDefinitions }), variables };
}
