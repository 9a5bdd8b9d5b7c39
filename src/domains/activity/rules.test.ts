import { describe, expect, it } from 'vitest';
import type { ChainEventNotice } from '../../core/chain.ts';
import { partiesOf } from '../../core/chain-notices.ts';
import type { Hex } from '../../core/hex.ts';
import { FEED_RULES } from './model.ts';
import { isTellable, relationTo, tell } from './rules.ts';

const wallet = `0x${'ab'.repeat(20)}` as const;
const other = `0x${'cd'.repeat(20)}` as const;
const viewer = { accountId: 'account', wallets: [wallet] };
const word = (byte: string): Hex => `0x${byte.repeat(32)}`;
const nowhere = { issuer: false, holder: false, bidder: false };
const everywhere = { issuer: true, holder: true, bidder: true };

const notice = (name: string, wallets: readonly Hex[] = [], op: ChainEventNotice['op'] = 'applied') =>
  ({ op, key: `${word('01')}:2`, name, seriesKey: word('11'), blockNumber: 5n, wallets }) satisfies ChainEventNotice;

const hear = (happened: ChainEventNotice, args: Record<string, unknown> = {}, standing = nowhere) => {
  if (!isTellable(happened)) return null;
  const relation = relationTo(happened, viewer, standing);
  const stored = happened.op === 'applied' ? { args, at: new Date(0) } : null;
  return relation === null ? null : tell(happened, stored, viewer, relation);
};

describe('the feed', () => {
  it("tells a bidder of their own bid and nobody of another's", () => {
    const args = { bidder: wallet, processing: 2, units: '7', refund: '99' };
    expect(hear(notice('BidProcessed', [wallet]), args)).toMatchObject({
      relation: 'party',
      status: 'PARTIAL',
      units: 7n,
    });
    expect(hear(notice('BidProcessed', [other]), { ...args, bidder: other }, everywhere)).toBeNull();
  });

  it.each([
    [{ ...nowhere, issuer: true }, 'issuer'],
    [{ ...nowhere, holder: true }, 'holder'],
    [{ ...nowhere, bidder: true }, 'bidder'],
  ])('tells those who stand to a series of its reports: %o', (standing, relation) => {
    const told = hear(notice('ReportAccepted'), { period: 20261, payment: '5' }, standing);
    expect(told).toMatchObject({ relation, period: 20261 });
  });

  it('tells an outsider nothing', () => {
    for (const name of Object.keys(FEED_RULES)) expect(hear(notice(name, [other]))).toBeNull();
  });

  it.each(['PauseRequested', 'PauseRequestWithdrawn', 'PauseApproved', 'PauseEnded'])(
    'tells issuer and holders of %s, not who bid and holds nothing, nor the attestor',
    (name) => {
      const args = { attestor: wallet, pauseNonce: '3', pauseEnd: '9', signature: word('97') };
      const told = hear(notice(name, partiesOf(args)), args, { ...nowhere, holder: true });
      expect(told).toMatchObject({ relation: 'holder', status: null, reason: null, period: null, units: null });
      expect(hear(notice(name), args, { ...nowhere, issuer: true })).toMatchObject({ relation: 'issuer' });
      expect(hear(notice(name, partiesOf(args)), args, { ...nowhere, bidder: true })).toBeNull();
      expect(hear(notice(name, partiesOf(args)), args)).toBeNull();
    },
  );

  it('names no signer of a message as a party', () => {
    expect(partiesOf({ signer: wallet, attestor: wallet, signerA: wallet, signerB: wallet })).toEqual([]);
  });

  it.each([
    'PaymentSplit',
    'ReportEvidence',
    'FeeTaken',
    'TrueUpAccepted',
    'FxFallbackUsed',
    'RouterOpened',
    'IncomeRouted',
    'WithheldReleased',
    'ExtinguishmentVoided',
    'SeriesStateMoved',
    'constructor',
    'toString',
  ])('does not know %s', (name) => {
    expect(hear(notice(name, [wallet]), { payer: wallet }, everywhere)).toBeNull();
  });

  it('names reasons by their codes', () => {
    const failed = hear(notice('SeriesFailed'), { reason: 3 }, { ...nowhere, issuer: true });
    expect(failed?.reason).toBe('MINT_GATE_CLOSED');
    expect(hear(notice('BidRevealed', [wallet]), { validity: 1, reason: 0 })).toMatchObject({
      status: 'VALID',
      reason: null,
    });
  });

  it('takes back under the same id what a reorganisation undid', () => {
    const told = hear(notice('BidProcessed', [wallet]), { processing: 1, units: '3' });
    const back = hear(notice('BidProcessed', [wallet], 'rolledBack'));
    expect(back).toMatchObject({ id: told?.id, retracted: true, status: null, units: null, at: null });
  });

  it('never repeats an amount, a price, a hash or a wallet', () => {
    const names = ['amount', 'price', 'deposit', 'refund', 'proceeds', 'clearingPrice', 'payment', 'quantity'];
    names.push('income', 'withheld', 'rate', 'adjustment', 'newCap', 'pauseNonce', 'amendmentNonce', 'extinguishNonce');
    const amounts = Object.fromEntries(names.map((name, i) => [name, `77700${i}`]));
    const hashes = { commitment: word('99'), incomeCommitment: word('98'), newTermsCommitment: word('99') };
    const signatures = { signature: word('98'), signatureA: word('98'), signatureB: word('98') };
    const keys = { signer: wallet, attestor: wallet, signerA: wallet, signerB: wallet };
    const parties = { ...signatures, ...keys, bidder: wallet, holder: wallet, issuer: wallet };
    for (const name of Object.keys(FEED_RULES)) {
      const args = { ...amounts, ...hashes, ...parties, period: 20261, units: '3' };
      const told = hear(notice(name, [wallet]), args, everywhere);
      const text = JSON.stringify(told, (_, value) => (typeof value === 'bigint' ? `${value}` : value));
      expect(text).not.toMatch(/77700|9999|9898|abab/);
    }
  });
});
