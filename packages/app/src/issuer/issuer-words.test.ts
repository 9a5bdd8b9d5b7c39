import { describe, expect, it } from 'vitest';
import { screenOf, wordsOf } from './calendar.ts';
import {
  readDays,
  sayExtinguishment,
  sayHardship,
  sayReview,
  statementFaults,
  yearToReview,
} from './exception-words.ts';
import { stepOf } from './issued-steps.ts';
import { attestorFaults, closedWhy, figureFault, isProofCurrent, presentCase, readIncome } from './report-words.ts';
import { wayOf } from './task-words.ts';

const KEY = `0x${'11'.repeat(32)}` as const;
const task = { chain: 'evm:10143', seriesKey: KEY, period: null, year: null, draft: null } as const;

describe('the calendar', () => {
  it('has a screen for each step: the report’s own, the draft, or the series', () => {
    const place = { ...task, state: 'OPEN', lapsesAt: null, transactionKind: null, series: null } as const;
    expect(screenOf({ ...place, kind: 'REPORT', period: '2027-Q1' })).toBe(`/issuer/report/evm:10143/${KEY}/2027-Q1`);
    expect(screenOf({ ...place, kind: 'CONTRACT', draft: { id: 'a/b', title: null } })).toBe('/issuer/drafts/a%2Fb');
    expect(screenOf({ ...place, kind: 'PROCEEDS' })).toBe(`/issuer/series/evm:10143/${KEY}`);
    const routed = { ...place, kind: 'REPORT', period: '2027-Q1', transactionKind: 'SUBMIT_ROUTED_REPORT' } as const;
    expect(screenOf(routed)).toBe(`/issuer/series/evm:10143/${KEY}`);
    expect(wordsOf({ ...task, kind: 'REPORT', period: '2027-Q3' }).step).toBe('Report Q3 2027');
  });

  it('has a button, a part of the screen or words for each step of a series', () => {
    const series = { accruedTotal: '7', annualCases: { nodes: [{ id: 'a', year: 2027, state: 'SIGNED' }] } };
    const stepLabel = (transactionKind: string | null, part = {}) =>
      stepOf({ period: null, year: null, transactionKind, ...part } as never, series as never)?.label;
    expect(stepLabel('SETTLE_STEP')).toBe('Settle the bids');
    expect(stepLabel('PAY_TAIL')).toBe('Pay what accrued');
    expect(stepLabel('SUBMIT_ROUTED_REPORT', { period: '2027-Q1' })).toBe('Report Q1 2027 by its router');
    expect(stepLabel('SUBMIT_TRUE_UP', { year: 2027 })).toBe('Send the correction of 2027');
    expect(stepLabel('SUBMIT_TRUE_UP', { year: 2028 })).toBeUndefined();
    expect(stepLabel('REQUEST_PAUSE')).toBeUndefined();
    expect(wayOf({ kind: 'PAUSE_REQUEST' } as never).anchor).toBe('pauses');
    expect(wayOf({ kind: 'EXTINGUISHMENT_REQUEST' } as never).anchor).toBe('extinguishments');
    expect(wayOf({ kind: 'TRUE_UP' } as never).anchor).toBe('reviews');
  });
});

