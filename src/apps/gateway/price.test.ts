import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { asksNode, costOf } from './price.ts';
import { gatewaySchema } from './schema.ts';

const schema = gatewaySchema();
const KEY = `"0x${'11'.repeat(32)}"`;

const INPUT = { idempotencyKey: '2f1ad6d4-0f1d-4d9e-8ad4-0d5a4ad7f2c1', message: 'a', signature: '0x11' };

it.each([
  ['{ __typename }', 1, false],
  [`{ series(key: ${KEY}) { key } }`, 22, false],
  [`{ ...A } fragment A on Query { a: series(key: ${KEY}) { key } ... { b: series(key: ${KEY}) { key } } }`, 44, false],
  [`{ series(key: ${KEY}) { reportBasis(period: 20253) { __typename } } }`, 122, true],
  ['mutation A($i: SignInInput!) { signIn(input: $i) { __typename } }', 22, true],
  ['{ seriesList(first: 10) { edges { node { key } } } }', 41, false],
])('%s costs %i, and asks the node: %s', (text, cost, asks) => {
  const document = parse(text);
  expect([costOf({ schema, document, variableValues: { i: INPUT } }), asksNode(schema, document)]).toEqual([
    cost,
    asks,
  ]);
});
