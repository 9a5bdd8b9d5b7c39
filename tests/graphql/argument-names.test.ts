// An argument at fault has one name, whichever way it is said: by a variable, in the document, by REST and by the client.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway, GatewayError, keyed, RefusedError } from '../../src/apps/client/index.ts';
import { newWallet, startTestGateway, type TestGateway } from '../support/gateway.ts';
import { createSolanaChain } from '../support/solana-chain.ts';

const SOLANA = createSolanaChain();
/** No cluster has a wallet of this form. */
const WALLET = `0x${'11'.repeat(20)}`;
const KEY = `0x${'5e'.repeat(32)}`;

let server: TestGateway;
let token: string;
beforeAll(async () => {
  server = await startTestGateway({ moreChains: [{ chain: SOLANA, relayer: null }] });
  token = await server.signIn(newWallet());
});
afterAll(() => server?.close());

/** The argument at fault and the first words of the message, as `errors` or a refusal names them. */
async function faultOf(document: string, variables: object = {}) {
  const response = await server.request('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: document, variables }),
  });
  const { data, errors } = (await response.json()) as {
    data?: Record<string, { path?: string[]; message: string } | null> | null;
    errors?: { message: string; extensions: { argument?: string[] } }[];
  };
  const [refusal] = Object.values(data ?? {});
  const argument = errors?.[0]?.extensions.argument ?? refusal?.path;
  const message = errors?.[0]?.message ?? refusal?.message;
  return { argument, named: message?.split(': expected ')[0] };
}

const PROFILE =
  'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { ...on Error { code path message } } }';
const profile = (displayName: unknown) => ({ idempotencyKey: randomUUID(), displayName });

describe('an argument at fault', () => {
  const named = { argument: ['input', 'displayName'], named: 'input.displayName' };

  it('is named from the field’s arguments down by a refusal', async () => {
    expect(await faultOf(PROFILE, { input: profile('n'.repeat(81)) })).toEqual(named);
  });

  it.each<[string, string, object]>([
    ['in a variable', PROFILE, { input: profile(7) }],
    ['in a variable of another name', PROFILE.replaceAll('$input', '$change'), { change: profile(7) }],
    [
      'in a variable that is a part of an argument',
      `mutation ($name: String) {
        updateProfile(input: { idempotencyKey: "${randomUUID()}", displayName: $name }) { __typename }
      }`,
      { name: 7 },
    ],
    [
      'in the document',
      `mutation { updateProfile(input: { idempotencyKey: "${randomUUID()}", displayName: 7 }) { __typename } }`,
      {},
    ],
    [
      'in the default of a variable',
      `mutation ($name: String = 7) {
        updateProfile(input: { idempotencyKey: "${randomUUID()}", displayName: $name }) { __typename }
      }`,
      {},
    ],
  ])('is named the same by an error: %s', async (_, document, variables) => {
    expect(await faultOf(document, variables)).toEqual(named);
  });

  it('of a query too, by any variable, also in a fragment', async () => {
    const state = 'query ($of: Bytes32!) { series(key: $of) { state } }';
    expect(await faultOf(state, { of: 'x' })).toEqual({ argument: ['key'], named: 'key' });
    const rows = 'query ($many: Int) { ...Rows } fragment Rows on Query { seriesList(first: $many) { totalCount } }';
    expect(await faultOf(rows, { many: 'x' })).toEqual({ argument: ['first'], named: 'first' });
  });

  it('of a draft is named as its input has it', async () => {
    const draft = {
      ...{ idempotencyKey: randomUUID(), chain: 'evm:10143', issuer: newWallet().address, termsSalt: '7' },
      ...{ theta: '6000000', shareRate: '50000000000000000', currency: 'USD', indexingRule: 'NONE' },
      ...{ unitsOffered: '1000', firstPeriod: '2027-Q1', lastPeriod: '2029-Q4' },
    };
    const document =
      'mutation ($input: DraftSeriesInput!) { draftSeries(input: $input) { ...on Error { path message } } }';
    expect(await faultOf(document, { input: draft })).toEqual({ argument: ['input', 'raise'], named: 'input.raise' });
    const wide = { ...draft, unitsOffered: `${2n ** 64n}` };
    expect(await faultOf(document, { input: wide })).toMatchObject({ argument: ['input', 'unitsOffered'] });
  });
});

describe('a parameter of a REST path', () => {
  it.each([
    ['/series/1/auction', 'id'],
    ['/series?first=x', 'first'],
    [`/series/${KEY}/curve/position?chain=${SOLANA.name}&wallet=x`, 'wallet'],
    [`/series/${KEY}/curve/position?chain=${SOLANA.name}&wallet=${WALLET}`, 'wallet'],
    [`/series/x/curve/position?chain=${SOLANA.name}&wallet=${WALLET}`, 'id'],
    [`/series/${KEY}/reporting/fx-fallback/2026-Q9`, 'period'],
    [`/series/x/reporting/fx-fallback/2026-Q3`, 'id'],
    [`/series/${KEY}/auction?chain=evm:1`, 'chain'],
  ])('is named as the path names it: %s', async (path, parameter) => {
    const response = await server.request(path, { headers: { authorization: `Bearer ${token}` } });
    const { errors } = (await response.json()) as { errors: { extensions: { argument: string[] } }[] };
    expect([response.status, errors[0]?.extensions.argument]).toEqual([400, [parameter]]);
  });
});

describe('an error of the client', () => {
  const update = (displayName: unknown) =>
    createGateway({ url: server.url, token }).act(PROFILE, keyed({ displayName }) as never);

  it('names the argument the same where a mutation was refused and where its input was not of its type', async () => {
    const argument = ['input', 'displayName'];
    const refused = await update('n'.repeat(81)).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(RefusedError);
    expect(refused).toMatchObject({ argument, path: null });
    const unfit = await update(7).catch((error: unknown) => error);
    expect(unfit).toBeInstanceOf(GatewayError);
    expect(unfit).toMatchObject({ argument, path: null });
  });

  it('has the place in the answer of a field that could not be read, and no argument', async () => {
    const viewer = createGateway({ url: server.url }).ask('{ myBids { totalCount } }');
    await expect(viewer).rejects.toMatchObject({ code: 'UNAUTHENTICATED', path: ['myBids'], argument: null });
  });
});
