import { toHex } from '@income-series/protocol/bytes';
import { openEnvelope } from '@income-series/protocol/envelope';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { Bytes32 } from '@income-series/protocol/hex';
import { domainSeparator, type SigningDomain } from '@income-series/protocol/signing';
import { Failure } from '../exit.ts';
import { createDifference } from '../signing/request.ts';
import type { UnlockedKey } from './request.ts';

/** The place that an envelope is sealed for: its table, row and column. */
export interface SealedPlace {
  readonly domain: SigningDomain;
  readonly seriesKey: Bytes32;
  readonly record: 'tier3_cases' | 'tier3_annual' | 'hardship_requests' | 'extinguishment_requests';
  readonly id: string;
  readonly field: string;
}

/**
 * Opens a text that was sealed to the key for exactly this place under the pinned domain.
 * @throws Failure ENVELOPE_* if it was altered, or sealed for another place or key
 */
export async function unseal(
  text: string | null | undefined,
  { domain, ...place }: SealedPlace,
  reader: UnlockedKey,
): Promise<Uint8Array> {
  if (typeof text !== 'string') throw new Failure('refused', 'NOT_FOUND', 'The service returns no sealed text.');
  try {
    return await openEnvelope(text, { ...place, domain: toHex(domainSeparator(domain)) }, reader);
  } catch (error) {
    if (error instanceof AppError)
      throw createDifference(error.code, `The sealed text cannot be opened: ${error.message}`);
    throw error;
  }
}

/** Parses a sealed plaintext as JSON. @throws Failure PLAINTEXT_INVALID, whose message does not quote the text */
export function parseJson(plaintext: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plaintext));
  } catch {
    throw new Failure('failure', 'PLAINTEXT_INVALID', 'The sealed data does not have the agreed form.');
  }
}
