import type { Where } from './conditions.ts';

/** What a row has to meet at once: the text of each condition, and the values where it allows several. */
type Conjunction = ReadonlyMap<string, ReadonlySet<string> | null>;

/** Of more branches nothing is said: the `where` stays as it is. */
const MOST_BRANCHES = 64;

const isPlain = (value: unknown): value is Where =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const textOf = (value: unknown): string =>
  JSON.stringify(value, (_key, one) => (typeof one === 'bigint' ? `${one}n` : one));

/** One column's condition: its name with the values that it allows, or its text where it is another kind of condition. */
function conditionOf(column: string, said: unknown): readonly [string, ReadonlySet<string> | null] {
  if (!isPlain(said)) return [column, new Set([textOf(said)])];
  const { in: among, ...others } = said;
  if (Array.isArray(among) && Object.keys(others).length === 0) return [column, new Set(among.map(textOf))];
  return [`${column} ${textOf(said)}`, null];
}

const both = (one: Conjunction, other: Conjunction): Conjunction => {
  const all = new Map(one);
  for (const [name, values] of other) {
    const known = all.get(name);
    all.set(name, known && values ? new Set([...known].filter((value) => values.has(value))) : values);
  }
  return all;
};

/** The branches of a `where`, of which a row meets one; null where there are too many, and for NOT and an OR of nothing. */
function branchesOf(where: Where): readonly Conjunction[] | null {
  let all: readonly Conjunction[] = [new Map()];
  for (const [name, said] of Object.entries(where)) {
    if (said === undefined) continue;
    // Prisma takes an OR of nothing for no row, or for no condition, by where it is.
    if (name === 'NOT' || (name === 'OR' && (said as readonly Where[]).length === 0)) return null;
    const parts = name === 'AND' ? [said].flat() : [];
    const choices =
      name === 'OR'
        ? [(said as readonly Where[]).map(branchesOf)]
        : name === 'AND'
          ? parts.map((part) => [branchesOf(part as Where)])
          : [[[new Map([conditionOf(name, said)])]]];
    for (const choice of choices) {
      if (choice.includes(null)) return null;
      const others = choice.flat() as readonly Conjunction[];
      all = all.flatMap((one) => others.map((other) => both(one, other)));
      if (all.length > MOST_BRANCHES) return null;
    }
  }
  return all;
}

const within = (one: ReadonlySet<string> | null | undefined, other: ReadonlySet<string> | null): boolean =>
  other === null ? one === null : one != null && [...one].every((value) => other.has(value));

const follows = (wide: Conjunction, narrow: Conjunction): boolean =>
  [...wide].every(([name, values]) => narrow.has(name) && within(narrow.get(name), values));

/**
 * Whether every row that meets `narrow` meets `wide`, as far as the two say it in the same words: false where it cannot be seen.
 */
export function implies(narrow: Where, wide: Where): boolean {
  const branches = branchesOf(narrow);
  if (!branches) return false;
  const wider = branchesOf(wide);
  return wider !== null && branches.every((branch) => wider.some((one) => follows(one, branch)));
}
