import {
  type ArgumentNode,
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  type InlineFragmentNode,
  isAbstractType,
  isInterfaceType,
  isObjectType,
  Kind,
  print,
  SchemaMetaFieldDef,
  type SelectionNode,
  type SelectionSetNode,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
} from 'graphql';
import { AppError } from '../../core/errors/app-error.ts';
import type { Fragments } from './introspection.ts';

const argumentsText = (nodes: readonly ArgumentNode[] = []): string =>
  nodes
    .map((node) => print(node))
    .sort()
    .join(',');

const directivesText = (nodes: readonly DirectiveNode[] = []): string =>
  nodes.map(({ name, arguments: given }) => `@${name.value}(${argumentsText(given)})`).join('');

const responseKey = ({ alias, name }: FieldNode): string => (alias ?? name).value;

/** All of a selection but what is selected below it. Selections with equal heads select the same value. */
function headOf(node: SelectionNode): string {
  const directives = directivesText(node.directives);
  if (node.kind === Kind.FIELD)
    return `${responseKey(node)}:${node.name.value}(${argumentsText(node.arguments)})${directives}`;
  if (node.kind === Kind.FRAGMENT_SPREAD) return `...${node.name.value}${directives}`;
  return `... on ${node.typeCondition?.name.value ?? ''}${directives}`;
}

/** A selection, and what its repetitions and it select below. */
interface Entry {
  readonly node: SelectionNode;
  readonly head: string;
  readonly below: SelectionNode[] | null;
}

const isBare = (node: SelectionNode): node is InlineFragmentNode =>
  node.kind === Kind.INLINE_FRAGMENT && !node.typeCondition && !node.directives?.length;

/**
 * The selections of one set, each once, in the order of the answer. These are one entry: a field without selections and its
 * repetitions; a spread and its repetitions; a field with selections and the next of its key, unless a fragment is between
 * them, because the order would change; neighbouring inline fragments of one condition. A fragment without a condition is
 * replaced by its selections.
 */
function mergeSelections(selections: readonly SelectionNode[]): SelectionNode[] {
  const merged: Entry[] = [];
  const once = new Set<string>();
  const open = new Map<string, Entry>();
  const take = (node: SelectionNode): void => {
    if (isBare(node)) {
      for (const inner of node.selectionSet.selections) take(inner);
      return;
    }
    const head = headOf(node);
    if (node.kind === Kind.FRAGMENT_SPREAD || (node.kind === Kind.FIELD && !node.selectionSet)) {
      if (once.has(head)) return;
      once.add(head);
      merged.push({ node, head, below: null });
      if (node.kind === Kind.FRAGMENT_SPREAD) open.clear();
      return;
    }
    const below = node.selectionSet?.selections ?? [];
    const earlier = node.kind === Kind.FIELD ? open.get(responseKey(node)) : merged.at(-1);
    if (earlier?.head === head && earlier.below) {
      earlier.below.push(...below);
      return;
    }
    const one: Entry = { node, head, below: [...below] };
    merged.push(one);
    if (node.kind === Kind.FIELD) open.set(responseKey(node), one);
    else open.clear();
  };
  for (const node of selections) take(node);
  return merged.map(
    ({ node, below }) =>
      below === null || node.kind === Kind.FRAGMENT_SPREAD || !node.selectionSet
        ? node
        : { ...node, selectionSet: { ...node.selectionSet, selections: mergeSelections(below) } }, // with its place
  );
}

/**
 * The same document without repetitions, which are executed once (GraphQL, October 2021, section 6.3.2): so they are validated and
 * counted once. Validation compares the fields of a response key in pairs, so 1,000 repetitions would be 500,000 comparisons.
 */
export const mergeRepetitions = (document: DocumentNode): DocumentNode => ({
  ...document,
  definitions: document.definitions.map((node) =>
    node.kind === Kind.OPERATION_DEFINITION || node.kind === Kind.FRAGMENT_DEFINITION
      ? {
          ...node,
          selectionSet: { ...node.selectionSet, selections: mergeSelections(node.selectionSet.selections) },
        }
      : node,
  ),
});

/** Fields that a merged selection may have: beyond it, fragments are combined in more ways than a request can pay for. */
const MOST_FIELDS = 10_000;

interface Group {
  readonly type: GraphQLNamedType;
  readonly fields: Map<string, FieldNode[]>;
}

