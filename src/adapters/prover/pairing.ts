import type { AppError } from '@income-series/protocol/errors/app-error';
import {
  exchangeParts,
  type PointG1,
  type PointG2,
  type ReportProof,
  refusedMember,
  type SignalVector,
} from '@income-series/protocol/report-proof';
import mcl from 'mcl-wasm';
import type { VerificationKey } from './setup.ts';

/**
 * A verification key, prepared for the Groth16 equation (Groth, eprint 2016/260) over BN254, computed by mcl:
 *
 *   e(A, B) = e(alpha, beta) * e(V, gamma) * e(C, delta)    with V = IC[0] + sum of signal_i * IC[i]
 *
 * It has e(alpha, beta) and the line coefficients of gamma and delta, which are computed once.
 */
export interface Groth16Key {
  readonly alphaBeta: mcl.GT;
  readonly gamma: mcl.PrecomputedG2;
  readonly delta: mcl.PrecomputedG2;
  readonly constant: mcl.G1;
  readonly bySignal: readonly mcl.G1[];
}

type Scalar = bigint;
const fr = (value: Scalar): mcl.Fr => {
  const scalar = new mcl.Fr();
  scalar.setStr(value.toString(), 10);
  return scalar;
};

/** Reads a point of the first group. @throws Error if it is not on the curve (which has the group's order) */
const g1 = ([x, y]: PointG1): mcl.G1 => {
  const point = new mcl.G1();
  point.setStr(`1 ${x} ${y}`, 10);
  return point;
};

/**
 * Reads a point of the second group. @throws Error if it is not on the curve or not in its subgroup (which snarkjs does not
 * check)
 */
const g2 = ([x, y]: PointG2): mcl.G2 => {
  const point = new mcl.G2();
  point.setStr(`1 ${x[0]} ${x[1]} ${y[0]} ${y[1]}`, 10);
  return point;
};

const pair = (parts: readonly string[] | undefined): PointG1 => [BigInt(parts?.[0] ?? -1), BigInt(parts?.[1] ?? -1)];

let library: Promise<void> | undefined;

/**
 * Starts mcl once a process, because each start has a memory of its own, in which the prepared points of earlier keys are not. It
 * sets mcl's curve, and the flag that refuses points outside the subgroup, for the whole process; nothing else in the service uses
 * mcl.
 */
function startLibrary(): Promise<void> {
  library ??= mcl.init(mcl.BN_SNARK1).then(() => mcl.verifyOrderG2(true));
  return library;
}

/** Prepares a verification key. */
export async function prepareKey(key: VerificationKey): Promise<Groth16Key> {
  await startLibrary();
  const point2 = (parts: readonly (readonly string[])[]): mcl.G2 => g2([pair(parts[0]), pair(parts[1])]);
  const [constant, ...bySignal] = key.IC.map((parts) => g1(pair(parts)));
  if (constant === undefined) throw new Error('the verification key has no points');
  return {
    alphaBeta: mcl.pairing(g1(pair(key.vk_alpha_1)), point2(key.vk_beta_2)),
    gamma: new mcl.PrecomputedG2(point2(key.vk_gamma_2)),
    delta: new mcl.PrecomputedG2(point2(key.vk_delta_2)),
    constant,
    bySignal,
  };
}

/** The points of a proof, which are on their curves and in their groups. */
export interface ProofPoints {
  readonly a: mcl.G1;
  readonly b: mcl.G2;
  readonly c: mcl.G1;
  readonly signals: SignalVector;
}

const isPoint = (read: () => unknown): boolean => {
  try {
    read();
    return true;
  } catch {
    return false;
  }
};

/** The refusal of the first member of a proof that is no point of its group. */
export function refusePoints({ a, b }: ReportProof): AppError {
  const off = 'is not a point of its curve and group';
  if (!isPoint(() => g1(a))) return refusedMember('a', off);
  if (isPoint(() => g2(b))) return refusedMember('c', off);
  const exchanged =
    'has the parts of its coordinates exchanged: the real part comes first, and soliditycalldata puts it second';
  return refusedMember('b', isPoint(() => g2(exchangeParts(b))) ? exchanged : off);
}

/** Reads the points of a proof; null if one is not on its curve or in its group. */
export function readPoints({ a, b, c, signals }: ReportProof): ProofPoints | null {
  try {
    return { a: g1(a), b: g2(b), c: g1(c), signals };
  } catch {
    return null;
  }
}

const signalPoint = (key: Groth16Key, constantTimes: Scalar, signals: readonly Scalar[]): mcl.G1 =>
  mcl.mulVec([key.constant, ...key.bySignal], [constantTimes, ...signals].map(fr));

/** The parts of both sides of the equation that do not come from the key alone. */
interface Equation {
  readonly product: mcl.GT;
  readonly v: mcl.G1;
  readonly c: mcl.G1;
  readonly expected: mcl.GT;
}

const holds = (key: Groth16Key, { product, v, c, expected }: Equation): boolean => {
  const fixed = mcl.precomputedMillerLoop2(mcl.neg(v), key.gamma, mcl.neg(c), key.delta);
  return mcl.finalExp(mcl.mul(product, fixed)).isEqual(expected);
};

/** Tests that one proof satisfies the equation. */
export const satisfies = (key: Groth16Key, { a, b, c, signals }: ProofPoints): boolean =>
  holds(key, { product: mcl.millerLoop(a, b), v: signalPoint(key, 1n, signals), c, expected: key.alphaBeta });

/** Draws a weight of 128 random bits, of which the last is 1, so that it is never zero. */
const weight = (): Scalar => {
  const words = crypto.getRandomValues(new BigUint64Array(2));
  return ((words[0] ?? 0n) << 64n) | (words[1] ?? 0n) | 1n;
};

/**
 * Tests that all proofs satisfy the equation, by one combined equation: each is raised to a random weight, and all are multiplied
 * (Bellare, Garay, Rabin 1998). A false proof passes with a probability of about 2^-127, because the weights are drawn after the
 * proofs are fixed.
 */
export function allSatisfy(key: Groth16Key, order: bigint, proofs: readonly ProofPoints[]): boolean {
  const [first, ...others] = proofs.map((proof) => ({ proof, factor: weight() }));
  if (first === undefined) return true;
  const terms = [first, ...others];
  const sum = (value: (signals: SignalVector) => Scalar): Scalar =>
    terms.reduce((total, { proof, factor }) => (total + factor * value(proof.signals)) % order, 0n);
  const loop = ({ proof, factor }: typeof first): mcl.GT => mcl.millerLoop(mcl.mul(proof.a, fr(factor)), proof.b);
  const product = others.map(loop).reduce((left, right) => mcl.mul(left, right), loop(first));
  const weightSum = sum(() => 1n);
  const v = signalPoint(
    key,
    weightSum,
    [0, 1, 2, 3, 4, 5].map((i) => sum((signals) => signals[i] as Scalar)),
  );
  const c = mcl.mulVec(
    terms.map(({ proof }) => proof.c),
    terms.map(({ factor }) => fr(factor)),
  );
  return holds(key, { product, v, c, expected: mcl.pow(key.alphaBeta, fr(weightSum)) });
}
