import { branchesOf, conjunctsOf, isWhere } from './branches.ts';
import { isBytes, isInstant } from './column-values.ts';
import type { Where } from './conditions.ts';

/** Values of a column, by their texts. */
type Values = ReadonlySet<string>;

/**
 * The conditions that a row meets all at once: a column with each set of values that allows its own, and the text of a condition of another
 * kind, without values. The sets stay apart, because a database may take two texts, such as a UUID in letters of either case, for one value.
 */
type Conjunction = ReadonlyMap<string | symbol, readonly Values[]>;

/** The most branches that are compared: a `where` with more implies nothing. */
const MOST_BRANCHES = 64;

const PRIMITIVES: ReadonlySet<string> = new Set(['string', 'boolean', 'bigint']);

/**
 * Tests for an operand of which equal texts are equal values: JSON has one text for Prisma's three nulls, and takes a number that is not
 * finite for null.
 */
function isComparable(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isComparable);
  if (isWhere(value)) return Object.values(value).every(isComparable);
  if (typeof value === 'number') return Number.isFinite(value);
  if (value === null || PRIMITIVES.has(typeof value)) return true;
  if (isInstant(value)) return Number.isFinite(value.getTime());
  return isBytes(value) || (typeof value === 'object' && 'toFixed' in value && 'toJSON' in value);
}

const textOf = (value: unknown): string =>
  JSON.stringify(value, (_key, part) => (typeof part === 'bigint' ? `${part}n` : part));

/**
 * One column's condition: the column with the values that it allows, or the condition's text where it is of another kind. A condition that
 * is not compared has a name that no other has.
 */
function conditionOf(column: string, condition: unknown): readonly [string | symbol, readonly Values[]] {
  if (!isComparable(condition)) return [Symbol(column), []];
  if (!isWhere(condition)) return [column, [new Set([textOf(condition)])]];
  const { in: among, ...others } = condition;
  if (Array.isArray(among) && Object.keys(others).length === 0) return [column, [new Set(among.map(textOf))]];
  return [`${column} ${textOf(condition)}`, []];
}

/**
 * A branch as one conjunction. Null for NOT, and for an empty OR: Prisma treats an empty OR as "no rows" or as "no
 * condition", depending on where it stands.
 */
function conjunctionIn(branch: Where): Conjunction | null {
  const conditions = conjunctsOf(branch)
    .flatMap(Object.entries)
    .filter(([, value]) => value !== undefined);
  if (conditions.some(([name]) => name === 'NOT' || name === 'OR')) return null;
  const conjunction = new Map<string | symbol, readonly Values[]>();
  for (const [column, condition] of conditions) {
    const [name, values] = conditionOf(column, condition);
    conjunction.set(name, [...(conjunction.get(name) ?? []), ...values]);
  }
  return conjunction;
}

/** The branches of a `where`; null where one of them is no conjunction. */
function conjunctionsIn(where: Where): readonly Conjunction[] | null {
  const branches = branchesOf(where, { most: MOST_BRANCHES })?.map(conjunctionIn);
  return branches && !branches.includes(null) ? (branches as Conjunction[]) : null;
}

const isWithin = (narrow: Values, wide: Values): boolean => [...narrow].every((value) => wide.has(value));

const follows = (wide: Conjunction, narrow: Conjunction): boolean =>
  [...wide].every(([name, sets]) => {
    const narrower = narrow.get(name);
    return narrower !== undefined && sets.every((set) => narrower.some((values) => isWithin(values, set)));
  });

/**
 * True if every row that meets `narrow` meets `wide`; false also if the two conditions are worded too differently to decide it.
 */
export function implies(narrow: Where, wide: Where): boolean {
  const branches = conjunctionsIn(narrow);
  if (!branches) return false;
  const wider = conjunctionsIn(wide);
  return wider !== null && branches.every((branch) => wider.some((wideBranch) => follows(wideBranch, branch)));
}
