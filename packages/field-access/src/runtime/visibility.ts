import DataLoader from 'dataloader';
import { requireRows } from '../model/answers.ts';
import { columnText } from '../model/column-values.ts';
import type { Row, Where } from '../model/conditions.ts';
import { implies } from '../model/implication.ts';
import { whereKeys } from '../model/row-key.ts';
import { settle } from '../model/settled-where.ts';
import type { TypeRule } from '../model/type-rule.ts';
import type { AccessContext } from './context.ts';
import type { TypeTest } from './row-type.ts';

/** The part of a model's delegate that the engine calls. */
interface Delegate {
  findMany(query: { where: Where; select: Record<string, true> }): Promise<Row[]>;
}

/**
 * A model's delegate of Prisma's client.
 *
 * @example
 * const rows = await modelDelegate(db, 'Post').findMany({ where, select: { id: true } });
 */
export const delegateOf = (db: object, model: string): Delegate =>
  (db as Record<string, unknown>)[model.charAt(0).toLowerCase() + model.slice(1)] as Delegate;

/** The `where` of the rows of a type that a viewer may know of; undefined: all of them. */
export function rowsWhere(rule: TypeRule, viewer: unknown): Where | undefined {
  const rows = rule.rows ? requireRows(`rows of ${rule.name}`, rule.rows(viewer)) : true;
  if (rows === true) return undefined;
  return rows === false ? noRow(rule) : rows;
}

const noRow = ({ id }: TypeRule): Where => ({ [id[0] as string]: { in: [] } });

/**
 * Narrows `extra` to visible rows. If `extra` implies that its rows are visible (a list of the viewer's own), it stays as it
 * is, so that the database has no second condition to look up.
 *
 * @example
 * const where = andVisible(typeRule(rules, 'Post'), viewer, { published: true });
 */
export function andVisible(rule: TypeRule, viewer: unknown, extra: Where | undefined): Where {
  const visible = rowsWhere(rule, viewer);
  const own = settle(`where of ${rule.name}`, extra ?? {});
  if (own === false) return noRow(rule);
  if (own === true) return visible ?? {};
  return !visible || implies(own, visible) ? own : { AND: [own, visible] };
}

/**
 * Narrows `extra` to the rows of a type (its GraphQL name) that the viewer may know of.
 *
 * @example
 * db.comment.findMany({ ...query, where: visibleWhere(context, 'Comment', { postId }) })
 */
export function visibleWhere<W extends object = Where>(ctx: AccessContext, type: string, extra?: W): W {
  const rule = ctx.access.rules.types.get(type);
  if (!rule?.model) throw new Error(`No Prisma type ${type} is declared in the schema`);
  return andVisible(rule, ctx.access.viewer, extra as Where | undefined) as W;
}

const keyOf = (rule: TypeRule, row: Row): string => rule.id.map((column) => columnText(row[column])).join('\0');

/** A row that a resolver did not find. Each has a symbol of its own, so that none is answered out of the loader's cache. */
type AbsentRow = symbol;

const isRow = (row: Row | AbsentRow): row is Row => typeof row !== 'symbol';

/** The rows that a loader reads: those of a condition, and of a type. */
interface LoadedRows {
  readonly where: (by: Where) => Where;
  readonly test: TypeTest | null;
}

/** Loads columns of rows by primary key, in one statement for all rows of a tick, be they absent. */
function rowLoader(
  ctx: AccessContext,
  rule: TypeRule,
  columns: readonly string[],
  { where, test }: LoadedRows = { where: (by) => by, test: null },
) {
  const own = Object.fromEntries([...rule.id, ...columns].map((column) => [column, true as const]));
  const select = { ...own, ...test?.select };
  const nameOf = (row: Row | AbsentRow) => (isRow(row) ? keyOf(rule, row) : row);
  return new DataLoader<Row | AbsentRow, Row | null, string | AbsentRow>(
    async (rows) => {
      const loaded = await delegateOf(ctx.db, rule.model as string).findMany({
        where: where(whereKeys(rule.id, rows.filter(isRow))),
        select,
      });
      const ofType = test ? await test.own(loaded) : loaded;
      const byKey = new Map<string | AbsentRow, Row>(ofType.map((row) => [keyOf(rule, row), row]));
      return rows.map((row) => byKey.get(nameOf(row)) ?? null);
    },
    { cacheKeyFn: nameOf },
  );
}

/** Some rows of a type that are looked up once more. */
export interface RowsTest {
  readonly rule: TypeRule;
  readonly rows: readonly Row[];
  /** The test that they are of the type; null where the field has asked the interface that the type shares. */
  readonly test: TypeTest | null;
  /** True if the query of the rows left out those that the viewer may not know of. */
  readonly rowsChecked: boolean;
}

/** The request's loader of the rows that pass a test; null if all rows do. */
function visibleLoader(ctx: AccessContext, { rule, test, rowsChecked }: Omit<RowsTest, 'rows'>) {
  const visible = rowsChecked ? undefined : rowsWhere(rule, ctx.access.viewer);
  if (!visible && !test) return null;
  const where = (by: Where): Where => (visible ? { AND: [by, visible] } : by);
  return ctx.access.once(`visible ${rule.name} ${test !== null} ${rowsChecked}`, () =>
    rowLoader(ctx, rule, [], { where, test }),
  );
}

/** Tests which of some rows the viewer may know of, and are of the type. It takes one statement a type a tick. */
export async function visibleRows(ctx: AccessContext, { rows, ...asked }: RowsTest): Promise<boolean[]> {
  const loader = visibleLoader(ctx, asked);
  return Promise.all(rows.map(async (row) => loader === null || (await loader.load(row)) !== null));
}

/** Looks for a row that is absent as for one that may be hidden, by as many statements; null if no row is hidden. */
export const lookForAbsent = (ctx: AccessContext, rule: TypeRule, test: TypeTest | null): Promise<unknown> | null =>
  visibleLoader(ctx, { rule, test, rowsChecked: false })?.load(Symbol('absent')) ?? null;

/** Adds columns to a row that are read only after the check (sealed classes). It takes one statement a tick. */
export async function withColumns(
  ctx: AccessContext,
  rule: TypeRule,
  columns: readonly string[],
  row: Row,
): Promise<Row> {
  const loader = ctx.access.once(`columns ${rule.name} ${columns.join()}`, () => rowLoader(ctx, rule, columns));
  return { ...row, ...(await loader.load(row)) };
}
