import type { ChainReader, Chains } from '../../chains/index.ts';
import { toHex } from '../../core/bytes.ts';
import { checkEnvelope, type EnvelopeColumn } from '../../core/envelope/index.ts';
import type { Bytes32, KeyAddress } from '../../core/hex.ts';
import { domainSeparator } from '../../core/signing/index.ts';
import type { AnnouncementService } from './service.ts';

/** What the messages of a chain are bound to, and so what is sealed for its keys. */
type DomainChain = Pick<ChainReader, 'name' | 'domain'>;

/** The one place of a column that a sealed text may be stored at, and who opens it. */
interface SealedFor {
  readonly chain: string;
  readonly keys: readonly KeyAddress[];
  readonly seriesKey: Bytes32;
  /** The row. */
  readonly id: string;
  /** Where the column is a list. */
  readonly index?: number;
}

/**
 * Takes a text that is sealed to these attestor keys and to nobody else, for this place, and answers it in the form that
 * is stored. It knows nothing of what is in it.
 *
 * @throws SIGNER_KEY_UNKNOWN, SIGNER_INACTIVE, ANNOUNCEMENT_MISSING, ENVELOPE_TOO_LARGE, ENVELOPE_INVALID,
 * ENVELOPE_VERSION, ENVELOPE_CONTEXT, ENVELOPE_RECIPIENTS, CHAIN_UNAVAILABLE
 */
export type TakeEnvelope = (column: EnvelopeColumn, text: string, sealedFor: SealedFor) => Promise<string>;

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
