import DataLoader from 'dataloader';
import type { Row, Where } from '../model/conditions.ts';
import { implies } from '../model/implication.ts';
import { whereKeys } from '../model/row-key.ts';
import type { TypeRule } from '../model/type-rule.ts';
import type { AccessContext } from './context.ts';

/** The model's delegate, as far as the engine calls it. */
interface Delegate {
  findMany(query: { where: Where; select: Record<string, true> }): Promise<Row[]>;
}

export const delegateOf = (db: object, model: string): Delegate =>
  (db as Record<string, unknown>)[model.charAt(0).toLowerCase() + model.slice(1)] as Delegate;

/** The `where` that leaves the rows of a type that a viewer may know of; undefined where all are. */
export function rowsWhere(rule: TypeRule, viewer: unknown): Where | undefined {
  const said = rule.rows ? rule.rows(viewer) : true;
  if (said === true) return undefined;
  return said === false ? { [rule.id[0] as string]: { in: [] } } : said;
}

/**
 * `extra` narrowed to visible rows; as it is where all of its rows are visible by what it says itself (a list of the viewer's own),
 * so that the database has nothing else to look up.
 */
export function andVisible(rule: TypeRule, viewer: unknown, extra: Where | undefined): Where {
  const visible = rowsWhere(rule, viewer);
  if (!visible) return extra ?? {};
  if (!extra || Object.keys(extra).length === 0) return visible;
  return implies(extra, visible) ? extra : { AND: [extra, visible] };
}

/** `extra` narrowed to the rows of a type (its GraphQL name) that the viewer may know of. */
export function visibleWhere<W extends object = Where>(ctx: AccessContext, type: string, extra?: W): W {
  const rule = ctx.access.rules.types.get(type);
  if (!rule?.model) throw new Error(`No Prisma type ${type} is declared in the schema`);
  return andVisible(rule, ctx.access.viewer, extra as Where | undefined) as W;
}

const keyOf = (rule: TypeRule, row: Row): string => rule.id.map((column) => String(row[column])).join('\0');

/** Loads something of rows by primary key, in one statement for all that are asked for in a tick. */
function rowLoader(ctx: AccessContext, rule: TypeRule, columns: readonly string[], where: (by: Where) => Where) {
  const select = Object.fromEntries([...rule.id, ...columns].map((column) => [column, true as const]));
  return new DataLoader<Row, Row | null, string>(
    async (rows) => {
      const found = await delegateOf(ctx.db, rule.model as string).findMany({
        where: where(whereKeys(rule.id, rows)),
        select,
      });
      const byKey = new Map(found.map((row) => [keyOf(rule, row), row]));
      return rows.map((row) => byKey.get(keyOf(rule, row)) ?? null);
    },
    { cacheKeyFn: (row) => keyOf(rule, row) },
  );
}

/** Of rows that came by an unchecked way, which the viewer may know of. One statement a type a tick. */
export async function visibleRows(ctx: AccessContext, rule: TypeRule, rows: readonly Row[]): Promise<boolean[]> {
  const visible = rowsWhere(rule, ctx.access.viewer);
  if (!visible) return rows.map(() => true);
  const loader = ctx.access.once(`visible ${rule.name}`, () =>
    rowLoader(ctx, rule, [], (by) => ({ AND: [by, visible] })),
  );
  return Promise.all(rows.map(async (row) => (await loader.load(row)) !== null));
}

/** A row with columns that are selected only once they may be read (vault, end-to-end). One statement a tick. */
export async function withColumns(
  ctx: AccessContext,
  rule: TypeRule,
  columns: readonly string[],
  row: Row,
): Promise<Row> {
  const loader = ctx.access.once(`columns ${rule.name} ${columns.join()}`, () =>
    rowLoader(ctx, rule, columns, (by) => by),
  );
  return { ...row, ...(await loader.load(row)) };
}
