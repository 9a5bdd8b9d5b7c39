import { describe, expect, it } from 'vitest';
import { forFile } from '../support/for-file.ts';
import { newWallet, TEST_CHAIN } from '../support/gateway.ts';
import { openBothWays } from './support/both-ways.ts';

// A field that a document repeats is one field: it is answered once, costs once, and does not make the document's validation dearer.

const both = await forFile(openBothWays());

/** An answer as text, with its cost; by every gateway and at each of two askings the same. */
async function answerOf(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<string> {
  return both.answer(query, async (gateway, token) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const body = JSON.stringify({ query, variables });
    return (await gateway.request('/graphql', { method: 'POST', headers, body })).text();
  });
}

const times = (count: number, text: string | ((n: number) => string)) =>
  Array.from({ length: count }, (_, n) => (typeof text === 'string' ? text : text(n))).join(' ');
const list = (selection: string, rest = '') => `{ seriesList(first: 20) { nodes { ${selection} } } } ${rest}`;
const PAGE = 'moneyEvents(last: 2) { nodes { id } }';

const TYPES = 'types { name kind description fields { name description type { name kind } args { name } } }';
const TYPE = '__type(name: "Series")';

describe('an introspection costs the same in every way that it is written', () => {
  it.each<[string, string, string]>([
    ['in a fragment', '{ __schema { ...F } } fragment F on __Schema { X }', '{ __schema { X } }'],
    ['in an inline fragment', '{ __schema { ... on __Schema { X } } }', '{ __schema { X } }'],
    [
      'split, below a fragment of the root',
      '{ __schema { __typename } ... on Query { __schema { X } } }',
      '{ __schema { __typename X } }',
    ],
    ['in a fragment of the root', '{ ...Q } fragment Q on Query { __schema { X } }', '{ __schema { X } }'],
    [
      'in fragments of fragments',
      `{ __schema { __typename ...F } } fragment F on __Schema { ...G } fragment G on __Schema { X }`,
      '{ __schema { __typename X } }',
    ],
    [
      'under aliases',
      '{ a: __schema { ...F } b: __schema { ...F } c: __schema { ...F } } fragment F on __Schema { X }',
      '{ a: __schema { X } b: __schema { X } c: __schema { X } }',
    ],
  ])('%s', async (_, text, plain) => {
    const written = (query: string) => answerOf(query.replaceAll('X', TYPES));
    const [one, other] = [await written(text), await written(plain)];
    expect(one).toBe(other);
    expect(JSON.parse(one).extensions.cost.requested).toBeGreaterThan(100);
  });

  it.each<[string, string, string]>([
    ['a type, split', `{ ${TYPE} { name } ... on Query { ${TYPE} { X } } }`, `{ ${TYPE} { name X } }`],
    ['a type, in a fragment', `{ ${TYPE} { ...F } } fragment F on __Type { X }`, `{ ${TYPE} { X } }`],
  ])('of %s', async (_, text, plain) => {
    const selection = 'fields { name description type { name fields { name args { name type { name } } } } }';
    const written = (query: string) => answerOf(query.replaceAll('X', selection));
    const [one, other] = [await written(text), await written(plain)];
    expect(one).toBe(other);
    expect(JSON.parse(one).extensions.cost.requested).toBeGreaterThan(10);
  });
});

