import { toHex } from '@income-series/protocol/bytes';
import { type CaseOpening, openingFault, readCaseOpening } from '@income-series/protocol/case-opening';
import { deriveEncryptionKey, openEnvelope } from '@income-series/protocol/envelope';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { Bytes32 } from '@income-series/protocol/hex';
import { readPeriod } from '@income-series/protocol/period';
import { addressOfSecretKey, domainSeparator, type SigningDomain } from '@income-series/protocol/signing';
import { base64 } from '@scure/base';

/** A tier-3 case, as `OpenTier3Cases` returns it. */
export interface SealedCase {
  readonly id: string;
  readonly seriesKey: Bytes32;
  readonly period: string;
  readonly opening: string | null;
  readonly incomeCommitment: Bytes32;
  readonly priorIncomeCommitment: Bytes32;
}

/** The attestor that opens a case. */
export interface CaseReader {
  /** The attestor's signing key, 32 bytes. */
  readonly secretKey: Uint8Array;
  /** The chain and its hub or program, from the attestor's own configuration. */
  readonly domain: SigningDomain;
}

const mismatch = () => new AppError('OPENING_MISMATCH');

/** The UUID in a global id; the envelope is bound to it. */
const rowIdOf = (id: string): string =>
  new TextDecoder()
    .decode(base64.decode(id))
    .replace(/^[A-Za-z0-9]+:/, '')
    .toLowerCase();

/** The JSON value of a plaintext; null if it is not JSON in UTF-8. */
function parse(plaintext: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plaintext));
  } catch {
    return null;
  }
}

/**
 * Opens the sealed figures of a case, and checks that both commitments of the report open to them.
 * @throws OPENING_MISMATCH if they do not; ENVELOPE_* for an envelope that was sealed for another key or place
 */
export async function openCase(sealed: SealedCase, { secretKey, domain }: CaseReader): Promise<CaseOpening> {
  const { id, seriesKey, opening, incomeCommitment, priorIncomeCommitment } = sealed;
  const period = readPeriod(sealed.period);
  if (opening === null || period === null) throw mismatch();
  const place = { seriesKey, record: 'tier3_cases', id: rowIdOf(id), field: 'opening_ciphertext' } as const;
  const reader = { key: addressOfSecretKey(secretKey), secretKey: deriveEncryptionKey(secretKey).secretKey };
  const plaintext = await openEnvelope(opening, { ...place, domain: toHex(domainSeparator(domain)) }, reader);
  const figures = readCaseOpening(parse(plaintext));
  const commitments = { period, incomeCommitment, priorCommitment: priorIncomeCommitment };
  if (figures === null || openingFault(figures, commitments) !== null) throw mismatch();
  return figures;
}
