import { toHex } from '../../core/bytes.ts';
import { checkEnvelope } from '../../core/envelope/index.ts';
import type { Address, Bytes32 } from '../../core/hex.ts';
import { domainSeparator, type EvmDomain } from '../../core/signing/index.ts';
import type { AnnouncementService } from './announcements.ts';
import type { DocumentTable } from './case-documents.ts';
import { MAX_DOCUMENT_BYTES } from './case-model.ts';

/** The signing domain of a chain's messages. */
export const signingDomain = (chain: {
  readonly chainId: number;
  readonly contracts: { readonly hub: Address };
}): EvmDomain => ({ kind: 'evm', chainId: chain.chainId, verifyingContract: chain.contracts.hub });

export interface EnvelopePlace {
  readonly seriesKey: Bytes32;
  readonly table: DocumentTable;
  readonly id: string;
  readonly field: string;
}

export type EnvelopeGate = ReturnType<typeof createEnvelopeGate>;

/** Takes sealed texts for the one attestor that they are addressed to, and knows nothing of what is in them. */
export function createEnvelopeGate(domain: EvmDomain, announcements: Pick<AnnouncementService, 'recipients'>) {
  const separator = toHex(domainSeparator(domain));

  /**
   * The canonical text, to be stored.
   * @throws SIGNER_KEY_UNKNOWN, SIGNER_INACTIVE, ANNOUNCEMENT_MISSING, ENVELOPE_TOO_LARGE, ENVELOPE_INVALID,
   * ENVELOPE_VERSION, ENVELOPE_CONTEXT, ENVELOPE_RECIPIENTS, CHAIN_UNAVAILABLE
   */
  async function take(text: string, key: Address, place: EnvelopePlace, maxBytes: number): Promise<string> {
    const { seriesKey, table: record, id, field } = place;
    const recipients = await announcements.recipients([key]);
    return checkEnvelope(text, { context: { domain: separator, seriesKey, record, id, field }, recipients, maxBytes });
  }

  return {
    take,
    /** A case's document of a place. @throws as `take` */
    document: (text: string, key: Address, { index, ...place }: Omit<EnvelopePlace, 'field'> & { index: number }) =>
      take(text, key, { ...place, field: `documents_ciphertext.${index}` }, MAX_DOCUMENT_BYTES),
  };
}
