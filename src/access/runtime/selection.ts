import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';
import type { AccessRules } from '../model/rules.ts';

/**
 * Guards by the selected field's node and the type of its rows, kept as long as a schema and a parsed document. The key needs
 * no path: it follows from the type that the field answers, which is one for a node. Types that answer a field of their
 * interface each in its own way are the exception; there it costs a load at a later time, for each field's plan loads what
 * it lacks.
 */
const kept = new WeakMap<AccessRules, WeakMap<FieldNode, Map<string, readonly number[]>>>();

/**
 * Guards of what a selection asks of a type's rows: the distinct reader masks of its guarded fields. `path` leads from
 * the selected field to the rows (`edges`, `node` for a connection, whose `nodes` are the same rows). Directives are not evaluated: a skipped field at
 * worst loads a relation that nobody reads.
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
  const byNode = kept.get(rules) ?? new WeakMap<FieldNode, Map<string, readonly number[]>>();
  const byType = byNode.get(node) ?? new Map<string, readonly number[]>();
  const known = byType.get(type);
  if (known) return known;
  const found: Found = { guards: new Set(), fragments: new Set() };
  if (node.selectionSet) collect(rules, info, node.selectionSet, type, path, found);
  const guards = [...found.guards];
  kept.set(rules, byNode.set(node, byType.set(type, guards)));
  return guards;
}

/** Of a connection, next to its edges. */
const ROWS_OF_PAGE = 'nodes';
/** How far the rows of a connection are: `edges`, `node`. */
const PAGE_DEPTH = 2;

interface Found {
  readonly guards: Set<number>;
  /** Fragments looked into, each once at a depth of the path, however often they are spread. */
  readonly fragments: Set<string>;
}

function collect(
  rules: AccessRules,
  info: GraphQLResolveInfo,
  set: SelectionSetNode,
  type: string,
  path: readonly string[],
  found: Found,
): void {
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) {
      const name = selection.name.value;
      if (path.length > 0) {
        const below =
          name === path[0] ? path.slice(1) : name === ROWS_OF_PAGE && path.length === PAGE_DEPTH ? [] : null;
        if (below && selection.selectionSet) collect(rules, info, selection.selectionSet, type, below, found);
        continue;
      }
      const plan = rules.plans.get(`${type}.${name}`);
      if (plan && !plan.open) found.guards.add(plan.need);
      continue;
    }
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const spread = `${path.length} ${selection.name.value}`;
      if (found.fragments.has(spread)) continue;
      found.fragments.add(spread);
    }
    const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : info.fragments[selection.name.value];
    if (inner) collect(rules, info, inner.selectionSet, type, path, found);
  }
}
