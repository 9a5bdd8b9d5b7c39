import { describe, expect, it } from 'vitest';
import { codeOf } from '../../../tests/support/refusals.ts';
import { MAX_WORK_A_STEP } from '../transaction/index.ts';
import type { RaiseCall } from './model/index.ts';
import { checkRaiseCall } from './rules.ts';

const seriesKey = `0x${'11'.repeat(32)}` as const;
const word = `0x${'22'.repeat(32)}` as const;
const zero = `0x${'00'.repeat(32)}` as const;
const issuer = `0x${'ab'.repeat(20)}` as const;
const other = `0x${'cd'.repeat(20)}` as const;

const refusal = (call: RaiseCall, wallet = other) => codeOf(() => checkRaiseCall(call, wallet, issuer));

describe('a step of a raise', () => {
  it.each<[RaiseCall, string]>([
    [{ kind: 'commitBid', seriesKey, commitment: word, deposit: 1n }, 'accepted'],
    [{ kind: 'commitBid', seriesKey, commitment: word, deposit: 0n }, 'BAD_INPUT'],
    [{ kind: 'commitBid', seriesKey, commitment: zero, deposit: 1n }, 'BAD_INPUT'],
    [{ kind: 'settleStep', seriesKey, maxBids: MAX_WORK_A_STEP }, 'accepted'],
    [{ kind: 'settleStep', seriesKey, maxBids: MAX_WORK_A_STEP + 1 }, 'BAD_INPUT'],
    [{ kind: 'settleStep', seriesKey, maxBids: 0 }, 'BAD_INPUT'],
    [{ kind: 'settleStep', seriesKey, maxBids: 1.5 }, 'BAD_INPUT'],
    [{ kind: 'passGate', seriesKey }, 'accepted'],
    [{ kind: 'deliverBid', seriesKey, bidder: issuer }, 'accepted'],
    [{ kind: 'withdrawProceeds', seriesKey }, 'NOT_ISSUER'],
    [{ kind: 'cancelRaise', seriesKey }, 'NOT_ISSUER'],
  ])('%o by anyone: %s', (call, code) => {
    expect(refusal(call)).toBe(code);
  });

  it("the issuer's own steps are taken from the issuer's wallet", () => {
    expect(refusal({ kind: 'withdrawProceeds', seriesKey }, issuer)).toBe('accepted');
    expect(refusal({ kind: 'cancelRaise', seriesKey }, issuer)).toBe('accepted');
  });
});
