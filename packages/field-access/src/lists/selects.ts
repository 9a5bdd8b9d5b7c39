import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

/**
 * Tests that one of some fields is selected directly below a field, through fragments too. Directives are not evaluated.
 * Each fragment is visited once, however often it is spread.
 */
export function selects(info: GraphQLResolveInfo, names: readonly string[]): boolean {
  const visited = new Set<string>();
  const within = (set: SelectionSetNode | undefined): boolean =>
    set?.selections.some((selection) => {
      if (selection.kind === Kind.FIELD) return names.includes(selection.name.value);
      if (selection.kind === Kind.INLINE_FRAGMENT) return within(selection.selectionSet);
      const { value } = selection.name;
      if (visited.has(value)) return false;
      visited.add(value);
      return within(info.fragments[value]?.selectionSet);
    }) ?? false;
  return info.fieldNodes.some((node) => within(node.selectionSet));
}
