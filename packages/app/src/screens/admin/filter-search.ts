/** The filters of a list, as the address has them. */
export type AdminFilters<Name extends string> = { readonly [name in Name]?: string | undefined };

/** The longest value of a filter that is read from an address. */
const MOST_CHARACTERS = 200;

/**
 * Reads the filters of these names from an address. An invalid value becomes undefined, and its name stays, because the router keeps the
 * address's own value of a name that is missing here.
 */
export const filterSearch =
  <Name extends string>(...names: readonly Name[]) =>
  (search: Record<string, unknown>): AdminFilters<Name> =>
    Object.fromEntries(
      names.map((name) => {
        const value = search[name];
        const isRead = typeof value === 'string' && value !== '' && value.length <= MOST_CHARACTERS;
        return [name, isRead ? value : undefined];
      }),
    ) as AdminFilters<Name>;
