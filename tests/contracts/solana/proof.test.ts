import { createReportProver } from '@income-series/client/prover';
import { decodeReportProof, type ReportProof } from '@income-series/protocol/report-proof';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { poseidon2 } from 'poseidon-lite/poseidon2';
import { poseidon5 } from 'poseidon-lite/poseidon5';
import { beforeEach, describe, expect, it } from 'vitest';
import { circuitFiles } from '../../circuits/files.ts';
import { join, toHex, word } from './support/bytes.ts';
import { keptProof, keyParts, proofBytes, verifyingKey, verifyProof, writeKey } from './support/proof.ts';
import { expectChecked } from './support/tamper.ts';
import { createWorld, senders, type World } from './support/world.ts';

/** Orders of the base field and of the scalar field. */
const P = 21888242871839275222246405745257275088696311157297823662689037894645226208583n;
const R = 21888242871839275222246405745257275088548364400416034343698204186575808495617n;

let world: World;
const { answer } = senders(() => world);
const verdict = async (report: ReportProof) => answer(verifyProof(...proofBytes(report)));

beforeEach(async () => {
  world = await createWorld();
});

describe('the verifying key', () => {
  it('is written in two parts, each once, by the upgrade authority', async () => {
    const { admin, chain } = world;
    chain.fund(admin.address);
    expect(await answer(writeKey(world, 0, keyParts[0], admin))).toBe('NOT_DEPLOYER');
    expect(await answer(writeKey(world, 2))).toBe('INSTRUCTION_INVALID');
    expect(await answer(writeKey(world, 0, keyParts[0].slice(1)))).toBe('INSTRUCTION_INVALID');
    expect(await verdict(keptProof())).toBe('VERIFYING_KEY_MISSING');
    expect((await chain.accept(writeKey(world, 1))).events).toEqual([]);
    expect(await verdict(keptProof())).toBe('VERIFYING_KEY_MISSING');
    const { events } = await chain.accept(writeKey(world, 0));
    const hash = toHex(keccak_256(join(...keyParts)));
    expect(events).toEqual([{ name: 'VerifyingKeyWritten', fields: { hash } }]);
    expect(toHex(keccak_256((chain.data(await verifyingKey()) ?? new Uint8Array()).slice(4)))).toBe(hash);
    for (const part of [0, 1]) {
      expect(await answer(writeKey(world, part))).toBe('ALREADY_INITIALIZED');
      expect(await answer(writeKey(world, part, new Uint8Array(448)))).toBe('ALREADY_INITIALIZED');
    }
    await chain.setUpgradeAuthority(null);
    expect(await answer(writeKey(world, 0))).toBe('NOT_DEPLOYER');
  });

  it('checks every account', async () => {
    const whole = await writeKey(world, 0);
    await expectChecked(world, whole, [
      '3 NOT_DEPLOYER SIGNER_MISSING ACCOUNT_READONLY',
      '4 ACCOUNT_INVALID - -',
      '5 ACCOUNT_INVALID - ACCOUNT_READONLY',
    ]);
  });
});

describe('verifyProof', () => {
  beforeEach(async () => {
    for (const part of [0, 1]) await world.chain.accept(writeKey(world, part));
  });
  const changed = (change: Partial<ReportProof>) => verdict({ ...keptProof(), ...change });

  it('accepts a proof that was just made, and no other signals with it', async () => {
    const [units, r, theta, fx, ytd] = [7n, 10n ** 12n, 1_000n, 3n * 10n ** 18n, 5_000_001n];
    const prover = await createReportProver(circuitFiles());
    const { proof, signals } = await prover.prove({
      termsCommitment: poseidon5([theta, r, 978n, 1n, 5n]),
      unitsOutstanding: units,
      fxRate: fx,
      priorCommitment: poseidon2([0n, 0n]),
      incomeCommitment: poseidon2([ytd, 6n]),
      payment: (units * r * fx * (ytd - theta)) / 10n ** 36n,
      ...{ theta, r, currency: 978n, indexing: 1n, termsSalt: 5n, ytd, ytdSalt: 6n, priorYtd: 0n, priorSalt: 0n },
    });
    await prover.close();
    const report = decodeReportProof(proof, signals);
    expect(await verdict(report)).toBe('ACCEPTED');
    expect(await changed({ signals: report.signals })).toBe('PROOF_INVALID');
  });

  it('refuses every signal that is another, or another writing of the same', async () => {
    const { signals } = keptProof();
    expect(await changed({})).toBe('ACCEPTED');
    for (const [place, signal] of signals.entries()) {
      for (const other of [signal + 1n, signal === 0n ? 1n : 0n, signal + R]) {
        const all = signals.with(place, other) as unknown as typeof signals;
        expect(await changed({ signals: all })).toBe('PROOF_INVALID');
      }
    }
  });

  it('refuses every coordinate that is another, or another writing of the same', async () => {
    const [proof, signals] = proofBytes(keptProof());
    for (let at = 0; at < 256; at += 32) {
      const value = BigInt(toHex(proof.slice(at, at + 32)));
      for (const other of [value + 1n, P - value, value + P, 0n]) {
        const bytes = Uint8Array.from(proof);
        bytes.set(word(other), at);
        expect(await answer(verifyProof(bytes, signals))).toBe('PROOF_INVALID');
      }
    }
    expect(await answer(verifyProof(new Uint8Array(256), signals))).toBe('PROOF_INVALID');
    expect(await answer(verifyProof(new Uint8Array(256).fill(255), signals))).toBe('PROOF_INVALID');
  });

  it('refuses parts in another order', async () => {
    const { a, b, c } = keptProof();
    expect(await changed({ a: c, c: a })).toBe('PROOF_INVALID');
    expect(await changed({ b: [b[1], b[0]] })).toBe('PROOF_INVALID');
    const swapped = [b[0].toReversed(), b[1].toReversed()] as unknown as typeof b;
    expect(await changed({ b: swapped })).toBe('PROOF_INVALID');
  });

  it('takes the same proof with the signs of A and B changed: nothing may depend on a proof’s bytes', async () => {
    const { a, b } = keptProof();
    const negative = ([x, y]: typeof a): typeof a => [x, P - y];
    const negativeB = [b[0], b[1].map((each) => P - each)] as unknown as typeof b;
    expect(await changed({ a: negative(a), b: negativeB })).toBe('ACCEPTED');
    expect(await changed({ a: negative(a) })).toBe('PROOF_INVALID');
  });
});
