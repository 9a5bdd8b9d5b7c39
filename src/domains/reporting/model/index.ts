import { readInput } from '@income-series/protocol/errors/read-input';
import { type Bytes32, type Hex, isLowerHex, type KeyAddress } from '@income-series/protocol/hex';
import { type Period, parsePeriod } from '@income-series/protocol/period';
import { TIERS } from '@income-series/protocol/report-kinds';
import { z } from 'zod';
import { SOURCE_KINDS, type SourceKind } from '../../../core/source-kinds.ts';

/** The tier of a report attested by the verifier over a zkTLS claim. */
export const ZKTLS_TIER = TIERS.ZKTLS;
/** The tier of a report whose documents an attestor read. */
export const DOCUMENTS_TIER = TIERS.DOCUMENTS;

export interface ReportAttestation {
  readonly signer: KeyAddress;
  /** The signature over REPORT, 65 bytes r, s, v: by a verifier key in tier 2, by an attestor key in tier 3. */
  readonly signature: Hex;
}

export interface ReportInput {
  readonly chain: string;
  readonly seriesKey: Bytes32;
  readonly period: Period;
  /** Unchecked, because the proof verifier checks the shapes of proof and signals. */
  readonly proof: unknown;
  readonly publicSignals: unknown;
  readonly attestation: ReportAttestation;
  readonly liquidityFlag: 0 | 1;
}

const lowerHex = <T extends Hex>(bytes: number) =>
  z.custom<T>((v) => isLowerHex(v, bytes), `${bytes} bytes in hexadecimal`);

const Report = z.object({
  chain: z.string(),
  seriesKey: lowerHex<Bytes32>(32),
  period: z.number(),
  proof: z.unknown(),
  publicSignals: z.unknown(),
  // Any string is accepted here, because a signature of the wrong length is SIGNATURE_NOT_CANONICAL, not BAD_INPUT.
  attestation: z.object({ signer: lowerHex<KeyAddress>(20), signature: z.custom<Hex>((v) => typeof v === 'string') }),
  liquidityFlag: z.union([z.literal(0), z.literal(1)]),
});

/** Parses the input of `buildSubmitReport`. @throws BAD_INPUT, PERIOD_INVALID */
export function parseReportInput(input: unknown): ReportInput {
  const report = readInput(Report, input);
  return { ...report, period: parsePeriod(report.period) };
}

export interface SessionInput {
  readonly chain: string;
  readonly seriesKey: Bytes32;
  readonly period: Period;
  readonly source: SourceKind;
}

const Session = z.object({
  chain: z.string(),
  seriesKey: lowerHex<Bytes32>(32),
  period: z.number(),
  source: z.enum(SOURCE_KINDS),
});

/** Parses the input of `startZktlsSession`. @throws BAD_INPUT, PERIOD_INVALID */
export function parseSessionInput(input: unknown): SessionInput {
  const session = readInput(Session, input);
  return { ...session, period: parsePeriod(session.period) };
}
