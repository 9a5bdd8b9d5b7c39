import { FIELD_ORDER } from '@income-series/protocol/field';

/** A linear combination: coefficients by wire. */
type Combination = ReadonlyMap<number, bigint>;

/** left * right = result, in the scalar field. */
export interface Constraint {
  readonly left: Combination;
  readonly right: Combination;
  readonly result: Combination;
}

export interface ConstraintSystem {
  readonly wires: number;
  readonly publicInputs: number;
  readonly privateInputs: number;
  readonly outputs: number;
  readonly constraints: readonly Constraint[];
}

/** Reads iden3's r1cs format, version 1 (https://github.com/iden3/r1csfile). */
export function readConstraintSystem(bytes: Uint8Array): ConstraintSystem {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const sections = new Map<number, number>();
  for (let at = 12; at < bytes.length; at += 12 + Number(view.getBigUint64(at + 4, true))) {
    sections.set(view.getUint32(at, true), at + 12);
  }
  const header = sections.get(1) as number;
  const size = view.getUint32(header, true);
  const field = (index: number): number => view.getUint32(header + 4 + size + 4 * index, true);
  let at = sections.get(2) as number;
  const word = (): number => {
    at += 4;
    return view.getUint32(at - 4, true);
  };
  const value = (): bigint => {
    let sum = 0n;
    for (let byte = size - 8; byte >= 0; byte -= 8) sum = (sum << 64n) | view.getBigUint64(at + byte, true);
    at += size;
    return sum;
  };
  const combination = (): Combination => new Map(Array.from({ length: word() }, () => [word(), value()] as const));
  return {
    wires: field(0),
    outputs: field(1),
    publicInputs: field(2),
    privateInputs: field(3),
    constraints: Array.from({ length: field(6) }, () => ({
      left: combination(),
      right: combination(),
      result: combination(),
    })),
  };
}

const evaluate = (combination: Combination, witness: readonly bigint[]): bigint => {
  let sum = 0n;
  for (const [wire, coefficient] of combination) sum += coefficient * (witness[wire] as bigint);
  return sum;
};

export const isSatisfied = ({ left, right, result }: Constraint, witness: readonly bigint[]): boolean =>
  (evaluate(left, witness) * evaluate(right, witness) - evaluate(result, witness)) % FIELD_ORDER === 0n;

export const satisfies = (system: ConstraintSystem, witness: readonly bigint[]): boolean =>
  witness.length === system.wires && system.constraints.every((constraint) => isSatisfied(constraint, witness));

/** The constraints that a wire occurs in, by wire. */
export function constraintsByWire(system: ConstraintSystem): readonly (readonly Constraint[])[] {
  const found: Constraint[][] = Array.from({ length: system.wires }, () => []);
  for (const constraint of system.constraints) {
    const wires = new Set([...constraint.left.keys(), ...constraint.right.keys(), ...constraint.result.keys()]);
    for (const wire of wires) found[wire]?.push(constraint);
  }
  return found;
}
