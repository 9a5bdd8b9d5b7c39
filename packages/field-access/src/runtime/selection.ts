import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLResolveInfo,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import type { AccessRules } from '../model/rules.ts';

/**
 * The guards below a field, by its AST node and the type of its rows. An entry lives as long as the schema and the parsed document. The
 * path is no part of the key, because the node and the type imply it. An interface field that its types implement differently is an
 * exception: a relation is then loaded later, which costs a statement but is correct.
 */
const cache = new WeakMap<AccessRules, WeakMap<FieldNode, Map<string, readonly number[]>>>();

/** The nodes of a field, and the fragments of their document. */
type SelectedField = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>;

/**
 * The distinct masks of labels that the selected fields of a type's rows ask for. `path` leads from the selected field to the rows
 * (`edges` and `node` for a connection, whose `nodes` are the same rows). Directives are not evaluated, so a skipped field can load a
 * relation in vain.
 */
export function guardsBelow(
  rules: AccessRules,
  { fieldNodes, fragments }: SelectedField,
  type: string,
  path: readonly string[],
): readonly number[] {
  const [node] = fieldNodes;
  if (fieldNodes.length !== 1 || !node) {
    const guardsOf = (fieldNode: FieldNode) => guardsBelow(rules, { fieldNodes: [fieldNode], fragments }, type, path);
    return [...new Set(fieldNodes.flatMap(guardsOf))];
  }
  const byNode = cache.get(rules) ?? new WeakMap<FieldNode, Map<string, readonly number[]>>();
  const byType = byNode.get(node) ?? new Map<string, readonly number[]>();
  const cached = byType.get(type);
  if (cached) return cached;
  const collection: Collection = { rules, fragments, type, guards: new Set(), visited: new Set() };
  if (node.selectionSet) collect(collection, node.selectionSet, path);
  const guards = [...collection.guards];
  cache.set(rules, byNode.set(node, byType.set(type, guards)));
  return guards;
}

/** The field of a connection that lists its rows without edges. */
const ROWS_OF_PAGE = 'nodes';
/** The length of the path to the rows of a connection: `edges`, `node`. */
const PAGE_DEPTH = 2;

/** The state of collecting the guards of one type's rows below a field. */
interface Collection {
  readonly rules: AccessRules;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  readonly type: string;
  readonly guards: Set<number>;
  /** The fragments that were visited, each with the depth of the path at which it was spread. */
  readonly visited: Set<string>;
}

function collect(collection: Collection, set: SelectionSetNode, path: readonly string[]): void {
  const { rules, fragments, type, guards, visited } = collection;
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) {
      const name = selection.name.value;
      if (path.length > 0) {
        const isRowsField = name === ROWS_OF_PAGE && path.length === PAGE_DEPTH;
        const pathBelow = name === path[0] ? path.slice(1) : isRowsField ? [] : null;
        if (pathBelow && selection.selectionSet) collect(collection, selection.selectionSet, pathBelow);
        continue;
      }
      const plan = rules.plans.get(`${type}.${name}`);
      if (plan && !plan.open) guards.add(plan.need);
      continue;
    }
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const spread = `${path.length} ${selection.name.value}`;
      if (visited.has(spread)) continue;
      visited.add(spread);
    }
    const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value];
    if (inner) collect(collection, inner.selectionSet, path);
  }
}
