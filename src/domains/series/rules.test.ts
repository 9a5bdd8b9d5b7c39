import { termsCommitment } from '@income-series/protocol/commitments';
import { describe, expect, it } from 'vitest';
import { at, DAY, draft, NOW, raise, word } from '../../../tests/support/drafts.ts';
import { codeOf } from '../../../tests/support/refusals.ts';
import { commitTerms } from '../terms/index.ts';
import { figuresOf, parseDraftInput, saleColumn } from './model/index.ts';
import { checkSale, makeCreation } from './rules.ts';

const input = {
  issuer: `0x${'ab'.repeat(20)}`,
  ...draft,
  unitsOffered: 100n,
  raise,
};

const check = (changes: object, raiseChanges: object = {}) =>
  codeOf(() => {
    const { terms, figures } = parseDraftInput({ ...input, ...changes, raise: { ...raise, ...raiseChanges } });
    commitTerms(terms, { ...figures, curve: figures.curve !== null });
    checkSale(figures, NOW);
  });

describe('a draft', () => {
  it('is accepted as it stands', () => {
    expect(check({})).toBe('accepted');
  });

  it.each([
    [{ shareRate: 7n * 10n ** 16n }, { maxUnitsPerBid: 1n }, 'A_TERMS_5', { unitsOffered: 3n }],
    [{ unitsOffered: 0n }, {}, 'TERMS_OUT_OF_RANGE', {}],
    [{ unitsOffered: 2n ** 48n }, {}, 'TERMS_OUT_OF_RANGE', {}],
    [{ currencyCode: 0 }, {}, 'TERMS_OUT_OF_RANGE', {}],
    [{ currencyCode: 1000 }, {}, 'RAISE_PARAMS_INVALID', {}],
    [{ indexingRule: 2 }, {}, 'TERMS_OUT_OF_RANGE', {}],
    [{ firstPeriod: 20265 }, {}, 'PERIOD_INVALID', {}],
    [{ firstPeriod: 20291 }, {}, 'RAISE_PARAMS_INVALID', {}],
    [{ lastPeriod: 20471 }, {}, 'RAISE_PARAMS_INVALID', {}],
    [{ firstPeriod: 20251 }, {}, 'RAISE_PARAMS_INVALID', {}],
    [{}, { reservePrice: 1n << 96n }, 'RAISE_PARAMS_INVALID', {}],
    [{}, { minRaise: 1n << 128n }, 'RAISE_PARAMS_INVALID', {}],
    [{}, { cap: 1n << 128n }, 'RAISE_PARAMS_INVALID', {}],
    [{}, { reservePrice: 0n }, 'RAISE_PARAMS_INVALID', {}],
    [{}, { maxUnitsPerBid: 101n }, 'RAISE_PARAMS_INVALID', {}],
    [{}, { minHolders: 0 }, 'RAISE_PARAMS_INVALID', {}],
    [{}, { concentrationBps: 10_001 }, 'RAISE_PARAMS_INVALID', {}],
    [{}, { cap: 0n }, 'RAISE_PARAMS_INVALID', {}],
    [{}, { cap: 99_999_999n }, 'RAISE_PARAMS_INVALID', {}],
    [{}, { cap: 100_000_000n }, 'accepted', {}],
    [{}, { cap: 100_000_000n, minRaise: 100_000_001n }, 'RAISE_PARAMS_INVALID', {}],
    [{}, { commitEndsAt: at(0) }, 'RAISE_PARAMS_INVALID', {}],
    [{}, { commitEndsAt: at(DAY / 2 - 1) }, 'RAISE_PARAMS_INVALID', {}],
    [{}, { commitEndsAt: at(DAY / 2) }, 'accepted', {}],
    [{}, { revealEndsAt: at(DAY + 1) }, 'RAISE_PARAMS_INVALID', {}],
    [{}, { revealEndsAt: at(2 * DAY + 1) }, 'RAISE_PARAMS_INVALID', {}],
    [{}, { revealEndsAt: at(2 * DAY + 1), gateEndsAt: at(3 * DAY + 1) }, 'accepted', {}],
    [{}, { revealEndsAt: at(31 * DAY + 1), gateEndsAt: at(40 * DAY) }, 'RAISE_PARAMS_INVALID', {}],
    [{}, { gateEndsAt: at(2 * DAY) }, 'RAISE_PARAMS_INVALID', {}],
    [{}, { gateEndsAt: at(92 * DAY + 1) }, 'RAISE_PARAMS_INVALID', {}],
    [{}, { concentrationBps: 99 }, 'RAISE_PARAMS_INVALID', {}],
    [{}, { concentrationBps: 100 }, 'accepted', {}],
    [{}, { maxUnitsPerBid: 100n, concentrationBps: 10_000 }, 'RAISE_PARAMS_INVALID', {}],
    [{}, { maxUnitsPerBid: 100n, concentrationBps: 9_900 }, 'accepted', {}],
    [{ issuer: '0x12' }, {}, 'BAD_INPUT', {}],
    [{}, { cap: 1n << 256n }, 'BAD_INPUT', {}],
  ])('with %o and raise %o: %s', (changes, raiseChanges, code, more) => {
    expect(check({ ...changes, ...more }, raiseChanges)).toBe(code);
  });

  it.each([
    ['currency', { currencyCode: 1000 }, {}],
    ['lastPeriod', { firstPeriod: 20291 }, {}],
    ['lastPeriod', { lastPeriod: 20471 }, {}],
    ['firstPeriod', { firstPeriod: 20251 }, {}],
    ['raise.reservePrice', {}, { reservePrice: 0n }],
    ['raise.minRaise', {}, { minRaise: 1n << 128n }],
    ['raise.cap', {}, { cap: 0n }],
    ['raise.cap', {}, { cap: 99_999_999n }],
    ['raise.cap', {}, { cap: 100_000_000n, minRaise: 100_000_001n }],
    ['raise.maxUnitsPerBid', {}, { maxUnitsPerBid: 101n }],
    ['raise.concentrationBps', {}, { concentrationBps: 10_001 }],
    ['raise.minHolders', {}, { minHolders: 0 }],
    ['raise.minHolders', {}, { concentrationBps: 99 }],
    ['raise.commitEndsAt', {}, { commitEndsAt: at(0) }],
    ['raise.revealEndsAt', {}, { revealEndsAt: at(DAY + 1) }],
    ['raise.gateEndsAt', {}, { gateEndsAt: at(2 * DAY) }],
    ['raise.reservePrice', {}, { reservePrice: 0n, gateEndsAt: at(2 * DAY), cap: 0n }],
  ])('names %s as the first that is out of its bounds, with %o and raise %o', (path, changes, raiseChanges) => {
    const { figures } = parseDraftInput({ ...input, ...changes, raise: { ...raise, ...raiseChanges } });
    expect(() => checkSale(figures, NOW)).toThrow(expect.objectContaining({ argument: path.split('.') }));
  });

  it('commits to the rate, not to the share rate', () => {
    const { terms, figures } = parseDraftInput(input);
    expect(commitTerms(terms, { ...figures, curve: figures.curve !== null })).toBe(
      termsCommitment({ theta: 6_000_000n, r: 5n * 10n ** 14n, currencyCode: 840, indexingRule: 0, termsSalt: 7n }),
    );
  });

  it('gives the chain public arguments only, unless the creation opens the router', () => {
    const { figures } = parseDraftInput({ ...input, routed: true });
    const hashes = { draftSalt: word('01'), termsCommitment: word('02'), contractHash: word('03') };
    const { kind, params } = makeCreation(figures, hashes, null);
    expect(kind).toBe('createRoutedSeries');
    expect(Object.keys(params).sort()).toEqual(
      [
        'draftSalt',
        'contractHash',
        'termsCommitment',
        'currencyCode',
        'indexingRule',
        'unitsOffered',
        'firstPeriod',
        'lastPeriod',
        ...Object.keys(raise),
      ].sort(),
    );
    expect(params).toMatchObject({ ...hashes, commitEndsAt: NOW + 86_400n });
    const opened = { theta: 1n, ratePerUnit: 2n, termsSalt: 3n };
    expect(makeCreation(figures, hashes, opened)).toEqual({ kind: 'createRoutedRaise', params, ...opened });
  });

  it('has the same figures after its row was read', () => {
    for (const routed of [true, false]) {
      const { figures } = parseDraftInput({ ...input, routed });
      const { currencyCode, indexingRule, unitsOffered } = figures;
      const sale = JSON.parse(JSON.stringify(saleColumn(figures)));
      expect(Object.keys(sale)).toEqual(['raise']);
      expect(figuresOf({ currencyCode, indexingRule, unitsOffered, curve: null, ...sale })).toEqual(figures);
    }
  });
});
