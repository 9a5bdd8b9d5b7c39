import type { Where } from '../access/index.ts';

/** A `where` of more branches is asked for as it is. */
const MOST_BRANCHES = 12;

const isObject = (value: unknown): value is Where =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
/** Compared with one value. */
const isPinned = (value: unknown) => value !== null && !isObject(value) && !Array.isArray(value);
const isAmong = (value: unknown): value is { readonly in: readonly unknown[] } =>
  isObject(value) && Array.isArray(value.in) && Object.keys(value).length === 1;
const OPERATORS = new Set(['in', 'notIn', 'not', 'gt', 'gte', 'lt', 'lte', 'equals']);
/** A condition over another table. */
const isRelated = (value: unknown) => isObject(value) && !Object.keys(value).some((key) => OPERATORS.has(key));

const partsOf = (where: Where): readonly Where[] => {
  const { AND, ...own } = where;
  const parts = AND === undefined ? [] : ([AND].flat() as Where[]).flatMap(partsOf);
  return Object.keys(own).length > 0 ? [own, ...parts] : parts;
};
const together = (parts: readonly Where[]): Where => (parts.length === 1 ? (parts[0] as Where) : { AND: [...parts] });

/** Whether some of it says whose the rows are: by one value of a column, or by another table's row. */
const narrows = (where: Where): boolean =>
  partsOf(where).some((part) =>
    Object.entries(part).some(([key, said]) =>
      key === 'OR' ? (said as Where[]).some(narrows) : isPinned(said) || isRelated(said),
    ),
  );

const asksAnotherTable = (where: Where): boolean =>
  partsOf(where).some((part) =>
    Object.entries(part).some(([key, said]) =>
      key === 'OR' ? (said as Where[]).some(asksAnotherTable) : isRelated(said),
    ),
  );

/** One row for each value of a key among several of one scope: `{ chain, wallet: { in } }`. */
function alternatives(where: Where): readonly Where[] {
  const entries = Object.entries(where);
  const among = entries.find(([, said]) => isAmong(said));
  if (!among || !entries.some(([, said]) => isPinned(said))) return [where];
  const [column, said] = among as [string, { readonly in: readonly unknown[] }];
  return said.in.map((value) => ({ ...where, [column]: value }));
}

/**
 * The parts of a `where` that an index each may give the order of: of an OR over whose rows they are, each of its branches. A row
 * may be in several. One, the `where` itself, where there is no such OR.
 */
export function branchesOf(where: Where): readonly Where[] {
  const parts = partsOf(where);
  const at = parts.findIndex(
    ({ OR, ...own }) => Array.isArray(OR) && Object.keys(own).length === 0 && OR.some(narrows),
  );
  if (at < 0) {
    const among = parts.findIndex((part) => alternatives(part).length > 1);
    if (among < 0) return [where];
    const found = alternatives(parts[among] as Where);
    return found.length > MOST_BRANCHES ? [where] : found.map((one) => together(parts.with(among, one)));
  }
  const { OR } = parts[at] as { readonly OR: readonly Where[] };
  // A branch over another table has no index of the list's order: asked for alone it would read its rows to the end.
  if (OR.length === 0 || OR.some(asksAnotherTable)) return [where];
  const found = OR.flatMap(branchesOf).map((one) => together([...parts.slice(0, at), one, ...parts.slice(at + 1)]));
  return found.length > MOST_BRANCHES ? [where] : found;
}

/** The columns that a branch compares with one value, with it. */
const pinnedIn = (where: Where) =>
  new Map(
    partsOf(where).flatMap((part) => Object.entries(part).filter(([key, said]) => key !== 'OR' && isPinned(said))),
  );

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
  const branches = branchesOf(base);
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
  const branches = branchesOf(base);
  const wheres = branches.length > 1 && areDisjoint(branches) ? branches : [base];
  const counts = await Promise.all(wheres.map((where) => delegate.count({ where, orderBy, take: most })));
  return counts.reduce((sum, one) => sum + one, 0);
}
