import { branchesOf, conjunctionOf, conjunctsOf, isWhere, type Where } from '../access/index.ts';

/** A `where` of more branches is asked for as it is. */
const MOST_BRANCHES = 16;

/** Compared with one value. */
const isPinned = (value: unknown) => value !== null && !isWhere(value) && !Array.isArray(value);
const isAmong = (value: unknown): value is { readonly in: readonly unknown[] } =>
  isWhere(value) && Array.isArray(value.in) && Object.keys(value).length === 1;
const OPERATORS = new Set(['in', 'notIn', 'not', 'gt', 'gte', 'lt', 'lte', 'equals']);
/** A condition over another table. */
const isRelated = (value: unknown) => isWhere(value) && !Object.keys(value).some((key) => OPERATORS.has(key));

/** Whether a part of a `where` is such a condition, in its ORs too. */
const has = (where: Where, is: (said: unknown, key: string) => boolean): boolean =>
  conjunctsOf(where).some((part) =>
    Object.entries(part).some(([key, said]) =>
      key === 'OR' ? (said as Where[]).some((one) => has(one, is)) : is(said, key),
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
        if (!isAmong(said) || value === undefined || typeof value === 'object') return [[column, said]];
        return said.in.includes(value) ? [] : [[column, { in: [] }]];
      }),
    ),
  );
  return parts.find(isNone) ?? conjunctionOf(parts.filter((part) => Object.keys(part).length > 0));
}

/**
 * The parts of a `where` that an index each may give the order of: of an OR over whose rows they are, each of its branches. A row
 * may be in several. One, the `where` itself, where there is no such OR. `isDecided`: of a relation, whether conditions on its row
 * are decided once for a whole list.
 */
export function listBranches(where: Where, isDecided: (relation: string) => boolean = () => false): readonly Where[] {
  // A branch over another table has no index of the list's order: asked for alone it would read its rows to the end.
  const asksAnother = (one: Where) => has(one, (said, key) => isRelated(said) && !isDecided(key));
  const splits = (either: readonly Where[]) => either.some(narrows) && !either.some(asksAnother);
  const found = branchesOf(where, { most: MOST_BRANCHES, splits, alternatives });
  if (!found || found.length < 2) return [where];
  const plain = found.map(plainly);
  const some = plain.filter((one) => !isNone(one));
  return some.length > 0 ? some : plain.slice(0, 1);
}

/** Whether no row is in two of the branches: any two compare a column with different values. */
export function areDisjoint(branches: readonly Where[]): boolean {
  const pinned = branches.map(pinnedIn);
  return pinned.every((one, i) =>
    pinned
      .slice(i + 1)
      .every((other) => [...one].some(([column, value]) => other.has(column) && other.get(column) !== value)),
  );
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
  const query = queryOf(base);
  if (branches.length < 2) return delegate.findMany({ ...select, ...query });
  const key = Object.fromEntries(id.map((column) => [column, true]));
  const found = await Promise.all(branches.map((one) => delegate.findMany({ ...queryOf(one), select: key })));
  const keys = found.flat();
  if (keys.length === 0) return [];
  return delegate.findMany({ ...select, ...query, where: { AND: [query.where, { OR: keys }] } });
}

/**
 * How many rows there are, up to `most` of each branch. In the list's order, of which there is an index: Prisma sorts rows that it
 * counts only some of by their key otherwise.
 */
export async function countRows(delegate: ListDelegate, base: Where, orderBy: object, most: number): Promise<number> {
  const branches = listBranches(base);
  const wheres = branches.length > 1 && areDisjoint(branches) ? branches : [base];
  const counts = await Promise.all(wheres.map((where) => delegate.count({ where, orderBy, take: most })));
  return counts.reduce((sum, one) => sum + one, 0);
}