describe('a repeated field is answered and counted once', () => {
  it.each<[string, string, string, object?]>([
    ['of the root', `{ ${times(1_400, '__typename')} }`, '{ __typename }'],
    ['of rows', list(times(500, 'key')), list('key')],
    ['as often as a document has tokens', list(times(1_400, 'key')), list('key')],
    ['under an alias', list(times(400, 'a: key')), list('a: key')],
    ['with rows of its own', list(times(80, `x: ${PAGE}`)), list(`x: ${PAGE}`)],
    [
      'with its arguments in another order',
      list(
        times(
          40,
          'x: moneyEvents(last: 2, before: null) { totalCount } x: moneyEvents(before: null, last: 2) { totalCount }',
        ),
      ),
      list('x: moneyEvents(last: 2, before: null) { totalCount }'),
    ],
    [
      'with other selections each time',
      list(
        'moneyEvents { totalCount } key moneyEvents { nodes { id } } state moneyEvents { totalCount nodes { kind } }',
      ),
      list('moneyEvents { totalCount nodes { id kind } } key state'),
    ],
    ['with a whole root', `{ ${times(60, 'seriesList(first: 20) { nodes { key } }')} }`, list('key')],
    ['in fragments without a condition', list(times(200, '... { key }')), list('key')],
    ['in fragments on its type', list(times(200, '... on Series { key }')), list('key')],
    ['in fragments on an interface', list(`id ${times(100, '... on Node { id }')}`), list('id')],
    [
      'in a fragment that is spread again and again',
      list(times(400, '...A'), `fragment A on Series { key }`),
      list('key'),
    ],
    [
      'in many fragments',
      list(
        times(50, (n) => `...F${n}`),
        times(50, (n) => `fragment F${n} on Series { key x: ${PAGE} }`),
      ),
      list(`key x: ${PAGE}`),
    ],
    [
      'in fragments of fragments',
      list(
        '...A ...B moneyEvents { totalCount }',
        `fragment A on Series { moneyEvents { ...C } ...B } fragment B on Series { moneyEvents { ...C nodes { id } } }
          fragment C on MoneyEventConnection { totalCount }`,
      ),
      list('moneyEvents { totalCount nodes { id } }'),
    ],
    [
      'under a condition',
      `query ($a: Boolean!) ${list(times(100, 'key @include(if: $a)'))}`,
      `query ($a: Boolean!) ${list('key @include(if: $a)')}`,
      { a: true },
    ],
    [
      'with and without a condition',
      `query ($a: Boolean!) ${list('key @include(if: $a) key')}`,
      `query ($a: Boolean!) ${list('key key @skip(if: $a)')}`,
      { a: false },
    ],
    ['of the schema', `{ ${times(20, '__schema { queryType { name } }')} }`, '{ __schema { queryType { name } } }'],
  ])('%s', async (_, repeated, once, variables = {}) => {
    const answer = await answerOf(repeated, variables as Record<string, unknown>);
    expect(answer).toContain('"data":{');
    expect(answer).toBe(await answerOf(once, variables as Record<string, unknown>));
  });

  it('in the order in which it was first selected', async () => {
    const answer = await answerOf(
      list(
        'moneyEvents { totalCount } ...A moneyEvents { pageInfo { hasNextPage } } key',
        'fragment A on Series { moneyEvents { nodes { id } } state }',
      ),
    );
    expect(answer).toContain('"data":{');
    const { data } = JSON.parse(answer) as { data: { seriesList: { nodes: { moneyEvents: object }[] } } };
    const [first] = data.seriesList.nodes as [{ moneyEvents: object }];
    expect(Object.keys(first)).toEqual(['moneyEvents', 'state', 'key']);
    expect(Object.keys(first.moneyEvents)).toEqual(['totalCount', 'nodes', 'pageInfo']);
  });

  it('of a mutation, which is done once', async () => {
    const { compiled: gateway, database } = both;
    const input = { address: newWallet().address, chain: TEST_CHAIN };
    const nonce = 'signInNonce(input: $input) { ... on WalletChallenge { nonce } }';
    const before = await database.prisma.authNonce.count();
    const { data, errors, extensions } = await gateway.ask(
      `mutation ($input: SignInNonceInput!) { ${times(40, nonce)} ...A } fragment A on Mutation { ${nonce} }`,
      { input },
    );
    expect(errors).toBeUndefined();
    expect(data?.signInNonce).toEqual({ nonce: expect.stringMatching(/^\w{16,}$/) });
    expect((extensions as { cost: { requested: number } }).cost.requested).toBeLessThan(30);
    expect(await database.prisma.authNonce.count()).toBe(before + 1);
  });
});

describe('a repetition is refused as the field is', () => {
  it.each<[string, string, string]>([
    ['that is another field', `{ ${times(200, 'a: __typename')} a: seriesList { totalCount } }`, 'INVALID_DOCUMENT'],
    [
      'with other arguments',
      list('x: moneyEvents(last: 2) { totalCount } x: moneyEvents(last: 3) { totalCount }'),
      'INVALID_DOCUMENT',
    ],
    [
      'with other arguments below',
      list(`...A x: ${PAGE}`, 'fragment A on Series { x: moneyEvents(last: 1) { nodes { id } } }'),
      'INVALID_DOCUMENT',
    ],
    ['that the type does not have', list(times(500, 'nothing')), 'INVALID_DOCUMENT'],
    ['beyond the tokens of a document', list(times(1_600, 'key')), 'QUERY_TOO_MANY_TOKENS'],
    ['with too many aliases', list(times(61, (n) => `a${n}: key`)), 'QUERY_TOO_MANY_ALIASES'],
  ])('%s', async (_, query, code) => {
    const { errors } = JSON.parse(await answerOf(query)) as { errors: { extensions: { code: string } }[] };
    expect(errors.map(({ extensions }) => extensions.code)).toEqual([code]);
  });
});

it('different fields cost what they did', async () => {
  const cost = async (query: string) =>
    (JSON.parse(await answerOf(query)) as { extensions: { cost: { requested: number } } }).extensions.cost.requested;
  expect(await cost(list('a: key b: key'))).toBe(await cost(list('key state')));
  expect(await cost(list('a: key b: key'))).toBe((await cost(list('key'))) + 20);
});
