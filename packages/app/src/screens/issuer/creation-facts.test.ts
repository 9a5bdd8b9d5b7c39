import { describe, expect, it } from 'vitest';
import { creationFacts } from './creation-facts.ts';
import type { SavedFigures } from './draft-model.ts';

const HASH = `0x${'ab'.repeat(32)}`;
const term = { cap: '900', firstPeriod: '2027-Q1', lastPeriod: '2028-Q4' };
const raise = {
  ...{ ...term, reservePrice: '2', maxUnitsPerBid: '50', minRaise: '20', minHolders: 2, concentrationBps: 5_000 },
  ...{ commitEndsAt: '2027-01-01T00:00:00.000Z', revealEndsAt: '2027-01-03T00:00:00.000Z' },
  ...{ gateEndsAt: '2027-01-10T00:00:00.000Z', routed: false },
};
const curve = {
  ...{ ...term, virtualQuote: '10', virtualBase: '20', threshold: '5', feeBps: 100, treasuryBps: 1_000 },
  endsAt: '2027-01-01T00:00:00.000Z',
};
const draft = { draftSalt: HASH, contractHash: HASH, termsCommitment: HASH, unitsOffered: '100', currency: 'EUR' };
const drafted = (sale: object) =>
  creationFacts({ ...draft, indexingRule: 'ANNUAL', raise: null, curve: null, ...sale } as unknown as SavedFigures);
const common = {
  ...{ draftSalt: HASH, contractHash: HASH, termsCommitment: HASH, unitsOffered: '100', currencyCode: '978' },
  ...{ indexingRule: '1', cap: '900', firstPeriod: '20271', lastPeriod: '20284' },
};

describe('the creation that a draft stands for', () => {
  it('has each figure of a raise, by the names of the contracts', () => {
    expect(drafted({ raise })).toEqual({
      kind: 'CREATE_SERIES',
      args: {
        ...{ ...common, reservePrice: '2', maxUnitsPerBid: '50', minRaise: '20', minHolders: '2' },
        ...{ concentrationBps: '5000', commitEndsAt: '1798761600', revealEndsAt: '1798934400' },
        gateEndsAt: '1799539200',
      },
    });
  });

  it('has each figure of a curve', () => {
    expect(drafted({ curve })).toEqual({
      kind: 'CREATE_CURVE',
      args: {
        ...{ ...common, virtualQuote: '10', virtualBase: '20', threshold: '5', deadline: '1798761600' },
        ...{ feeBps: '100', treasuryBps: '1000' },
      },
    });
  });

  it('is routed where the raise is', () => {
    expect(drafted({ raise: { ...raise, routed: true } }).kind).toBe('CREATE_ROUTED_SERIES');
  });

  it('leaves out a figure that the gateway does not show', () => {
    expect(drafted({ raise, contractHash: null }).args).not.toHaveProperty('contractHash');
  });
});
