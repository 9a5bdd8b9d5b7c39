import { AppError } from './errors/app-error.ts';
import { FIELD_ORDER, fieldToBytes32 } from './field.ts';
import type { Bytes32 } from './hex.ts';

/** The order of the BN254 base field (EIP-196). Coordinates of a proof's points are below it. */
export const BASE_FIELD_ORDER = 21888242871839275222246405745257275088696311157297823662689037894645226208583n;

/** The circuit's public signals, in its order. */
export const SIGNAL_NAMES = [
  'termsCommitment',
  'unitsOutstanding',
  'fxRate',
  'priorCommitment',
  'incomeCommitment',
  'payment',
] as const;
export type SignalVector = readonly [bigint, bigint, bigint, bigint, bigint, bigint];

/** An affine point of the curve G1. */
export type PointG1 = readonly [bigint, bigint];
/** An affine point of the curve G2. The real part of each coordinate comes first, as in snarkjs. */
export type PointG2 = readonly [PointG1, PointG1];

/** A decoded proof of a report and its public signals. Every number is in its field; the proof is not verified. */
export interface ReportProof {
  readonly a: PointG1;
  readonly b: PointG2;
  readonly c: PointG1;
  readonly signals: SignalVector;
}

/** A proof in snarkjs's JSON: decimal texts, snarkjs's layout and names. */
export interface EncodedProof {
  readonly pi_a: readonly [string, string, '1'];
  readonly pi_b: readonly [readonly [string, string], readonly [string, string], readonly ['1', '0']];
  readonly pi_c: readonly [string, string, '1'];
  readonly protocol: 'groth16';
  readonly curve: 'bn128';
}
export type EncodedSignals = readonly [string, string, string, string, string, string];

/** A proof as the contract takes it: the imaginary part of G2's coordinates comes first (EIP-197). */
export interface SolidityProof {
  readonly a: PointG1;
  readonly b: PointG2;
  readonly c: PointG1;
}

const DECIMAL = /^(?:0|[1-9][0-9]{0,76})$/;

const refuse = (): never => {
  throw new AppError('PROOF_SHAPE');
};

/** Returns the value if it is an array of `length` items. Other array-like values are refused, because their length may change. */
const requireList = (value: unknown, length: number): readonly unknown[] =>
  Array.isArray(value) && value.length === length ? value : refuse();

/** Returns the value if it is an object with exactly these keys. */
const requireRecord = (value: unknown, keys: readonly string[]): Readonly<Record<string, unknown>> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse();
  const ownKeys = Object.keys(value);
  if (ownKeys.length !== keys.length || !keys.every((key) => ownKeys.includes(key))) return refuse();
  return value as Readonly<Record<string, unknown>>;
};

/** Reads a canonical decimal text below `limit`. */
const parseInteger = (value: unknown, limit: bigint): bigint => {
  if (typeof value !== 'string' || !DECIMAL.test(value)) return refuse();
  const number = BigInt(value);
  return number < limit ? number : refuse();
};

const requireConstant = (value: unknown, expected: string): void => {
  if (value !== expected) refuse();
};

const parseCoordinates = (first: unknown, second: unknown): PointG1 => [
  parseInteger(first, BASE_FIELD_ORDER),
  parseInteger(second, BASE_FIELD_ORDER),
];

const parseG1 = (value: unknown): PointG1 => {
  const [x, y, z] = requireList(value, 3);
  requireConstant(z, '1');
  return parseCoordinates(x, y);
};

const parseG2 = (value: unknown): PointG2 => {
  const [x, y, z] = requireList(value, 3);
  const [one, zero] = requireList(z, 2);
  requireConstant(one, '1');
  requireConstant(zero, '0');
  const [x0, x1] = requireList(x, 2);
  const [y0, y1] = requireList(y, 2);
  return [parseCoordinates(x0, x1), parseCoordinates(y0, y1)];
};

/**
 * Decodes a proof and its signals from JSON: six canonical decimals below the scalar field's order, affine coordinates below the
 * base field's order, protocol `groth16`, curve `bn128`, no other key.
 *
 * snarkjs's own verifier also accepts other forms (a missing last signal of zero, larger coordinates, hexadecimal, leading
 * zeros, other names), so one proof would have many texts.
 * @throws PROOF_SHAPE
 */
export function decodeReportProof(proof: unknown, signals: unknown): ReportProof {
  const { pi_a, pi_b, pi_c, protocol, curve } = requireRecord(proof, ['pi_a', 'pi_b', 'pi_c', 'protocol', 'curve']);
  requireConstant(protocol, 'groth16');
  requireConstant(curve, 'bn128');
  const values = requireList(signals, SIGNAL_NAMES.length).map((signal) => parseInteger(signal, FIELD_ORDER));
  return { a: parseG1(pi_a), b: parseG2(pi_b), c: parseG1(pi_c), signals: values as unknown as SignalVector };
}

