import { FIELD_ORDER } from '@income-series/protocol/field';
import type { Constraint, ConstraintSystem } from './r1cs.ts';

type Combination = Constraint['left'];

const modulo = (value: bigint): bigint => ((value % FIELD_ORDER) + FIELD_ORDER) % FIELD_ORDER;

const power = (base: bigint, exponent: bigint): bigint => {
  let [result, square] = [1n, modulo(base)];
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % FIELD_ORDER;
    square = (square * square) % FIELD_ORDER;
  }
  return result;
};
/** In the scalar field, by Fermat. */
const inverse = (value: bigint): bigint => power(value, FIELD_ORDER - 2n);

/** Where a constraint says L * (L - 1) = 0, up to factors: L, which is then 0 or 1; else null. */
function booleanForm({ left, right, result }: Constraint): Combination | null {
  const wire = [...left.keys()].find((key) => key !== 0);
  if (wire === undefined || result.size > 0) return null;
  const ratio = modulo((right.get(wire) ?? 0n) * inverse(left.get(wire) as bigint));
  if (ratio === 0n) return null;
  for (const key of new Set([...left.keys(), ...right.keys()])) {
    if (key !== 0 && modulo((left.get(key) ?? 0n) * ratio - (right.get(key) ?? 0n)) !== 0n) return null;
  }
  // left * (ratio * left + rest) = 0, so that left is 0 or -rest / ratio
  const other = modulo(-((right.get(0) ?? 0n) - ratio * (left.get(0) ?? 0n)) * inverse(ratio));
  if (other === 0n) return null;
  const scale = inverse(other);
  return new Map([...left].map(([key, coefficient]) => [key, modulo(coefficient * scale)]));
}

const POWERS_OF_TWO = new Map(Array.from({ length: 253 }, (_, exponent) => [1n << BigInt(exponent), exponent]));

/**
 * Whether bits with these coefficients can give a sum in one way only: up to a common power of two and their signs
 * they are different powers of two, and all together stay below the field's order. (A sign is a bit turned round.)
 */
const uniqueBits = (coefficients: readonly bigint[]): boolean =>
  coefficients.some((_, shift) => {
    const exponents = coefficients.map((coefficient) => {
      const scaled = modulo(coefficient << BigInt(shift));
      return POWERS_OF_TWO.get(scaled) ?? POWERS_OF_TWO.get(FIELD_ORDER - scaled);
    });
    return !exponents.includes(undefined) && new Set(exponents).size === exponents.length;
  });

/** A linear combination of wires that are not settled yet. */
type Equation = Map<number, bigint>;

/** Takes the multiple of `row` out of `equation` that clears it of `wire`. */
function eliminate(equation: Equation, row: Equation, wire: number): void {
  const by = modulo((equation.get(wire) ?? 0n) * inverse(row.get(wire) as bigint));
  for (const [key, coefficient] of by === 0n ? [] : row) {
    const rest = modulo((equation.get(key) ?? 0n) - by * coefficient);
    if (rest === 0n) equation.delete(key);
    else equation.set(key, rest);
  }
}

/** What is settled so far: wires, and linear combinations of others, kept reduced (Gauss and Jordan). */
function createKnowledge(inputs: number) {
  const wires = new Set(Array.from({ length: inputs }, (_, wire) => wire));
  const rows = new Map<number, Equation>();
  /** What of a combination is not settled. */
  const residue = (combination: Combination): Equation => {
    const equation: Equation = new Map([...combination].filter(([wire]) => !wires.has(wire)));
    for (const wire of [...equation.keys()]) {
      const row = rows.get(wire);
      if (row !== undefined) eliminate(equation, row, wire);
    }
    return equation;
  };
  const learn = (combination: Combination): void => {
    const equation = residue(combination);
    const pivot = equation.keys().next().value;
    if (pivot === undefined) return;
    for (const row of rows.values()) eliminate(row, equation, pivot);
    rows.set(pivot, equation);
    for (const [wire, row] of rows) {
      if (row.size === 1 && rows.delete(wire)) wires.add(wire);
    }
  };
  return { wires, residue, learn, settles: (combination: Combination) => residue(combination).size === 0 };
}
type Knowledge = ReturnType<typeof createKnowledge>;

/** The bits that a constraint settles, being bits whose sum it settles. */
function settledBits(constraint: Constraint, known: Knowledge, bits: ReadonlySet<number>): number[] {
  const form = booleanForm(constraint);
  if (form === null) return [];
  // form = known + sum of coefficient * bit, and is itself a bit
  const unknown = [...form.keys()].filter((wire) => !known.wires.has(wire));
  if (!unknown.every((wire) => bits.has(wire))) return [];
  return uniqueBits([1n, ...unknown.map((wire) => form.get(wire) as bigint)]) ? unknown : [];
}

/** The wires that the constraints bind to 0 or 1. */
function bitWires(system: ConstraintSystem): Set<number> {
  const forms = system.constraints.map(booleanForm).filter((form) => form !== null);
  return new Set(
    forms.flatMap((form) => {
      const wires = [...form.keys()].filter((wire) => wire !== 0);
      const [coefficient, constant] = [form.get(wires[0] as number), form.get(0) ?? 0n];
      const isBit = constant === 0n ? coefficient === 1n : constant === 1n && coefficient === FIELD_ORDER - 1n;
      return wires.length === 1 && isBit ? wires : [];
    }),
  );
}

/**
 * The wires that the inputs do not settle: what a prover could choose freely. It follows the constraints from the
 * inputs on, by two rules: a product of settled combinations settles the combination it is equal to, and a settled sum
 * settles the bits it is made of. An empty answer is a proof; a wire in the answer may yet be settled otherwise.
 */
export function undetermined(system: ConstraintSystem): number[] {
  const known = createKnowledge(1 + system.outputs + system.publicInputs + system.privateInputs);
  const bits = bitWires(system);
  let open = system.constraints;
  for (let before = -1; before !== open.length; ) {
    before = open.length;
    open = open.filter((constraint) => {
      const { left, right, result } = constraint;
      const product = known.settles(left) && known.settles(right);
      if (product) known.learn(result);
      const settled = product ? [] : settledBits(constraint, known, bits);
      for (const wire of settled) known.learn(new Map([[wire, 1n]]));
      return !product && settled.length === 0;
    });
  }
  return Array.from({ length: system.wires }, (_, wire) => wire).filter((wire) => !known.wires.has(wire));
}
