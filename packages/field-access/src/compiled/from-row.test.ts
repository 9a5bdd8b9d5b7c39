import {
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLSchema,
  GraphQLString,
} from 'graphql';
import { expect, it } from 'vitest';
import type { AccessRules, Table } from '../index.ts';
import { requireRowFunctions } from './from-row.ts';
import { computationOf } from './stored-field.ts';

const schemaOf = (resolve: (...args: never[]) => unknown, args = {}) =>
  new GraphQLSchema({
    query: new GraphQLObjectType({
      name: 'Query',
      fields: {
        name: {
          type: GraphQLString,
          args,
          extensions: { pothosOptions: { fromRow: true }, pothosOriginalResolve: resolve },
        },
      },
    }),
  });

it('accepts a resolver of its row alone', () => {
  expect(() => requireRowFunctions(schemaOf((row: never) => row))).not.toThrow();
});

it.each([
  ['a resolver that takes more than its row', schemaOf((_row: never, args: never) => args)],
  ['an asynchronous resolver', schemaOf(async (row: never) => row)],
  ['a field with arguments', schemaOf((row: never) => row, { of: { type: GraphQLString } })],
])('refuses %s, by its coordinate', (_what, schema) => {
  expect(() => requireRowFunctions(schema)).toThrow(/Query\.name/);
});

const RULES = { onRows: new Map([['Visit.fee', { select: { fee: true } }]]) } as unknown as AccessRules;
const TABLE = { columns: { fee: { type: 'Int' } } } as unknown as Table;
const jsonOf = (type: GraphQLOutputType, resolve: (row: { readonly fee: number }) => unknown) => {
  const { fee: field } = new GraphQLObjectType({
    name: 'Visit',
    fields: { fee: { type, extensions: { pothosOptions: { fromRow: true }, pothosOriginalResolve: resolve } } },
  }).getFields();
  return () => field && computationOf(RULES, 'Visit.fee', field, TABLE)?.json([80]);
};

it('computes from a list that is null as from an empty one, as Prisma reads it', () => {
  const { tags: field } = new GraphQLObjectType({
    name: 'Visit',
    fields: {
      tags: {
        type: GraphQLInt,
        extensions: {
          pothosOptions: { fromRow: true },
          pothosOriginalResolve: ({ tags }: { tags: [] }) => tags.length,
        },
      },
    },
  }).getFields();
  const rules = { onRows: new Map([['Visit.tags', { select: { tags: true } }]]) } as unknown as AccessRules;
  const table = { columns: { tags: { type: 'String', list: true } } } as unknown as Table;
  expect(field && computationOf(rules, 'Visit.tags', field, table)?.json([null])).toBe('0');
});

it('writes a computed value as the executor does', () => {
  expect(jsonOf(GraphQLString, ({ fee }) => fee + 1)()).toBe('"81"');
  expect(jsonOf(GraphQLInt, () => null)()).toBe('null');
});

it.each<[string, GraphQLOutputType, (row: { readonly fee: number }) => unknown]>([
  ['a value that its type refuses', GraphQLInt, () => 2 ** 31],
  ['null in a non-null field', new GraphQLNonNull(GraphQLInt), () => null],
  ['a promise', GraphQLInt, async ({ fee }) => fee],
  // Vitest fails for a promise that rejects without a reader, as Node.js ends.
  ['a promise that rejects', GraphQLInt, ({ fee }) => Promise.reject(new Error(String(fee)))],
  ['promises that reject', new GraphQLList(GraphQLInt), ({ fee }) => [fee, Promise.reject(new Error(String(fee)))]],
])('leaves %s to the resolver', (_what, type, resolve) => {
  expect(jsonOf(type, resolve)).toThrow(expect.objectContaining({ reason: 'computed field' }));
});
