import { randomUUID } from 'node:crypto';
import { signAnnouncement } from '@income-series/protocol/envelope';
import type { ErrorCode } from '@income-series/protocol/errors/codes';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../../src/apps/gateway/documents/limits.ts';
import { createProduct } from '../domains/support/product.ts';
import { draftInput, launch, newTerms } from '../domains/support/story.ts';
import { mutate, refuses } from '../domains/support/traces.ts';
import { forFile } from '../support/for-file.ts';

/** In a bad place of every input: nobody may repeat it. */
const SECRET = '731648290516';

const product = await forFile(createProduct());
const launched = await launch(product);
const draft = (await draftInput(product, newTerms())) as Readonly<Record<string, unknown>>;

async function post(body: string) {
  const response = await product.gateway.request('/graphql', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${product.token('issuer')}` },
  });
  return response.json();
}

/** A step of the raise, by the issuer's own wallet where nothing else is said. */
/** An address of a Solana cluster: no chain that is served here writes one so. */
const ON_CLUSTER = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';

const step = (more: object = {}) => ({
  seriesKey: launched.seriesKey,
  wallet: product.wallet('issuer').address,
  ...more,
});

describe('a mutation that is not GraphQL', () => {
  const document = 'mutation ($input: DraftSeriesInput!) { draftSeries(input: $input) { __typename } }';
  const variables = () => ({ input: { idempotencyKey: randomUUID(), ...draft } });

  it.each<[string, () => string, ErrorCode]>([
    ['cut off', () => JSON.stringify({ query: document.slice(0, -2), variables: variables() }), 'MALFORMED_DOCUMENT'],
    ['cut off as JSON', () => JSON.stringify({ query: document, variables: variables() }).slice(0, -1), 'BAD_REQUEST'],
    ['without its variables', () => JSON.stringify({ query: document }), 'BAD_INPUT'],
    [
      'beyond the size of a request',
      () =>
        JSON.stringify({
          query: document,
          variables: variables(),
          extensions: { x: 'x'.repeat(DEFAULT_LIMITS.bodyBytes) },
        }),
      'BODY_TOO_LARGE',
    ],
    [
      'repeated beyond the aliases of a request',
      () => {
        const many = Array.from(
          { length: DEFAULT_LIMITS.aliases + 1 },
          (_, i) => `a${i}: draftSeries(input: $input) { __typename }`,
        );
        return JSON.stringify({
          query: document.replace(/\{ draft.*$/, `{ ${many.join(' ')} }`),
          variables: variables(),
        });
      },
      'QUERY_TOO_MANY_ALIASES',
    ],
  ])('%s is refused', async (_, body, code) => {
    await refuses(product, code, () => post(body()), [String(draft.termsSalt), String(draft.shareRate)]);
  });
});

it('a text with half of a pair, as a cut emoji has, is refused by its argument', async () => {
  const query =
    'mutation ($input: DraftSeriesInput!) { draftSeries(input: $input) { ... on Error { code path expected } } }';
  const input = { idempotencyKey: randomUUID(), ...draft, title: 'a\ud83d' };
  const { data } = await post(JSON.stringify({ query, variables: { input } }));
  expect(data.draftSeries).toEqual({
    code: 'BAD_INPUT',
    path: ['input', 'title'],
    expected: 'text without U+D83D, which is half of a pair',
  });
});

const word = `0x${SECRET.padStart(64, '0')}`;

describe('a value of another type', () => {
  it.each<[string, string, () => object]>([
    ['draftSeries', 'theta that is a number', () => ({ ...draft, theta: Number(SECRET) })],
    ['draftSeries', 'a share rate that is a number', () => ({ ...draft, shareRate: Number(`0.${SECRET}`) })],
    ['draftSeries', 'a salt that is null', () => ({ ...draft, theta: SECRET, termsSalt: null })],
    ['draftSeries', 'an unknown field', () => ({ ...draft, [`secret${SECRET}`]: 1 })],
    ['draftSeries', 'a raise that is a list', () => ({ ...draft, theta: SECRET, raise: [] })],
    [
      'draftSeries',
      'a date that is none',
      () => ({ ...draft, raise: { ...(draft.raise as object), commitEndsAt: SECRET } }),
    ],
    ['buildCommitBid', 'an exponent', () => step({ commitment: word, deposit: `${SECRET}e3` })],
    ['buildCommitBid', 'an amount beyond 256 bits', () => step({ commitment: word, deposit: SECRET.repeat(7) })],
    ['buildCommitBid', 'a commitment of 31 bytes', () => step({ commitment: word.slice(0, -2), deposit: '1' })],
    [
      'buildCommitBid',
      'a wallet of 19 bytes',
      () => step({ commitment: word, deposit: '1', wallet: word.slice(0, 40) }),
    ],
    ['buildApprovePaymentToken', 'another spender', () => step({ spender: `S${SECRET}`, amount: '1' })],
    ['buildSettleStep', 'a count beyond 32 bits', () => step({ maxBids: Number(SECRET) })],
    [
      'startZktlsSession',
      'another source',
      () => ({ seriesKey: launched.seriesKey, period: '2026-Q1', source: `S${SECRET}` }),
    ],
    ['buildCommitBid', 'a key that is no UUID', () => step({ commitment: word, deposit: '1', idempotencyKey: SECRET })],
  ])('in %s, %s, is refused', async (mutation, _, input) => {
    await refuses(product, 'BAD_INPUT', () => mutate(product, 'issuer', mutation, input()), [SECRET]);
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      'a nonce',
      () => mutate(product, 'issuer', 'addWallet', { nonce: `${SECRET}\u0000`, signature: `0x${'11'.repeat(65)}` }),
    ],
    ['a name', () => mutate(product, 'issuer', 'updateProfile', { displayName: `${SECRET}\u0000` })],
    ['a filter', () => product.ask('issuer', '{ builtTransactions(kind: "\\u0000") { totalCount } }')],
  ])('in %s, a character that no row can hold, is refused', async (_, ask) => {
    await refuses(product, 'BAD_INPUT', ask, [SECRET]);
    expect(product.gateway.logs.join('\n')).not.toContain('unforeseen');
  });
});

describe('a time that no calendar has', () => {
  const TIMES: readonly (readonly [string, string])[] = [
    ['30 February', '2027-02-30T00:00:00Z'],
    ['29 February of a common year', '2027-02-29T00:00:00Z'],
    ['31 April', '2027-04-31T00:00:00Z'],
    ['24 o’clock', '2027-04-30T24:00:00Z'],
    ['a year after 9999 in UTC', '9999-12-31T23:59:59-01:00'],
  ];
  const asked = `query ($choice: SigningChoiceInput) {
    signingRequest(kind: PAUSE, id: "${randomUUID()}", choice: $choice) { digest }
  }`;

  it.each(TIMES)('is refused in a mutation: %s', async (_, commitEndsAt) => {
    const raise = { ...(draft.raise as object), commitEndsAt };
    await refuses(product, 'BAD_INPUT', () => mutate(product, 'issuer', 'draftSeries', { ...draft, raise }));
  });

  it.each(TIMES)('is refused in a variable: %s', async (_, time) => {
    for (const choice of [{ pauseEndsAt: time }, { attestedAt: time }])
      await refuses(product, 'BAD_INPUT', () => product.ask('issuer', asked, { choice }), [time]);
  });

  it.each(TIMES)('is refused in the document: %s', async (_, time) => {
    const written = asked.replace(/\(\$.*?\) /, '').replace('$choice', `{ pauseEndsAt: "${time}" }`);
    await refuses(product, 'BAD_INPUT', () => product.ask('issuer', written), [time]);
  });
});

describe('hex with a prefix of 0X', () => {
  const shouted = (hex: string) => hex.replace('0x', '0X');
  const hash = `0x${'1b'.repeat(32)}`;
  const document = (type: string, asks: string) => [`query ($hex: ${type}) { ${asks} }`, asks] as const;
  const [bySeries, ofSeries] = document('Bytes32!', 'series(key: $hex) { state }');
  const attestor = `0x${'a7'.repeat(20)}` as const;
  beforeAll(async () => {
    await product.devnet.owner.registerAttestor(attestor);
    await product.index();
  });
  const [byWallet, ofWallet] = document('KeyAddress!', 'attestor(address: $hex) { active }');

  const announced = signAnnouncement(new Uint8Array(32).fill(0x77));

  it.each<[string, string, () => object, ErrorCode]>([
    [
      'an address',
      'buildCommitBid',
      () => step({ commitment: hash, deposit: '1', wallet: shouted(step().wallet) }),
      'BAD_INPUT',
    ],
    ['32 bytes', 'buildCommitBid', () => step({ commitment: shouted(hash), deposit: '1' }), 'BAD_INPUT'],
    [
      'a signature',
      'announceEncryptionKey',
      () => ({ ...announced, signature: shouted(announced.signature) }),
      'BAD_INPUT',
    ],
  ])('is refused in a mutation: %s', async (_, mutation, input, code) => {
    await refuses(product, code, () => mutate(product, 'issuer', mutation, input()));
  });

  it.each<[string, string, string, () => string]>([
    ['a key', bySeries, ofSeries, () => launched.seriesKey],
    ['an address', byWallet, ofWallet, () => attestor],
  ])('is refused in a variable and in the document: %s', async (_, byVariable, asks, hex) => {
    const found = await product.ask('issuer', byVariable, { hex: hex() });
    expect(found).not.toHaveProperty('errors');
    await refuses(product, 'BAD_INPUT', () => product.ask('issuer', byVariable, { hex: shouted(hex()) }));
    const written = `{ ${asks.replace('$hex', `"${shouted(hex())}"`)} }`;
    await refuses(product, 'BAD_INPUT', () => product.ask('issuer', written));
  });

  it('is refused in a REST path', async () => {
    const read = (key: string) => product.gateway.request(`/series/${key}/auction`, {});
    expect((await read(launched.seriesKey)).status).toBe(200);
    const refused = await read(shouted(launched.seriesKey));
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_INPUT' } }] });
  });
});

describe('a value that cannot be', () => {
  const hash = `0x${'1b'.repeat(32)}`;
  it.each<[string, string, () => object, ErrorCode]>([
    ['buildSettleStep', 'no bids', () => step({ maxBids: 0 }), 'BAD_INPUT'],
    ['buildSettleStep', 'more bids than fit a block', () => step({ maxBids: 201 }), 'BAD_INPUT'],
    ['buildCommitBid', 'no deposit', () => step({ commitment: hash, deposit: '0' }), 'BAD_INPUT'],
    ['buildCommitBid', 'no commitment', () => step({ commitment: `0x${'00'.repeat(32)}`, deposit: '1' }), 'BAD_INPUT'],
    [
      'startZktlsSession',
      'a fifth quarter',
      () => ({ ...step(), wallet: undefined, period: '2026-Q5', source: 'BANK' }),
      'BAD_INPUT',
    ],
    ['removeWallet', 'a chain that is refused', () => ({ address: step().wallet, chain: 'evm:143' }), 'CHAIN_REFUSED'],
    ['removeWallet', 'a wallet of a cluster', () => ({ address: ON_CLUSTER, chain: 'evm:10143' }), 'CHAIN_FORM'],
    [
      'buildCommitBid',
      'a wallet of a cluster',
      () => step({ wallet: ON_CLUSTER, commitment: hash, deposit: '1' }),
      'CHAIN_FORM',
    ],
    ['buildClaim', 'a holder of a cluster', () => step({ holder: ON_CLUSTER }), 'CHAIN_FORM'],
    ['draftSeries', 'an issuer of a cluster', () => ({ ...draft, issuer: ON_CLUSTER }), 'CHAIN_FORM'],
    [
      'announceEncryptionKey',
      'a key that is an address of a cluster',
      () => ({ ...signAnnouncement(new Uint8Array(32).fill(0x77)), key: ON_CLUSTER }),
      'BAD_INPUT',
    ],
    ['updateProfile', 'a country of three letters', () => ({ country: 'PRT' }), 'BAD_INPUT'],
    ['updateProfile', 'a name of 81 letters', () => ({ displayName: 'n'.repeat(81) }), 'BAD_INPUT'],
    ['draftSeries', 'theta that is negative', () => ({ ...draft, theta: `-${SECRET}` }), 'TERMS_OUT_OF_RANGE'],
    ['draftSeries', 'theta with a fraction', () => ({ ...draft, theta: `${SECRET}.5` }), 'BAD_INPUT'],
    ['draftSeries', 'a terms salt in hex', () => ({ ...draft, termsSalt: word }), 'BAD_INPUT'],
    [
      'draftSeries',
      'a share rate above one',
      () => ({ ...draft, shareRate: `1${SECRET.padEnd(18, '0')}` }),
      'A_TERMS_5',
    ],
    ['draftSeries', 'a share rate in decimals', () => ({ ...draft, shareRate: `0.0${SECRET}1234567` }), 'BAD_INPUT'],
  ])('in %s, %s, is refused', async (mutation, _, input, code) => {
    await refuses(product, code, () => mutate(product, 'issuer', mutation, input()), [SECRET]);
  });

  it('an opening before the reveal phase is refused, and kept nowhere', async () => {
    const [price, quantity, salt] = [`${SECRET}01`, `${SECRET}02`, `0x${'5e'.repeat(32)}`];
    const wallet = product.wallet('alice').address;
    await refuses(
      product,
      'WRONG_STATE',
      () => mutate(product, 'alice', 'buildRevealBid', step({ wallet, price, quantity, salt })),
      [SECRET, salt.slice(2)],
    );
  });
});

describe('variables as large as a body may be', () => {
  const many = (count: number, item: (i: number) => string): string =>
    Array.from({ length: count }, (_, i) => item(i)).join();
  const kinds = (items: string) => ['buildClaim', 'BuildClaimInput', `"kinds": [${items}]`];
  const ids = (items: string) => ['markNotificationsRead', 'MarkNotificationsReadInput', `"ids": [${items}]`];
  it.each<[string, string[], string[]]>([
    ['members that no input has', ids(`], ${many(9_000, (i) => `"m${i}": 1`)}, "m": [`), ['input']],
    ['wrong values of an enum', kinds(many(9_000, (i) => `"K${i}"`)), ['input', 'kinds']],
    ['ids that are none', ids(many(4_000, () => '{}')), ['input', 'ids']],
    ['more ids than an input takes', ids(many(501, () => '"a"')), ['input', 'ids']],
    ['lists in lists', ids(`${'['.repeat(9_000)}${']'.repeat(9_000)}`), ['input', 'ids', '0']],
    ['an object for an id', ids(`{ ${many(9_000, (i) => `"m${i}": 1`)} }`), ['input', 'ids', '0']],
  ])('are refused at the first fault: %s', async (_, [field, type, members], argument) => {
    const { seriesKey, wallet } = step();
    const more = field === 'buildClaim' ? `"seriesKey": "${seriesKey}", "wallet": "${wallet}",` : '';
    const query = `mutation ($input: ${type}!) { ${field}(input: $input) { __typename } }`;
    const input = `{ "idempotencyKey": "${randomUUID()}", ${more} ${members} }`;
    const body = `{ "query": "${query}", "variables": { "input": ${input} } }`;
    expect((await post(body)).errors).toMatchObject([{ extensions: { code: 'BAD_INPUT', argument } }]);
  });

  it('of too many values are refused before they are parsed', async () => {
    const body = `{ "query": "{ __typename }", "variables": { ${many(100_000, (i) => `"v${i}": 1`)} } }`;
    expect(body.length).toBeLessThan(DEFAULT_LIMITS.bodyBytes);
    expect((await post(body)).errors).toMatchObject([{ extensions: { code: 'BODY_TOO_LARGE' } }]);
  });

  it('cost points by their characters', async () => {
    const query = 'query ($a: String) { seriesList(after: $a) { totalCount } }';
    const cost = async (a: string) =>
      (await post(JSON.stringify({ query, variables: { a } }))).extensions.cost.requested;
    expect((await cost('a'.repeat(1_000_000))) - (await cost('a'))).toBe(Math.floor(1_000_000 / 4_096));
  });
});
