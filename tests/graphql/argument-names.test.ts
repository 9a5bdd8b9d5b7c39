// An argument at fault has one name, whichever way it is said: by a variable, in the document, by REST and by the client.

import { randomUUID } from 'node:crypto';
import { createGateway, GatewayError, keyed, RefusedError } from '@income-series/client';
import { describe, expect, it } from 'vitest';
import { forFile } from '../support/for-file.ts';
import { newWallet, startTestGateway } from '../support/gateway.ts';
import { createSolanaChain } from '../support/solana-chain.ts';

const SOLANA = createSolanaChain();
/** No cluster has a wallet of this form. */
const WALLET = `0x${'11'.repeat(20)}`;
const KEY = `0x${'5e'.repeat(32)}`;

const server = await forFile(startTestGateway({ moreChains: [{ chain: SOLANA, relayer: null }] }));
const token = await server.signIn(newWallet());

const RANGE = 'a whole number from 0 to 100';

/** What `errors` or a refusal says of the argument at fault. */
async function faultIn(document: string, variables: object = {}) {
  const response = await server.post({ query: document, variables }, { token });
  const { data, errors } = (await response.json()) as {
    data?: Record<string, { path?: string[]; message: string; code?: string; expected?: string } | null> | null;
    errors?: { message: string; extensions: { argument?: string[]; code: string; expected?: string } }[];
  };
  const [refusal] = Object.values(data ?? {});
  const { argument, code, expected } = errors?.[0]?.extensions ?? { ...refusal, argument: refusal?.path };
  return { argument, code, expected, message: errors?.[0]?.message ?? refusal?.message };
}

/** The argument at fault and the first words of the message. */
async function faultOf(document: string, variables: object = {}) {
  const { argument, message } = await faultIn(document, variables);
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

  it('is said to be missing where the input does not have it', async () => {
    const document =
      'mutation ($input: RenderParticipationContractInput!) { renderParticipationContract(input: $input) { __typename } }';
    const input = { idempotencyKey: randomUUID(), chain: 'evm:10143' };
    const { message, ...fault } = await faultIn(document, { input });
    expect(fault).toMatchObject({ code: 'BAD_INPUT', argument: ['input', 'wallet'] });
    expect(message).toMatch(/^input\.wallet is missing: expected Address: /);
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

describe('a refusal whose code is about one argument', () => {
  const REFUSED = '{ ...on Error { code message path expected } }';
  const built = (input: object) =>
    faultIn(`mutation ($input: BuildStakeInput!) { buildStake(input: $input) ${REFUSED} }`, {
      input: { idempotencyKey: randomUUID(), chain: SOLANA.name, seriesKey: KEY, units: '1', ...input },
    });

  it('names the argument that the input has', async () => {
    const cluster = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
    expect(await built({ wallet: cluster })).toMatchObject({ code: 'NOT_FOUND', argument: ['input', 'seriesKey'] });
    const wallet = newWallet().address;
    const document = `mutation ($input: RenderParticipationContractInput!) {
      renderParticipationContract(input: $input) ${REFUSED}
    }`;
    const unlinked = await faultIn(document, { input: { idempotencyKey: randomUUID(), chain: 'evm:10143', wallet } });
    expect(unlinked).toMatchObject({ code: 'WALLET_NOT_LINKED', argument: ['input', 'wallet'] });
    const absent = `mutation ($input: WithdrawApplicationInput!) { withdrawApplication(input: $input) ${REFUSED} }`;
    expect(await faultIn(absent, { input: { idempotencyKey: randomUUID(), id: randomUUID() } })).toMatchObject({
      code: 'NOT_FOUND',
      argument: ['input', 'id'],
    });
  });

  it('says what form the chain of the input takes', async () => {
    expect(await built({ wallet: WALLET })).toMatchObject({
      code: 'CHAIN_FORM',
      argument: ['input', 'wallet'],
      expected: 'an address of a Solana cluster: 32 bytes in base58',
    });
    const query = `{ claims(seriesKey: "${KEY}", chain: "${SOLANA.name}", wallet: "${WALLET}") { kind } }`;
    expect(await faultIn(query)).toMatchObject({
      code: 'CHAIN_FORM',
      argument: ['wallet'],
      expected: 'an address of a Solana cluster: 32 bytes in base58',
    });
  });

  it.each<[string, string, object]>([
    ['{ seriesList(first: 101) { totalCount } }', 'PAGE_INVALID', { argument: ['first'], expected: RANGE }],
    ['{ seriesList(last: 101) { totalCount } }', 'PAGE_INVALID', { argument: ['last'], expected: RANGE }],
    ['{ seriesList(first: 1, last: 1) { totalCount } }', 'PAGE_INVALID', { argument: ['last'] }],
    ['{ seriesList(after: "x") { totalCount } }', 'CURSOR_INVALID', { argument: ['after'] }],
    ['{ seriesList(last: 1, before: "x") { totalCount } }', 'CURSOR_INVALID', { argument: ['before'] }],
    [`{ series(key: "${KEY}", chain: "evm:10143") { state } }`, 'NOT_FOUND', { argument: ['key'] }],
    [`query ($id: ID!) { application(id: $id) { state } }`, 'NOT_FOUND', { argument: ['id'] }],
  ])('of a query too: %s', async (document, code, fault) => {
    const variables = document.startsWith('query') ? { id: randomUUID() } : {};
    expect(await faultIn(document, variables)).toMatchObject({ code, ...fault });
  });

  it('names no argument that the request does not have', async () => {
    const answer = await faultIn('{ applications { totalCount } }');
    expect(answer).toMatchObject({ code: 'FORBIDDEN', argument: undefined });
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
