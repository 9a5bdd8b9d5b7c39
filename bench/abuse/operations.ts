// Valid operations of a schema, with values that rows of the database have.
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { fieldsOf, isOpen, nodeOf, requiredOf } from '../../tests/graphql/execution/support/documents.ts';

export type Field = GraphQLField<unknown, unknown>;

/** Values by the names of fields, and by the names of types. */
export type Values = Map<string, Set<unknown>>;

/** Values of scalars that no row needs to have. */
const PLAIN: Readonly<Record<string, unknown>> = {
  Int: 1,
  Float: 1,
  ...Object.fromEntries(
    ['Amount', 'NativeAmount', 'Units', 'Wad', 'FieldElement', 'BaseFieldElement', 'BigInt'].map((name) => [name, '1']),
  ),
  Boolean: true,
  String: 'text',
  ID: 'U2VyaWVzOng=',
  Address: `0x${'0'.repeat(39)}1`,
  KeyAddress: `0x${'a7'.repeat(20)}`,
  TransactionId: `0x${'11'.repeat(32)}`,
  Bytes32: `0x${'22'.repeat(32)}`,
  Hex: `0x${'33'.repeat(65)}`,
  Base64: 'AAAA',
  Envelope: '{"v":1}',
  Backup: '{"v":1}',
  DateTime: '2027-01-01T00:00:00.000Z',
  Period: '2026-Q1',
  Currency: 'EUR',
  Country: 'PT',
  Chain: 'evm:10143',
};

const add = (values: Values, name: string, value: unknown) => {
  const known = values.get(name) ?? new Set();
  if (known.size < 20) values.set(name, known.add(value));
};

/** Notes the values of an answer by field and type. Ids are noted by the type that they name, series keys by what they are. */
export function harvest(values: Values, parent: GraphQLObjectType, row: unknown): void {
  if (Array.isArray(row)) for (const each of row) harvest(values, parent, each);
  else if (typeof row === 'object' && row !== null)
    for (const [name, value] of Object.entries(row)) {
      const field = parent.getFields()[name];
      const type = field && getNamedType(field.type);
      if (value === null || !type) continue;
      if (isObjectType(type)) harvest(values, type, value);
      else if (isLeafType(type)) {
        add(values, name, value);
        add(values, type.name, value);
        if (type.name === 'ID') add(values, `${parent.name.charAt(0).toLowerCase()}${parent.name.slice(1)}Id`, value);
        if (type.name === 'ID') add(values, `id of ${parent.name}`, value);
        if (parent.name === 'Series' && name === 'key') add(values, 'seriesKey', value);
      }
    }
}

/** A value of an input type with everything that is required, and with what is optional if `whole`. */
export function inputValue(
  type: GraphQLInputType,
  name: string,
  values: Values,
  whole: boolean,
  n = 0,
  depth = 0,
): unknown {
  const known = getNullableType(type);
  if (isListType(known)) return [inputValue(known.ofType, name, values, whole, n, depth)];
  if (isEnumType(known)) return known.getValues()[n % known.getValues().length]?.name;
  if (isInputObjectType(known)) {
    const all = Object.values(known.getFields());
    const fields = all.filter((field) => (whole && depth < 3) || isNonNullType(field.type));
    return Object.fromEntries(
      fields.map((one) => [one.name, inputValue(one.type, one.name, values, whole, n, depth + 1)]),
    );
  }
  if (known.name === 'UUID') return crypto.randomUUID();
  const found = [...(values.get(name) ?? (known.name === 'ID' ? [] : (values.get(known.name) ?? [])))];
  return found.length > 0 ? found[n % found.length] : PLAIN[known.name];
}

/** An operation of one root field, whose arguments are variables of their names. */
export interface Operation {
  readonly root: 'query' | 'mutation' | 'subscription';
  readonly field: Field;
  readonly text: string;
  variables(whole?: boolean, n?: number): Record<string, unknown>;
}

/** The name under which an argument's value is looked up: an `id` is of the type that the field answers. */
const lookup = (field: Field, name: string): string =>
  name === 'id' ? `id of ${getNamedType(field.type).name}` : name;