const ROOT_META_FIELDS = [SchemaMetaFieldDef, TypeMetaFieldDef];

/** A type's field by its name: GraphQL's own fields, `__schema`, `__type` and `__typename`, are on no type's list. */
function fieldOf(
  schema: GraphQLSchema,
  type: GraphQLNamedType,
  name: string,
): GraphQLField<unknown, unknown> | undefined {
  if (name === TypeNameMetaFieldDef.name) return TypeNameMetaFieldDef;
  const meta = type === schema.getQueryType() ? ROOT_META_FIELDS.find((field) => field.name === name) : undefined;
  return meta ?? (isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined);
}

/** Whether a fragment of this condition selects from rows of an object type. */
const applies = (schema: GraphQLSchema, condition: GraphQLNamedType, type: GraphQLObjectType): boolean =>
  condition === type || (isAbstractType(condition) && schema.isSubType(condition, type));

/**
 * What a valid selection selects of a type, by CollectFields: without named fragments, and each response key once for each type that it is
 * selected of. Equal combinations share one node, so that fragments of fragments are merged once.
 * @throws QUERY_TOO_COSTLY beyond 10,000 fields
 */
export function mergeFields(
  schema: GraphQLSchema,
  fragments: Fragments,
  root: GraphQLNamedType,
  set: SelectionSetNode,
): SelectionSetNode {
  const numbers = new Map<SelectionSetNode, number>();
  const merged = new Map<string, SelectionSetNode>();
  let count = 0;

  const numberOf = (one: SelectionSetNode): number => {
    const number = numbers.get(one) ?? numbers.size;
    numbers.set(one, number);
    return number;
  };

  function collect(type: GraphQLNamedType, sets: readonly SelectionSetNode[]): ReadonlyMap<string, Group> {
    const groups = new Map<string, Group>();
    const spread = new Set<string>();
    const into = ({ selections }: SelectionSetNode, at: GraphQLNamedType): void => {
      for (const node of selections) {
        if (node.kind === Kind.FIELD) {
          const group = groups.get(at.name) ?? { type: at, fields: new Map<string, FieldNode[]>() };
          groups.set(at.name, group);
          const key = responseKey(node);
          group.fields.set(key, [...(group.fields.get(key) ?? []), node]);
          continue;
        }
        const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value);
        const name = fragment?.typeCondition?.name.value;
        const condition = name === undefined ? at : schema.getType(name);
        if (!fragment || !condition || (isObjectType(at) && !applies(schema, condition, at))) continue;
        const inner = isObjectType(at) ? at : condition;
        const spreadKey = `${node.kind === Kind.FRAGMENT_SPREAD ? node.name.value : ''} ${inner.name}`;
        if (node.kind === Kind.FRAGMENT_SPREAD && spread.has(spreadKey)) continue;
        spread.add(spreadKey);
        into(fragment.selectionSet, inner);
      }
    };
    for (const one of sets) into(one, type);
    return groups;
  }

  function mergeField(type: GraphQLNamedType, nodes: readonly FieldNode[]): FieldNode {
    if (++count > MOST_FIELDS) throw new AppError('QUERY_TOO_COSTLY');
    const [node] = nodes as readonly [FieldNode];
    const field = fieldOf(schema, type, node.name.value);
    const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    return field && sets.length > 0 ? { ...node, selectionSet: merge(getNamedType(field.type), sets) } : node;
  }

  function merge(type: GraphQLNamedType, sets: readonly SelectionSetNode[]): SelectionSetNode {
    const key = `${type.name} ${sets.map(numberOf).join()}`;
    const earlier = merged.get(key);
    if (earlier) return earlier;
    const selections = [...collect(type, sets).values()].flatMap((group): readonly SelectionNode[] => {
      const fields = [...group.fields.values()].map((nodes) => mergeField(group.type, nodes));
      if (group.type === type) return fields;
      const typeCondition = { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: group.type.name } } as const;
      return [
        {
          kind: Kind.INLINE_FRAGMENT,
          typeCondition,
          selectionSet: { kind: Kind.SELECTION_SET, selections: fields },
        },
      ];
    });
    const one: SelectionSetNode = { kind: Kind.SELECTION_SET, selections };
    merged.set(key, one);
    return one;
  }

  return merge(root, [set]);
}
