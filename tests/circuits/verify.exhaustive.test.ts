import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createReportProver } from '@income-series/client/prover';
import {
  BASE_FIELD_ORDER,
  type EncodedProof,
  type EncodedSignals,
  SIGNAL_NAMES,
} from '@income-series/protocol/report-proof';
import { groth16 } from 'snarkjs';
import { describe, expect, it } from 'vitest';
import { createProofVerifier, PINNED_SETUP } from '../../src/adapters/prover/index.ts';
import { forFile } from '../support/for-file.ts';
import { inputsFor } from './cases.ts';
import { circuitFiles } from './files.ts';

interface Proven {
  proof: EncodedProof;
  signals: EncodedSignals;
}
/** A proof as anyone can send it. */
interface Sent {
  proof: unknown;
  signals: unknown;
}

const files = circuitFiles();
const key: unknown = JSON.parse(new TextDecoder().decode(files.verificationKey));

const prover = await forFile(createReportProver(files));
const verifier = await createProofVerifier({ profile: 'development' });
/** Three reports; nothing is due in the last, so that its sixth signal is zero. */
const proven = [
  await prover.prove(inputsFor()),
  await prover.prove(inputsFor({ unitsOutstanding: 77n })),
  await prover.prove(inputsFor({ theta: 10n ** 12n })),
];

const report = (index = 0): Proven => structuredClone(proven[index]) as Proven;
const shift = (text: string, by: bigint): string => (BigInt(text) + by).toString();

/** What snarkjs answers; it knows nothing of our shape. */
const bySnarkjs = ({ proof, signals }: Sent): Promise<boolean> =>
  groth16.verify(key, signals as string[], proof as never);

const codeOf = (sent: Sent): unknown => {
  try {
    verifier.verify(sent);
    return 'accepted';
  } catch (error) {
    return (error as { code?: unknown }).code;
  }
};

describe('the proof verifier', () => {
  it('accepts what snarkjs accepts, and answers it decoded', async () => {
    for (const sent of proven) {
      expect(await bySnarkjs(sent)).toBe(true);
      expect(verifier.verify(sent).signals).toEqual(sent.signals.map(BigInt));
    }
  });

  it.each(SIGNAL_NAMES.map((name, index) => [name, index] as const))(
    'refuses another %s, as snarkjs does',
    async (_, index) => {
      const { proof, signals } = report();
      const sent = { proof, signals: signals.with(index, shift(signals[index] as string, 1n)) };
      expect(await bySnarkjs(sent)).toBe(false);
      expect(codeOf(sent)).toBe('PROOF_INVALID');
    },
  );

  it('refuses the proof of another report', async () => {
    const sent = { proof: report(1).proof, signals: report(0).signals };
    expect(await bySnarkjs(sent)).toBe(false);
    expect(codeOf(sent)).toBe('PROOF_INVALID');
  });

  it('accepts (-A, -B, C) as well, so that a proof has no identity of its own', async () => {
    const { proof, signals } = report();
    const negate = (y: string): string => (BASE_FIELD_ORDER - BigInt(y)).toString();
    const [[x0, x1], [y0, y1], z] = proof.pi_b;
    const mirrored: EncodedProof = {
      ...proof,
      pi_a: [proof.pi_a[0], negate(proof.pi_a[1]), '1'],
      pi_b: [[x0, x1], [negate(y0), negate(y1)], z],
    };
    expect(await bySnarkjs({ proof: mirrored, signals })).toBe(true);
    expect(codeOf({ proof: mirrored, signals })).toBe('accepted');
  });

  it('refuses a point off the curve, the point at infinity and a B outside the subgroup', () => {
    const { proof, signals } = report();
    const strangers: EncodedProof[] = [
      { ...proof, pi_a: ['1', '1', '1'] },
      { ...proof, pi_a: ['0', '0', '1'] },
      { ...proof, pi_c: ['0', '0', '1'] },
      {
        ...proof,
        pi_b: [
          ['1', '1'],
          ['1', '1'],
          ['1', '0'],
        ],
      },
      // on the twist, but of another order
      {
        ...proof,
        pi_b: [
          ['2', '7'],
          [
            '19501835996978593742558863227001277385527358431177367368443328323787999615754',
            '2747918525772306606553631039800176165902901190021649251207689020039267769845',
          ],
          ['1', '0'],
        ],
      },
    ];
    for (const stranger of strangers) expect(codeOf({ proof: stranger, signals })).toBe('PROOF_SHAPE');
  });
});

