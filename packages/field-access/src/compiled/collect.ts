import {
  type DirectiveNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getArgumentValues,
  isAbstractType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { unsupported } from '../sql/unsupported.ts';

/** The schema, the fragments and the variables that decide which fields a selection has. */
export interface DocumentInput {
  readonly schema: GraphQLSchema;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  /** The coerced values of the variables. */
  readonly variables: Readonly<Record<string, unknown>>;
}

type Fragments = Pick<DocumentInput, 'fragments'>;

/** All selections of a set, each fragment once, whatever the directives say; `deep`: below fields too. */
function selectionsOf(set: SelectionSetNode, { fragments }: Fragments, deep: boolean): readonly SelectionNode[] {
  const nodes: SelectionNode[] = [];
  const visited = new Set<string>();
  const into = ({ selections }: SelectionSetNode): void => {
    for (const node of selections) {
      nodes.push(node);
      if (node.kind !== Kind.FRAGMENT_SPREAD) {
        if (node.selectionSet && (deep || node.kind !== Kind.FIELD)) into(node.selectionSet);
        continue;
      }
      const { value } = node.name;
      const fragment = fragments[value];
      if (!fragment || visited.has(value)) continue;
      visited.add(value);
      into(fragment.selectionSet);
    }
  };
  into(set);
  return nodes;
}

/** The names of the variables in directives: with other values the document has other selections. */
export function directiveVariables(set: SelectionSetNode, fragments: Fragments): string[] {
  const directives = selectionsOf(set, fragments, true).flatMap((node) => node.directives ?? []);
  const args = directives.flatMap((directive) => directive.arguments ?? []);
  return [...new Set(args.flatMap(({ value }) => (value.kind === Kind.VARIABLE ? value.name.value : [])))];
}

/** The fields of an operation's root. */
export const rootFields = (set: SelectionSetNode, fragments: Fragments): FieldNode[] =>
  selectionsOf(set, fragments, false).filter((node) => node.kind === Kind.FIELD);

function isIncluded({ variables }: DocumentInput, directives: readonly DirectiveNode[] = []): boolean {
  return directives.every(({ name, arguments: args = [] }) => {
    const [condition] = args;
    if ((name.value !== 'skip' && name.value !== 'include') || !condition) return unsupported('directive', name.value);
    const { value } = condition;
    const flag =
      value.kind === Kind.VARIABLE ? variables[value.name.value] : value.kind === Kind.BOOLEAN ? value.value : null;
    if (typeof flag !== 'boolean') return unsupported('directive', name.value);
    return flag === (name.value === 'include');
  });
}

/**
 * CollectFields of the specification (GraphQL, October 2021, section 6.3.2): the fields of an object type by their names in
 * the answer, in order.
 * @throws Unsupported for a directive that it does not know
 *
 * @example
 * const fields = collectFields({ schema, fragments, variables }, queryType, [operation.selectionSet]);
 * fields.get('posts'); // the nodes of `posts`
 */
export function collectFields(
  document: DocumentInput,
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
): Map<string, FieldNode[]> {
  const { schema, fragments } = document;
  const fields = new Map<string, FieldNode[]>();
  const spread = new Set<string>();
  const applies = (condition: string | undefined): boolean => {
    if (condition === undefined || condition === type.name) return true;
    const named = schema.getType(condition);
    return isAbstractType(named) && schema.isSubType(named, type);
  };
  const into = (set: SelectionSetNode): void => {
    for (const node of set.selections) {
      if (!isIncluded(document, node.directives)) continue;
      if (node.kind === Kind.FIELD) {
        const key = (node.alias ?? node.name).value;
        const nodes = fields.get(key);
        if (nodes) nodes.push(node);
        else fields.set(key, [node]);
        continue;
      }
      if (node.kind === Kind.FRAGMENT_SPREAD) {
        if (spread.has(node.name.value)) continue;
        spread.add(node.name.value);
      }
      const inner = node.kind === Kind.INLINE_FRAGMENT ? node : fragments[node.name.value];
      if (inner && applies(inner.typeCondition?.name.value)) into(inner.selectionSet);
    }
  };
  for (const set of sets) into(set);
  return fields;
}

/** The arguments of a field. @throws Unsupported for variables that are wrong for it, such as a null for a non-null argument */
export function argumentsOf(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  variables: DocumentInput['variables'],
) {
  try {
    return getArgumentValues(field, node, variables);
  } catch {
    return unsupported('arguments', field.name);
  }
}

/** The selection sets of some nodes of one field. */
export const below = (nodes: readonly FieldNode[]): SelectionSetNode[] =>
  nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
