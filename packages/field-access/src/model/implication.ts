import { branchesOf, conjunctsOf, isWhere } from './branches.ts';
import type { Where } from './conditions.ts';

/** The conditions that a row meets all at once: the text of each, and the values where it allows several. */
type Conjunction = ReadonlyMap<string, ReadonlySet<string> | null>;

/** The most branches that are compared: a `where` with more implies nothing. */
const MOST_BRANCHES = 64;

const textOf = (value: unknown): string =>
  JSON.stringify(value, (_key, part) => (typeof part === 'bigint' ? `${part}n` : part));

/** One column's condition: the column with the values that it allows, or the condition's text where it is of another kind. */
function conditionOf(column: string, condition: unknown): readonly [string, ReadonlySet<string> | null] {
  if (!isWhere(condition)) return [column, new Set([textOf(condition)])];
  const { in: among, ...others } = condition;
  if (Array.isArray(among) && Object.keys(others).length === 0) return [column, new Set(among.map(textOf))];
  return [`${column} ${textOf(condition)}`, null];
}

const both = (first: Conjunction, second: Conjunction): Conjunction => {
  const all = new Map(first);
  for (const [name, values] of second) {
    const allowed = all.get(name);
    all.set(name, allowed && values ? new Set([...allowed].filter((value) => values.has(value))) : values);
  }
  return all;
};

/**
 * A branch as one conjunction. Null for NOT, and for an empty OR: Prisma treats an empty OR as "no rows" or as "no
 * condition", depending on where it stands.
 */
function conjunctionIn(branch: Where): Conjunction | null {
  const conditions = conjunctsOf(branch)
    .flatMap(Object.entries)
    .filter(([, value]) => value !== undefined);
  if (conditions.some(([name]) => name === 'NOT' || name === 'OR')) return null;
  return conditions.map(([name, value]): Conjunction => new Map([conditionOf(name, value)])).reduce(both, new Map());
}

/** The branches of a `where`; null where one of them is no conjunction. */
function conjunctionsIn(where: Where): readonly Conjunction[] | null {
  const branches = branchesOf(where, { most: MOST_BRANCHES })?.map(conjunctionIn);
  return branches && !branches.includes(null) ? (branches as Conjunction[]) : null;
}

const within = (narrow: ReadonlySet<string> | null | undefined, wide: ReadonlySet<string> | null): boolean =>
  wide === null ? narrow === null : narrow != null && [...narrow].every((value) => wide.has(value));

const follows = (wide: Conjunction, narrow: Conjunction): boolean =>
  [...wide].every(([name, values]) => narrow.has(name) && within(narrow.get(name), values));

/**
 * True if every row that meets `narrow` meets `wide`; false also if the two conditions are worded too differently to decide it.
 */
export function implies(narrow: Where, wide: Where): boolean {
  const branches = conjunctionsIn(narrow);
  if (!branches) return false;
  const wider = conjunctionsIn(wide);
  return wider !== null && branches.every((branch) => wider.some((wideBranch) => follows(wideBranch, branch)));
}
