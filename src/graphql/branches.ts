import { branchesOf, conjunctionOf, conjunctsOf, isWhere, type Where, whereKeys } from '../access/index.ts';

/** A `where` of more branches is asked for as it is. */
const MOST_BRANCHES = 16;

/** Compared with one value. */
const isPinned = (value: unknown) => value !== null && !isWhere(value) && !Array.isArray(value);
const isAmong = (value: unknown): value is { readonly in: readonly unknown[] } =>
  isWhere(value) && Array.isArray(value.in) && Object.keys(value).length === 1;
/** The values that a column may not have. */
function excludedBy(said: unknown): readonly unknown[] | null {
  if (!isWhere(said) || Object.keys(said).length !== 1) return null;
  const { not, notIn } = said;
  if (Array.isArray(notIn)) return notIn;
  return not === undefined || typeof not === 'object' ? null : [not];
}
const OPERATORS = new Set(['in', 'notIn', 'not', 'gt', 'gte', 'lt', 'lte', 'equals']);
/** A condition over another table. */
const isRelated = (value: unknown) => isWhere(value) && !Object.keys(value).some((key) => OPERATORS.has(key));

/** Whether a part of a `where` is such a condition, in its ORs too. */
const has = (where: Where, is: (said: unknown) => boolean): boolean =>
  conjunctsOf(where).some((part) =>
    Object.entries(part).some(([key, said]) =>
      key === 'OR' ? (said as Where[]).some((one) => has(one, is)) : is(said),
    ),
  );

/** Whether some of it says whose the rows are: by one value of a column, or by another table's row. */
const narrows = (where: Where): boolean => has(where, (said) => isPinned(said) || isRelated(said));

/** One row for each value of a key among several of one scope: `{ chain, wallet: { in } }`. */
function alternatives(where: Where): readonly Where[] {
  const entries = Object.entries(where);
  const among = entries.find(([, said]) => isAmong(said));
  if (!among || !entries.some(([, said]) => isPinned(said))) return [where];
  const [column, said] = among as [string, { readonly in: readonly unknown[] }];
  return said.in.length > 1 ? said.in.map((value) => ({ ...where, [column]: value })) : [where];
}

/** The columns that a branch compares with one value, with it. */
const pinnedIn = (where: Where) =>
  new Map(
    conjunctsOf(where).flatMap((part) => Object.entries(part).filter(([key, said]) => key !== 'OR' && isPinned(said))),
  );

/** Whether no row meets it. */
const isNone = (where: Where): boolean => Object.values(where).some((said) => isAmong(said) && said.in.length === 0);

/** A branch without what follows from the one value that it compares a column with; one of no row where that is not allowed. */
function plainly(branch: Where): Where {
  const pinned = pinnedIn(branch);
  const parts = conjunctsOf(branch).map((part) =>
    Object.fromEntries(
      Object.entries(part).flatMap(([column, said]) => {
        const value = pinned.get(column);
        if (value === undefined || typeof value === 'object') return [[column, said]];
        if (isAmong(said)) return said.in.includes(value) ? [] : [[column, { in: [] }]];
        const excluded = excludedBy(said);
        if (excluded) return excluded.includes(value) ? [[column, { in: [] }]] : [];
        return [[column, said]];
      }),
    ),
  );
  return parts.find(isNone) ?? conjunctionOf(parts.filter((part) => Object.keys(part).length > 0));
}

/**
 * The parts of a `where` that an index each may give the order of: of an OR over whose rows they are, each of its branches. A row
 * may be in several. One where there is no such OR.
 */
export function listBranches(where: Where): readonly Where[] {
  const splits = (either: readonly Where[]) => either.some(narrows);
  const found = (branchesOf(where, { most: MOST_BRANCHES, splits, alternatives }) ?? [where]).map(plainly);
  const some = found.filter((one) => !isNone(one));
  return some.length > 0 ? some : found.slice(0, 1);
}

/** A model's delegate, as far as lists call it. */
export interface ListDelegate {
  findMany(query: object): Promise<Readonly<Record<string, unknown>>[]>;
  count(query: object): Promise<number>;
}

interface Query {
  readonly where: Where;
  readonly orderBy: object;
  readonly take: number;
}

/**
 * The rows of a page. Of several branches the keys of each branch's page are read first, in the order that its index has, then the
 * rows of these keys: one statement more than there are branches. `queryOf` adds the page to a `where`.
 */
export async function findPage(
  delegate: ListDelegate,
  { base, id, queryOf, select }: { base: Where; id: readonly string[]; queryOf(where: Where): Query; select: object },
) {
  const branches = listBranches(base);
  const [first, ...others] = branches as readonly [Where, ...Where[]];
  if (others.length === 0) return delegate.findMany({ ...select, ...queryOf(first) });
  const query = queryOf(base);
  const key = Object.fromEntries(id.map((column) => [column, true]));
  const found = await Promise.all(branches.map((one) => delegate.findMany({ ...queryOf(one), select: key })));
  const keys = found.flat();
  if (keys.length === 0) return [];
  return delegate.findMany({ ...select, ...query, where: { AND: [query.where, whereKeys(id, keys)] } });
}
