import { branchesOf, conjunctionOf, conjunctsOf, isWhere, type Where } from '../index.ts';

/** A `where` with more branches is read as it is. */
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

/** Tests that a `where` decides whose the rows are: by one value of a column, or by another table's row. */
const isSelective = (where: Where): boolean =>
  hasCondition(where, (operand) => isPinned(operand) || isRelation(operand));

/** A `where` for each value of a key among several in one scope: `{ chain, wallet: { in } }`. */
function alternatives(where: Where): readonly Where[] {
  const entries = Object.entries(where);
  const membership = entries.find(([, operand]) => isMembership(operand));
  if (!membership || !entries.some(([, operand]) => isPinned(operand))) return [where];
  const [column, operand] = membership as [string, { readonly in: readonly unknown[] }];
  return operand.in.length > 1 ? operand.in.map((value) => ({ ...where, [column]: value })) : [where];
}

/** The one value of each column that a branch compares with one. */
const pinnedValues = (where: Where) =>
  new Map(
    conjunctsOf(where).flatMap((part) =>
      Object.entries(part).filter(([key, operand]) => key !== 'OR' && isPinned(operand)),
    ),
  );

/** Tests that no row meets a `where`. */
const isEmpty = (where: Where): boolean =>
  Object.values(where).some((operand) => isMembership(operand) && operand.in.length === 0);

/** Simplifies a branch that compares a column with one value: a condition that this value meets is dropped. A condition that it
 * does not meet makes the branch empty. */
function simplify(branch: Where): Where {
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
 * The branches of a `where`, each of which an index may return in the list's order: the branches of an OR over the rows'
 * owners.
 * A row may be in several. A `where` without such an OR is its own only branch.
 *
 * @example
 * listBranches({ OR: [{ leadId: 'e1' }, { deputyId: 'e1' }] }); // [{ leadId: 'e1' }, { deputyId: 'e1' }]
 */
export function listBranches(where: Where): readonly Where[] {
  const splits = (either: readonly Where[]) => either.some(isSelective);
  const branches = (branchesOf(where, { most: MOST_BRANCHES, splits, alternatives }) ?? [where]).map(simplify);
  const some = branches.filter((branch) => !isEmpty(branch));
  return some.length > 0 ? some : branches.slice(0, 1);
}
