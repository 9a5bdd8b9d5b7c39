import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { encodeReportProof, type Groth16Points, readGroth16 } from '@income-series/protocol/report-proof';
import { beforeAll, expect, it } from 'vitest';
import { folderForTest } from '../../../tests/support/for-file.ts';
import { createProofVerifier, type ProofVerifier } from './index.ts';
import { PINNED_SETUP, sha256, type TrustedSetup } from './setup.ts';

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

/** A proof of one report under the development setup, which was made once. */
const PROVEN: Groth16Points<bigint> = {
  a: [
    6181873007438070747564183310131884055814559420894075555087804839797577507696n,
    17383891124482141620078136083035941492596668725228255077007119142030754020128n,
  ],
  b: [
    [
      2143077534817245795456697856973152461534094084620527374710097700490362828093n,
      15323851971293556419932450553244628421788696403830113639581711306813531503418n,
    ],
    [
      21679334598261285750613138030615255850004176963641894756796799189488251129434n,
      2036833864956093872762187680969404646793551820328453906418934447090846380842n,
    ],
  ],
  c: [
    11542301653552369255668577576425257803128189853061434353698420741299871437442n,
    14117327648770271453740237875371864894524174378143189275460769436522255911522n,
  ],
};
const PROVEN_SIGNALS = [
  3645578343118339341349413184487490256936903408070596274570023710793403270672n,
  10_000n,
  10_000_000_000_000_000_000_001n,
  2196682132962716997727572156630985653317036121212140378053014157607574849238n,
  4484867800315670009896415279211112104147015314802700773407722993258827560888n,
  3_413_580_100n,
];

/** A setup with another key, in which gamma is delta too. */
function writeOtherSetup(folder: string): TrustedSetup {
  const key = JSON.parse(readFileSync(PINNED_SETUP.file, 'utf8'));
  const bytes = Buffer.from(JSON.stringify({ ...key, vk_delta_2: key.vk_gamma_2 }));
  const file = pathToFileURL(join(folder, 'verification_key.json'));
  writeFileSync(file, bytes);
  return { ...PINNED_SETUP, file, hashes: { ...PINNED_SETUP.hashes, verificationKey: sha256(bytes) } };
}

it('a verifier keeps its key while others are created, because all share one library', async () => {
  const folder = folderForTest('key-');
  const setup = writeOtherSetup(folder);
  await Promise.all([1, 2].map(() => createProofVerifier({ profile: 'development', setup })));
  expect(verify(PROVEN, PROVEN_SIGNALS)().signals).toEqual(PROVEN_SIGNALS);
  expect(verify(PROVEN, PROVEN_SIGNALS.with(1, 10_001n))).toThrow(refused('PROOF_INVALID', null, /does not verify/));
});

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
