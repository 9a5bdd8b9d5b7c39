import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

/** Tests that a field's selection has one of these fields, directly or in a fragment. Directives are not evaluated. */
export function selects(info: GraphQLResolveInfo, names: readonly string[]): boolean {
  const visited = new Set<string>();
  const hasField = (set: SelectionSetNode | undefined): boolean =>
    set?.selections.some((selection) => {
      if (selection.kind === Kind.FIELD) return names.includes(selection.name.value);
      if (selection.kind === Kind.INLINE_FRAGMENT) return hasField(selection.selectionSet);
      const { value } = selection.name;
      if (visited.has(value)) return false;
      visited.add(value);
      return hasField(info.fragments[value]?.selectionSet);
    }) ?? false;
  return info.fieldNodes.some((node) => hasField(node.selectionSet));
}
