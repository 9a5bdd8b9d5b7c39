import {
  createDeviceSecret,
  type IncomeOpening,
  incomeCommitment,
  incomeSalt,
  type KeptOpening,
} from '@income-series/client';
import { describe, expect, it } from 'vitest';
import { judgeOpenings } from './export-judgement.ts';

const SERIES = `0x${'5e'.repeat(32)}` as const;
const OTHER = `0x${'07'.repeat(32)}` as const;
const secret = createDeviceSecret();

const openingOf = (by: Uint8Array, period: number, ytd: bigint): KeptOpening => ({
  seriesKey: SERIES,
  period,
  ytd,
  salt: incomeSalt(by, SERIES, period),
});
const commitmentsOf = (...reports: readonly (readonly [string, IncomeOpening | null])[]) =>
  new Map(reports.map(([period, opening]) => [period, opening && incomeCommitment(opening)]));

const first = openingOf(secret, 20261, 9_000_000n);
const onChain = commitmentsOf(['2026-Q1', first], ['2026-Q2', null]);

describe('the openings of a device file', () => {
  it.each([
    ['are own where one fits its report', [first], onChain, 'own'],
    ['are own where a later one is not on the chain yet', [first, openingOf(secret, 20262, 1n)], onChain, 'own'],
    ['tell nothing before a report is on the chain', [first], new Map(), 'possible'],
    ['tell nothing where the figure is another', [openingOf(secret, 20261, 1n)], onChain, 'possible'],
    ['tell nothing where it fits another quarter', [first], commitmentsOf(['2026-Q2', first]), 'possible'],
    ['tell nothing where the report has no commitment', [openingOf(secret, 20262, 1n)], onChain, 'possible'],
  ] as const)('%s', (_, openings, commitments, judgement) => {
    expect(judgeOpenings(secret, openings, commitments)).toBe(judgement);
  });

  it('are not a secret’s whose salts they do not have, even where they fit their report', () => {
    // An attestor knows the opening of a report that it signed.
    expect(judgeOpenings(createDeviceSecret(), [first], onChain)).toBe('other');
    expect(judgeOpenings(secret, [first, { ...first, salt: 12_345n }], onChain)).toBe('other');
    expect(judgeOpenings(secret, [{ ...first, seriesKey: OTHER }], onChain)).toBe('other');
  });
});
