import { type Table, type TableRelation, type Where, whereKeys } from '../../access/index.ts';
import { type KeysetColumn, type Page, pageOrder, pageTake } from '../keyset.ts';
import type { RawDatabase } from '../read-context.ts';
import { belowTexts, boundsOf, conjunctionText, countText, orderText, type PageOrder, pageText } from './list-sql.ts';
import { columnOf, numbered, type Part, PLACE, quoted } from './sql.ts';
import { Unsupported } from './unsupported.ts';
import { conditionOf, type KnownRow, orderedConditionOf } from './where.ts';

/** A table's rows, and the columns of their primary key. */
interface Keyed {
  readonly table: Table;
  readonly id: readonly string[];
}

/** A list below rows: of each parent, the rows that a relation leads to and that meet one of the branches. */
export interface RelatedRows {
  readonly parent: Keyed;
  readonly relation: TableRelation;
  readonly rows: Keyed;
  readonly branches: readonly Where[];
}

type Row = Readonly<Record<string, unknown>>;
const PARENT = 'p';
const LISTED = 't';

export const knownOf = ({ parent, relation }: Pick<RelatedRows, 'parent' | 'relation'>): KnownRow => ({
  relation: relation.inverse,
  table: parent.table,
  alias: PARENT,
});

/** Whether each branch can be written as SQL. */
export function isWritable({ table }: Keyed, branches: readonly Where[], known?: KnownRow): boolean {
  try {
    for (const branch of branches) conditionOf(table, branch, LISTED, known);
    return true;
  } catch (error) {
    if (error instanceof Unsupported) return false;
    throw error;
  }
}

/** @throws Error where a condition of the list has an operator of which no SQL is written */
export function requireWritable(related: RelatedRows): void {
  if (!isWritable(related.rows, related.branches, knownOf(related)))
    throw new Error(`The list of ${related.rows.table.table} has a condition of which no SQL is written`);
}

/** A row's key as text. */
export const keyOf = (id: readonly string[], row: Row): string => JSON.stringify(id.map((column) => row[column]));

const keySql = ({ table, id }: Keyed, alias: string): string =>
  `json_build_array(${id.map((column) => columnOf(table, alias, column)).join(', ')})`;

/** Numbers the places of parts, one after the other. */
class Values {
  readonly values: unknown[] = [];

  written(part: Part): string {
    const text = numbered(part, this.values.length + 1);
    this.values.push(...part.values);
    return text;
  }
}

/** Writes a statement over some parents and the rows of each. */
class RelatedWriter extends Values {
  readonly parents: string;
  readonly #related: RelatedRows;

  constructor(related: RelatedRows, parents: readonly Row[]) {
    super();
    this.#related = related;
    const { table, id } = related.parent;
    this.parents = this.written(conditionOf(table, whereKeys(id, parents), PARENT));
  }

  rows(condition: typeof conditionOf, ...more: readonly string[]) {
    const { parent, relation, rows, branches } = this.#related;
    const [alias, known] = [LISTED, knownOf(this.#related)];
    const joins = belowTexts(relation, { table: rows.table, alias }, known, parent.id);
    const texts = branches.map((branch) => this.written(condition(rows.table, branch, alias, known)));
    return {
      table: rows.table,
      alias,
      branches: texts.map((text) => conjunctionText([...joins, text, ...more])),
      from: `${quoted(parent.table.table)} ${PARENT}`,
    };
  }
}

/** The keys of a page's rows for each parent, in order, by the parent's key. One statement for all parents. */
export async function relatedKeys(
  db: RawDatabase,
  related: RelatedRows,
  { page, columns }: { readonly page: Page; readonly columns: readonly KeysetColumn[] },
  parents: readonly Row[],
): Promise<ReadonlyMap<string, readonly Row[]>> {
  const writer = new RelatedWriter(related, parents);
  const { parent, rows } = related;
  const orderBy = pageOrder(page, columns);
  const take = `${writer.written({ text: PLACE, values: [pageTake(page)] })}::int`;
  const bounds = boundsOf({ table: rows.table, alias: LISTED }, page, columns);
  const { from, ...list } = writer.rows(orderedConditionOf, ...(bounds ? [writer.written(bounds)] : []));
  const keys = `${keySql(parent, PARENT)} parent, ${keySql(rows, list.alias)} key`;
  const text = `select ${keys} from ${from} cross join lateral (${pageText(list, { orderBy, take })}) ${list.alias} where ${writer.parents} order by ${orderText(rows.table, list.alias, orderBy)}`;
  const found = await db.$queryRawUnsafe<{ parent: unknown[]; key: unknown[] }[]>(text, ...writer.values);
  const byParent = new Map<string, Row[]>();
  for (const one of found) {
    const known = byParent.get(JSON.stringify(one.parent)) ?? [];
    known.push(Object.fromEntries(rows.id.map((column, i) => [column, one.key[i]])));
    byParent.set(JSON.stringify(one.parent), known);
  }
  return byParent;
}

/** How many rows each parent has, by the parent's key: up to one more than is said of them. One statement for all parents. */
export async function relatedCounts(
  db: RawDatabase,
  related: RelatedRows,
  parents: readonly Row[],
): Promise<ReadonlyMap<string, number>> {
  const writer = new RelatedWriter(related, parents);
  const { from, ...list } = writer.rows(conditionOf);
  const counted = `(${countText(list, related.rows.id, null)})`;
  const text = `select ${keySql(related.parent, PARENT)} parent, ${counted} counted from ${from} where ${writer.parents}`;
  const found = await db.$queryRawUnsafe<{ parent: unknown[]; counted: number }[]>(text, ...writer.values);
  return new Map(found.map(({ parent, counted: count }) => [JSON.stringify(parent), count]));
}

/** How many rows meet one of the branches, up to one more than is said of them. */
export async function countedRows(
  db: RawDatabase,
  rows: Keyed,
  branches: readonly Where[],
  orderBy: PageOrder['orderBy'],
): Promise<number> {
  const writer = new Values();
  const texts = branches.map((branch) => writer.written(conditionOf(rows.table, branch, LISTED)));
  const text = countText({ table: rows.table, alias: LISTED, branches: texts }, rows.id, orderBy);
  const [found] = await db.$queryRawUnsafe<{ c: number }[]>(text, ...writer.values);
  return found?.c ?? 0;
}
