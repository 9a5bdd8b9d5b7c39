import { z } from 'zod';
import { readInput } from '../../core/errors/read-input.ts';
import { type Bytes32, type Hex, isLowerHex, type KeyAddress } from '../../core/hex.ts';
import { type Period, parsePeriod } from '../../core/period.ts';
import { TIERS } from '../../core/report-kinds.ts';
import { SOURCE_KINDS, type SourceKind } from '../../core/source-kinds.ts';

/** The tier of a report attested by the verifier over a zkTLS claim. */
export const ZKTLS_TIER = TIERS.ZKTLS;
/** The tier of a report whose documents an attestor read. */
export const DOCUMENTS_TIER = TIERS.DOCUMENTS;

export interface ReportAttestation {
  readonly signer: KeyAddress;
  /** 65 bytes r, s, v over REPORT: a verifier key's in tier 2, an attestor key's in tier 3. */
  readonly signature: Hex;
}

export interface ReportInput {
  readonly chain: string;
  readonly seriesKey: Bytes32;
  readonly period: Period;
  /** As they came: the proof verifier reads their shape. */
  readonly proof: unknown;
  readonly publicSignals: unknown;
  readonly attestation: ReportAttestation;
  readonly liquidityFlag: 0 | 1;
}

const lower = <T extends Hex>(bytes: number) =>
  z.custom<T>((v) => isLowerHex(v, bytes), `${bytes} bytes in hexadecimal`);

const Report = z.object({
  chain: z.string(),
  seriesKey: lower<Bytes32>(32),
  period: z.number(),
  proof: z.unknown(),
  publicSignals: z.unknown(),
  // Its length is the signature rule's business: a short one is not canonical, it is not a wrong type.
  attestation: z.object({ signer: lower<KeyAddress>(20), signature: z.custom<Hex>((v) => typeof v === 'string') }),
  liquidityFlag: z.union([z.literal(0), z.literal(1)]),
});

/** @throws BAD_INPUT, PERIOD_INVALID */
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
  seriesKey: lower<Bytes32>(32),
  period: z.number(),
  source: z.enum(SOURCE_KINDS),
});

/** @throws BAD_INPUT, PERIOD_INVALID */
export function parseSessionInput(input: unknown): SessionInput {
  const session = readInput(Session, input);
  return { ...session, period: parsePeriod(session.period) };
}
