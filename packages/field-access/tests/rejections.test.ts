import SchemaBuilder from '@pothos/core';
import { execute, type GraphQLObjectType, type GraphQLSchema, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { accessPlugin, createAccessModel, RESPONSE_ONLY, requireRejections } from '../src/index.ts';

const fieldsOf = (schema: GraphQLSchema, type: string) => (schema.getType(type) as GraphQLObjectType).getFields();

// biome-ignore lint/suspicious/noExplicitAny: a schema of two fields needs no types
type Untyped = any;

const throwing = () => {
  const options = { plugins: [accessPlugin], access: { model: createAccessModel({ labels: {} }) } };
  const builder = new SchemaBuilder<Untyped>(options as Untyped) as Untyped;
  builder.queryType({
    fields: (t: Untyped) => ({
      first: t.string({
        ...{ nullable: true, access: RESPONSE_ONLY },
        resolve: () => {
          throw new Error('at once');
        },
      }),
      name: t.string({ access: RESPONSE_ONLY, resolve: ({ name }: Untyped) => name }),
    }),
  });
  return builder.toSchema() as GraphQLSchema;
};

describe('a resolver', () => {
  it('rejects where it would throw at once, so that executors wait for the fields beside it', async () => {
    const schema = throwing();
    const answer = fieldsOf(schema, 'Query').first?.resolve?.({}, {}, {}, {} as never);
    await expect(answer).rejects.toThrow('at once');
    const { data, errors } = await execute({ schema, document: parse('{ first }') });
    expect([data, errors?.map(({ path }) => path)]).toEqual([{ first: null }, [['first']]]);
  });

  it('answers a value as it is, without a promise', () => {
    const { name } = fieldsOf(throwing(), 'Query');
    expect(name?.resolve?.({ name: 'as it is' }, {}, {}, {} as never)).toBe('as it is');
  });

  it('is named where it was set after the schema was built', () => {
    const schema = throwing();
    expect(requireRejections(schema)).toBe(schema);
    const { first } = fieldsOf(schema, 'Query');
    if (first) first.resolve = () => null;
    expect(() => requireRejections(schema)).toThrow(/: Query\.first$/);
  });
});