/** Encodes a proof as snarkjs's JSON, which `decodeReportProof` reads. */
export function encodeReportProof({ a, b, c, signals }: ReportProof): { proof: EncodedProof; signals: EncodedSignals } {
  const pair = ([x, y]: PointG1): readonly [string, string] => [x.toString(), y.toString()];
  return {
    proof: {
      pi_a: [...pair(a), '1'],
      pi_b: [pair(b[0]), pair(b[1]), ['1', '0']],
      pi_c: [...pair(c), '1'],
      protocol: 'groth16',
      curve: 'bn128',
    },
    signals: signals.map(String) as unknown as EncodedSignals,
  };
}

/** A stored proof: decimal texts in snarkjs's layout, with its public signals. */
export interface StoredProof {
  readonly piA: readonly string[];
  readonly piB: readonly (readonly string[])[];
  readonly piC: readonly string[];
  readonly publicSignals: readonly string[];
}

/** A proof in the API: affine points of integers or decimal texts, real part first. */
export interface Groth16Points<Coordinate> {
  readonly a: readonly Coordinate[];
  readonly b: readonly (readonly Coordinate[])[];
  readonly c: readonly Coordinate[];
}

/** Converts snarkjs's JSON of a proof to the API's input `Groth16ProofInput`, without the third coordinate, which is always one. */
export const groth16Input = ({ pi_a, pi_b, pi_c }: EncodedProof): Groth16Points<string> => ({
  a: pi_a.slice(0, 2),
  b: pi_b.slice(0, 2).map((pair) => [...pair]),
  c: pi_c.slice(0, 2),
});

/** A member of a proof in the API. */
type ProofMember = 'a' | 'b' | 'c';

/** The refusal of one member of a proof. The fault is a constant sentence without its subject. */
export const refusedMember = (member: ProofMember, fault: string): AppError =>
  new AppError('PROOF_SHAPE', { message: `The proof’s ${member} ${fault}.`, path: ['proof', member] });

/** Reads a proof and its signals from the API, whose scalars have checked that numbers are in their fields. @throws PROOF_SHAPE */
export function readGroth16({ a, b, c }: Groth16Points<bigint>, signals: readonly bigint[]): ReportProof {
  const two = <T>(member: ProofMember, values: readonly T[]): readonly T[] => {
    if (values.length === 2) return values;
    const thirdCoordinate = 'has a third coordinate, which snarkjs writes for projective points: leave it out';
    throw refusedMember(member, values.length === 3 ? thirdCoordinate : 'has not two coordinates');
  };
  const pair = (member: ProofMember, values: readonly bigint[]) => two(member, values) as unknown as PointG1;
  if (signals.length !== SIGNAL_NAMES.length) {
    const message = `The public signals are not ${SIGNAL_NAMES.length}.`;
    throw new AppError('PROOF_SHAPE', { message, path: ['publicSignals'] });
  }
  return {
    a: pair('a', a),
    b: two('b', b).map((values) => pair('b', values)) as unknown as PointG2,
    c: pair('c', c),
    signals: signals as unknown as SignalVector,
  };
}

const swap = ([first, second]: PointG1): PointG1 => [second, first];

/** Exchanges the parts of a point's coordinates: EIP-197 and snarkjs's `soliditycalldata` put the imaginary part first. */
export const exchangeParts = ([x, y]: PointG2): PointG2 => [swap(x), swap(y)];

/** Converts a proof to the contract's argument `proof`. */
export const toSolidityProof = ({ a, b, c }: Pick<ReportProof, 'a' | 'b' | 'c'>): SolidityProof => ({
  a,
  b: exchangeParts(b),
  c,
});

/** The public signals of a report by name. Commitments are hex, as on the chain and in tables. */
export interface ReportSignals {
  readonly termsCommitment: Bytes32;
  readonly unitsOutstanding: bigint;
  readonly fxRate: bigint;
  readonly priorCommitment: Bytes32;
  readonly incomeCommitment: Bytes32;
  readonly payment: bigint;
}

/** Names the public signals of a report. */
export function readSignals(signals: SignalVector): ReportSignals {
  const [termsCommitment, unitsOutstanding, fxRate, priorCommitment, incomeCommitment, payment] = signals;
  return {
    termsCommitment: fieldToBytes32(termsCommitment),
    unitsOutstanding,
    fxRate,
    priorCommitment: fieldToBytes32(priorCommitment),
    incomeCommitment: fieldToBytes32(incomeCommitment),
    payment,
  };
}
