// Proofs and the verifying key in the program's byte form.
import { readFileSync } from 'node:fs';
import {
  decodeReportProof,
  type EncodedProof,
  type EncodedSignals,
  type ReportProof,
  toSolidityProof,
} from '@income-series/protocol/report-proof';
import type { Address, Instruction, KeyPairSigner } from '@solana/kit';
import { join, u8, word } from './bytes.ts';
import { derive, instruction, paying, programData, readonly, SYSTEM_PROGRAM, writable } from './chain.ts';
import { callOf, type World } from './world.ts';

type Point = readonly string[];
interface VerificationKey {
  readonly vk_alpha_1: Point;
  readonly vk_beta_2: readonly Point[];
  readonly vk_gamma_2: readonly Point[];
  readonly vk_delta_2: readonly Point[];
  readonly IC: readonly Point[];
}
const key = JSON.parse(readFileSync('circuits/build/verification_key.json', 'utf8')) as VerificationKey;

const words = (...numbers: readonly (string | undefined)[]) => join(...numbers.map((each) => word(BigInt(each ?? 0))));
const g1 = ([x, y]: Point): Uint8Array => words(x, y);
const g2 = ([x, y]: readonly Point[]): Uint8Array => words(x?.[1], x?.[0], y?.[1], y?.[0]);

/** The two parts of the circuit's verifying key. */
export const keyParts: readonly [Uint8Array, Uint8Array] = [
  join(g1(key.vk_alpha_1), g2(key.vk_beta_2), g2(key.vk_gamma_2), g2(key.vk_delta_2)),
  join(...key.IC.map(g1)),
];

export const verifyingKey = (): Promise<Address> => derive('verifying-key');

export async function writeKey(
  world: World,
  part: number,
  bytes?: Uint8Array,
  deployer: KeyPairSigner = world.deployer,
) {
  const accounts = [
    paying(deployer),
    readonly(await programData()),
    writable(await verifyingKey()),
    readonly(SYSTEM_PROGRAM),
  ];
  return callOf(world, accounts, u8(24), u8(part), bytes ?? keyParts[part === 1 ? 1 : 0]);
}

/** The words of a proof as the EVM takes them, and its six signals. */
export function proofBytes(report: ReportProof): readonly [proof: Uint8Array, signals: Uint8Array] {
  const { a, b, c } = toSolidityProof(report);
  return [join(...[...a, ...b[0], ...b[1], ...c].map(word)), join(...report.signals.map(word))];
}

export async function verifyProof(proof: Uint8Array, signals: Uint8Array): Promise<Instruction> {
  return instruction([readonly(await verifyingKey())], u8(25), proof, signals);
}

/** A proof of the circuit that pays 30,000,000: kept, since proofs are random and so are their compute units. */
export const keptProof = (): ReportProof => {
  const text = readFileSync('tests/contracts/solana/fixtures/proof.json', 'utf8');
  const { proof, signals } = JSON.parse(text) as { proof: EncodedProof; signals: EncodedSignals };
  return decodeReportProof(proof, signals);
};
