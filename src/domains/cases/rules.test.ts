import type { EvmAddress } from '@income-series/protocol/hex';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../../../tests/support/refusals.ts';
import { parseOpenCase } from '../tier3/model/index.ts';
import { CLOSE_REASONS, type CloseReason, MAX_DOCUMENTS } from './model/index.ts';
import { requireCaseState, requireClosing, requireKnown, requireNextDocument } from './rules.ts';

const issuer = `0x${'aa'.repeat(20)}` as EvmAddress;
const attestorKey = `0x${'bb'.repeat(20)}` as EvmAddress;
const chain = 'evm:10143';
const on = (address: EvmAddress) => ({ chain, address });
const parties = { chain, issuer, attestorKey };
const nobody = { accountId: 'n', wallets: [], isAdmin: false, signerKeys: [], signerChains: [] };
const people = {
  issuer: { ...nobody, wallets: [on(issuer)] },
  attestor: { ...nobody, signerKeys: [on(attestorKey)] },
  admin: { ...nobody, isAdmin: true },
  // An attestor's key is no wallet, and a wallet is no attestor's key.
  swapped: { ...nobody, wallets: [on(attestorKey)], signerKeys: [on(issuer)] },
  elsewhere: {
    ...nobody,
    wallets: [{ ...on(issuer), chain: 'evm:31337' }],
    signerKeys: [{ ...on(attestorKey), chain: 'evm:31337' }],
  },
  nobody,
} as const;
type Who = keyof typeof people;

describe('who', () => {
  it.each<[Who, string]>([
    ['issuer', 'accepted'],
    ['attestor', 'accepted'],
    ['admin', 'accepted'],
    ['swapped', 'NOT_FOUND'],
    ['elsewhere', 'NOT_FOUND'],
    ['nobody', 'NOT_FOUND'],
  ])('%s knows of a case: %s', (who, known) => {
    expect(codeOf(() => requireKnown(people[who], parties))).toBe(known);
  });

  it('an absent case answers as a foreign one', () => {
    for (const who of Object.values(people)) expect(codeOf(() => requireKnown(who, null))).toBe('NOT_FOUND');
  });
});

describe('when', () => {
  it.each([
    ['OPEN', ['OPEN'], 'accepted'],
    ['ATTESTED', ['OPEN'], 'CASE_STATE'],
    ['REPORTED', ['OPEN', 'ATTESTED'], 'CASE_STATE'],
    ['CLOSED', ['OPEN', 'ATTESTED'], 'CASE_CLOSED'],
    ['CLOSED', ['CLOSED'], 'accepted'],
  ])('%s of %j: %s', (state, wanted, code) => {
    expect(codeOf(() => requireCaseState(state, 'be signed', ...wanted))).toBe(code);
  });

  const expected = (who: Who, reason: CloseReason, state: string) => {
    const withdraws = reason === 'WITHDRAWN';
    if (withdraws && who !== 'issuer') return 'NOT_ISSUER';
    if (!withdraws && who !== 'attestor') return 'NOT_ADDRESSED';
    if (state === 'CLOSED') return 'CASE_CLOSED';
    return state === 'OPEN' || (withdraws && state === 'ATTESTED') ? 'accepted' : 'CASE_STATE';
  };
  const cases = (['issuer', 'attestor', 'admin', 'nobody'] as const).flatMap((who) =>
    CLOSE_REASONS.flatMap((reason) =>
      ['OPEN', 'ATTESTED', 'REPORTED', 'CLOSED'].map((state) => [who, reason, state] as const),
    ),
  );
  it.each(cases)('%s closes for %s in %s', (who, reason, state) => {
    const close = () => requireClosing(people[who], { ...parties, state }, { reason, signed: 'ATTESTED' });
    expect(codeOf(close)).toBe(expected(who, reason, state));
  });
});

describe('what', () => {
  it.each([
    [0, 0, 'accepted'],
    [0, 1, 'CONFLICT'],
    [1, 0, 'CONFLICT'],
    [1, -1, 'CONFLICT'],
    [MAX_DOCUMENTS - 1, MAX_DOCUMENTS - 1, 'accepted'],
    [MAX_DOCUMENTS, MAX_DOCUMENTS, 'TOO_MANY_DOCUMENTS'],
  ])('after %i documents, number %i: %s', (count, index, code) => {
    expect(codeOf(() => requireNextDocument(count, index))).toBe(code);
  });

  it.each([
    [{}, 'accepted'],
    [{ period: 20265 }, 'PERIOD_INVALID'],
    [{ liquidityFlag: 2 }, 'BAD_INPUT'],
    [{ opening: 5 }, 'BAD_INPUT'],
  ])('a case with %j: %s', (change, code) => {
    const input = { id: 'i', chain, seriesKey: '0x', period: 20261, attestorKey, liquidityFlag: 0, opening: '{}' };
    expect(codeOf(() => parseOpenCase({ ...input, proof: {}, publicSignals: [], ...change }))).toBe(code);
  });
});
