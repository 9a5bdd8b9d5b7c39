import { type Where, whereKeys } from '../index.ts';
import { listBranches } from './branches.ts';
import { type KeysetColumn, MOST_COUNTED, type Page } from './keyset.ts';
import { isWritable, rowCount } from './list-reads.ts';
import { pageOrder, pageQuery } from './page.ts';
import { delegateOf, type ListDelegate, type ReadContext } from './read-context.ts';

/** A list at the root, as one request reads it. */
export interface RootList {
  /** The columns of its rows' primary key. */
  readonly id: readonly string[];
  /** The rows that the viewer may see, before any page. */
  readonly where: Where;
  readonly page: Page;
  /** The columns of the list's order. */
  readonly columns: readonly KeysetColumn[];
}

/**
 * Reads the rows of a page by Prisma's client, with its `select` of them. A list with one branch takes one statement. A list with
 * several takes one for each branch, which reads the keys of the branch's page by an index, and one for the rows of all these keys.
 */
export async function readRootPage(delegate: ListDelegate, { id, where, page, columns }: RootList, select: object) {
  const [first, ...others] = listBranches(where) as readonly [Where, ...Where[]];
  const queryOf = (branch: Where) => pageQuery(page, columns, branch);
  if (others.length === 0) return delegate.findMany({ ...select, ...queryOf(first) });
  const key = Object.fromEntries(id.map((column) => [column, true]));
  const pages = await Promise.all(
    [first, ...others].map((branch) => delegate.findMany({ ...queryOf(branch), select: key })),
  );
  const keys = pages.flat();
  if (keys.length === 0) return [];
  const pageOfAll = queryOf(where);
  return delegate.findMany({ ...select, ...pageOfAll, where: { AND: [pageOfAll.where, whereKeys(id, keys)] } });
}

/** Counts the rows of a list, but stops at MOST_COUNTED + 1. Prisma's client counts them if no SQL can be written for a condition. */
export function countRoot(
  context: ReadContext,
  model: string,
  { id, where, page, columns }: RootList,
): Promise<number> {
  const table = context.access.rules.model.tables[model];
  const branches = listBranches(where);
  const orderBy = pageOrder(page, columns);
  if (table && isWritable({ table, id }, branches)) return rowCount(context.db, { table, id }, branches, orderBy);
  return delegateOf(context, model).count({ where, orderBy, take: MOST_COUNTED + 1 });
}
