import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';
import type { AccessRules } from '../model/rules.ts';

/**
 * The guards below a field, by its AST node and the type of its rows; kept as long as the schema and the parsed document. The
 * node and the type imply the path. Exception: an interface field that its types implement differently. Then a relation may
 * be loaded later, which costs a statement but is still correct.
 */
const cache = new WeakMap<AccessRules, WeakMap<FieldNode, Map<string, readonly number[]>>>();

/**
 * The distinct reader masks of the guarded fields that a selection reads of a type's rows. `path` leads from the selected
 * field to the rows (`edges`, `node` for a connection, whose `nodes` are the same rows). Directives are not evaluated: a
 * skipped field at worst loads a relation that nobody reads.
 */
export function guardsBelow(
  rules: AccessRules,
  info: GraphQLResolveInfo,
  type: string,
  path: readonly string[],
): readonly number[] {
  const [only] = info.fieldNodes;
  if (info.fieldNodes.length === 1 && only) return guardsOfNode(rules, info, only, type, path);
  return [...new Set(info.fieldNodes.flatMap((node) => guardsOfNode(rules, info, node, type, path)))];
}

function guardsOfNode(
  rules: AccessRules,
  info: GraphQLResolveInfo,
  node: FieldNode,
  type: string,
  path: readonly string[],
): readonly number[] {
  const byNode = cache.get(rules) ?? new WeakMap<FieldNode, Map<string, readonly number[]>>();
  const byType = byNode.get(node) ?? new Map<string, readonly number[]>();
  const hit = byType.get(type);
  if (hit) return hit;
  const result: Collection = { guards: new Set(), fragments: new Set() };
  if (node.selectionSet) collect(rules, info, node.selectionSet, type, path, result);
  const guards = [...result.guards];
  cache.set(rules, byNode.set(node, byType.set(type, guards)));
  return guards;
}

/** The field of a connection that lists its rows next to the edges. */
const ROWS_OF_PAGE = 'nodes';
/** The length of the path to the rows of a connection: `edges`, `node`. */
const PAGE_DEPTH = 2;

interface Collection {
  readonly guards: Set<number>;
  /** The fragments that were visited: each once at a depth of the path, however often it is spread. */
  readonly fragments: Set<string>;
}

function collect(
  rules: AccessRules,
  info: GraphQLResolveInfo,
  set: SelectionSetNode,
  type: string,
  path: readonly string[],
  result: Collection,
): void {
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) {
      const name = selection.name.value;
      if (path.length > 0) {
        const below =
          name === path[0] ? path.slice(1) : name === ROWS_OF_PAGE && path.length === PAGE_DEPTH ? [] : null;
        if (below && selection.selectionSet) collect(rules, info, selection.selectionSet, type, below, result);
        continue;
      }
      const plan = rules.plans.get(`${type}.${name}`);
      if (plan && !plan.open) result.guards.add(plan.need);
      continue;
    }
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const spread = `${path.length} ${selection.name.value}`;
      if (result.fragments.has(spread)) continue;
      result.fragments.add(spread);
    }
    const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : info.fragments[selection.name.value];
    if (inner) collect(rules, info, inner.selectionSet, type, path, result);
  }
}