describe('an exception', () => {
  it('needs a text, other attestors than each other, and files that fit one envelope', () => {
    expect(statementFaults({ text: ' ', attestors: [''], files: [] })).toEqual({
      text: expect.stringMatching(/what happened/),
      attestors: 'Choose the attestor who decides.',
    });
    expect(statementFaults({ text: 'a', attestors: ['0x1', '0x1'], files: [] }).attestors).toMatch(/two different/);
    expect(statementFaults({ text: 'a', attestors: ['0x1', ''], files: [] }).attestors).toBe('Choose both attestors.');
    const half = { size: 120_001 };
    expect(statementFaults({ text: 'a', attestors: ['0x1', '0x2'], files: [half, half] }).files).toMatch(/240 kB/);
    expect(statementFaults({ text: 'a', attestors: ['0x1', '0x2'], files: [half] })).toEqual({});
    expect(['14', '15', '90', '91', '20.5', ''].map(readDays)).toEqual([null, 15, 90, null, null, null]);
  });

  it('says who acts next, and until when', () => {
    const pause = {
      id: 'a',
      attestorKey: '0x1111',
      openedAt: '2027-01-01T00:00:00Z',
      pauseEndsAt: '2027-02-01T00:00:00Z',
    };
    expect(sayHardship({ ...pause, state: 'APPROVED' } as never)).toMatch(
      /runs until .*Feb 2027.* anybody from then on/,
    );
    expect(sayHardship({ ...pause, state: 'REFUSED' } as never)).toMatch(/Withdraw it before you ask again/);
    const request = { openedAt: pause.openedAt, noticeEndsAt: null, deadlineAt: null, signers: null, state: 'OPEN' };
    expect(sayExtinguishment(request as never)).toMatch(/not on the chain yet/);
    expect(sayExtinguishment({ ...request, state: 'ONE_SIGNED' } as never)).toMatch(/One attestor signed/);
  });

  it('is asked for a year that is over, has no true-up, and has no review under way', () => {
    const due = { kind: 'TRUE_UP', state: 'OPEN', year: 2027 };
    const review = { id: 'a', year: 2027, attestorKey: KEY, openedAt: '2028-02-01T00:00:00Z', closedReason: 'OTHER' };
    const yearOf = (task: object, state: string) =>
      yearToReview([{ ...due, ...task } as never], [{ ...review, state } as never]);
    expect([yearOf({}, 'CLOSED'), yearOf({}, 'OPEN'), yearOf({}, 'SIGNED')]).toEqual([2027, null, null]);
    expect([yearOf({ year: 2028 }, 'OPEN'), yearOf({ state: 'UPCOMING' }, 'CLOSED')]).toEqual([2028, null]);
    expect(sayReview({ ...review, state: 'CLOSED' } as never)).toMatch(
      /^Review of 2027, .* declined for another reason/,
    );
  });
});

const basis = {
  periodState: 'OPEN',
  priorIncomeCommitment: KEY,
  unitsOutstanding: '100',
  fxRate: '7',
  fxStale: false,
  fallbackRate: '8',
  domain: { chainId: 1, verifyingContract: '0x1', genesisHash: null, program: null },
} as const;

describe('a report', () => {
  it('is read in minor units of its currency, and a thousand is not a fraction', () => {
    expect([readIncome('12,500.50', 'USD'), readIncome('12.500', 'USD'), readIncome('12,500', 'JPY')]).toEqual([
      1_250_050n,
      null,
      12_500n,
    ]);
    expect(figureFault('1.5', 'JPY')).toMatch(/at most 0 decimals/);
  });

  it('is proven again only if units or rate changed, by the attestor’s rate where the chain has none', () => {
    const proven = (...publicSignals: string[]) => ({ proof: { publicSignals } }) as never;
    expect(isProofCurrent(proven('1', '100', '7'), basis as never)).toBe(true);
    expect(isProofCurrent(proven('1', '101', '7'), basis as never)).toBe(false);
    expect(isProofCurrent(proven('1', '100', '7'), { ...basis, fxStale: true } as never)).toBe(false);
    expect(isProofCurrent(proven('1', '100', '8'), { ...basis, fxStale: true } as never)).toBe(true);
  });

  it('goes on with the case that is not over, and says why a quarter is closed', () => {
    const cases = [{ state: 'CLOSED' }, { state: 'ATTESTED' }, { state: 'OPEN' }] as never[];
    expect(presentCase(cases)).toEqual({ state: 'ATTESTED' });
    const series = { issuer: '0xa', routed: false, reportBasis: basis };
    const why = (part: object, wallet = '0xa') => closedWhy({ ...series, ...part } as never, wallet);
    expect(why({})).toBeNull();
    expect(why({}, '0xb')).toMatch(/another wallet/);
    expect(why({ reportBasis: { ...basis, periodState: 'UPCOMING' } })).toMatch(/not over/);
  });

  it('says what an attestor lacks, by field', () => {
    expect(attestorFaults({ attestor: '', files: [{ size: 240_001 }] })).toEqual({
      attestor: expect.stringMatching(/Choose the attestor/),
      files: expect.stringMatching(/240 kB/),
    });
    expect(attestorFaults({ attestor: '0x1', files: [] })).toEqual({});
  });
});