const leavesOf = (type: GraphQLObjectType): string[] =>
  fieldsOf(type)
    .filter((one) => isLeafType(getNamedType(one.type)) && isOpen(one))
    .map(({ name }) => name);

/** All leaves of an output type, and of the objects and pages below it to a depth. */
export function selectionOf(type: GraphQLOutputType, depth: number, rows = 2): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  if (isAbstractType(named) || !isObjectType(named)) return '{ __typename }';
  const below = fieldsOf(named).filter((one) => !isLeafType(getNamedType(one.type)) && isOpen(one));
  const parts = below.flatMap((one) => {
    const isPage = nodeOf(one) !== null;
    if (depth === 0) return [];
    return [`${one.name}${isPage ? `(first: ${rows})` : ''} ${selectionOf(one.type, depth - (isPage ? 0 : 1), rows)}`];
  });
  const leaves = leavesOf(named);
  return `{ ${[...(leaves.length > 0 ? leaves : ['__typename']), ...parts].join(' ')} }`;
}

/** The selection of a field's rows: of a page its nodes. */
export const rowsOf = (field: Field): string => {
  const node = nodeOf(field);
  const named = getNamedType(field.type);
  if (node) return `{ edges { cursor node { __typename ${leavesOf(node).join(' ')} } } }`;
  if (isLeafType(named)) return '';
  if (isObjectType(named) && !named.name.endsWith('Connection')) return `{ __typename ${leavesOf(named).join(' ')} }`;
  return '{ __typename }';
};

/** The operation of a root field with all of its arguments, or with the named ones. */
export function operationOf(
  root: Operation['root'],
  field: Field,
  values: Values,
  only?: readonly string[],
): Operation {
  const required = requiredOf(field).map(({ name }) => name);
  const args = field.args.filter(({ name }) => only === undefined || only.includes(name) || required.includes(name));
  const declared = args.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const given = args.map(({ name }) => `${name}: $${name}`).join(', ');
  const [declares, gives] = args.length > 0 ? [`(${declared})`, `(${given})`] : ['', ''];
  return {
    root,
    field,
    text: `${root} ${declares} { ${field.name}${gives} ${rowsOf(field)} }`,
    variables: (whole = false, n = 0) => {
      const needed = args.filter(({ name }) => required.includes(name));
      return Object.fromEntries(
        needed.map(({ name, type }) => [name, inputValue(type, lookup(field, name), values, whole, n)]),
      );
    },
  };
}

/** The operations of all root fields. */
export const operationsOf = (schema: GraphQLSchema, values: Values): Operation[] =>
  (['query', 'mutation', 'subscription'] as const).flatMap((root) => {
    const type = {
      query: schema.getQueryType(),
      mutation: schema.getMutationType(),
      subscription: schema.getSubscriptionType(),
    };
    return fieldsOf(type[root] as GraphQLObjectType).map((field) => operationOf(root, field, values));
  });

/** A place of an input: the keys that lead to it from the variables, and its type. */
export interface Place {
  readonly path: readonly string[];
  readonly type: GraphQLInputType;
}

/** All places of an operation's arguments. */
export function placesOf({ field }: Operation): Place[] {
  const below = (path: readonly string[], type: GraphQLInputType): Place[] => {
    const known = getNullableType(type);
    const own = [{ path, type }];
    if (path.length > 5) return own;
    if (isListType(known)) return [...own, ...below([...path, '0'], known.ofType)];
    if (!isInputObjectType(known)) return own;
    return [...own, ...Object.values(known.getFields()).flatMap((each) => below([...path, each.name], each.type))];
  };
  return field.args.flatMap(({ name, type }) => below([name], type));
}

/** The variables with another value at a place. */
export function withValue(
  variables: Readonly<Record<string, unknown>>,
  path: readonly string[],
  value: unknown,
): object {
  const [key = '', ...rest] = path;
  if (rest.length === 0) return Array.isArray(variables) ? [value] : { ...variables, [key]: value };
  const inner = (variables as Record<string, unknown>)[key];
  const next = typeof inner === 'object' && inner !== null ? inner : rest[0] === '0' ? [] : {};
  const changed = withValue(next as Record<string, unknown>, rest, value);
  return Array.isArray(variables) ? [changed] : { ...variables, [key]: changed };
}
