import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { gatewaySchema } from '../schema.ts';
import { costOf, waitsFor } from './price.ts';

const schema = gatewaySchema();
const KEY = `"0x${'11'.repeat(32)}"`;

const INPUT = { idempotencyKey: '2f1ad6d4-0f1d-4d9e-8ad4-0d5a4ad7f2c1', message: 'a', signature: '0x11' };

it.each([
  ['{ __typename }', 1, null],
  [`{ series(key: ${KEY}) { key } }`, 22, null],
  [`{ ...A } fragment A on Query { a: series(key: ${KEY}) { key } ... { b: series(key: ${KEY}) { key } } }`, 44, null],
  [`{ series(key: ${KEY}) { reportBasis(period: 20253) { __typename } } }`, 122, 'node'],
  ['mutation A($i: SignInInput!) { signIn(input: $i) { __typename } }', 22, 'signature'],
  [
    `mutation { renderSeriesContract(input: { idempotencyKey: "${INPUT.idempotencyKey}", id: "a" }) { __typename } }`,
    1_021,
    'rendering',
  ],
  [`mutation { signInNonce(input: { idempotencyKey: "${INPUT.idempotencyKey}" }) { __typename } }`, 22, 'commit'],
  ['{ seriesList(first: 10) { edges { node { key } } } }', 41, null],
])('%s costs %i, and waits for: %s', (text, cost, other) => {
  const document = parse(text);
  expect([costOf({ schema, document, variableValues: { i: INPUT } }), waitsFor(schema, document)]).toEqual([
    cost,
    other,
  ]);
});
