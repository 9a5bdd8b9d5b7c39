import { contractText } from '@income-series/protocol/wallet-texts';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../../../tests/support/refusals.ts';
import { CONTRACT_MS, type ContractMove, type ContractState, MAX_RENDERS, RENDERS_MS } from './model/index.ts';
import { ContractLimit, expiryOf, onchainOf, requireRender, requireSignable, stateAfter, stateAt } from './rules.ts';

const STATES: readonly ContractState[] = ['RENDERED', 'SIGNED', 'LAPSED', 'VOIDED'];
const NOW = new Date('2026-03-01T12:00:00.000Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);
const hash = (digit: string) => `0x${digit.repeat(64)}` as const;

describe('the state machine', () => {
  it.each<[ContractMove, Partial<Record<ContractState, ContractState>>]>([
    ['SIGN', { RENDERED: 'SIGNED' }],
    ['LAPSE', { RENDERED: 'LAPSED' }],
    ['VOID', { RENDERED: 'VOIDED', SIGNED: 'VOIDED' }],
  ])('%s leads from and to %j alone', (move, moves) => {
    expect(STATES.map((state) => stateAfter(state, move))).toEqual(STATES.map((state) => moves[state] ?? null));
  });
});

describe('the state at a time', () => {
  const expiresAt = expiryOf(NOW);

  it.each<[string, number, ContractState]>([
    ['RENDERED', 0, 'RENDERED'],
    ['RENDERED', CONTRACT_MS - 1, 'RENDERED'],
    ['RENDERED', CONTRACT_MS, 'LAPSED'],
    ['SIGNED', CONTRACT_MS, 'SIGNED'],
    ['VOIDED', CONTRACT_MS, 'VOIDED'],
  ])('of one that is %s, %i ms later, is %s', (state, ms, expected) => {
    expect(stateAt({ state, expiresAt }, later(ms))).toBe(expected);
  });

  it.each([
    ['RENDERED', 0, 'accepted'],
    ['RENDERED', CONTRACT_MS, 'CONTRACT_LAPSED'],
    ['SIGNED', 0, 'CONTRACT_SIGNED'],
    ['VOIDED', 0, 'CONTRACT_VOIDED'],
  ])('%s, %i ms later, is signed or refused: %s', (state, ms, code) => {
    expect(codeOf(() => requireSignable({ state, expiresAt }, later(ms)))).toBe(code);
  });
});

describe('the limit of an hour', () => {
  const times = (count: number) => Array.from({ length: count }, (_, i) => later(-i * 60_000));

  it('is reached with the tenth, and says when the first of them is an hour old', () => {
    expect(() => requireRender(times(MAX_RENDERS - 1))).not.toThrow();
    const refused = new ContractLimit(later(RENDERS_MS - (MAX_RENDERS - 1) * 60_000));
    expect(() => requireRender(times(MAX_RENDERS))).toThrow(
      expect.objectContaining({ code: 'CONTRACT_LIMIT', retryAt: refused.retryAt }),
    );
  });
});

describe('the text to sign', () => {
  const facts = {
    id: '018f0000-0000-7000-8000-000000000001',
    accountId: '018f0000-0000-7000-8000-000000000002',
    chain: 'evm:10143',
    wallet: `0x${'ab'.repeat(20)}`,
    documentHash: hash('c'),
    expiresAt: NOW,
  } as const;

  it.each([
    ['SERIES', 'series agreement and charter'],
    ['PARTICIPATION', 'participation agreement'],
  ])('of %s is, byte for byte, as docs/protocol.md says', (kind, title) => {
    expect(contractText('gateway.example:4000', { ...facts, kind })).toBe(
      `gateway.example:4000 asks you to sign a contract: ${title}.\n\n` +
        'Account: 018f0000-0000-7000-8000-000000000002\nContract: 018f0000-0000-7000-8000-000000000001\n' +
        `Chain: evm:10143\nWallet: 0x${'ab'.repeat(20)}\nSHA-256: 0x${'c'.repeat(64)}\n` +
        'Expiration Time: 2026-03-01T12:00:00.000Z',
    );
  });
});

it.each([
  [null, 'PENDING'],
  [hash('a'), 'VERIFIED'],
  [hash('b'), 'DIFFERENT'],
])('a contract compares with the hash %s of a series as %s', (contractHash, expected) => {
  expect(onchainOf(hash('a'), contractHash)).toBe(expected);
});
