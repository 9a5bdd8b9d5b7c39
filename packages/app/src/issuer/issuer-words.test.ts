import { describe, expect, it } from 'vitest';
import { screenOf, wordsOf } from './calendar.ts';
import { attestorFaults, closedWhy, figureFault, isProofCurrent, presentCase, readIncome } from './report-words.ts';

const KEY = `0x${'11'.repeat(32)}` as const;
const task = { chain: 'evm:10143', seriesKey: KEY, period: null, year: null, draft: null } as const;

describe('the calendar', () => {
  it('has a screen for each step: the report’s own, the draft, or the series', () => {
    const place = { ...task, state: 'OPEN', lapsesAt: null, transactionKind: null, series: null } as const;
    expect(screenOf({ ...place, kind: 'REPORT', period: '2027-Q1' })).toBe(`/issuer/report/evm:10143/${KEY}/2027-Q1`);
    expect(screenOf({ ...place, kind: 'CONTRACT', draft: { id: 'a/b', title: null } })).toBe('/issuer/drafts/a%2Fb');
    expect(screenOf({ ...place, kind: 'PROCEEDS' })).toBe(`/issuer/series/evm:10143/${KEY}`);
    expect(wordsOf({ ...task, kind: 'REPORT', period: '2027-Q3' }).step).toBe('Report Q3 2027');
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
