import { termsCommitment } from '@income-series/protocol/commitments';
import { describe, expect, it } from 'vitest';
import { at, DAY, draft, NOW, raise, word } from '../../../tests/support/drafts.ts';
import { codeOf } from '../../../tests/support/refusals.ts';
import { commitTerms } from '../terms/index.ts';
import { figuresOf, parseDraftInput, saleColumn } from './model/index.ts';
import { checkSale, makeCreation, requireSaleOf } from './rules.ts';

const SOLANA = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1';
const EVM = 'evm:10143';
const curve = {
  virtualQuote: 2_000_000_000n,
  virtualBase: 2_000_000_000n,
  threshold: 1_000_000_000n,
  endsAt: at(30 * DAY),
  feeBps: 100,
  treasuryBps: 1_000,
  cap: 5_000_000_000n,
};
const input = {
  issuer: '4uQeVj5tqViQh7yWWGStvkEG1Zmhx6uasJtWCJziofM',
  ...draft,
  unitsOffered: 1_000n,
  curve,
};

const check = (changes: object, curveChanges: object = {}, chain = SOLANA) =>
  codeOf(() => {
    const { terms, figures } = parseDraftInput({ ...input, curve: { ...curve, ...curveChanges }, ...changes });
    requireSaleOf(chain, figures);
    commitTerms(terms, { ...figures, curve: figures.curve !== null });
    checkSale(figures, NOW);
  });

/** A curve on which all units cost 2^63 base units with the virtual quote, and one unit less. */
const dear = { virtualQuote: 1n << 62n, virtualBase: 2_000_000_000n };

describe('the draft of a curve series', () => {
  it('is accepted as it stands', () => {
    expect(check({})).toBe('accepted');
  });

  it.each([
    ['currency', { currencyCode: 1000 }, {}],
    ['lastPeriod', { firstPeriod: 20291 }, {}],
    ['lastPeriod', { lastPeriod: 20471 }, {}],
    ['firstPeriod', { firstPeriod: 20251 }, {}],
    ['curve.virtualQuote', {}, { virtualQuote: 0n }],
    ['curve.virtualBase', {}, { virtualBase: 1_000_000_000n }],
    ['curve.virtualBase', {}, { virtualBase: 1_111_111_111n }],
    ['curve.virtualBase', { unitsOffered: 281_474_977n }, { virtualBase: (1n << 64n) - 1n }],
    ['curve.virtualQuote', {}, dear],
    ['curve.threshold', {}, { threshold: 0n }],
    ['curve.threshold', {}, { threshold: 2_000_000_001n }],
    ['curve.cap', {}, { cap: 0n }],
    ['curve.cap', {}, { cap: 3_999_999_999n }],
    ['curve.feeBps', {}, { feeBps: 1_001 }],
    ['curve.treasuryBps', {}, { treasuryBps: 10_001 }],
    ['curve.endsAt', {}, { endsAt: at(DAY / 2 - 1) }],
    ['curve.endsAt', {}, { endsAt: at(90 * DAY + 1) }],
  ])('names %s as the first that is out of its bounds, with %o and curve %o', (path, changes, curveChanges) => {
    const { figures } = parseDraftInput({ ...input, ...changes, curve: { ...curve, ...curveChanges } });
    expect(() => checkSale(figures, NOW)).toThrow(
      expect.objectContaining({ code: 'CURVE_PARAMS_INVALID', argument: path.split('.') }),
    );
  });

  it.each([
    [{}, { virtualBase: 1_111_111_112n, virtualQuote: 1n, threshold: 1n }],
    [{}, { ...dear, virtualQuote: (1n << 62n) - 1n, cap: (1n << 63n) - 2n }],
    [{}, { feeBps: 1_000, treasuryBps: 10_000 }],
    [{}, { feeBps: 0, treasuryBps: 0 }],
    [{}, { endsAt: at(DAY / 2) }],
    [{}, { endsAt: at(90 * DAY) }],
    [{}, { threshold: 2_000_000_000n, cap: (1n << 64n) - 1n }],
    [{}, { cap: 4_000_000_000n }],
  ])('is accepted at its bounds: %o and curve %o', (changes, curveChanges) => {
    expect(check(changes, curveChanges)).toBe('accepted');
  });

  it.each([
    [{ unitsOffered: 281_474_977n }, {}, 'TERMS_OUT_OF_RANGE'],
    [{ unitsOffered: 0n }, {}, 'TERMS_OUT_OF_RANGE'],
    [{ shareRate: 5n * 10n ** 16n + 1_000_000n }, {}, 'A_TERMS_5'],
    [{ firstPeriod: 20265 }, {}, 'PERIOD_INVALID'],
    [{ curve: undefined }, {}, 'BAD_INPUT'],
    [{ raise }, {}, 'BAD_INPUT'],
    [{}, { cap: 1n << 64n }, 'BAD_INPUT'],
    [{}, { virtualBase: 1n << 64n }, 'BAD_INPUT'],
    [{}, { feeBps: -1 }, 'BAD_INPUT'],
    [{ routed: true }, {}, 'CALL_NOT_ON_CHAIN'],
  ])('with %o and curve %o: %s', (changes, curveChanges, code) => {
    expect(check(changes, curveChanges)).toBe(code);
  });

  it('of a chain that sells otherwise names the argument', () => {
    const pathOn = (chain: string, more: object) => {
      try {
        requireSaleOf(chain, parseDraftInput({ ...input, ...more }).figures);
      } catch (error) {
        return (error as { argument?: unknown }).argument;
      }
      return null;
    };
    expect(pathOn(SOLANA, {})).toBeNull();
    expect(pathOn(EVM, { curve: undefined, raise, routed: true })).toBeNull();
    expect(pathOn(EVM, {})).toEqual(['curve']);
    expect(pathOn(SOLANA, { curve: undefined, raise })).toBeNull();
    expect(pathOn(SOLANA, { curve: undefined, raise, routed: true })).toBeNull();
    expect(pathOn(SOLANA, { routed: true })).toEqual(['routed']);
  });

  it('commits to the rate of a base lamport', () => {
    const { terms, figures } = parseDraftInput(input);
    expect(commitTerms(terms, { ...figures, curve: figures.curve !== null })).toBe(
      termsCommitment({ theta: 6_000_000n, r: 5n * 10n ** 7n, currencyCode: 840, indexingRule: 0, termsSalt: 7n }),
    );
  });

  it('gives the chain public arguments only', () => {
    const { figures } = parseDraftInput(input);
    const hashes = { draftSalt: word('01'), termsCommitment: word('02'), contractHash: word('03') };
    const { endsAt: _, ...sale } = curve;
    expect(makeCreation(figures, hashes, null)).toEqual({
      kind: 'createCurve',
      params: {
        ...hashes,
        ...sale,
        deadline: NOW + 30n * 86_400n,
        currencyCode: 840,
        indexingRule: 0,
        unitsOffered: 1_000n,
        firstPeriod: 20271,
        lastPeriod: 20284,
      },
    });
  });

  it('has the same figures after its row was read', () => {
    const { figures } = parseDraftInput(input);
    const { currencyCode, indexingRule, unitsOffered } = figures;
    const sale = JSON.parse(JSON.stringify(saleColumn(figures)));
    expect(Object.keys(sale)).toEqual(['curve']);
    expect(figuresOf({ currencyCode, indexingRule, unitsOffered, raise: null, ...sale })).toEqual(figures);
  });
});
