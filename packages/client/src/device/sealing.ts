import { toHex, utf8 } from '@income-series/protocol/bytes';
import { type Announcement, type EnvelopeContext, sealEnvelope } from '@income-series/protocol/envelope';
import type { Bytes32 } from '@income-series/protocol/hex';
import { domainSeparator } from '@income-series/protocol/signing';
import { type DeviceChain, requireAttestor } from './attestor.ts';
import type { IncomeReport } from './report.ts';

/** The place of a sealed text: chain, series, record and field. The record's id is a UUID that the caller chose. */
export interface SealingPlace extends Omit<EnvelopeContext, 'domain'> {
  readonly chain: DeviceChain;
}

/** The record that a sealed text belongs to: its id, a UUID, and its series. */
export interface SealingRow {
  readonly id: string;
  readonly seriesKey: Bytes32;
  readonly chain: DeviceChain;
}

/** A file that is sealed to an attestor. */
export interface SealedFile {
  readonly name: string;
  /** The media type. */
  readonly type: string;
  readonly data: Uint8Array;
}

/**
 * Seals bytes to one or two attestors, for one place. Each announcement is first checked against the chain at the caller's own
 * node, so that a gateway cannot substitute a key.
 * @returns the text of an envelope, which only the attestors can open
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

const encodeJson = (value: object): Uint8Array => utf8(JSON.stringify(value));

function base64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let i = 0; i < bytes.length; i += 0x8000) parts.push(String.fromCharCode(...bytes.subarray(i, i + 0x8000)));
  return btoa(parts.join(''));
}
const fileOf = ({ name, type, data }: SealedFile) => ({ name, type, data: base64(data) });

/** Seals the two openings of a tier-3 report to the attestor of its case. @throws as `sealFor` */
export function sealOpening(
  { seriesKey, opening, priorOpening }: Pick<IncomeReport, 'seriesKey' | 'opening' | 'priorOpening'>,
  attestor: Announcement,
  { id, chain }: Omit<SealingRow, 'seriesKey'>,
): Promise<string> {
  const plaintext = encodeJson({
    ytd: opening.ytd.toString(),
    salt: opening.salt.toString(),
    priorYtd: priorOpening.ytd.toString(),
    priorSalt: priorOpening.salt.toString(),
  });
  return sealFor([attestor], { chain, seriesKey, record: 'tier3_cases', id, field: 'opening_ciphertext' }, plaintext);
}

/** Seals a document of a tier-3 or annual case; `index` counts the case's documents from 0. @throws as `sealFor` */
export const sealDocument = (
  file: SealedFile,
  attestor: Announcement,
  { index, ...row }: SealingRow & { readonly record: 'tier3_cases' | 'tier3_annual'; readonly index: number },
): Promise<string> => sealFor([attestor], { ...row, field: `documents_ciphertext.${index}` }, encodeJson(fileOf(file)));

/** A text with files that is sealed to attestors: the reason of a pause, or the evidence of an extinguishment. */
export interface SealedStatement {
  readonly text: string;
  readonly files?: readonly SealedFile[];
}
const encodeStatement = ({ text, files = [] }: SealedStatement): Uint8Array =>
  encodeJson({ text, files: files.map(fileOf) });

/** Seals the reason of a requested pause to its attestor. @throws as `sealFor` */
export const sealReason = (reason: SealedStatement, attestor: Announcement, row: SealingRow): Promise<string> =>
  sealFor([attestor], { ...row, record: 'hardship_requests', field: 'ciphertext' }, encodeStatement(reason));

/** Seals the evidence of an extinguishment to both of its attestors. @throws as `sealFor` */
export const sealEvidence = (
  evidence: SealedStatement,
  attestors: readonly [Announcement, Announcement],
  row: SealingRow,
): Promise<string> =>
  sealFor(
    attestors,
    { ...row, record: 'extinguishment_requests', field: 'evidence_ciphertext' },
    encodeStatement(evidence),
  );
