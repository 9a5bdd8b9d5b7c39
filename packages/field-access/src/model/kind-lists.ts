/** Lists of kinds under their names. A schema's text has each long list once, because dozens of fields may share it. */
export type KindLists = ReadonlyMap<string, readonly string[]>;

/** The length from which a list of kinds gets a name. */
const LONG = 5;

/** Names the long lists among these, each by its first kind and the number of the others. */
export function nameKindLists(lists: Iterable<readonly string[]>): KindLists {
  const named = new Map<string, readonly string[]>();
  const texts = new Set<string>();
  for (const kinds of lists) {
    const text = JSON.stringify(kinds);
    if (kinds.length < LONG || texts.has(text)) continue;
    texts.add(text);
    const name = `${kinds[0]} and ${kinds.length - 1} others`;
    named.set(named.has(name) ? `${name}, list ${texts.size}` : name, kinds);
  }
  return named;
}

/** Reads the lists of a schema's `@kinds` from the arguments of each. */
export const readKindLists = (kinds: readonly Readonly<Record<string, unknown>>[]): KindLists =>
  new Map(kinds.map((args) => [args.name as string, args.kinds as readonly string[]]));

/** Puts the kinds of each named list in place of its name. */
export const spelledKinds = (kinds: readonly string[], lists: KindLists): readonly string[] =>
  kinds.flatMap((kind) => lists.get(kind) ?? [kind]);
