import { describe, expect, it } from 'vitest';
import type { ChainEventRecord } from '../../core/chain.ts';
import type { Hex } from '../../core/hex.ts';
import { FEED_RULES } from './model.ts';
import { feedRule, isParty, relationTo, tell } from './rules.ts';

const wallet = `0x${'ab'.repeat(20)}` as const;
const other = `0x${'cd'.repeat(20)}` as const;
const viewer = { accountId: 'account', wallets: [wallet] };
const word = (byte: string): Hex => `0x${byte.repeat(32)}`;
const nowhere = { issuer: false, holder: false, bidder: false };

const event = (name: string, args: Record<string, unknown> = {}): ChainEventRecord => ({
  blockHash: word('01'),
  blockNumber: 5n,
  timestamp: 1_800_000_000n,
  logIndex: 2,
  txHash: word('02'),
  contract: other,
  name,
  seriesKey: word('11'),
  args,
});
const hear = (happened: ChainEventRecord, standing = nowhere) => {
  const rule = feedRule(happened);
  if (rule === null) return null;
  const relation = relationTo(rule, isParty(happened, rule, viewer), standing);
  return relation === null ? null : tell(happened, rule, viewer, relation);
};

describe('the feed', () => {
  it("tells a bidder of their own bid and nobody of another's", () => {
    const standing = { issuer: true, holder: true, bidder: true };
    expect(hear(event('BidProcessed', { bidder: wallet, processing: 2, units: '7', refund: '99' }))).toMatchObject({
      relation: 'party',
      status: 'PARTIAL',
      units: 7n,
    });
    expect(hear(event('BidProcessed', { bidder: other, processing: 2, units: '7' }), standing)).toBeNull();
  });

  it.each([
    [{ ...nowhere, issuer: true }, 'issuer'],
    [{ ...nowhere, holder: true }, 'holder'],
    [{ ...nowhere, bidder: true }, 'bidder'],
  ])('tells those who stand to a series of its reports: %o', (standing, relation) => {
    expect(hear(event('ReportAccepted', { period: 20261, payment: '5' }), standing)).toMatchObject({
      relation,
      period: 20261,
    });
  });

  it('tells an outsider nothing', () => {
    for (const name of Object.keys(FEED_RULES)) expect(hear(event(name, { bidder: other, holder: other }))).toBeNull();
  });

  it.each(['PaymentSplit', 'ReportEvidence', 'FeeTaken', 'constructor', 'toString'])('does not know %s', (name) => {
    expect(hear(event(name, { payer: wallet }), { issuer: true, holder: true, bidder: true })).toBeNull();
  });

  it('names reasons by their codes', () => {
    const standing = { ...nowhere, issuer: true };
    expect(hear(event('SeriesFailed', { reason: 3 }), standing)?.reason).toBe('MINT_GATE_CLOSED');
    expect(hear(event('BidRevealed', { bidder: wallet, validity: 1, reason: 0 }))).toMatchObject({
      status: 'VALID',
      reason: null,
    });
  });

  it('never repeats an amount, a price, a hash or a wallet', () => {
    const amounts = Object.fromEntries(
      ['amount', 'price', 'deposit', 'refund', 'proceeds', 'clearingPrice', 'payment', 'quantity'].map((name, i) => [
        name,
        `77700${i}`,
      ]),
    );
    const hashes = { commitment: word('99'), incomeCommitment: word('98') };
    for (const name of Object.keys(FEED_RULES)) {
      const parties = { bidder: wallet, holder: wallet, issuer: wallet };
      const told = hear(event(name, { ...amounts, ...hashes, ...parties, period: 20261, units: '3' }), {
        issuer: true,
        holder: true,
        bidder: true,
      });
      const text = JSON.stringify(told, (_, value) => (typeof value === 'bigint' ? `${value}` : value));
      expect(text).not.toMatch(/77700|9999|9898|abab/);
    }
  });
});
