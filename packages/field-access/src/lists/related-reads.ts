import DataLoader from 'dataloader';
import { type AccessRules, valueIn, type Where, whereKeys } from '../index.ts';
import { listBranches } from './branches.ts';
import { countByClient, readClientPage } from './client-reads.ts';
import type { KeysetColumn, Page } from './keyset.ts';
import { joinOf, type ListJoin, type ListWay, wayName } from './list-join.ts';
import { isRelatedWritable, keyOf, type RelatedRows, relatedCounts, relatedKeys } from './list-reads.ts';
import { delegateOf, type ListDelegate, type RawDatabase, type ReadContext } from './read-context.ts';

type Row = Readonly<Record<string, unknown>>;

/** A list of rows that are joined to the rows above. */
export interface RelatedList {
  readonly way: ListWay;
  /** Prisma's models of the parents and of the rows. */
  readonly parent: string;
  readonly model: string;
}

/** Prisma's arguments for the selection of the rows. */
export interface RowQuery {
  readonly select?: object;
}

/** The read of one selection of the list, for each parent. */
export interface RelatedRequest {
  /** The columns of the primary keys of the parents, and of the rows. */
  readonly keys: { readonly parent: readonly string[]; readonly rows: readonly string[] };
  /** The rows that the viewer may see, before any page. */
  readonly where: Where;
  readonly page: Page;
  /** The columns of the list's order. */
  readonly columns: readonly KeysetColumn[];
  readonly query: RowQuery;
  /** The selection shows something of a page. */
  readonly isPageSelected: boolean;
}

/** Reads a list for the parents of one selection: those of a tick together. */
export interface RelatedReader {
  /** The rows of a parent's page, as `connectionOf` takes them; none where the selection shows nothing of a page. */
  page(parent: Row): Promise<readonly Row[]>;
  /** Counts the rows of a parent, but stops at MOST_COUNTED + 1. */
  count(parent: Row): Promise<number>;
}

/** Creates the reader of a selection of a list below rows. */
export function createRelatedReader(list: RelatedList) {
  const tablesOf = ({ model: { tables } }: AccessRules) => {
    const parentTable = tables[list.parent];
    const join = joinOf(list.way, parentTable, tables);
    if (!parentTable || !join)
      throw new Error(`${list.parent}.${wayName(list.way)} is in no table of the access model`);
    return { parentTable, join };
  };

  return (request: RelatedRequest, context: ReadContext): RelatedReader => {
    const { keys, where } = request;
    const { parentTable, join } = tablesOf(context.access.rules);
    const related: RelatedRows = {
      parent: { table: parentTable, id: keys.parent },
      join,
      rows: { table: join.table, id: keys.rows },
      branches: listBranches(where),
    };
    const rows = delegateOf(context, list.model);
    return isRelatedWritable(related)
      ? statementReader(related, request, context.db, rows)
      : clientReader(join, request, rows);
  };
}

/** The selection of the rows, with the columns of their key and of the list's order. */
const selectRows = ({ keys, columns, query }: RelatedRequest) => ({
  ...query,
  select: {
    ...query.select,
    ...Object.fromEntries([...keys.rows, ...columns.map(({ column }) => column)].map((column) => [column, true])),
  },
});

/** Reads by SQL of this package: three statements for all parents of a tick, with their counts. */
function statementReader(
  related: RelatedRows,
  request: RelatedRequest,
  db: RawDatabase,
  delegate: ListDelegate,
): RelatedReader {
  const { keys, page, columns, isPageSelected } = request;
  const load = async (parents: readonly Row[]): Promise<Row[][]> => {
    const keysByParent = await relatedKeys(db, related, { page, columns }, parents);
    const rowKeys = [...keysByParent.values()].flat();
    if (rowKeys.length === 0) return parents.map(() => []);
    // The conditions are checked once more, because a row may have become another subject's since its key was read.
    const where = { AND: [{ OR: related.branches }, whereKeys(keys.rows, rowKeys)] };
    const rows = await delegate.findMany({ ...selectRows(request), where });
    const rowsByKey = new Map<string, Row>(rows.map((row) => [keyOf(keys.rows, row), row]));
    return parents.map((parent) =>
      (keysByParent.get(keyOf(keys.parent, parent)) ?? [])
        .map((key) => rowsByKey.get(keyOf(keys.rows, key)))
        .filter((row) => row !== undefined),
    );
  };
  const pages = new DataLoader<Row, readonly Row[]>(load, { cache: false });
  const counts = new DataLoader<Row, number>(
    async (parents) => {
      const countsByParent = await relatedCounts(db, related, parents);
      return parents.map((parent) => countsByParent.get(keyOf(keys.parent, parent)) ?? 0);
    },
    { cache: false },
  );
  return {
    page: async (parent) => (isPageSelected ? pages.load(parent) : []),
    count: (parent) => counts.load(parent),
  };
}

/**
 * Reads by Prisma's client: each page and each count by a statement for each parent. A nested read of the parents would read all rows
 * of every parent, because Prisma's client cuts the pages of several parents in memory.
 */
function clientReader(join: ListJoin, request: RelatedRequest, delegate: ListDelegate): RelatedReader {
  const { keys, where, page, columns, isPageSelected } = request;
  const { inverse, columns: parentColumns, references } = join;
  // Null is equal to none, and Prisma's client would compare null with null.
  const isJoined = (parent: Row) =>
    inverse !== null || parentColumns.every((column) => valueIn(parent, column) !== null);
  const below = (parent: Row): Where => {
    const isOfKey = parentColumns.length > 0 && parentColumns.every((column) => keys.parent.includes(column));
    if (isOfKey || inverse === null)
      return Object.fromEntries(references.map((column, i) => [column, valueIn(parent, parentColumns[i] as string)]));
    const key = whereKeys(keys.parent, [parent]);
    return { [inverse]: parentColumns.length > 0 ? { is: key } : { some: key } };
  };
  const listOf = (parent: Row) => ({ id: keys.rows, where: { AND: [below(parent), where] }, page, columns });
  return {
    page: async (parent) =>
      isPageSelected && isJoined(parent) ? readClientPage(delegate, listOf(parent), selectRows(request)) : [],
    count: async (parent) => (isJoined(parent) ? countByClient(delegate, listOf(parent)) : 0),
  };
}
