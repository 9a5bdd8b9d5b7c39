import { branchesOf, conjunctsOf, isWhere } from './branches.ts';
import type { Where } from './conditions.ts';

/** What a row has to meet at once: the text of each condition, and the values where it allows several. */
type Conjunction = ReadonlyMap<string, ReadonlySet<string> | null>;

/** Of more branches nothing is said: the `where` stays as it is. */
const MOST_BRANCHES = 64;

const textOf = (value: unknown): string =>
  JSON.stringify(value, (_key, one) => (typeof one === 'bigint' ? `${one}n` : one));

/** One column's condition: its name with the values that it allows, or its text where it is another kind of condition. */
function conditionOf(column: string, said: unknown): readonly [string, ReadonlySet<string> | null] {
  if (!isWhere(said)) return [column, new Set([textOf(said)])];
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

/** A branch as one conjunction; null for NOT and an OR of nothing: Prisma takes that for no row, or for no condition, by where it is. */
function conjunctionIn(branch: Where): Conjunction | null {
  const said = conjunctsOf(branch)
    .flatMap(Object.entries)
    .filter(([, value]) => value !== undefined);
  if (said.some(([name]) => name === 'NOT' || name === 'OR')) return null;
  return said.map(([name, value]): Conjunction => new Map([conditionOf(name, value)])).reduce(both, new Map());
}

/** The branches of a `where`; null where nothing can be said of one. */
function conjunctionsIn(where: Where): readonly Conjunction[] | null {
  const found = branchesOf(where, { most: MOST_BRANCHES })?.map(conjunctionIn);
  return found && !found.includes(null) ? (found as Conjunction[]) : null;
}

const within = (one: ReadonlySet<string> | null | undefined, other: ReadonlySet<string> | null): boolean =>
  other === null ? one === null : one != null && [...one].every((value) => other.has(value));

const follows = (wide: Conjunction, narrow: Conjunction): boolean =>
  [...wide].every(([name, values]) => narrow.has(name) && within(narrow.get(name), values));

/**
 * Whether every row that meets `narrow` meets `wide`, as far as the two say it in the same words: false where it cannot be seen.
 */
export function implies(narrow: Where, wide: Where): boolean {
  const branches = conjunctionsIn(narrow);
  if (!branches) return false;
  const wider = conjunctionsIn(wide);
  return wider !== null && branches.every((branch) => wider.some((one) => follows(one, branch)));
}
