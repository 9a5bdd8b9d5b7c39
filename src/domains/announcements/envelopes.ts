import { toHex } from '@income-series/protocol/bytes';
import { checkEnvelope, type EnvelopeColumn } from '@income-series/protocol/envelope';
import type { Bytes32, KeyAddress } from '@income-series/protocol/hex';
import { domainSeparator } from '@income-series/protocol/signing';
import type { ChainReader, Chains } from '../../chains/index.ts';
import type { AnnouncementService } from './service.ts';

/** A chain and its EIP-712 domain, to which envelopes for its attestor keys are bound. */
type DomainChain = Pick<ChainReader, 'name' | 'domain'>;

/** The place where an envelope will be stored, and the keys that can open it. */
interface EnvelopePlace {
  readonly chain: string;
  readonly keys: readonly KeyAddress[];
  readonly seriesKey: Bytes32;
  /** The id of the row. */
  readonly id: string;
  /** The index in the column's list; undefined if the column holds one envelope. */
  readonly index?: number;
}

/**
 * Checks that a text is an envelope sealed to exactly these attestor keys for this place, and returns it in its stored form.
 * The check cannot see the sealed content.
 *
 * @throws SIGNER_KEY_UNKNOWN, SIGNER_INACTIVE, ANNOUNCEMENT_MISSING, ENVELOPE_TOO_LARGE, ENVELOPE_INVALID,
 * ENVELOPE_VERSION, ENVELOPE_CONTEXT, ENVELOPE_RECIPIENTS, CHAIN_UNAVAILABLE
 */
export type TakeEnvelope = (column: EnvelopeColumn, text: string, place: EnvelopePlace) => Promise<string>;

/** Creates the check of envelopes that clients send, with the recipients' announced encryption keys. */
export function createTakeEnvelope(
  chains: Chains<DomainChain>,
  announcements: Pick<AnnouncementService, 'recipients'>,
): TakeEnvelope {
  return async ({ table: record, column, maxBytes }, text, { chain, keys, seriesKey, id, index }) => {
    const domain = toHex(domainSeparator(chains.of(chain).domain));
    const recipients = await announcements.recipients(chain, keys);
    const field = index === undefined ? column : `${column}.${index}`;
    return checkEnvelope(text, { context: { domain, seriesKey, record, id, field }, recipients, maxBytes });
  };
}
