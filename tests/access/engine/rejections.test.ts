import { requireRejections } from 'field-access';
import { execute, type GraphQLObjectType, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { gatewaySchema } from '../../../src/apps/gateway/schema.ts';
import { schemaOf } from './support.ts';
import { plain } from './types.ts';

const fieldsOf = (schema: ReturnType<typeof schemaOf>, type: string) =>
  (schema.getType(type) as GraphQLObjectType).getFields();

const throwing = () =>
  schemaOf((builder) => {
    builder.queryField('first', (t) =>
      t.string({
        nullable: true,
        access: plain('response only', 'public'),
        resolve: () => {
          throw new Error('at once');
        },
      }),
    );
  });

describe('a resolver', () => {
  it('rejects where it would throw at once, so that executors wait for the fields beside it', async () => {
    const schema = throwing();
    const answer = fieldsOf(schema, 'Query').first?.resolve?.({}, {}, {}, {} as never);
    await expect(answer).rejects.toThrow('at once');
    const { data, errors } = await execute({ schema, document: parse('{ first }') });
    expect([data, errors?.map(({ path }) => path)]).toEqual([{ first: null }, [['first']]]);
  });

  it('answers a value as it is, without a promise', () => {
    const name = fieldsOf(gatewaySchema(), 'PageInfo').hasNextPage;
    expect(name?.resolve?.({ hasNextPage: true }, {}, {}, {} as never)).toBe(true);
  });

  it('is named where it was set after the schema was built', () => {
    const schema = throwing();
    expect(requireRejections(schema)).toBe(schema);
    const { first } = fieldsOf(schema, 'Query');
    if (first) first.resolve = () => null;
    expect(() => requireRejections(schema)).toThrow(/: Query\.first$/);
  });
});
