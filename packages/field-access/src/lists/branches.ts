import { branchesOf, conjunctionOf, conjunctsOf, isWhere, type Where } from '../index.ts';

/** The most branches. A `where` with more is not split. */
const MOST_BRANCHES = 16;

/** Tests that a column is compared with one value. */
const isPinned = (operand: unknown) => operand !== null && !isWhere(operand) && !Array.isArray(operand);

/** Tests that a column is compared with several values: `{ in: [...] }`. */
const isMembership = (operand: unknown): operand is { readonly in: readonly unknown[] } =>
  isWhere(operand) && Array.isArray(operand.in) && Object.keys(operand).length === 1;

/** The values that a condition excludes; null for another condition. */
function excludedValues(operand: unknown): readonly unknown[] | null {
  if (!isWhere(operand) || Object.keys(operand).length !== 1) return null;
  const { not, notIn } = operand;
  if (Array.isArray(notIn)) return notIn;
  return not === undefined || typeof not === 'object' ? null : [not];
}

const OPERATORS = new Set(['in', 'notIn', 'not', 'gt', 'gte', 'lt', 'lte', 'equals']);

/** Tests that a condition is on rows of another table. */
const isRelation = (operand: unknown) => isWhere(operand) && !Object.keys(operand).some((key) => OPERATORS.has(key));

/** Tests that some condition of a `where` passes a test, in its ORs too. */
const hasCondition = (where: Where, test: (operand: unknown) => boolean): boolean =>
  conjunctsOf(where).some((part) =>
    Object.entries(part).some(([key, operand]) =>
      key === 'OR' ? (operand as Where[]).some((branch) => hasCondition(branch, test)) : test(operand),
    ),
  );

/** Tests that a `where` selects few rows of the table: by one value of a column, or by a row of another table. */
const isSelective = (where: Where): boolean =>
  hasCondition(where, (operand) => isPinned(operand) || isRelation(operand));

/** Splits a `where` on several keys in one scope (`{ chain, wallet: { in } }`) into one for each key. Any other `where` is not split. */
function alternatives(where: Where): readonly Where[] {
  const entries = Object.entries(where);
  const membership = entries.find(([, operand]) => isMembership(operand));
  if (!membership || !entries.some(([, operand]) => isPinned(operand))) return [where];
  const [column, operand] = membership as [string, { readonly in: readonly unknown[] }];
  return operand.in.length > 1 ? operand.in.map((value) => ({ ...where, [column]: value })) : [where];
}

/** The columns that a branch compares with one value each, and these values. */
const pinnedValues = (where: Where) =>
  new Map(
    conjunctsOf(where).flatMap((part) =>
      Object.entries(part).filter(([key, operand]) => key !== 'OR' && isPinned(operand)),
    ),
  );

/** Tests that no row meets a `where`. */
const isEmpty = (where: Where): boolean =>
  Object.values(where).some((operand) => isMembership(operand) && operand.in.length === 0);

/**
 * Simplifies a branch by the columns that it compares with one value. Other conditions on such a column are left out if that value meets
 * them. If it does not, the result is a condition that no row meets.
 */ function simplify(branch: Where): Where {
  const pinned = pinnedValues(branch);
  const parts = conjunctsOf(branch).map((part) =>
    Object.fromEntries(
      Object.entries(part).flatMap(([column, operand]) => {
        const value = pinned.get(column);
        if (value === undefined || typeof value === 'object') return [[column, operand]];
        if (isMembership(operand)) return operand.in.includes(value) ? [] : [[column, { in: [] }]];
        const excluded = excludedValues(operand);
        if (excluded) return excluded.includes(value) ? [[column, { in: [] }]] : [];
        return [[column, operand]];
      }),
    ),
  );
  return parts.find(isEmpty) ?? conjunctionOf(parts.filter((part) => Object.keys(part).length > 0));
}

/**
 * Splits a `where` into branches, so that an index can return the rows of each in the list's order. An OR is split if one of its sides
 * selects few rows. A row can be in several branches. A `where` without such an OR is the only branch.
 */
export function listBranches(where: Where): readonly Where[] {
  const splits = (disjuncts: readonly Where[]) => disjuncts.some(isSelective);
  const branches = (branchesOf(where, { most: MOST_BRANCHES, splits, alternatives }) ?? [where]).map(simplify);
  const possibleBranches = branches.filter((branch) => !isEmpty(branch));
  return possibleBranches.length > 0 ? possibleBranches : branches.slice(0, 1);
}