describe('the proof verifier refuses a spelling that snarkjs takes', () => {
  const first =
    (change: (signal: string) => string) =>
    ({ proof, signals }: Proven): Sent => ({
      proof,
      signals: signals.with(0, change(signals[0])),
    });
  const traps: [string, number, (sent: Proven) => Sent][] = [
    ['five signals where the sixth is zero', 2, ({ proof, signals }) => ({ proof, signals: signals.slice(0, 5) })],
    ['a signal in hexadecimal', 0, first((signal) => `0x${BigInt(signal).toString(16)}`)],
    ['a signal with leading zeros', 0, first((signal) => `00${signal}`)],
    [
      'a coordinate beyond the base field',
      0,
      ({ proof, signals }) => ({
        proof: { ...proof, pi_a: [shift(proof.pi_a[0], BASE_FIELD_ORDER), proof.pi_a[1], '1'] },
        signals,
      }),
    ],
    ['another protocol name', 0, ({ proof, signals }) => ({ proof: { ...proof, protocol: 'plonk' }, signals })],
    ['another curve name', 0, ({ proof, signals }) => ({ proof: { ...proof, curve: 'bls12381' }, signals })],
    ['no protocol name', 0, ({ proof: { protocol, ...proof }, signals }) => ({ proof, signals })],
    ['one more key', 0, ({ proof, signals }) => ({ proof: { ...proof, note: '' }, signals })],
    [
      'a point that is not affine',
      0,
      ({ proof, signals }) => {
        // (4x, 8y, 2) is the same point in Jacobian coordinates
        const times = (text: string, by: bigint): string => ((BigInt(text) * by) % BASE_FIELD_ORDER).toString();
        return { proof: { ...proof, pi_a: [times(proof.pi_a[0], 4n), times(proof.pi_a[1], 8n), '2'] }, signals };
      },
    ],
  ];
  it.each(traps)('%s', async (_, index, spell) => {
    const sent = spell(report(index));
    expect(await bySnarkjs(sent)).toBe(true);
    expect(codeOf(sent)).toBe('PROOF_SHAPE');
  });
});

describe('the proof verifier, for many at once', () => {
  it('accepts 32 and answers them in order', () => {
    const many = Array.from({ length: 32 }, (_, i) => report(i % 3));
    const results = verifier.verifyBatch(many);
    expect(results.map((result) => result?.signals)).toEqual(many.map(({ signals }) => signals.map(BigInt)));
  });

  it('names the false ones, also two whose errors would cancel without weights', () => {
    const [good, a, b] = [report(0), report(0), report(0)];
    const swapped = [
      good,
      { proof: a.proof, signals: a.signals.with(5, shift(a.signals[5], 1n)) },
      { proof: b.proof, signals: b.signals.with(5, shift(b.signals[5], -1n)) },
      { proof: { ...good.proof, pi_a: ['1', '1', '1'] }, signals: good.signals },
      report(1),
    ];
    expect(verifier.verifyBatch(swapped).map((result) => result !== null)).toEqual([true, false, false, false, true]);
  });

  it('accepts none and one, and refuses a lone false one', () => {
    expect(verifier.verifyBatch([])).toEqual([]);
    expect(verifier.verifyBatch([report(2)])[0]).not.toBeNull();
    expect(verifier.verifyBatch([{ proof: report(0).proof, signals: report(1).signals }])).toEqual([null]);
  });

  it('refuses the whole batch where one is not of the shape', () => {
    expect(() => verifier.verifyBatch([report(0), { proof: null, signals: [] }])).toThrowError(
      expect.objectContaining({ code: 'PROOF_SHAPE' }),
    );
  });
});

describe('the pinned setup', () => {
  it('is refused on a production profile, being a development setup', async () => {
    expect(PINNED_SETUP.kind).toBe('development');
    await expect(createProofVerifier({ profile: 'production' })).rejects.toMatchObject({
      code: 'DEVELOPMENT_SETUP_REFUSED',
    });
  });

  it('is accepted on a production profile once it had contributors', async () => {
    const setup = { ...PINNED_SETUP, kind: 'ceremony' as const };
    expect((await createProofVerifier({ profile: 'production', setup })).verify(report()).signals[1]).toBe(10_000n);
  });

  it('is refused where the key file is another', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'key-'));
    try {
      const file = join(folder, 'verification_key.json');
      writeFileSync(file, new TextDecoder().decode(files.verificationKey).replace('groth16', 'groth16 '));
      const setup = { ...PINNED_SETUP, file: pathToFileURL(file) };
      await expect(createProofVerifier({ profile: 'development', setup })).rejects.toMatchObject({
        code: 'CIRCUIT_FILE_MISMATCH',
      });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe('the prover', () => {
  it('refuses figures that the circuit does not hold for, where the library alone would prove them', async () => {
    await expect(prover.prove(inputsFor({}, { payment: 1n }))).rejects.toMatchObject({ code: 'WITNESS_INVALID' });
  });

  it('names the files where the verification key is not the proving key’s', async () => {
    const { vk_gamma_2, vk_delta_2, ...key } = JSON.parse(new TextDecoder().decode(files.verificationKey));
    const mixed = new TextEncoder().encode(JSON.stringify({ ...key, vk_gamma_2: vk_delta_2, vk_delta_2: vk_gamma_2 }));
    const other = await createReportProver({ ...files, verificationKey: mixed });
    await expect(other.prove(inputsFor())).rejects.toMatchObject({
      code: 'CIRCUIT_FILE_MISMATCH',
      message: expect.stringContaining('do not belong together'),
    });
  });

  it('makes another proof of the same report each time', async () => {
    const again = await prover.prove(inputsFor());
    expect(again.signals).toEqual(report().signals);
    expect(again.proof.pi_a).not.toEqual(report().proof.pi_a);
  });
});
