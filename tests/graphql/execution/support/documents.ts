import { sourceOf } from 'field-access/lists';
import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { Population } from '../../../support/populate.ts';

export interface NamedDocument {
  readonly name: string;
  readonly text: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

type Field = GraphQLField<unknown, unknown>;

export const fieldsOf = (type: GraphQLObjectType): Field[] => Object.values(type.getFields());
export const requiredOf = ({ args }: Field) =>
  args.filter(({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined);
export const isOpen = (field: Field): boolean => requiredOf(field).length === 0;
const leavesOf = (type: GraphQLObjectType): string[] =>
  fieldsOf(type)
    .filter((field) => isLeafType(getNamedType(field.type)) && isOpen(field))
    .map(({ name }) => name);

/** The type of a connection's nodes; null for a field that answers none, or nodes of several types. */
export function nodeOf(field: Field): GraphQLObjectType | null {
  const type = getNamedType(field.type);
  if (!isObjectType(type) || !type.name.endsWith('Connection')) return null;
  const edge = getNamedType(type.getFields().edges?.type) as GraphQLObjectType;
  const node = getNamedType(edge.getFields().node?.type);
  return isObjectType(node) ? node : null;
}

/** A root list with its required arguments. */
export interface RootList {
  readonly field: Field;
  readonly node: GraphQLObjectType;
  readonly args: readonly string[];
}

/** Every list of Query. @throws for one whose required arguments have no value here */
export function rootLists(schema: GraphQLSchema, { series, ...population }: Population, accountId: string): RootList[] {
  void population;
  const values: Readonly<Record<string, string>> = { seriesKey: series.A.key, accountId };
  return fieldsOf(schema.getQueryType() as GraphQLObjectType).flatMap((field) => {
    const node = nodeOf(field);
    if (!node) return [];
    const args = requiredOf(field).map(({ name }) => {
      if (values[name] === undefined) throw new Error(`Query.${field.name} requires ${name}`);
      return `${name}: "${values[name]}"`;
    });
    return [{ field, node, args }];
  });
}

/** One row that is there: a field of Query, with its arguments as variables. */
export interface RootRow {
  readonly name: string;
  readonly type: GraphQLObjectType;
  /** Whether the field answers an interface, of which the type is one. */
  readonly narrowed: boolean;
  readonly args: readonly { readonly name: string; readonly type: string; readonly value: string }[];
}

/** The fields of Query that answer one row of a type that an id of `ids` is of, or the viewer; and `node` with every id. */
export function rootRows(schema: GraphQLSchema, ids: readonly string[]): RootRow[] {
  const typeOf = (id: string) => schema.getType(Buffer.from(id, 'base64').toString().split(':')[0] as string);
  const fields = fieldsOf(schema.getQueryType() as GraphQLObjectType);
  return [
    ...fields.flatMap((field) => {
      const type = getNamedType(field.type);
      if (!isObjectType(type) || sourceOf(field)?.kind !== 'row') return [];
      const names = requiredOf(field).map(({ name }) => name);
      const own = { name: field.name, type, narrowed: false };
      if (names.length === 0) return { ...own, args: [] };
      if (names.join() !== 'id') return [];
      const named = ids.filter((id) => typeOf(id) === type);
      return named.map((value) => ({ ...own, args: [{ name: 'id', type: 'ID!', value }] }));
    }),
    ...ids.map((value) => {
      const type = typeOf(value) as GraphQLObjectType;
      return { name: 'node', type, narrowed: true, args: [{ name: 'id', type: 'ID!', value }] };
    }),
  ];
}

/** Of a row: every field alone, all together, and what is below it. */
export function documentsOfRow({ name, type, narrowed, args }: RootRow): NamedDocument[] {
  const declared = args.length > 0 ? `(${args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ')})` : '';
  const given = withArgs(args.map((arg) => `${arg.name}: $${arg.name}`));
  const variables = Object.fromEntries(args.map((arg) => [arg.name, arg.value]));
  const document = (what: string, selection: string) => {
    const own = narrowed ? `__typename ... on ${type.name} { ${selection} }` : selection;
    return {
      name: `${name} ${type.name} ${what}`,
      text: `query ${declared} { ${name}${given} { ${own} } }`,
      variables,
    };
  };
  const leaves = leavesOf(type);
  const below = fieldsOf(type).filter((one) => isOpen(one) && !isLeafType(getNamedType(one.type)));
  return [
    ...leaves.map((leaf) => document(leaf, leaf)),
    document('whole', leaves.join(' ')),
    ...below.flatMap((one) => {
      const inner = nodeOf(one);
      const target = inner ?? getNamedType(one.type);
      if (!isObjectType(target) || (!inner && target.name.endsWith('Connection'))) return [];
      const selection = ['__typename', ...leavesOf(target)].join(' ');
      return [document(one.name, `${one.name} { ${inner ? `nodes { ${selection} }` : selection} }`)];
    }),
  ];
}

const PAGE = 'totalCount totalCountIsCapped pageInfo { hasNextPage hasPreviousPage startCursor endCursor }';
const connection = (selection: string) =>
  `${PAGE} edges { cursor node { __typename ${selection} } } nodes { ${selection} }`;
const withArgs = (args: readonly string[]) => (args.length > 0 ? `(${args.join(', ')})` : '');

/** Of a list: every field alone, all together, the last page, and every field two levels deep. */
export function documentsOf({ field, node, args }: RootList): NamedDocument[] {
  const root = (page: string) => `${field.name}${withArgs([...args, page])}`;
  const leaves = leavesOf(node);
  const rows = (selection: string) => `{ ${root('first: 50')} { edges { node { ${selection} } } } }`;
  const below = fieldsOf(node).filter((one) => isOpen(one) && !isLeafType(getNamedType(one.type)));
  return [
    ...leaves.map((leaf) => ({ name: `${field.name}.${leaf}`, text: rows(leaf) })),
    { name: `${field.name} whole`, text: `{ ${root('first: 2')} { ${connection(leaves.join(' '))} } }` },
    {
      name: `${field.name} last`,
      text: `{ x: ${root('last: 2')} { ${connection(
        leaves
          .slice(0, 4)
          .map((leaf, i) => `a${i}: ${leaf}`)
          .join(' '),
      )} } }`,
    },
    ...below.flatMap((one) => {
      const inner = nodeOf(one);
      const type = inner ?? getNamedType(one.type);
      if (!isObjectType(type) || (!inner && type.name.endsWith('Connection'))) return [];
      const of = (selection: string) =>
        inner ? `${one.name}(first: 50) { edges { node { ${selection} } } }` : `${one.name} { ${selection} }`;
      return [
        ...leavesOf(type).map((leaf) => ({ name: `${field.name}.${one.name}.${leaf}`, text: rows(of(leaf)) })),
        ...(inner
          ? [
              {
                name: `${field.name}.${one.name} whole`,
                text: rows(`${one.name}(first: 1) { ${connection('__typename')} }`),
              },
            ]
          : []),
      ];
    }),
  ];
}
