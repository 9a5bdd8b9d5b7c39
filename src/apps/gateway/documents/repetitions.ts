import { AppError } from '@income-series/protocol/errors/app-error';
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
import type { Fragments } from './introspection.ts';

const argumentsText = (nodes: readonly ArgumentNode[] = []): string =>
  nodes
    .map((node) => print(node))
    .sort()
    .join(',');

const directivesText = (nodes: readonly DirectiveNode[] = []): string =>
  nodes.map(({ name, arguments: argumentNodes }) => `@${name.value}(${argumentsText(argumentNodes)})`).join('');

const responseKey = ({ alias, name }: FieldNode): string => (alias ?? name).value;

/** The text of a selection without its sub-selections. Selections with equal heads select the same value. */
function headOf(node: SelectionNode): string {
  const directives = directivesText(node.directives);
  if (node.kind === Kind.FIELD)
    return `${responseKey(node)}:${node.name.value}(${argumentsText(node.arguments)})${directives}`;
  if (node.kind === Kind.FRAGMENT_SPREAD) return `...${node.name.value}${directives}`;
  return `... on ${node.typeCondition?.name.value ?? ''}${directives}`;
}

/** A selection, and the combined sub-selections of it and its repetitions. */
interface Entry {
  readonly node: SelectionNode;
  readonly head: string;
  readonly subselections: SelectionNode[] | null;
}

const isBare = (node: SelectionNode): node is InlineFragmentNode =>
  node.kind === Kind.INLINE_FRAGMENT && !node.typeCondition && !node.directives?.length;

/**
 * Merges repeated selections of one set, in the order of the answer.
 *
 * - A leaf field or a fragment spread that stands earlier is dropped.
 * - An inline fragment is joined to the one right before it, if condition and directives are equal.
 * - A field with sub-selections is joined to an earlier equal one, unless a fragment stands between them, because the order of the
 *   answer would change. Their sub-selections are merged in turn.
 * - An inline fragment without condition and directives is replaced by its selections.
 */
function mergeSelections(selections: readonly SelectionNode[]): SelectionNode[] {
  const merged: Entry[] = [];
  const seenHeads = new Set<string>();
  const openFields = new Map<string, Entry>();
  const add = (node: SelectionNode): void => {
    if (isBare(node)) {
      for (const inner of node.selectionSet.selections) add(inner);
      return;
    }
    const head = headOf(node);
    if (node.kind === Kind.FRAGMENT_SPREAD || (node.kind === Kind.FIELD && !node.selectionSet)) {
      if (seenHeads.has(head)) return;
      seenHeads.add(head);
      merged.push({ node, head, subselections: null });
      if (node.kind === Kind.FRAGMENT_SPREAD) openFields.clear();
      return;
    }
    const subselections = node.selectionSet?.selections ?? [];
    const earlier = node.kind === Kind.FIELD ? openFields.get(responseKey(node)) : merged.at(-1);
    if (earlier?.head === head && earlier.subselections) {
      earlier.subselections.push(...subselections);
      return;
    }
    const entry: Entry = { node, head, subselections: [...subselections] };
    merged.push(entry);
    if (node.kind === Kind.FIELD) openFields.set(responseKey(node), entry);
    else openFields.clear();
  };
  for (const node of selections) add(node);
  return merged.map(
    ({ node, subselections }) =>
      subselections === null || node.kind === Kind.FRAGMENT_SPREAD || !node.selectionSet
        ? node
        : { ...node, selectionSet: { ...node.selectionSet, selections: mergeSelections(subselections) } }, // keeps its location
  );
}

/**
 * Merges repeated selections in a document; its meaning stays the same (GraphQL, October 2021, section 6.3.2). It is done before
 * validation, because validation compares the fields of a response key in pairs: 1,000 repetitions would be 500,000 comparisons.
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

/** The greatest number of fields of a merged selection, because nested fragments can combine in exponentially many ways. */
const MOST_FIELDS = 10_000;

interface Group {
  readonly type: GraphQLNamedType;
  readonly fields: Map<string, FieldNode[]>;
}

const ROOT_META_FIELDS = [SchemaMetaFieldDef, TypeMetaFieldDef];

/** Finds a field of a type by name, including `__schema`, `__type` and `__typename`, which no type lists. */
function fieldOf(
  schema: GraphQLSchema,
  type: GraphQLNamedType,
  name: string,
): GraphQLField<unknown, unknown> | undefined {
  if (name === TypeNameMetaFieldDef.name) return TypeNameMetaFieldDef;
  const meta = type === schema.getQueryType() ? ROOT_META_FIELDS.find((field) => field.name === name) : undefined;
  return meta ?? (isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined);
}

/** Tests that a fragment with this type condition applies to an object type. */
const applies = (schema: GraphQLSchema, condition: GraphQLNamedType, type: GraphQLObjectType): boolean =>
  condition === type || (isAbstractType(condition) && schema.isSubType(condition, type));

/**
 * Merges the fields of a valid selection as CollectFields does: named fragments are expanded, and each response key stands once
 * for each type that it is selected on. Equal combinations share one node, so that nested fragments are merged once.
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

  const numberOf = (selectionSet: SelectionSetNode): number => {
    const number = numbers.get(selectionSet) ?? numbers.size;
    numbers.set(selectionSet, number);
    return number;
  };

  function collect(type: GraphQLNamedType, sets: readonly SelectionSetNode[]): ReadonlyMap<string, Group> {
    const groups = new Map<string, Group>();
    const spread = new Set<string>();
    const collectInto = ({ selections }: SelectionSetNode, parentType: GraphQLNamedType): void => {
      for (const node of selections) {
        if (node.kind === Kind.FIELD) {
          const group = groups.get(parentType.name) ?? { type: parentType, fields: new Map<string, FieldNode[]>() };
          groups.set(parentType.name, group);
          const key = responseKey(node);
          group.fields.set(key, [...(group.fields.get(key) ?? []), node]);
          continue;
        }
        const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value);
        const name = fragment?.typeCondition?.name.value;
        const condition = name === undefined ? parentType : schema.getType(name);
        if (!fragment || !condition || (isObjectType(parentType) && !applies(schema, condition, parentType))) continue;
        const inner = isObjectType(parentType) ? parentType : condition;
        const spreadKey = `${node.kind === Kind.FRAGMENT_SPREAD ? node.name.value : ''} ${inner.name}`;
        if (node.kind === Kind.FRAGMENT_SPREAD && spread.has(spreadKey)) continue;
        spread.add(spreadKey);
        collectInto(fragment.selectionSet, inner);
      }
    };
    for (const selectionSet of sets) collectInto(selectionSet, type);
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
    const selectionSet: SelectionSetNode = { kind: Kind.SELECTION_SET, selections };
    merged.set(key, selectionSet);
    return selectionSet;
  }

  return merge(root, [set]);
}
