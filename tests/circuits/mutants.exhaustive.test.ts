import type { ReportWitness } from '@income-series/client/prover';
import { WAD_SQUARED } from '@income-series/protocol/amounts';
import { FIELD_ORDER } from '@income-series/protocol/field';
import { describe, expect, it } from 'vitest';
import { repeat } from '../support/exhaustive.ts';
import { FIGURES, inputsFor, paymentOf } from './cases.ts';
import { compiled, SOURCE } from './compiled.ts';
import { type ConstraintSystem, satisfies } from './r1cs.ts';

/**
 * Each guard of the circuit, and an attack that nothing else stops: the circuit refuses it, and the same source with
 * the guard cut out takes it. So a guard that is lost is noticed by the test of its name.
 */
interface Guard {
  readonly name: string;
  /** The lines cut from the source, or a line and its replacement. */
  readonly cut: readonly string[] | readonly [string, { readonly with: string }];
  readonly attack: ReportWitness;
}

const range = (component: string, bits: string, signal: string): string[] => [
  `    component ${component} = RangeCheck(${bits});\n`,
  `    ${component}.in <== ${signal};\n`,
];

/** units * r * fx * gained, of which the payment is the floor by 1e36. */
const grossOf = (f: typeof FIGURES): bigint => {
  const over = (ytd: bigint): bigint => (ytd > f.theta ? ytd - f.theta : 0n);
  return f.unitsOutstanding * f.r * f.fxRate * (over(f.ytd) - over(f.priorYtd));
};
const power = (base: bigint, exponent: bigint): bigint => {
  let [result, square] = [1n, base % FIELD_ORDER];
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % FIELD_ORDER;
    square = (square * square) % FIELD_ORDER;
  }
  return result;
};
const modulo = (value: bigint): bigint => ((value % FIELD_ORDER) + FIELD_ORDER) % FIELD_ORDER;

/** A payment that leaves the remainder 5 by wrapping round the field. */
const wrapped = modulo((grossOf(FIGURES) - 5n) * power(WAD_SQUARED, FIELD_ORDER - 2n));

/** Figures whose payment is one unit and whose product leaves so many hundredths of 1e36 over. */
const leaving = (hundredths: bigint): Partial<typeof FIGURES> => ({
  theta: 0n,
  priorYtd: 0n,
  ytd: 10n ** 18n,
  r: 10n ** 5n,
  fxRate: 10n ** 11n,
  unitsOutstanding: 100n + hundredths,
});

const GUARDS: readonly Guard[] = [
  {
    name: 'the range of the units',
    cut: range('unitsRange', 'UNITS', 'unitsOutstanding'),
    attack: inputsFor({ unitsOutstanding: 1n << 48n }),
  },
  { name: 'the range of the FX rate', cut: range('fxRange', 'FX', 'fxRate'), attack: inputsFor({ fxRate: 1n << 80n }) },
  {
    name: 'the range of the payment',
    cut: range('paymentRange', 'PAYMENT', 'payment'),
    attack: inputsFor({}, { payment: wrapped }),
  },
  {
    name: 'the range of the threshold',
    cut: range('thetaRange', 'INCOME', 'theta'),
    attack: inputsFor({ theta: 1n << 64n }),
  },
  { name: 'the range of the rate', cut: range('rateRange', 'RATE', 'r'), attack: inputsFor({ r: 1n << 60n }) },
  {
    name: 'the range of the currency',
    cut: range('currencyRange', '24', 'currency'),
    attack: inputsFor({ currency: 1n << 24n }),
  },
  {
    name: 'the range of the indexing rule',
    cut: range('indexingRange', '8', 'indexing'),
    attack: inputsFor({ indexing: 1n << 8n }),
  },
  {
    name: 'the range of the income figure',
    cut: range('ytdRange', 'INCOME', 'ytd'),
    attack: inputsFor({ ytd: 1n << 64n }),
  },
  {
    name: 'the range of the prior figure',
    cut: range('priorRange', 'INCOME', 'priorYtd'),
    attack: inputsFor({ priorYtd: FIELD_ORDER - 1n }, { payment: paymentOf({ ...FIGURES, priorYtd: 0n }) }),
  },
  {
    name: 'the remainder is not below zero',
    cut: range('remainderRange', '120', 'remainder'),
    attack: inputsFor(leaving(85n), { payment: paymentOf({ ...FIGURES, ...leaving(85n) }) + 1n }),
  },
  {
    name: 'the remainder is below the divisor',
    cut: range('remainderBelowDivisor', '120', 'WAD_SQUARED - 1 - remainder'),
    attack: inputsFor(leaving(15n), { payment: paymentOf({ ...FIGURES, ...leaving(15n) }) - 1n }),
  },
  {
    name: 'the terms open their commitment',
    cut: ['    termsCommitment === termsHash.out;\n'],
    attack: inputsFor({}, { termsCommitment: 1n }),
  },
  {
    name: 'the prior opens its commitment',
    cut: ['    priorCommitment === priorHash.out;\n'],
    attack: inputsFor({}, { priorCommitment: 1n }),
  },
  {
    name: 'the income opens its commitment',
    cut: ['    incomeCommitment === incomeHash.out;\n'],
    attack: inputsFor({}, { incomeCommitment: 1n }),
  },
  {
    name: 'income below the threshold counts for nothing',
    cut: ['out <== (1 - isLess.out) * (a - b);', { with: 'out <== a - b;' }],
    attack: inputsFor({}, { payment: paymentOf({ ...FIGURES, theta: 0n }) }),
  },
];

