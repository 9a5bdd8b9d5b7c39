import { describe, expect, it } from 'vitest';
import type { SeriesOnChain } from '../../core/chain.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Address } from '../../core/hex.ts';
import type { Caller } from '../transaction/index.ts';
import { requireAmendable, requireReviewer, requireSeen, requireState } from './amendment-rules.ts';

const codeOf = (work: () => unknown): string | null => {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
};
const address = (byte: string) => `0x${byte.repeat(20)}` as Address;
const [issuer, key, other] = [address('11'), address('22'), address('33')];
const caller = (more: Partial<Caller>): Caller => ({
  accountId: 'a',
  wallets: [],
  isAdmin: false,
  signerKeys: [],
  ...more,
});
const amendment = { issuer, attestorKey: key, chain: 'evm:10143' };

describe('who knows of an amendment, and who reviews it', () => {
  it.each<[string, Caller, string | null, string | null]>([
    ['its issuer', caller({ wallets: [issuer] }), null, 'NOT_ADDRESSED'],
    ['its reviewer', caller({ signerKeys: [other, key] }), null, null],
    ['another attestor', caller({ signerKeys: [other] }), null, 'NOT_ADDRESSED'],
    ['an admin', caller({ isAdmin: true }), null, 'NOT_ADDRESSED'],
    ['anybody else', caller({ wallets: [key, other] }), 'NOT_FOUND', 'NOT_ADDRESSED'],
  ])('%s', (_, who, seen, reviews) => {
    expect(codeOf(() => requireSeen(who, amendment, 'evm:10143'))).toBe(seen);
    expect(codeOf(() => requireReviewer(who, amendment))).toBe(reviews);
  });

  it('is no attestor of another chain', () => {
    expect(codeOf(() => requireSeen(caller({ signerKeys: [key] }), amendment, 'solana:devnet'))).toBe('NOT_FOUND');
  });

  it('is nobody before a reviewer is named', () => {
    const unnamed = { ...amendment, attestorKey: null };
    expect(codeOf(() => requireReviewer(caller({ signerKeys: [key] }), unnamed))).toBe('NOT_ADDRESSED');
  });
});

describe('a series whose terms change', () => {
  const series = (more: Partial<SeriesOnChain>) =>
    ({ state: 'ACTIVE', routed: false, paid: 70n, accrued: 30n, ...more }) as SeriesOnChain;
  it.each<[Partial<SeriesOnChain>, bigint, string | null]>([
    [{}, 100n, null],
    [{ state: 'PAUSED' }, 100n, null],
    [{}, 99n, 'CAP_BELOW_PAID'],
    [{ routed: true }, 100n, 'SERIES_ROUTED'],
    ...['NONE', 'RAISING', 'SETTLING', 'TAIL', 'CLOSED', 'FAILED', 'EXTINGUISHED'].map(
      (state) => [{ state }, 100n, 'WRONG_STATE'] as [Partial<SeriesOnChain>, bigint, string],
    ),
  ])('%o with a cap of %s', (more, cap, code) => {
    expect(codeOf(() => requireAmendable(series(more), cap))).toBe(code);
  });
});

it('acts in the states that are named', () => {
  expect(codeOf(() => requireState('SIGNED', ['SIGNED', 'AWAITING_ATTESTOR']))).toBeNull();
  expect(codeOf(() => requireState('LANDED', ['SIGNED', 'AWAITING_ATTESTOR']))).toBe('CASE_STATE');
});
