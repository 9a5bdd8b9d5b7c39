import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WAD } from './amounts.ts';
import { computePayment, excessOver } from './payment.ts';

const bits = (n: number) => fc.bigInt(0n, (1n << BigInt(n)) - 1n);
const inputs = fc.record({
  units: bits(48),
  r: bits(60),
  fx: bits(80),
  theta: bits(64),
  ytd: bits(64),
  prior: bits(64),
});

describe('the payment', () => {
  it('is the floor of the exact rational number', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { units, r, fx, theta, ytd, prior } = input;
        const delta = excessOver(ytd, theta) - excessOver(prior, theta);
        const numerator = units * r * fx * (delta > 0n ? delta : 0n);
        const payment = computePayment(input);
        expect(payment * WAD * WAD <= numerator && numerator < (payment + 1n) * WAD * WAD).toBe(true);
      }),
    );
  });

  it('of the quarters of a year add up to that of the year, short of one base unit a quarter', () => {
    const figures = fc
      .array(bits(64), { minLength: 4, maxLength: 4 })
      .map((list) => list.sort((a, b) => (a < b ? -1 : 1)));
    fc.assert(
      fc.property(inputs, figures, (input, ytds) => {
        const parts = ytds.map((ytd, i) => computePayment({ ...input, ytd, prior: ytds[i - 1] ?? 0n }));
        const sum = parts.reduce((a, b) => a + b, 0n);
        const whole = computePayment({ ...input, ytd: ytds[3] ?? 0n, prior: 0n });
        expect(sum <= whole && whole - sum <= 3n).toBe(true);
      }),
    );
  });

  it('is nothing below the threshold and where income fell', () => {
    const base = { units: 1000n, r: WAD / 1000n, fx: WAD };
    expect(computePayment({ ...base, theta: 100n, ytd: 100n, prior: 0n })).toBe(0n);
    expect(computePayment({ ...base, theta: 100n, ytd: 150n, prior: 200n })).toBe(0n);
    expect(computePayment({ ...base, theta: 100n, ytd: 150n, prior: 120n })).toBe(30n);
  });
});
