import { branchesOf, conjunctsOf, isWhere } from './branches.ts';
import type { Where } from './conditions.ts';

/** Conditions that a row meets all together: the values that each column may have, or null with the text of any other condition. */
type Conjunction = ReadonlyMap<string, ReadonlySet<string> | null>;

/** The most branches that are compared. A `where` with more counts as implying nothing. */
const MOST_BRANCHES = 64;

const textOf = (value: unknown): string =>
  JSON.stringify(value, (_key, part) => (typeof part === 'bigint' ? `${part}n` : part));

/** The entry of one condition: its column and the values that the column may have; or the condition's text and null. */
function conditionOf(column: string, condition: unknown): readonly [string, ReadonlySet<string> | null] {
  if (!isWhere(condition)) return [column, new Set([textOf(condition)])];
  const { in: among, ...others } = condition;
  if (Array.isArray(among) && Object.keys(others).length === 0) return [column, new Set(among.map(textOf))];
  return [`${column} ${textOf(condition)}`, null];
}

/** Joins two conjunctions by AND. */
const both = (first: Conjunction, second: Conjunction): Conjunction => {
  const all = new Map(first);
  for (const [name, values] of second) {
    const allowed = all.get(name);
    all.set(name, allowed && values ? new Set([...allowed].filter((value) => values.has(value))) : values);
  }
  return all;
};

/**
 * Reads a branch as one conjunction; null for one with NOT or an empty OR. Prisma treats an empty OR as "no rows" or as "no condition",
 * depending on where it stands.
 */
function conjunctionIn(branch: Where): Conjunction | null {
  const conditions = conjunctsOf(branch)
    .flatMap(Object.entries)
    .filter(([, value]) => value !== undefined);
  if (conditions.some(([name]) => name === 'NOT' || name === 'OR')) return null;
  return conditions.map(([name, value]): Conjunction => new Map([conditionOf(name, value)])).reduce(both, new Map());
}

/** The branches of a `where` as conjunctions; null if one of them is none, or if there are too many. */
function conjunctionsIn(where: Where): readonly Conjunction[] | null {
  const branches = branchesOf(where, { most: MOST_BRANCHES })?.map(conjunctionIn);
  return branches && !branches.includes(null) ? (branches as Conjunction[]) : null;
}

/** Tests that a condition of the narrow side implies the one with the same name of the wide side. */
const impliesValues = (narrow: ReadonlySet<string> | null | undefined, wide: ReadonlySet<string> | null): boolean =>
  wide === null ? narrow === null : narrow != null && [...narrow].every((value) => wide.has(value));

const impliesConjunction = (narrow: Conjunction, wide: Conjunction): boolean =>
  [...wide].every(([name, values]) => narrow.has(name) && impliesValues(narrow.get(name), values));

/** Tests that every row that meets `narrow` meets `wide`. It is also false for conditions that differ too much in form to be compared. */
export function implies(narrow: Where, wide: Where): boolean {
  const branches = conjunctionsIn(narrow);
  if (!branches) return false;
  const wideBranches = conjunctionsIn(wide);
  return (
    wideBranches !== null && branches.every((branch) => wideBranches.some((wide) => impliesConjunction(branch, wide)))
  );
}
