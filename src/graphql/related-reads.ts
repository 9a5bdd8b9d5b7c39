import { queryFromInfo } from '@pothos/plugin-prisma';
import DataLoader from 'dataloader';
import { type GraphQLField, type GraphQLResolveInfo, getArgumentValues } from 'graphql';
import type { Where } from '../access/index.ts';
import { listBranches } from './branches.ts';
import type { GatewayContext } from './context.ts';
import { isWritable, keyOf, knownOf, type RelatedRows, relatedCounts, relatedKeys } from './execution/list-reads.ts';
import { type TableRelation, tableOf } from './execution/sql.ts';
import type { KeysetColumn, Page } from './keyset.ts';
import { delegate } from './list-builders.ts';
import { ROWS } from './list-connection.ts';
import type { ListArgs } from './list-plan.ts';

type Row = Readonly<Record<string, unknown>>;

/** A list of a relation's rows. */
export interface RelatedList {
  /** The GraphQL type of the rows. */
  readonly type: string;
  readonly relation: string;
  /** Prisma's models of the parents and of the rows. */
  readonly parent: string;
  readonly model: string;
  /** The primary key of the parents, and of the rows. */
  keysOf(context: GatewayContext): { readonly parent: readonly string[]; readonly rows: readonly string[] };
  /** The rows that the viewer may see. */
  baseOf(args: ListArgs, context: GatewayContext): Where;
}

/** What of a list is read by statements of its own, once its parents are there. */
export interface OwnReads {
  readonly related: RelatedRows;
  /**
   * Whether its pages are, of which the parents' statement then has nothing: they have several branches, or refer to more than the
   * parents' key, by which Prisma would look for them too.
   */
  readonly pages: boolean;
}

interface PageRead {
  readonly page: Page;
  readonly columns: readonly KeysetColumn[];
}

/** The place of a field in an answer, the same for all rows of a list. */
function placeOf({ parentType, path }: GraphQLResolveInfo): string {
  const names: string[] = [];
  for (let at: typeof path | undefined = path; at; at = at.prev) if (typeof at.key === 'string') names.push(at.key);
  return `${parentType.name} ${names.join('.')}`;
}

function argumentsOf({ parentType, fieldName, fieldNodes, variableValues }: GraphQLResolveInfo): ListArgs {
  const field = parentType.getFields()[fieldName] as GraphQLField<unknown, unknown>;
  return getArgumentValues(field, fieldNodes[0] as never, variableValues);
}

/** How a list below rows is read: by its parents' statement, or by statements of its own for all parents of a tick. */
export function relatedReads(list: RelatedList) {
  const [parentTable, table] = [tableOf(list.parent), tableOf(list.model)];
  const relation = parentTable.relations[list.relation] as TableRelation;

  /** Null for a list that its parents' statement reads, and counts. */
  function ownReads(base: Where, context: GatewayContext): OwnReads | null {
    const keys = list.keysOf(context);
    const of = { parent: { table: parentTable, id: keys.parent }, relation, rows: { table, id: keys.rows } };
    const branches = listBranches(base);
    if (!isWritable(of.rows, branches, knownOf(of))) return null;
    return { related: { ...of, branches }, pages: branches.length > 1 || relation.columns.length > keys.parent.length };
  }

  const batched = <T>(
    what: string,
    context: GatewayContext,
    info: GraphQLResolveInfo,
    load: (rows: readonly Row[]) => Promise<T[]>,
  ) => context.access.once(`${what} ${placeOf(info)}`, () => new DataLoader<Row, T>(load, { cache: false }));

  async function pagesOf(
    parents: readonly Row[],
    related: RelatedRows,
    read: PageRead,
    context: GatewayContext,
    info: GraphQLResolveInfo,
  ): Promise<Row[][]> {
    const found = await relatedKeys(context.db, related, read, parents);
    const keys = [...found.values()].flat();
    if (keys.length === 0) return parents.map(() => []);
    const columns = [...related.rows.id, ...read.columns.map(({ column }) => column)];
    const select = Object.fromEntries(columns.map((column) => [column, true])) as never;
    const query = queryFromInfo({ context, info, typeName: list.type, paths: ROWS, select });
    const where = { AND: [{ OR: related.branches }, { OR: keys }] };
    const rows = await delegate(context, list.model).findMany({ ...query, where });
    const byKey = new Map<string, Row>(rows.map((row) => [keyOf(related.rows.id, row), row]));
    return parents.map((parent) =>
      (found.get(keyOf(related.parent.id, parent)) ?? [])
        .map((key) => byKey.get(keyOf(related.rows.id, key)))
        .filter((row) => row !== undefined),
    );
  }

  return {
    ownReads,

    /** The same for a field that is answered. */
    ownReadsAt: (context: GatewayContext, info: GraphQLResolveInfo) =>
      context.access.once(`reads ${placeOf(info)}`, () => ownReads(list.baseOf(argumentsOf(info), context), context)),

    /** The rows of a parent's page. */
    page: (parent: Row, { related }: OwnReads, read: PageRead, context: GatewayContext, info: GraphQLResolveInfo) =>
      batched('rows', context, info, (parents) => pagesOf(parents, related, read, context, info)).load(parent),

    /** How many rows a parent has. */
    count: (parent: Row, { related }: OwnReads, context: GatewayContext, info: GraphQLResolveInfo) =>
      batched('counts', context, info, async (parents) => {
        const found = await relatedCounts(context.db, related, parents);
        return parents.map((one) => found.get(keyOf(related.parent.id, one)) ?? 0);
      }).load(parent),
  };
}
