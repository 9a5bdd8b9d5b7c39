import { describe, expect, it } from 'vitest';
import type { Address } from './address.ts';
import { CLAIM_KINDS, type ClaimKind, type DueClaim, planClaims } from './claims.ts';

const of = { seriesKey: `0x${'cc'.repeat(32)}`, holder: `0x${'aa'.repeat(20)}` as Address } as const;
const due = (...kinds: ClaimKind[]): DueClaim[] => kinds.map((kind) => ({ kind, amount: 5n }));
const planned = (list: readonly DueClaim[], kinds: readonly ClaimKind[] = CLAIM_KINDS) =>
  planClaims(list, of, new Set(kinds)).map(({ call, pays }) => [call.kind, pays.map(({ kind }) => kind)]);

describe('a claim that the chain refuses now', () => {
  const refused: DueClaim = { kind: 'TENDER', amount: 5n, refusal: 'CENSUS_MISSING' };
  it('leaves the others to be made', () => {
    expect(planned([...due('PAYOUT', 'TAIL'), refused])).toEqual([
      ['claimPayout', ['PAYOUT']],
      ['claimTail', ['TAIL']],
    ]);
  });

  it('is planned where no other is, so that a simulation names the reason', () => {
    expect(planned([...due('PAYOUT'), refused], ['TENDER'])).toEqual([['claimTender', ['PAYOUT', 'TENDER']]]);
  });
});

describe('what is due', () => {
  it.each<[string, ClaimKind[], ClaimKind[] | undefined, unknown]>([
    ['nothing', [], undefined, []],
    ['nothing of the kinds that are claimed', ['PAYOUT'], ['TAIL'], []],
    [
      'what units earned, by a call each',
      ['PAYOUT', 'TAIL'],
      undefined,
      [
        ['claimPayout', ['PAYOUT']],
        ['claimTail', ['TAIL']],
      ],
    ],
    [
      'what units earned, with a tender that pays it too',
      ['PAYOUT', 'TAIL', 'TENDER'],
      undefined,
      [['claimTender', ['PAYOUT', 'TAIL', 'TENDER']]],
    ],
    ['a tender that is not claimed', ['PAYOUT', 'TENDER'], ['PAYOUT'], [['claimPayout', ['PAYOUT']]]],
    [
      'a share of a closed series, by the call that releases held units too',
      ['RELEASED_UNITS', 'PAYOUT', 'FINAL'],
      ['FINAL'],
      [['claimFinal', ['PAYOUT', 'FINAL']]],
    ],
    [
      'kept money of all contracts, beside a buy-out',
      ['REDEMPTION', 'REDEEMED_UNITS', 'KEPT_BID_REFUND', 'KEPT_ORDER_MONEY', 'KEPT_ROUTED_INCOME'],
      undefined,
      [
        ['claimRedemption', ['REDEMPTION']],
        ['redeemUnits', ['REDEEMED_UNITS']],
        ['claimKept', ['KEPT_BID_REFUND']],
        ['claimKept', ['KEPT_ORDER_MONEY']],
        ['claimKept', ['KEPT_ROUTED_INCOME']],
      ],
    ],
  ])('is claimed: %s', (_, list, kinds, calls) => {
    expect(planned(due(...list), kinds)).toEqual(calls);
  });

  it('says of a call whether it pays anything', () => {
    const leaving = (amount: bigint) => planClaims([{ kind: 'FINAL', amount }], of, new Set(CLAIM_KINDS))[0]?.call;
    expect([leaving(0n), leaving(1n)]).toMatchObject([{ pays: false }, { pays: true }]);
  });
});
