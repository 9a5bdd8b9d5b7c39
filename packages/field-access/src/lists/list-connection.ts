import type { ObjectRef, SchemaTypes } from '@pothos/core';
import { RESPONSE_ONLY } from '../index.ts';
import { DEFAULT_PAGE, MAX_PAGE, MOST_COUNTED, type PageArgs } from './keyset.ts';
import { type ListShape, listedFields } from './list-plan.ts';

type Builder = PothosSchemaTypes.SchemaBuilder<SchemaTypes>;

/** Pothos' field builder, as far as lists use it: its own types follow a schema that these files do not know. */
export interface Fields {
  readonly builder: Builder;
  arg(options: object): unknown;
  field(options: object): never;
  connection(options: object, connection: unknown): never;
}

/** The fields of a connection that need its page read. */
export const PAGE_FIELDS: readonly string[] = ['edges', 'nodes', 'pageInfo'];
/** The paths from a connection to its rows. */
export const ROW_PATHS = [['edges', 'node'], ['nodes']] as [string, ...string[]][];

/** Options that only the list's own builder reads. */
interface ListOptions {
  /** False where it is left out. */
  readonly nullable?: boolean;
  readonly args?: object;
  readonly order?: unknown;
  readonly filter?: unknown;
  readonly ranges?: unknown;
  readonly where?: unknown;
  readonly type?: unknown;
}

/** The options of a list, with the resolver and the extensions that its builder gives it. */
interface ResolvedList extends ListOptions {
  readonly resolve: unknown;
  readonly extensions?: object;
}

const connections = new WeakMap<Builder, Map<string, unknown>>();
/** Enums and inputs of lists. */
const argumentTypes = new WeakMap<Builder, Map<string, unknown>>();

/** Creates a type of a builder once, under its name. */
function once(types: WeakMap<Builder, Map<string, unknown>>, builder: Builder, name: string, make: () => unknown) {
  const byName = types.get(builder) ?? new Map<string, unknown>();
  types.set(builder, byName);
  if (!byName.has(name)) byName.set(name, make());
  return byName.get(name);
}

/** The value of a connection, as far as its totals read it. */
interface CountableList {
  /** The number of rows; some number above `MOST_COUNTED` if there are more. */
  count(): Promise<number> | number;
}

/** The connection type of a type: one for all its lists. */
function connectionType(builder: Builder, ref: ObjectRef<SchemaTypes, unknown>, name: string): unknown {
  const options = {
    type: ref,
    name: `${name}Connection`,
    description: `One page of the ${name} records that the viewer may see.`,
    fields: (t: Fields) => ({
      totalCount: t.field({
        type: 'Int',
        nullable: false,
        description:
          'The number of records that the viewer may see in the whole list, up to 10,000. If there are more it stays ' +
          '10,000 and `totalCountIsCapped` is true.',
        access: RESPONSE_ONLY,
        resolve: async (list: CountableList) => Math.min(await list.count(), MOST_COUNTED),
      }),
      totalCountIsCapped: t.field({
        type: 'Boolean',
        nullable: false,
        description: 'True if the list has more records than `totalCount` says.',
        access: RESPONSE_ONLY,
        resolve: async (list: CountableList) => (await list.count()) > MOST_COUNTED,
      }),
    }),
  };
  return once(connections, builder, name, () =>
    builder.connectionObject(options as never, { name: `${name}Edge` } as never),
  );
}

const DIRECTIONS = {
  ASC: { value: 'asc', description: 'Ascending: the smallest value first, and the oldest time first.' },
  DESC: { value: 'desc', description: 'Descending: the greatest value first, and the newest time first.' },
} as const;

const sortDirection = (builder: Builder) =>
  once(argumentTypes, builder, 'SortDirection', () =>
    builder.enumType('SortDirection', { description: 'The end of an order that comes first.', values: DIRECTIONS }),
  );

const timeRange = (builder: Builder, timeType: string) =>
  once(argumentTypes, builder, 'TimeRange', () =>
    builder.inputType('TimeRange', {
      description: 'A range of time. A bound that is left out does not limit it.',
      fields: (t) => ({
        startsAt: t.field({ type: timeType as never, description: 'The start of the range, included.' }),
        endsAt: t.field({ type: timeType as never, description: 'The end of the range, not included.' }),
      }),
    }),
  );

/** A list's shape, with the scalar of its ranges. */
interface ListOfTimes extends ListShape {
  readonly timeType: string;
}

/** Arguments beyond the page's: the field's own, its filters and ranges, the order and its direction. */
function listArgs(t: Fields, shape: ListOfTimes, own: object | undefined, typeName: string): object {
  const filters = Object.entries(shape.filter).map(([name, type]) => [
    name,
    t.arg({ type, required: false, description: `Only records with this \`${name}\`.` }),
  ]);
  const ranges = shape.ranges.map((name) => [
    name,
    t.arg({
      type: timeRange(t.builder, shape.timeType),
      required: false,
      description: `Only records whose \`${name}\` is in this range.`,
    }),
  ]);
  const [first] = Object.values(shape.orders);
  const direction = t.arg({
    type: sortDirection(t.builder),
    required: false,
    description: `The direction of the order: ${(first?.direction ?? 'asc').toUpperCase()} if it is left out.`,
  });
  const args = { ...own, ...Object.fromEntries([...filters, ...ranges]), direction };
  const names = Object.keys(shape.orders);
  if (names.length < 2) return args;
  const enumName = `${typeName}${names.map((name) => name[0] + name.slice(1).toLowerCase().replaceAll('_', '')).join('Or')}`;
  const values = once(argumentTypes, t.builder, enumName, () =>
    t.builder.enumType(enumName, { values: names as never }),
  );
  return { ...args, orderBy: t.arg({ type: values, required: false }) };
}

/**
 * The cost of a list: its selection costs once for each row of the page, and once for a page of no rows, because it is planned all
 * the same. A page size out of range costs as the nearest size in the range.
 */
const pageCost = ({ first, last }: PageArgs) => ({
  field: 1,
  multiplier: Math.min(MAX_PAGE, Math.max(1, first ?? last ?? DEFAULT_PAGE)),
});

/** A field that answers a connection of a type's rows. The access plugin checks the fields that it sorts and filters by. */
export function listField(
  t: Fields,
  ref: ObjectRef<SchemaTypes, unknown>,
  shape: ListOfTimes,
  options: ResolvedList,
): never {
  const { name } = t.builder.configStore.getTypeConfig(ref);
  const {
    type: _type,
    where: _where,
    order: _order,
    filter: _filter,
    ranges: _ranges,
    args,
    extensions,
    ...rest
  } = options;
  return t.connection(
    {
      nullable: false,
      complexity: pageCost,
      ...rest,
      rowsChecked: true,
      type: ref,
      args: listArgs(t, shape, args, name),
      extensions: { ...extensions, accessList: { type: name, ...listedFields(shape) } },
    },
    connectionType(t.builder, ref, name),
  );
}
