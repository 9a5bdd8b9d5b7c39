import { envelopeColumn } from '@income-series/protocol/envelope';
import { readInput } from '@income-series/protocol/errors/read-input';
import type { Bytes32, KeyAddress } from '@income-series/protocol/hex';
import { type Period, parsePeriod } from '@income-series/protocol/period';
import { encodeReportProof, type ReportProof, type StoredProof } from '@income-series/protocol/report-proof';
import { z } from 'zod';

/** The column of a case's sealed opening, which holds four numbers; at most 8 KiB. */
export const OPENING = envelopeColumn('tier3_cases', 'opening_ciphertext', 8 * 1024);

export function storedProof(decoded: ReportProof): StoredProof {
  const { proof, signals } = encodeReportProof(decoded);
  return { piA: proof.pi_a, piB: proof.pi_b, piC: proof.pi_c, publicSignals: signals };
}

/** Converts a stored proof to the form that the proof verifier takes. */
export const proofClaim = ({ piA, piB, piC, publicSignals }: StoredProof) => ({
  proof: { pi_a: piA, pi_b: piB, pi_c: piC, protocol: 'groth16', curve: 'bn128' },
  publicSignals,
});

export interface OpenCaseInput {
  readonly id: string;
  readonly chain: string;
  readonly seriesKey: Bytes32;
  readonly period: Period;
  readonly attestorKey: KeyAddress;
  /** Unchecked, because the proof verifier checks the shapes of proof and signals. */
  readonly proof: unknown;
  readonly publicSignals: unknown;
  readonly liquidityFlag: 0 | 1;
  /** The text of the envelope with the sealed opening. */
  readonly opening: string;
}

const text = <T extends string>() => z.custom<T>((value) => typeof value === 'string', 'text');

const OpenCase = z.object({
  id: z.string(),
  chain: z.string(),
  seriesKey: text<Bytes32>(),
  period: z.number(),
  attestorKey: text<KeyAddress>(),
  proof: z.unknown(),
  publicSignals: z.unknown(),
  liquidityFlag: z.union([z.literal(0), z.literal(1)]),
  opening: z.string(),
});

/** Parses the input of `openTier3Case`. @throws BAD_INPUT, PERIOD_INVALID */
export function parseOpenCase(input: unknown): OpenCaseInput {
  const fields = readInput(OpenCase, input);
  return { ...fields, period: parsePeriod(fields.period) };
}
