import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLResolveInfo,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import type { AccessRules } from '../model/rules.ts';

/**
 * The guards below a field, by its AST node and the type of its rows; kept as long as the schema and the parsed document. The
 * node and the type imply the path. Exception: an interface field that its types implement differently. Then a relation may
 * be loaded later, which costs a statement but is still correct.
 */
const cache = new WeakMap<AccessRules, WeakMap<FieldNode, Map<string, readonly number[]>>>();

/** The nodes of a field, and the fragments of their document. */
type SelectedField = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>;

/**
 * The distinct reader masks of the guarded fields that a selection reads of a type's rows. `path` leads from the selected
 * field to the rows (`edges`, `node` for a connection, whose `nodes` are the same rows). Directives are not evaluated: a
 * skipped field at worst loads a relation that nobody reads.
 */
export function guardsBelow(
  rules: AccessRules,
  { fieldNodes, fragments }: SelectedField,
  type: string,
  path: readonly string[],
): readonly number[] {
  const [node] = fieldNodes;
  if (fieldNodes.length !== 1 || !node) {
    const ofNode = (one: FieldNode) => guardsBelow(rules, { fieldNodes: [one], fragments }, type, path);
    return [...new Set(fieldNodes.flatMap(ofNode))];
  }
  const byNode = cache.get(rules) ?? new WeakMap<FieldNode, Map<string, readonly number[]>>();
  const byType = byNode.get(node) ?? new Map<string, readonly number[]>();
  const hit = byType.get(type);
  if (hit) return hit;
  const collection: Collection = { rules, fragments, type, guards: new Set(), visited: new Set() };
  if (node.selectionSet) collect(collection, node.selectionSet, path);
  const guards = [...collection.guards];
  cache.set(rules, byNode.set(node, byType.set(type, guards)));
  return guards;
}

/** The field of a connection that lists its rows next to the edges. */
export const ROWS_OF_PAGE = 'nodes';
/** The length of the path to the rows of a connection: `edges`, `node`. */
const PAGE_DEPTH = 2;

/** The guards that are collected below a field for rows of one type. */
interface Collection {
  readonly rules: AccessRules;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  readonly type: string;
  readonly guards: Set<number>;
  /** The fragments that were visited: each once at a depth of the path, however often it is spread. */
  readonly visited: Set<string>;
}

/** Adds the guards of a selection's fields on the rows. `path`: the fields that still lead from the selection to the rows. */
function collect(collection: Collection, set: SelectionSetNode, path: readonly string[]): void {
  const { rules, fragments, type, guards, visited } = collection;
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) {
      const name = selection.name.value;
      if (path.length > 0) {
        const below =
          name === path[0] ? path.slice(1) : name === ROWS_OF_PAGE && path.length === PAGE_DEPTH ? [] : null;
        if (below && selection.selectionSet) collect(collection, selection.selectionSet, below);
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
