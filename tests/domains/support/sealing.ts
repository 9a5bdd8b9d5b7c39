import { toHex, utf8 } from '@income-series/protocol/bytes';
import {
  deriveEncryptionKey,
  type EnvelopeContext,
  type EnvelopeRecipient,
  openEnvelope,
  sealEnvelope,
  signAnnouncement,
} from '@income-series/protocol/envelope';
import type { Bytes32 } from '@income-series/protocol/hex';
import { domainSeparator, signingDomain } from '@income-series/protocol/signing';
import { createAttestor, type TestAttestor } from './attestor.ts';
import type { Product } from './product.ts';

/** An attestor who can be sealed to. */
export interface Recipient extends TestAttestor, EnvelopeRecipient {
  /** What an envelope says, as text. @throws ENVELOPE_* */
  open(text: string, context: EnvelopeContext): Promise<string>;
}

/** An attestor with a linked and registered key, whose encryption key is announced. */
export async function createRecipient(product: Product, byte: number): Promise<Recipient> {
  const attestor = await createAttestor(product, byte);
  const secret = new Uint8Array(32).fill(byte);
  const { key, encryptionKey, signature } = signAnnouncement(secret);
  const announced = await attestor.act('announceEncryptionKey', '__typename', { key, encryptionKey, signature });
  if (announced.code !== undefined) throw new Error(`not announced: ${announced.code}`);
  const { secretKey } = deriveEncryptionKey(secret);
  return {
    ...attestor,
    encryptionKey,
    open: async (text, context) =>
      new TextDecoder().decode(await openEnvelope(text, context, { key: attestor.key, secretKey })),
  };
}

/** Where a sealed text of a series belongs. */
export function contextOf(
  { gateway }: Product,
  place: Omit<EnvelopeContext, 'domain' | 'seriesKey'> & { readonly seriesKey: Bytes32 },
): EnvelopeContext {
  return { domain: toHex(domainSeparator(signingDomain(gateway.chain))), ...place };
}

/** A text with no files, as a client writes a reason or evidence, sealed. */
export const sealText = (text: string, context: EnvelopeContext, recipients: readonly EnvelopeRecipient[]) =>
  sealEnvelope(
    utf8(JSON.stringify({ text, files: [] })),
    context,
    recipients.map(({ key, encryptionKey }) => ({ key, encryptionKey })),
  );
