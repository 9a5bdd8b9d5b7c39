import { FIELD_ORDER } from '@income-series/protocol/field';
import { SIGNAL_NAMES } from '@income-series/protocol/report-proof';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIGURES, type Figures, inputsFor, paymentOf } from './cases.ts';
import { compiled, SOURCE } from './compiled.ts';
import { undetermined } from './determined.ts';
import { constraintsByWire, isSatisfied, satisfies } from './r1cs.ts';

const circuit = await compiled(SOURCE);

/** Integers of up to `bits` bits: spread over the magnitudes, the ends included. */
const bits = (n: number): fc.Arbitrary<bigint> =>
  fc.oneof(
    fc.bigInt({ min: 0n, max: (1n << BigInt(n)) - 1n }),
    fc.integer({ min: 0, max: n }).map((k) => (1n << BigInt(k)) - 1n),
    fc.integer({ min: 0, max: n - 1 }).map((k) => 1n << BigInt(k)),
  );
const field = fc.bigInt({ min: 0n, max: FIELD_ORDER - 1n });

/** Figures in range; the year to date rises or falls. */
const figures: fc.Arbitrary<Figures> = fc
  .record({
    theta: bits(64),
    r: bits(60),
    currency: bits(24),
    indexing: bits(8),
    termsSalt: field,
    ytdSalt: field,
    priorSalt: field,
    unitsOutstanding: bits(48),
    fxRate: bits(80),
    ytd: bits(64),
    priorYtd: bits(64),
  })
  .filter((f) => paymentOf(f) < 1n << 128n);

describe('the income-report circuit', () => {
  it('has 1,782 constraints, which fit 2^11, and six public inputs', () => {
    const { constraints, publicInputs, privateInputs, outputs } = circuit.system;
    expect(constraints.length).toBe(1782);
    expect({ publicInputs, privateInputs, outputs }).toEqual({ publicInputs: 6, privateInputs: 9, outputs: 0 });
  });

  it('puts the public signals first, in the order the contract reads them', () => {
    const inputs = inputsFor();
    const witness = circuit.witness(inputs);
    expect(witness?.slice(0, 7)).toEqual([1n, ...SIGNAL_NAMES.map((name) => inputs[name])]);
  });

  it('takes the payment of the reference formula, and no other, for random figures', () => {
    fc.assert(
      fc.property(figures, fc.constantFrom(-1n, 1n), (f, error) => {
        const inputs = inputsFor(f);
        const witness = circuit.witness(inputs);
        expect(witness).not.toBeNull();
        expect(satisfies(circuit.system, witness as bigint[])).toBe(true);
        const wrong = inputs.payment + error;
        if (wrong >= 0n) expect(circuit.witness({ ...inputs, payment: wrong })).toBeNull();
      }),
      { numRuns: 300 },
    );
  });

  it.each<[string, Partial<Figures>]>([
    ['to one minor unit below the prior', { ytd: FIGURES.priorYtd - 1n, theta: 0n }],
    ['from above the threshold to above it', { priorYtd: 9_000_000n, ytd: 6_000_000n }],
    ['from above the threshold to the threshold', { priorYtd: 9_000_000n, ytd: FIGURES.theta }],
    ['from above the threshold to below it', { priorYtd: 9_000_000n, ytd: 1n }],
    ['from below the threshold to below it', { priorYtd: 500n, ytd: 400n }],
    ['from the largest figure to none', { priorYtd: (1n << 64n) - 1n, ytd: 0n, theta: 0n }],
  ])('takes a payment of zero, and no other, where the year to date fell %s', (_, change) => {
    const inputs = inputsFor(change);
    expect(inputs.payment).toBe(0n);
    expect(satisfies(circuit.system, circuit.witness(inputs) ?? [])).toBe(true);
    const reversed = paymentOf({ ...FIGURES, ...change, ytd: inputs.priorYtd, priorYtd: inputs.ytd });
    for (const payment of new Set([1n, FIELD_ORDER - 1n, reversed, FIELD_ORDER - reversed])) {
      if (payment % FIELD_ORDER !== 0n) expect(circuit.witness({ ...inputs, payment })).toBeNull();
    }
  });

  const changes: readonly (readonly [string, Partial<Figures>])[] = [
    ['where the year to date rose', {}],
    ['where it fell', { priorYtd: 9_000_000n, ytd: 6_000_000n }],
  ];
  it.each(changes)('fails when any one wire of a witness is changed, %s', (_, change) => {
    const witness = circuit.witness(inputsFor(change)) as bigint[];
    const constraints = constraintsByWire(circuit.system);
    const unnoticed = witness.flatMap((value, wire) => {
      const changes =
        wire === 0 ? [2n] : [(value + 1n) % FIELD_ORDER, FIELD_ORDER - 1n - value, value === 0n ? 7n : 0n];
      return changes.some((changed) => {
        const forged = witness.with(wire, changed);
        return changed !== value && constraints[wire]?.every((constraint) => isSatisfied(constraint, forged));
      })
        ? [wire]
        : [];
    });
    expect(unnoticed).toEqual([]);
  });

  it('leaves the prover no choice but its inputs: they settle every wire', () => {
    expect(undetermined(circuit.system)).toEqual([]);
  });

  it('would be caught with one assignment that is no constraint', async () => {
    const careless = SOURCE.replace('signal due <== share *', 'signal due <-- share *');
    expect(careless).not.toBe(SOURCE);
    expect(undetermined((await compiled(careless)).system)).not.toEqual([]);
  });
});

describe('the income-report circuit refuses', () => {
  const due = paymentOf(FIGURES);
  it.each([
    ['a payment more than due', inputsFor({}, { payment: due + 1n })],
    ['a payment less than due', inputsFor({}, { payment: due - 1n })],
    ['a payment of zero where something is due', inputsFor({}, { payment: 0n })],
    ['a payment beyond the field order', inputsFor({}, { payment: due + FIELD_ORDER })],
    ['a prior opened under another salt', inputsFor({}, { priorSalt: FIGURES.priorSalt + 1n })],
    ['another prior under the same salt', inputsFor({}, { priorYtd: FIGURES.priorYtd + 1n })],
    ['an income figure that is not the committed one', inputsFor({}, { ytd: FIGURES.ytd - 1n })],
    ['an income salt that is not the committed one', inputsFor({}, { ytdSalt: 0n })],
    ['a threshold that is not the committed one', inputsFor({}, { theta: FIGURES.theta + 1n })],
    ['a rate that is not the committed one', inputsFor({}, { r: FIGURES.r - 1n })],
    ['a currency that is not the committed one', inputsFor({}, { currency: 978n })],
    ['an indexing rule that is not the committed one', inputsFor({}, { indexing: 1n })],
    ['a terms salt that is not the committed one', inputsFor({}, { termsSalt: 0n })],
    ['a threshold above 2^64', inputsFor({ theta: (1n << 64n) + 1n }, { payment: 0n })],
    ['a threshold below zero', inputsFor({ theta: FIELD_ORDER - 1n })],
    ['an income figure below zero', inputsFor({ ytd: FIELD_ORDER - 1n }, { payment: 0n })],
    ['more units than the chain counts', inputsFor({}, { unitsOutstanding: FIGURES.unitsOutstanding + 1n })],
    ['another FX rate', inputsFor({}, { fxRate: FIGURES.fxRate - 10n ** 18n })],
  ])('%s', (_, inputs) => {
    expect(circuit.witness(inputsFor())).not.toBeNull();
    expect(circuit.witness(inputs)).toBeNull();
  });
});
