import { type GraphQLField, GraphQLInputObjectType, GraphQLNonNull, GraphQLUnionType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { gatewaySchema } from '../../src/apps/gateway/schema.ts';

const schema = gatewaySchema();
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

/** The fields of `input: <X>Input!`, the one argument a mutation takes. */
function inputFields({ args }: GraphQLField<unknown, unknown>) {
  expect(args.map(({ name }) => name)).toEqual(['input']);
  const type = args[0]?.type;
  const inner = type instanceof GraphQLNonNull ? type.ofType : undefined;
  if (!(inner instanceof GraphQLInputObjectType)) throw new Error('the input is no required object');
  return inner.getFields();
}

describe.each(mutations.map((field) => [field.name, field] as const))('mutation %s', (_, field) => {
  it('takes an idempotency key', () => {
    expect(String(inputFields(field).idempotencyKey?.type)).toBe('UUID!');
  });

  it('answers its payload or a refusal', () => {
    const type = field.type;
    if (!(type instanceof GraphQLUnionType)) throw new Error(`${field.name} answers no union`);
    expect(type.getTypes().map(({ name }) => name)).toContain('Refusal');
  });
});

it('has mutations to look at', () => {
  expect(mutations.length).toBeGreaterThan(10);
});
