import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

/** Whether one of some fields is selected directly below a field, through fragments too. Directives are not evaluated. */
export function selects(info: GraphQLResolveInfo, names: readonly string[]): boolean {
  const within = (set: SelectionSetNode | undefined): boolean =>
    set?.selections.some((selection) => {
      if (selection.kind === Kind.FIELD) return names.includes(selection.name.value);
      if (selection.kind === Kind.INLINE_FRAGMENT) return within(selection.selectionSet);
      return within(info.fragments[selection.name.value]?.selectionSet);
    }) ?? false;
  return info.fieldNodes.some((node) => within(node.selectionSet));
}
