import { GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
import { expect, it } from 'vitest';
import { requireRowFunctions } from './from-row.ts';

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
