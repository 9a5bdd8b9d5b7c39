import DataLoader from 'dataloader';
import { type AccessRules, type Where, whereKeys } from '../index.ts';
import { listBranches } from './branches.ts';
import type { KeysetColumn, Page } from './keyset.ts';
import { keyOf, type RelatedRows, relatedCounts, relatedKeys, requireWritable } from './list-reads.ts';
import { delegateOf, type ReadContext } from './read-context.ts';

type Row = Readonly<Record<string, unknown>>;

/** A list of a relation's rows. */
export interface RelatedList {
  readonly relation: string;
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

/** Creates the reader of a selection of a list below rows. @throws Error for a `where` of which no SQL is written */
export function createRelatedReader(list: RelatedList) {
  const tablesOf = ({ model: { tables } }: AccessRules) => {
    const parentTable = tables[list.parent];
    const relation = parentTable?.relations[list.relation];
    if (!parentTable || !relation)
      throw new Error(`${list.parent}.${list.relation} is in no table of the access model`);
    return { parentTable, relation };
  };

  return (request: RelatedRequest, context: ReadContext): RelatedReader => {
    const { keys, where, page, columns, query, isPageSelected } = request;
    const { parentTable, relation } = tablesOf(context.access.rules);
    const related: RelatedRows = {
      parent: { table: parentTable, id: keys.parent },
      relation,
      rows: { table: relation.table, id: keys.rows },
      branches: listBranches(where),
    };
    requireWritable(related);

    const load = async (parents: readonly Row[]): Promise<Row[][]> => {
      const keysByParent = await relatedKeys(context.db, related, { page, columns }, parents);
      const rowKeys = [...keysByParent.values()].flat();
      if (rowKeys.length === 0) return parents.map(() => []);
      const keyset = [...keys.rows, ...columns.map(({ column }) => column)];
      // The conditions once more: a row may have become another's since its key was read.
      const rows = await delegateOf(context, list.model).findMany({
        ...query,
        select: { ...query.select, ...Object.fromEntries(keyset.map((column) => [column, true])) },
        where: { AND: [{ OR: related.branches }, whereKeys(keys.rows, rowKeys)] },
      });
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
        const countsByParent = await relatedCounts(context.db, related, parents);
        return parents.map((parent) => countsByParent.get(keyOf(keys.parent, parent)) ?? 0);
      },
      { cache: false },
    );
    return {
      page: async (parent) => (isPageSelected ? pages.load(parent) : []),
      count: (parent) => counts.load(parent),
    };
  };
}
