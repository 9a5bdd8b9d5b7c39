import { type Where, whereKeys } from '../index.ts';
import { listBranches } from './branches.ts';
import { type KeysetColumn, MOST_COUNTED, type Page } from './keyset.ts';
import { isWritable, rowCount } from './list-reads.ts';
import { pageOrder, pageQuery } from './page.ts';
import { delegateOf, type ListDelegate, type ReadContext } from './read-context.ts';

/** A list at the root or below one row, as one request reads it. */
export interface ClientList {
  /** The columns of the primary key of its rows. */
  readonly id: readonly string[];
  /** The rows that the viewer may see, before any page. */
  readonly where: Where;
  readonly page: Page;
  /** The columns of the list's order. */
  readonly columns: readonly KeysetColumn[];
}

/**
 * Reads the rows of a page by Prisma's client, which plans what is selected of them. If the list has several branches, the keys of
 * each branch's page are read first, in the order of its index, then the rows of these keys: one statement more than there are
 * branches.
 */
export async function readClientPage(delegate: ListDelegate, { id, where, page, columns }: ClientList, select: object) {
  const [first, ...others] = listBranches(where) as readonly [Where, ...Where[]];
  const queryOf = (branch: Where) => pageQuery(page, columns, branch);
  if (others.length === 0) return delegate.findMany({ ...select, ...queryOf(first) });
  const key = Object.fromEntries(id.map((column) => [column, true]));
  const pages = await Promise.all(
    [first, ...others].map((branch) => delegate.findMany({ ...queryOf(branch), select: key })),
  );
  const keys = pages.flat();
  if (keys.length === 0) return [];
  const whole = queryOf(where);
  return delegate.findMany({ ...select, ...whole, where: { AND: [whole.where, whereKeys(id, keys)] } });
}

/** Counts the rows of a list by Prisma's client, but stops at MOST_COUNTED + 1. */
export const countByClient = (delegate: ListDelegate, { where, page, columns }: ClientList): Promise<number> =>
  delegate.count({ where, orderBy: pageOrder(page, columns), take: MOST_COUNTED + 1 });

/** Counts the rows of a list at the root, but stops at MOST_COUNTED + 1. Prisma's client counts those of which no SQL is written. */
export function countRoot(context: ReadContext, model: string, list: ClientList): Promise<number> {
  const { id, where, page, columns } = list;
  const table = context.access.rules.model.tables[model];
  const branches = listBranches(where);
  if (table && isWritable({ table, id }, branches))
    return rowCount(context.db, { table, id }, branches, pageOrder(page, columns));
  return countByClient(delegateOf(context, model), list);
}
