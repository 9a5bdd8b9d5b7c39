import { describe, expect, it } from 'vitest';
import { type DraftText, readDraft } from './draft-text.ts';
import { previewPayments } from './preview.ts';
import { addQuarters, countQuarters, quarterAt } from './quarters.ts';
import { draftTextOf, newDraftText } from './typed-draft.ts';

const NOW = Date.parse('2027-02-10T09:30:00Z');
const token = { symbol: 'tUSD', decimals: 6 };
const raised = { token, isCurve: false, nowMs: NOW };
const sold = { token, isCurve: true, nowMs: NOW };
const textOf = (part: Partial<DraftText> = {}): DraftText => ({ ...newDraftText(NOW), theta: '40,000', ...part });
const faultsOf = (part: Partial<DraftText>, rules = raised) => Object.keys(readDraft(textOf(part), rules).faults);

describe('a draft that an issuer types', () => {
  it('is whole with its first figures once the threshold is typed, as a raise and as a curve', () => {
    expect(readDraft(newDraftText(NOW), raised).faults).toEqual({ theta: expect.stringContaining('40,000') });
    const { figures, terms } = readDraft(textOf(), raised);
    expect(terms).toEqual({ theta: 4_000_000n, shareRate: '0.05', rate: 50_000_000_000_000n, unitsOffered: 1_000n });
    expect(figures).toMatchObject({
      firstPeriod: '2027-Q2',
      lastPeriod: '2029-Q1',
      raise: { reservePrice: '10000000', revealEndsAt: '2027-02-27T09:30:00.000Z', concentrationBps: 3_000 },
    });
    expect(readDraft(textOf({ title: 'A' }), sold).figures).toMatchObject({
      title: 'A',
      curve: { virtualQuote: '10000000000', virtualBase: '2000000000', feeBps: 100 },
    });
  });

  it.each<[string, Partial<DraftText>]>([
    ['share', { share: '5', units: '999' }],
    ['share', { share: '100.1' }],
    ['theta', { theta: '1.234' }],
    ['units', { units: '0' }],
    ['reservePrice', { reservePrice: '0' }],
    ['cap', { cap: '9,999.99' }],
    ['minHolders', { minHolders: '9' }],
    ['concentration', { concentration: '0.01' }],
    ['commitEnds', { commitEnds: '2027-02-10T10:00' }],
    ['commitEnds', { commitEnds: '' }],
    ['revealDays', { revealDays: '31' }],
    ['firstPeriod', { firstPeriod: '2026-Q3' }],
    ['quarters', { quarters: '81' }],
  ])('is refused at %s for %j', (field, part) => {
    expect(faultsOf(part)).toEqual([field]);
    expect(readDraft(textOf(part), raised).figures).toBeNull();
  });

  it.each<[string, Partial<DraftText>]>([
    ['rise', { rise: '1' }],
    ['threshold', { threshold: '11,000' }],
    ['cap', { cap: '1' }],
    ['fee', { fee: '10.01' }],
    ['saleEnds', { saleEnds: '2027-02-10T10:00' }],
  ])('of a curve is refused at %s for %j', (field, part) => {
    expect(faultsOf(part, sold)).toEqual([field]);
  });

  it('of a curve has no router, whatever was chosen before, and its threshold is in minor units of the currency', () => {
    const { figures, terms } = readDraft(textOf({ routed: 'yes', currency: 'JPY' }), sold);
    expect([figures && 'routed' in figures, terms?.theta]).toEqual([false, 40_000n]);
  });

  it('names the nearest share that divides', () => {
    expect(readDraft(textOf({ units: '300' }), raised).faults.share).toContain('4.99999999999998 % does');
  });

  it('is typed again as it was sent', () => {
    for (const rules of [raised, sold]) {
      const text = textOf({ title: 'Boats', share: '2.5', currency: 'JPY' });
      const { figures, terms } = readDraft(text, rules);
      const { raise = null, curve = null, firstPeriod, lastPeriod } = figures ?? {};
      const sale = { firstPeriod, lastPeriod };
      const stored = {
        ...figures,
        raise: raise && { ...raise, ...sale, routed: false },
        curve: curve && { ...curve, ...sale },
      };
      const shareRate = `${terms === null ? 0n : terms.rate * terms.unitsOffered * (rules.isCurve ? 1_000_000n : 1n)}`;
      const again = draftTextOf(stored as never, { theta: `${terms?.theta}`, shareRate }, token, NOW);
      expect(readDraft(again, rules)).toEqual({ figures, terms, faults: {} });
    }
  });
});

describe('the preview of a draft', () => {
  it('pays nothing at the threshold, and the share of what is above', () => {
    const { terms } = readDraft(textOf(), raised);
    const lines = previewPayments(terms as never, { fx: 10_000n * 10n ** 18n, digits: 2, isCurve: false });
    expect(lines).toEqual([
      { income: 4_000_000n, total: 0n, perUnit: 0n },
      { income: 6_000_000n, total: 1_000_000_000n, perUnit: 1_000_000n },
      { income: 12_000_000n, total: 4_000_000_000n, perUnit: 4_000_000n },
    ]);
    const curve = readDraft(textOf({ theta: '0' }), sold).terms;
    const [, second] = previewPayments(curve as never, { fx: 10_000n * 10n ** 18n, digits: 2, isCurve: true });
    expect(second).toEqual({ income: 1_000_000n, total: 500_000_000n, perUnit: 500_000n });
  });
});

it('counts quarters over the ends of years, in UTC', () => {
  expect(addQuarters('2027-Q4', 1)).toBe('2028-Q1');
  expect(addQuarters('2027-Q1', -1)).toBe('2026-Q4');
  expect(countQuarters('2027-Q2', '2029-Q1')).toBe(8);
  expect(quarterAt(Date.parse('2027-04-01T00:30:00+02:00'))).toBe('2027-Q1');
});
