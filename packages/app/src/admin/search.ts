const LONGEST = 200;

/** Returns the function that reads the named texts from an address, and leaves out everything else. A page compares them with what it knows. */
export const pickTexts =
  <Name extends string>(...names: readonly Name[]) =>
  (search: Readonly<Record<string, unknown>>): { readonly [Key in Name]?: string } =>
    Object.fromEntries(
      names.flatMap((name) => {
        const value = search[name];
        return typeof value === 'string' && value !== '' && value.length <= LONGEST ? [[name, value]] : [];
      }),
    ) as { readonly [Key in Name]?: string };

/** Reads a member of a closed set by its names; undefined for another text, so that an old link shows the whole list. */
export const memberOf = <Member extends string>(
  names: Readonly<Record<Member, unknown>>,
  value: string | undefined,
): Member | undefined => (value !== undefined && Object.hasOwn(names, value) ? (value as Member) : undefined);

/** The search with one text changed; an empty text is left out. */
export function changeText<Search extends object>(search: Search, name: keyof Search, value: string): Search {
  const { [name]: _former, ...others } = search;
  return (value === '' ? others : { ...others, [name]: value }) as Search;
}
