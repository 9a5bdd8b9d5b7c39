import { toHex, utf8 } from '../../../../src/core/bytes.ts';
import { type Announcement, type EnvelopeContext, sealEnvelope } from '../../../../src/core/envelope/index.ts';
import type { Bytes32 } from '../../../../src/core/hex.ts';
import { domainSeparator } from '../../../../src/core/signing/index.ts';
import { type DeviceChain, requireAttestor } from './attestor.ts';
import type { IncomeReport } from './report.ts';

/** Where a sealed text will stand. The row's id is a UUID of the caller's choice: `crypto.randomUUID()`. */
export interface SealingPlace extends Omit<EnvelopeContext, 'domain'> {
  readonly chain: DeviceChain;
}

/** The row, and the series that it is about. */
export interface SealingRow {
  readonly id: string;
  readonly seriesKey: Bytes32;
  readonly chain: DeviceChain;
}

export interface SealedFile {
  readonly name: string;
  /** A media type. */
  readonly type: string;
  readonly data: Uint8Array;
}

/**
 * Seals bytes to one or two attestors, for one place. Each announcement is checked against the chain first, at the
 * caller's own node: a gateway that passed it on can have substituted nothing.
 * @returns an envelope's text, which nobody but the attestors opens
 * @throws ANNOUNCEMENT_INVALID, SIGNER_INACTIVE, CHAIN_UNAVAILABLE, CHAIN_MISMATCH, ENVELOPE_INVALID, BAD_INPUT
 */
export async function sealFor(
  attestors: readonly Announcement[],
  { chain, ...place }: SealingPlace,
  plaintext: Uint8Array,
): Promise<string> {
  for (const announcement of attestors) await requireAttestor(announcement, chain);
  return sealEnvelope(plaintext, { ...place, domain: toHex(domainSeparator(chain.domain)) }, attestors);
}

const json = (value: object): Uint8Array => utf8(JSON.stringify(value));

function base64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let i = 0; i < bytes.length; i += 0x8000) parts.push(String.fromCharCode(...bytes.subarray(i, i + 0x8000)));
  return btoa(parts.join(''));
}
const fileOf = ({ name, type, data }: SealedFile) => ({ name, type, data: base64(data) });

/** Seals a tier-3 report's two openings to the attestor that is to read the documents. @throws as `sealFor` */
export function sealOpening(
  { seriesKey, opening, priorOpening }: Pick<IncomeReport, 'seriesKey' | 'opening' | 'priorOpening'>,
  attestor: Announcement,
  { id, chain }: Omit<SealingRow, 'seriesKey'>,
): Promise<string> {
  const plaintext = json({
    ytd: opening.ytd.toString(),
    salt: opening.salt.toString(),
    priorYtd: priorOpening.ytd.toString(),
    priorSalt: priorOpening.salt.toString(),
  });
  return sealFor([attestor], { chain, seriesKey, record: 'tier3_cases', id, field: 'opening_ciphertext' }, plaintext);
}

/** Seals a document of a tier-3 case or of a year's case: the `index`-th, counted from 0. @throws as `sealFor` */
export const sealDocument = (
  file: SealedFile,
  attestor: Announcement,
  { index, ...row }: SealingRow & { readonly record: 'tier3_cases' | 'tier3_annual'; readonly index: number },
): Promise<string> => sealFor([attestor], { ...row, field: `documents_ciphertext.${index}` }, json(fileOf(file)));

/** Words and files: the reason of a pause, the evidence of an extinguishment. */
export interface Statement {
  readonly text: string;
  readonly files?: readonly SealedFile[];
}
const statement = ({ text, files = [] }: Statement): Uint8Array => json({ text, files: files.map(fileOf) });

/** Seals why a pause is asked for. @throws as `sealFor` */
export const sealReason = (reason: Statement, attestor: Announcement, row: SealingRow): Promise<string> =>
  sealFor([attestor], { ...row, record: 'hardship_requests', field: 'ciphertext' }, statement(reason));

/** Seals the evidence of an extinguishment to both attestors that are to sign. @throws as `sealFor` */
export const sealEvidence = (
  evidence: Statement,
  attestors: readonly [Announcement, Announcement],
  row: SealingRow,
): Promise<string> =>
  sealFor(attestors, { ...row, record: 'extinguishment_requests', field: 'evidence_ciphertext' }, statement(evidence));
