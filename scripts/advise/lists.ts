// The lists of the schema, and documents that request them. This file has only the values of arguments.

import { rulesOf } from 'field-access';
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInterfaceType,
  isLeafType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { accountId, attestorKey, CHAINS, type Enums, issuer, seriesKey } from './rows.ts';

type Fields = GraphQLObjectType | GraphQLInterfaceType;
type Field = GraphQLField<unknown, unknown>;

/** A step from a type to another: a field with its arguments, and the number of its requested rows. */
interface Step {
  readonly field: string;
  readonly args: string;
  readonly inNodes: boolean;
}

export interface List {
  /** The type and the field, as `Query.seriesList` or `Series.bids`. */
  readonly name: string;
  /** The type of its rows. */
  readonly type: string;
  /** The Prisma model of its rows. */
  readonly model: string;
  /** The steps from Query to the type that has the list. */
  readonly path: readonly Step[];
  readonly field: Field;
}

/** The values of arguments in requests. The first account, issuer or key has many rows, the second few. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  'seriesKey Bytes32': [`"${seriesKey(1)}"`],
  'key Bytes32': [`"${seriesKey(1)}"`],
  'number Int': ['1'],
  'year Int': ['2021'],
  'chain Chain': [`"${CHAINS[0]}"`],
  'accountId ID': [accountId(1), accountId(2)].map((id) => `"${id}"`),
  'actorId ID': [accountId(1), accountId(2)].map((id) => `"${id}"`),
  'issuer Address': [issuer(1), issuer(2)].map((value) => `"${value}"`),
  'attestorKey KeyAddress': [attestorKey(1), attestorKey(2)].map((value) => `"${value}"`),
  'period Period': ['"2020-Q2"'],
  // The first rows are of the first seconds of 2026: at its start, late in it, and all of it but the start.
  TimeRange: [
    '{ endsAt: "2026-01-01T01:00:00Z" }',
    '{ startsAt: "2026-01-01T02:00:00Z" }',
    '{ startsAt: "2026-01-01T01:00:00Z", endsAt: "2026-01-01T01:10:00Z" }',
  ],
};
/** The maximum number of an enum's values in requests. */
const MOST_VALUES = 4;

function valuesOf(arg: GraphQLArgument): readonly string[] | undefined {
  const type = getNamedType(arg.type);
  if (isEnumType(type)) {
    const names = type.getValues().map(({ name }) => name);
    return names.length <= MOST_VALUES ? names : [...names.slice(0, MOST_VALUES - 1), names.at(-1) as string];
  }
  if (type.name === 'Boolean') return ['true', 'false'];
  return VALUES[`${arg.name} ${type.name}`] ?? VALUES[type.name];
}

const requiredArgumentsOf = (field: Field) =>
  field.args.filter((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined);

/** The arguments with which a field has rows; undefined if one has no known value. */
function argumentsOf(field: Field): string[] | undefined {
  const args = field.args.filter(
    (arg) => requiredArgumentsOf(field).includes(arg) || getNamedType(arg.type).name === 'Chain',
  );
  const argumentValues = args.map((arg) => [arg.name, valuesOf(arg)?.[0]] as const);
  return argumentValues.every(([, value]) => value !== undefined)
    ? argumentValues.map(([name, value]) => `${name}: ${value}`)
    : undefined;
}

const isConnection = (field: Field) => /Connection$/.test(getNamedType(field.type).name);
const nodeOf = (field: Field): Fields => {
  const connection = getNamedType(field.type) as GraphQLObjectType;
  return getNamedType(connection.getFields().nodes?.type) as Fields;
};

/** The shortest path from Query to each object type. A path through single rows is preferred to one through a list. */
function pathsOf(schema: GraphQLSchema): ReadonlyMap<string, readonly Step[]> {
  const query = schema.getQueryType() as GraphQLObjectType;
  const paths = new Map<string, readonly Step[]>([[query.name, []]]);
  for (const throughLists of [false, true]) {
    const queue = [...paths.keys()];
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      for (const field of Object.values((schema.getType(name) as Fields).getFields())) {
        const inNodes = isConnection(field);
        const target = inNodes ? nodeOf(field) : getNamedType(field.type);
        const args = argumentsOf(field);
        if (inNodes !== throughLists && inNodes) continue;
        if (!isObjectType(target) || args === undefined || paths.has(target.name)) continue;
        paths.set(target.name, [...(paths.get(name) ?? []), { field: field.name, args: args.join(', '), inNodes }]);
        queue.push(target.name);
      }
    }
  }
  return paths;
}

