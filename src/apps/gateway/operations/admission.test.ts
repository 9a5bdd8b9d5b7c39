import { buildSchema, type GraphQLField, parse } from 'graphql';
import { expect, it } from 'vitest';
import type { GatewayContext } from '../../../graphql/context.ts';
import { DEFAULT_LIMITS } from '../documents/limits.ts';
import { createAdmission } from './admission.ts';
import { createGate } from './gate.ts';

/** An admission whose only field counts how often its cost is computed. */
function countingAdmission(cost: number) {
  const schema = buildSchema('type Query { rows(first: Int = 5): Int }');
  let computed = 0;
  const field = schema.getQueryType()?.getFields().rows as GraphQLField<unknown, unknown>;
  field.extensions = {
    complexity() {
      computed += 1;
      return { field: cost };
    },
  };
  const admit = createAdmission({
    schema,
    limits: DEFAULT_LIMITS,
    gate: createGate(),
    onAdmitted: () => {},
    contexts: {
      create: async () => ({}) as GatewayContext,
      createFromMemory: async () => ({ context: {} as GatewayContext, confirmation: null }),
      verifiedAccount: () => null,
    },
  });
  const document = parse('query ($first: Int = 5) { rows(first: $first) }');
  const quota = { address: '', spend: async () => {} };
  return {
    computed: () => computed,
    async ask(variableValues: Record<string, unknown>) {
      const place = await admit({ document, variableValues, query: '', authorization: null, requestId: '', quota });
      place.leave();
      return place.cost;
    },
  };
}

it('computes the cost of an operation once for the variables that it declares, whatever others a request sends', async () => {
  const { ask, computed } = countingAdmission(7);
  for (let n = 0; n < 5; n++) await ask({ first: 2, other: n });
  expect(computed()).toBe(1);
  await ask({ first: 3 });
  expect(computed()).toBe(2);
});

it('distinguishes an absent variable, which has its default, from null', async () => {
  const { ask, computed } = countingAdmission(7);
  await ask({});
  await ask({ first: null });
  expect(computed()).toBe(2);
});

it('computes once that an operation is too costly', async () => {
  const { ask, computed } = countingAdmission(DEFAULT_LIMITS.cost + 1);
  for (let n = 0; n < 5; n++) await expect(ask({ other: n })).rejects.toMatchObject({ code: 'QUERY_TOO_COSTLY' });
  expect(computed()).toBe(1);
});

it('counts the price of variables that no operation declares', async () => {
  const { ask } = countingAdmission(7);
  const cheap = await ask({});
  expect(await ask({ other: 'x'.repeat(1_000_000) })).toBeGreaterThan(cheap);
});
