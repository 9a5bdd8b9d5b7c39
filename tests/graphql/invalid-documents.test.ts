import { expect, it } from 'vitest';
import { forFile } from '../support/for-file.ts';
import { startTestGateway } from '../support/gateway.ts';

const gateway = await forFile(startTestGateway());

const CANARY = 'c4n4ry';
const ACTIVITY = `activity(chain: "evm:10143", seriesKey: "0x${'11'.repeat(32)}")`;
const KEY = '00000000-0000-4000-8000-000000000001';

// One for each rule of GraphQL's validation (specification, section 5) that a client's author can break.
it.each<[string, string]>([
  ['a definition that is no operation', 'type A { a: Int } query Q { __typename }'],
  ['a field that is not there', '{ nothing }'],
  ['a fragment on what has no fields', '{ ...F } fragment F on Int { a }'],
  ['an inline fragment on what has no fields', '{ ... on Int { a } }'],
  ['an argument that is not there', '{ seriesList(nothing: 1) { totalCount } }'],
  ['a directive that is not there', '{ __typename @nothing }'],
  ['a directive in another place', 'query @include(if: true) { __typename }'],
  ['a directive twice', '{ __typename @include(if: true) @include(if: true) }'],
  ['a fragment that is not there', '{ ...F }'],
  ['a type that is not there', '{ ... on Nothing { a } }'],
  ['a fragment in itself', '{ ...F } fragment F on Query { ...F }'],
  ['a variable that is not declared', '{ seriesList(first: $n) { totalCount } }'],
  ['a variable that is not used', 'query ($n: Int) { __typename }'],
  ['a fragment that is not used', '{ __typename } fragment F on Query { __typename }'],
  ['a name for two fields', '{ a: __typename a: seriesList { totalCount } }'],
  ['a name for one field with two arguments', `{ a: series(key: "${CANARY}") { key } a: series(key: "b") { key } }`],
  ['an inline fragment of another type', '{ seriesList { nodes { ... on EvmTransaction { id } } } }'],
  ['a fragment of another type', '{ seriesList { nodes { ...F } } } fragment F on EvmTransaction { id }'],
  ['a missing argument', '{ series { key } }'],
  ['a missing argument of a directive', '{ __typename @include }'],
  ['fields of a scalar', '{ __typename { a } }'],
  ['an object without its fields', '{ seriesList }'],
  ['two roots of a subscription', 'subscription { a: notificationReceived { id } b: notificationReceived { id } }'],
  ['a skipped root of a subscription', `subscription { ${ACTIVITY} @skip(if: true) { event { kind } } }`],
  [
    'a root of a subscription under a variable',
    `subscription ($t: Boolean!) { ${ACTIVITY} @include(if: $t) { event { kind } } }`,
  ],
  [
    'a skipped fragment of a subscription’s root',
    `subscription { ...F @skip(if: true) } fragment F on Subscription { ${ACTIVITY} { event { kind } } }`,
  ],
  [
    'a skipped field in a fragment of a subscription’s root',
    `subscription { ...F } fragment F on Subscription { ${ACTIVITY} @skip(if: true) { event { kind } } }`,
  ],
  [
    'a skipped inline fragment of a subscription’s root',
    `subscription { ... @include(if: false) { ${ACTIVITY} { event { kind } } } }`,
  ],
  ['an argument twice', '{ seriesList(first: 1, first: 2) { totalCount } }'],
  [
    'an input’s field twice',
    `mutation { signOutEverywhere(input: { idempotencyKey: "${KEY}", idempotencyKey: "${KEY}" }) { __typename } }`,
  ],
  ['a variable twice', 'query ($n: Int, $n: Int) { seriesList(first: $n) { totalCount } }'],
  ['a variable of an output type', 'query ($n: Series) { seriesList(first: $n) { totalCount } }'],
  ['a variable of another type', 'query ($n: String) { seriesList(first: $n) { totalCount } }'],
  ['a required field of an input left out', 'mutation { signOutEverywhere(input: {}) { __typename } }'],
])('%s is named as what is wrong with the document', async (_, document) => {
  const { data, errors } = await gateway.ask(document);
  expect(data).toBeUndefined();
  expect(errors?.[0]?.extensions.code).toBe('INVALID_DOCUMENT');
  expect(errors?.[0]?.message).not.toBe('The document does not fit the schema.');
  expect(JSON.stringify(errors)).not.toContain(CANARY);
});

it('a condition at the root of a subscription is named, with its place', async () => {
  const document = `subscription A($t: Boolean!) { ${ACTIVITY} @include(if: $t) { event { kind } } }`;
  const { errors } = await gateway.ask(document, { t: true });
  expect(errors).toMatchObject([
    {
      message: 'Subscription "A" must not use `@skip` or `@include` in its root selection.',
      locations: [{ line: 1, column: document.indexOf('@') + 1 }],
    },
  ]);
  expect(errors).toHaveLength(1);
});
