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

/** The part of Prisma's query that selects columns and relations of the rows. */
export interface RowQuery {
  readonly select?: object;
}

/** The request of one selection of a list, which is the same for all parents. */
export interface RelatedRequest {
  /** The columns of the primary keys of the parents, and of the rows. */
  readonly keys: { readonly parent: readonly string[]; readonly rows: readonly string[] };
  /** The rows of the list that the viewer may see. A page shows some of them. */
  readonly where: Where;
  readonly page: Page;
  /** The columns of the list's order. */
  readonly columns: readonly KeysetColumn[];
  readonly query: RowQuery;
  /** The selection has a field that needs the page read (`PAGE_FIELDS`). */
  readonly isPageSelected: boolean;
}

/** Reads a list for the parents of one selection. The parents of one tick are read together. */
export interface RelatedReader {
  /** Reads the rows of a parent's page, for `connectionOf`; none if no selected field needs the page. */
  page(parent: Row): Promise<readonly Row[]>;
  /** Counts the rows of a parent, but stops at MOST_COUNTED + 1. */
  count(parent: Row): Promise<number>;
}

/** Creates readers of a list below rows, one for each selection. @throws Error for a `where` for which no SQL can be written */
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
      // The conditions are tested again, because a row can have changed since its key was read.
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
