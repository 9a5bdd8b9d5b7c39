import fc from 'fast-check';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { parsePeriod, reportWindow } from '../../../../../src/core/period.ts';
import { holdersReachable, phaseFault } from '../../../../../src/core/raise-rules.ts';

const NOW = Date.UTC(2026, 6, 1);
// The formats of money read the browser's language when they are loaded, and the chain's time comes with the page.
vi.stubGlobal('navigator', { language: 'en-GB' });
vi.mock('../../gateway/chain-time.ts', () => ({ chainNow: () => NOW }));
const { EMPTY } = await import('./draft-model.ts');
const { saleFaults } = await import('./sale-faults.ts');
afterAll(() => void vi.unstubAllGlobals());

const TOKEN = { symbol: 'tUSD', decimals: 6 };
const RAISE = {
  ...EMPTY,
  chain: 'evm:10143',
  currency: 'USD',
  firstPeriod: '2026-Q3',
  lastPeriod: '2028-Q2',
  units: '100',
  reservePrice: '1',
  minRaise: '10',
  cap: '1,000,000',
};
const ON_SOLANA = { ...RAISE, chain: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1' };
const CURVE = { ...ON_SOLANA, sale: 'curve' as const, firstPrice: '10', threshold: '500' };

describe('the figures of a sale as they are typed', () => {
  it('have no fault where the contract takes them', () => {
    expect(saleFaults(RAISE, TOKEN)).toEqual({});
    expect(saleFaults(ON_SOLANA, TOKEN)).toEqual({});
    expect(saleFaults(CURVE, TOKEN)).toEqual({});
  });

  it('are shown beside both fields that contradict each other', () => {
    const faults = saleFaults({ ...RAISE, minHolders: '5' }, TOKEN);
    expect(Object.keys(faults).sort()).toEqual(['concentration', 'minHolders']);
    expect(faults.minHolders).toContain('Ask for at most 2');
    expect(faults.minHolders).toContain('“Share of one buyer at most”');
    expect(faults.concentration).toContain('“Buyers at least” asks for 5: then each may take at most 24.');
    const ofBid = saleFaults({ ...RAISE, minHolders: '5', maxUnits: '40' }, TOKEN);
    expect(Object.keys(ofBid).sort()).toEqual(['maxUnits', 'minHolders']);
  });

  it.each([
    [{ minHolders: '101' }, 'minHolders', /At most 100/],
    [{ maxUnits: '101' }, 'maxUnits', /At most 100/],
    [{ units: '1', minHolders: '1' }, 'concentration', /less than one of the units offered/],
    [{ concentration: '101' }, 'concentration', /Above 0% to 100%/],
    [{ reservePrice: '0' }, 'reservePrice', /above zero/],
    [{ cap: 'much' }, 'cap', /Write an amount/],
    [{ bidDays: '0.4' }, 'bidDays', /From 0.5 to 90 days/],
    [{ revealDays: '31' }, 'revealDays', /From 1 to 30 days/],
    [{ bidDays: '90', revealDays: '30', gateDays: '90' }, 'gateDays', /Q3 2026 has to be reported before/],
  ])('of %o have a fault beside %s', (change, field, text) => {
    const faults = saleFaults({ ...RAISE, ...change }, TOKEN);
    expect(Object.keys(faults)).toEqual([field]);
    expect(faults[field as keyof typeof faults]).toMatch(text);
  });

  it.each(['reservePrice', 'minRaise', 'cap'] as const)('have a fault where Solana cannot count the %s', (field) => {
    const most = { [field]: `${2n ** 64n - 1n}` };
    const base = { symbol: null, decimals: null };
    expect(saleFaults({ ...ON_SOLANA, ...most }, base)).toEqual({});
    const over = { [field]: `${2n ** 64n}` };
    expect(saleFaults({ ...ON_SOLANA, ...over }, base)).toEqual({ [field]: 'This is too large.' });
    expect(saleFaults({ ...RAISE, ...over }, base)).toEqual({});
  });

  it('of a raise are judged alike on each chain', () => {
    expect(saleFaults({ ...ON_SOLANA, minHolders: '5' }, TOKEN)).toEqual(
      saleFaults({ ...RAISE, minHolders: '5' }, TOKEN),
    );
  });

  it('of a curve that raises less than it has to are shown beside both fields', () => {
    const faults = saleFaults({ ...CURVE, threshold: '2,001' }, TOKEN);
    expect(Object.keys(faults).sort()).toEqual(['firstPrice', 'threshold']);
    expect(faults.threshold).toContain('2,000 tUSD');
    expect(Object.keys(saleFaults({ ...CURVE, fee: '11', saleDays: '91' }, TOKEN)).sort()).toEqual(['fee', 'saleDays']);
  });

  it('have a fault exactly where the contract refuses them', () => {
    const count = fc.integer({ min: 1, max: 12 });
    const days = fc.integer({ min: 0, max: 100 });
    const figures = fc.record({
      units: count,
      minHolders: count,
      maxUnits: count,
      concentration: fc.integer({ min: 0, max: 110 }),
      bidDays: days,
      revealDays: days,
      gateDays: days,
    });
    fc.assert(
      fc.property(figures, (numbers) => {
        const typed = Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, `${value}`]));
        const faults = saleFaults({ ...RAISE, ...typed }, TOKEN);
        expect(Object.keys(faults).length > 0).toBe(isRefused(numbers));
      }),
      { numRuns: 500 },
    );
  });
});

interface Numbers {
  readonly units: number;
  readonly minHolders: number;
  readonly maxUnits: number;
  readonly concentration: number;
  readonly bidDays: number;
  readonly revealDays: number;
  readonly gateDays: number;
}

/** The rules of the contract, as the service applies them before it builds a creation. */
function isRefused({ units, minHolders, maxUnits, concentration, bidDays, revealDays, gateDays }: Numbers): boolean {
  const now = BigInt(NOW / 1_000);
  const after = (...days: readonly number[]) => now + 86_400n * BigInt(days.reduce((sum, some) => sum + some, 0));
  const ends = {
    commitEndsAt: after(bidDays),
    revealEndsAt: after(bidDays, revealDays),
    gateEndsAt: after(bidDays, revealDays, gateDays),
  };
  const limits = {
    supply: BigInt(units),
    maxUnitsPerBid: BigInt(maxUnits),
    concentrationBps: BigInt(concentration * 100),
  };
  const isTaken =
    maxUnits <= units &&
    concentration > 0 &&
    concentration <= 100 &&
    minHolders <= units &&
    holdersReachable(limits, BigInt(minHolders)) &&
    phaseFault(now, ends) === null &&
    ends.gateEndsAt < reportWindow(parsePeriod(20263)).lateUntil;
  return !isTaken;
}
