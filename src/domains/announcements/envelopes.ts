import type { Chains } from '../../chains/index.ts';
import { toHex } from '../../core/bytes.ts';
import type { ChainReader } from '../../core/chain.ts';
import { checkEnvelope } from '../../core/envelope/index.ts';
import type { Address, Bytes32 } from '../../core/hex.ts';
import { domainSeparator, signingDomain } from '../../core/signing/index.ts';
import type { AnnouncementService } from './service.ts';

/** Of an envelope's text: about a quarter of a megabyte of document, base64 twice, and the padding. */
const MAX_DOCUMENT_BYTES = 448 * 1024;

/** What the messages of a chain are bound to, and so what is sealed for its keys. */
type DomainChain = Pick<ChainReader, 'name' | 'chainId' | 'contracts'>;

/** The one place that a sealed text may be stored at. */
interface EnvelopePlace {
  readonly chain: string;
  readonly seriesKey: Bytes32;
  readonly table: string;
  readonly id: string;
  readonly field: string;
}

/**
 * Takes a text that is sealed to these attestor keys and to nobody else, for this place, and answers it in the form that
 * is stored. It knows nothing of what is in it.
 *
 * @param maxBytes of the text, `MAX_DOCUMENT_BYTES` unless told
 * @throws SIGNER_KEY_UNKNOWN, SIGNER_INACTIVE, ANNOUNCEMENT_MISSING, ENVELOPE_TOO_LARGE, ENVELOPE_INVALID,
 * ENVELOPE_VERSION, ENVELOPE_CONTEXT, ENVELOPE_RECIPIENTS, CHAIN_UNAVAILABLE
 */
export type TakeEnvelope = (
  text: string,
  keys: readonly Address[],
  place: EnvelopePlace,
  maxBytes?: number,
) => Promise<string>;

export function createTakeEnvelope(
  chains: Chains<DomainChain>,
  announcements: Pick<AnnouncementService, 'recipients'>,
): TakeEnvelope {
  return async (text, keys, { table: record, chain, ...place }, maxBytes = MAX_DOCUMENT_BYTES) => {
    const separator = toHex(domainSeparator(signingDomain(chains.of(chain))));
    const recipients = await announcements.recipients(chain, keys);
    return checkEnvelope(text, { context: { ...place, domain: separator, record }, recipients, maxBytes });
  };
}
