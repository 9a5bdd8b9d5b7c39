import { describe, expect, it } from 'vitest';
import { codeOf } from '../../../tests/support/refusals.ts';
import type { SeriesOnChain } from '../../core/chain.ts';
import type { Address } from '../../core/hex.ts';
import type { Caller } from '../transaction/index.ts';
import { requireAmendable, requireSeen, requireState } from './amendment-rules.ts';

const address = (byte: string) => `0x${byte.repeat(20)}` as Address;
const [issuer, key] = [address('11'), address('22')];
const caller = (more: Partial<Caller>): Caller => ({
  accountId: 'a',
  wallets: [],
  isAdmin: false,
  signerKeys: [],
  ...more,
});
const amendment = { issuer, chain: 'evm:10143' };

describe('who knows of an amendment', () => {
  it.each<[string, Caller, string]>([
    ['its issuer', caller({ wallets: [issuer] }), 'accepted'],
    ['an attestor', caller({ signerKeys: [key] }), 'accepted'],
    ['an admin', caller({ isAdmin: true }), 'accepted'],
    ['anybody else', caller({ wallets: [key] }), 'NOT_FOUND'],
  ])('%s', (_, who, seen) => {
    expect(codeOf(() => requireSeen(who, amendment, 'evm:10143'))).toBe(seen);
  });

  it('is no attestor of another chain', () => {
    expect(codeOf(() => requireSeen(caller({ signerKeys: [key] }), amendment, 'solana:devnet'))).toBe('NOT_FOUND');
  });
});

describe('a series whose terms change', () => {
  const series = (more: Partial<SeriesOnChain>) =>
    ({ state: 'ACTIVE', routed: false, paid: 70n, accrued: 30n, ...more }) as SeriesOnChain;
  it.each<[Partial<SeriesOnChain>, bigint, string]>([
    [{}, 100n, 'accepted'],
    [{ state: 'PAUSED' }, 100n, 'accepted'],
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
  expect(codeOf(() => requireState('SIGNED', ['SIGNED', 'AWAITING_ATTESTOR']))).toBe('accepted');
  expect(codeOf(() => requireState('LANDED', ['SIGNED', 'AWAITING_ATTESTOR']))).toBe('CASE_STATE');
});
