import { beforeAll, expect, it } from 'vitest';
import { encodeReportProof, type Groth16Points, readGroth16 } from '../../core/report-proof.ts';
import { createProofVerifier, type ProofVerifier } from './index.ts';

let verifier: ProofVerifier;
beforeAll(async () => {
  verifier = await createProofVerifier({ profile: 'development' });
});

/** Generators of both groups (EIP-197), which are points and no proof. */
const a = [1n, 2n];
const x = [
  10857046999023057135944570762232829481370756359578518086990519993285655852781n,
  11559732032986387107991004021392285783925812861821192530917403151452391805634n,
];
const y = [
  8495653923123431417604973247489272438418190587263600148770280649306958101930n,
  4082367875863433681332203403145435568316851327593401208105741076214120093531n,
];
const points: Groth16Points<bigint> = { a, b: [x, y], c: a };
const SIGNALS = [1n, 2n, 3n, 4n, 5n, 6n];

const verify = (sent: Groth16Points<bigint>, signals: readonly bigint[] = SIGNALS) => {
  const { proof, signals: texts } = encodeReportProof(readGroth16(sent, signals));
  return () => verifier.verify({ proof, signals: texts });
};
const refused = (code: string, argument: readonly string[] | null, message: RegExp) =>
  expect.objectContaining({ code, argument, message: expect.stringMatching(message) });

it('points that prove nothing are to be proven again', () => {
  expect(verify(points)).toThrow(refused('PROOF_INVALID', null, /does not verify/));
});

it.each<[string, Groth16Points<bigint>, string, RegExp]>([
  [
    'the order of soliditycalldata',
    { ...points, b: [x.toReversed(), y.toReversed()] },
    'b',
    /^The proof’s b has the parts of its coordinates exchanged/,
  ],
  ['an A off its curve', { ...points, a: [1n, 3n] }, 'a', /^The proof’s a is not a point/],
  ['a B off its curve', { ...points, b: [x, x] }, 'b', /^The proof’s b is not a point/],
  ['a C off its curve', { ...points, c: [0n, 0n] }, 'c', /^The proof’s c is not a point/],
  [
    'both in the order of soliditycalldata and an A off its curve',
    { ...points, a: [1n, 3n], b: [x.toReversed(), y.toReversed()] },
    'a',
    /^The proof’s a is not a point/,
  ],
])('a proof is refused with %s', (_, sent, member, message) => {
  expect(verify(sent)).toThrow(refused('PROOF_SHAPE', ['proof', member], message));
});

it.each<[string, Groth16Points<bigint>, string, RegExp]>([
  ['the last coordinate of A', { ...points, a: [...a, 1n] }, 'a', /third coordinate/],
  ['the last coordinate of B', { ...points, b: [x, y, [1n, 0n]] }, 'b', /third coordinate/],
  ['the last coordinate of C', { ...points, c: [...a, 1n] }, 'c', /third coordinate/],
  ['one coordinate of C', { ...points, c: [1n] }, 'c', /has not two coordinates/],
  ['four coordinates in B', { ...points, b: [[...x, ...y], y] }, 'b', /has not two coordinates/],
])('a proof is refused with %s', (_, sent, member, message) => {
  expect(() => verify(sent)).toThrow(refused('PROOF_SHAPE', ['proof', member], message));
});

it.each([5, 7])('a proof is refused with %i signals', (count) => {
  const signals = Array.from({ length: count }, () => 1n);
  expect(() => verify(points, signals)).toThrow(refused('PROOF_SHAPE', ['publicSignals'], /public signals are not 6/));
});