/** The lists of the schema. @throws Error for a list whose type no field leads to */
export function listsOf(schema: GraphQLSchema): readonly List[] {
  const paths = pathsOf(schema);
  const rules = rulesOf(schema);
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (!isObjectType(type) || type.name.startsWith('__')) return [];
    return Object.values(type.getFields()).flatMap((field) => {
      const accessList = field.extensions.accessList as { readonly type: string } | undefined;
      if (!accessList) return [];
      const path = paths.get(type.name);
      const model = rules.types.get(accessList.type)?.model;
      if (!path || !model) throw new Error(`${type.name}.${field.name} cannot be reached`);
      return [{ name: `${type.name}.${field.name}`, type: accessList.type, model, path, field }];
    });
  });
}

const PAGE_ARGUMENTS = new Set(['first', 'last', 'after', 'before', 'direction', 'orderBy', 'chain']);

/** The filters of a list: none, and each argument with each of its values. */
export function filtersOf({ field }: List): readonly string[] {
  const requiredTexts = argumentsOf(field);
  if (requiredTexts === undefined) throw new Error(`${field.name} has arguments without a known value`);
  const filterArguments = field.args.filter(
    (arg) => !PAGE_ARGUMENTS.has(arg.name) && !requiredArgumentsOf(field).includes(arg),
  );
  const filters = filterArguments.flatMap((arg) => {
    const values = valuesOf(arg);
    if (values === undefined) throw new Error(`${field.name}(${arg.name}) has no known value`);
    return values.map((value) => `${arg.name}: ${value}`);
  });
  const takesChain =
    field.args.some(({ name }) => name === 'chain') && !requiredTexts.some((value) => value.startsWith('chain:'));
  return ['', ...(takesChain ? [`chain: "${CHAINS[0]}"`] : []), ...filters].map((value) =>
    [...requiredTexts, value].filter(Boolean).join(', '),
  );
}

/** The names of a list's orders; an empty name if it has only one order. */
export function ordersOf({ field }: List): readonly string[] {
  const order = field.args.find(({ name }) => name === 'orderBy');
  const type = order && getNamedType(order.type);
  return isEnumType(type) ? type.getValues().map(({ name }) => `orderBy: ${name}`) : [''];
}

/** The selection of a list's rows: those of their fields that are columns. */
function columnSelection(schema: GraphQLSchema, list: List): string {
  const { fields } = rulesOf(schema);
  const type = nodeOf(list.field);
  const typeName = isInterfaceType(type) ? type.name : list.type;
  const fieldNames = Object.values(type.getFields())
    .filter((field) => isLeafType(getNamedType(field.type)) && field.args.length === 0)
    .filter((field) => fields.get(`${typeName}.${field.name}`)?.column)
    .map(({ name }) => name);
  return `{ __typename ${fieldNames.join(' ')} }`;
}

/** The document that requests a page of a list, or the number of its rows. */
export function documentOf(schema: GraphQLSchema, list: List, args: string, what: 'page' | 'count'): string {
  const page = `edges { cursor node ${columnSelection(schema, list)} } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }`;
  const selection = `${list.field.name}${args ? `(${args})` : ''} { ${what === 'page' ? page : 'totalCount totalCountIsCapped'} }`;
  const within = (inner: string, { field, args: stepArgs, inNodes }: Step) => {
    const argumentText = [stepArgs, inNodes ? 'first: 1' : ''].filter(Boolean).join(', ');
    return `${field}${argumentText ? `(${argumentText})` : ''} { ${inNodes ? `nodes { ${inner} }` : inner} }`;
  };
  return `{ ${[...list.path].reverse().reduce(within, selection)} }`;
}

/** The connection in an answer. */
export function connectionIn({ path, field }: List, data: unknown): Connection | undefined {
  let value = data as Record<string, unknown> | null | undefined;
  for (const step of path) {
    value = value?.[step.field] as Record<string, unknown> | null | undefined;
    if (step.inNodes) value = (value?.nodes as Record<string, unknown>[] | undefined)?.[0];
  }
  return (value?.[field.name] as Connection | null | undefined) ?? undefined;
}

export interface Connection {
  readonly edges?: readonly { readonly cursor: string }[];
  readonly totalCount?: number;
}

/** The enum values of each column that an enum field shows, by `Model.property`. */
export function enumsOf(schema: GraphQLSchema): Enums {
  const rules = rulesOf(schema);
  const valuesByProperty = new Map<string, readonly (string | number)[]>();
  for (const { type, field, column } of rules.fields.values()) {
    const model = rules.types.get(type)?.model;
    const owner = schema.getType(type);
    if (!column || !model || !isObjectType(owner)) continue;
    const fieldType = getNamedType(owner.getFields()[field]?.type);
    if (isEnumType(fieldType))
      valuesByProperty.set(
        `${model}.${column}`,
        fieldType.getValues().map(({ value }) => value),
      );
  }
  return valuesByProperty;
}
