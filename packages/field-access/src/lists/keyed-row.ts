import { queryFromInfo } from '@pothos/plugin-prisma';
import DataLoader from 'dataloader';
import type { GraphQLField, GraphQLResolveInfo } from 'graphql';
import { keyPart, type Row, type RowKey, valueIn, whereKeys } from '../index.ts';
import { delegateOf, type ReadContext } from './read-context.ts';

/** Columns of a row of another table, and the value that a field makes of them. */
interface KeyedColumns extends RowKey {
  readonly columns: readonly string[];
  /** The field's value, from the columns of the row; from null if there is no row. */
  readonly value: (row: Row | null) => unknown;
}

/** Under these names among the extensions of a field. */
const KEYED_ROW = 'keyedRow';
const KEYED_COLUMNS = 'keyedColumns';

export const keyedRowOf = ({ extensions }: GraphQLField<unknown, unknown>): RowKey | undefined =>
  extensions[KEYED_ROW] as RowKey | undefined;

export const keyedColumnsOf = ({ extensions }: GraphQLField<unknown, unknown>): KeyedColumns | undefined =>
  extensions[KEYED_COLUMNS] as KeyedColumns | undefined;

/** The columns of this row that hold the key of the other one. */
type Selected<Key extends RowKey['key']> = { readonly [Column in Key[keyof Key]]: true };

const selectOf = <Key extends RowKey['key']>(key: Key) =>
  Object.fromEntries(Object.values(key).map((column) => [column, true])) as Selected<Key>;

/** The key that a row holds, by the columns of the other table; null where one of them is null. */
function keyIn({ key }: RowKey, row: Row): Row | null {
  const values = Object.entries(key).map(([column, own]) => [column, valueIn(row, own)] as const);
  return values.some(([, value]) => value === null) ? null : Object.fromEntries(values);
}

/**
 * Options of a field: the row of another table whose primary key this row has, where the two tables have no relation.
 *
 * @example
 * series: t.field({ type: Series, nullable: true, access: 'traverse', ...keyedRow('Series', { chain: 'chain', key: 'seriesKey' }) })
 */
export const keyedRow = <const Key extends RowKey['key']>(model: string, key: Key) => {
  const columns = Object.keys(key);
  const resolve = (
    row: Readonly<Record<Key[keyof Key], unknown>>,
    _args: unknown,
    context: ReadContext,
    info: GraphQLResolveInfo,
  ) => {
    const found = keyIn({ model, key }, row);
    if (found === null) return null as never;
    const where = columns.length === 1 ? found : { [columns.join('_')]: found };
    return delegateOf(context, model).findUnique({ ...queryFromInfo({ context, info }), where }) as Promise<never>;
  };
  return {
    select: selectOf(key),
    extensions: { [KEYED_ROW]: { model, key } satisfies RowKey, engineResolver: resolve },
    resolve,
  };
};

/** The request's loader of rows by their primary key: one statement for all rows of a tick. */
const rowLoader = (context: ReadContext, { model, key, columns }: Omit<KeyedColumns, 'value'>) =>
  context.access.once(`keyed ${model} ${columns.join()}`, () => {
    const id = Object.keys(key);
    const textOf = (row: Row) => id.map((column) => keyPart(row[column])).join('\0');
    const select = Object.fromEntries([...id, ...columns].map((column) => [column, true]));
    const load = async (keys: readonly Row[]) => {
      const rows = await delegateOf(context, model).findMany({ where: whereKeys(id, keys), select });
      const byKey = new Map(rows.map((row) => [textOf(row), row]));
      return keys.map((row) => byKey.get(textOf(row)) ?? null);
    };
    return new DataLoader<Row, Row | null, string>(load, { cacheKeyFn: textOf });
  });

/**
 * Options of a field whose value follows from columns of a row of another table, whose primary key this row has.
 * The value is a function of these columns and of nothing else, because compiled reads call it too.
 *
 * @example
 * const entry = keyedColumns<AllowlistEntry>()('AllowlistEntry', { chain: 'chain', wallet: 'address' }, ['verified']);
 * verified: t.boolean({ nullable: false, access, ...entry((row) => row?.verified === true) })
 */
export const keyedColumns =
  <Other extends object>() =>
  <const Key extends RowKey['key'], Column extends keyof Other & string>(
    model: string,
    key: Key,
    columns: readonly Column[],
  ) =>
  <Value>(value: (row: Pick<Other, Column> | null) => Value) => {
    const resolve = async (
      row: Readonly<Record<Key[keyof Key], unknown>>,
      _args: unknown,
      context: ReadContext,
    ): Promise<Value> => {
      const found = keyIn({ model, key }, row);
      return value(
        found && ((await rowLoader(context, { model, key, columns }).load(found)) as Pick<Other, Column> | null),
      );
    };
    const keyed: KeyedColumns = { model, key, columns, value: value as never };
    return { select: selectOf(key), extensions: { [KEYED_COLUMNS]: keyed, engineResolver: resolve }, resolve };
  };