/** The source without a guard. Fails where a line is not there exactly once: the table would test nothing. */
function without({ cut }: Pick<Guard, 'cut'>): string {
  const [first, second] = cut;
  const replacement = typeof second === 'object' ? second.with : '';
  const lines = [first, second].filter((line) => typeof line === 'string');
  return lines.reduce((source, line) => {
    expect(source.split(line).length).toBe(2);
    return source.replace(line, replacement);
  }, SOURCE);
}

/**
 * That the guard was in the constraints and not in the witness program alone: without it there are fewer of them or,
 * where the compiler had solved an equation for a wire, one more wire that is free.
 */
const looser = (mutant: ConstraintSystem, whole: ConstraintSystem): boolean =>
  mutant.constraints.length < whole.constraints.length || mutant.wires > whole.wires;

const circuit = await compiled(SOURCE);

describe('the income-report circuit refuses the attack on', () => {
  it.each(GUARDS)('$name', ({ attack }) => {
    expect(circuit.witness(attack)).toBeNull();
  });
});

describe('the income-report circuit needs, and has, the guard', () => {
  it('of each name', async () => {
    for (const { name, ...guard } of repeat('guards of the circuit', GUARDS)) {
      const mutant = await compiled(without(guard));
      expect(looser(mutant.system, circuit.system), name).toBe(true);
      const forged = mutant.witness(guard.attack);
      expect(forged, name).not.toBeNull();
      expect(satisfies(mutant.system, forged as bigint[]), name).toBe(true);
    }
  });

  it('on every component that checks a range: the table above leaves none out', () => {
    const inSource = [...SOURCE.matchAll(/component (\w+) = RangeCheck/g)].map(([, name]) => name);
    const inTable = GUARDS.flatMap(({ cut }) => [...String(cut[0]).matchAll(/component (\w+) = RangeCheck/g)]);
    expect(inTable.map(([, name]) => name)).toEqual(inSource);
  });
});

describe('a year to date that fell', () => {
  const fell = { priorYtd: 9_000_000n, ytd: 6_000_000n };

  it('has a proof because of the last max, and none without it, of any payment', async () => {
    expect(circuit.witness(inputsFor(fell))).not.toBeNull();
    const cut = ['share * gained.out', { with: 'share * (excessNow.out - excessBefore.out)' }] as const;
    const mutant = await compiled(without({ cut }));
    const negative = modulo(grossOf({ ...FIGURES, ...fell }));
    const quotient = modulo(negative * power(WAD_SQUARED, FIELD_ORDER - 2n));
    for (const payment of [0n, 1n, quotient]) expect(mutant.witness(inputsFor(fell, { payment }))).toBeNull();
  });
});
