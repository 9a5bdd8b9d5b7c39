// The tests of envelopes share these: three attestors, and one text sealed to one and to two of them.
import { utf8 } from '@income-series/protocol/bytes';
import { deriveEncryptionKey, signAnnouncement } from '@income-series/protocol/envelope/announcement';
import { checkEnvelope, openEnvelope, sealEnvelope } from '@income-series/protocol/envelope/envelope';
import type { EnvelopeContext, EnvelopeRecipient } from '@income-series/protocol/envelope/format';
import type { Hex } from '@income-series/protocol/hex';
import { uintWord } from '@income-series/protocol/words';

export const word = (byte: string): Hex => `0x${byte.repeat(32)}`;
export const inUpperCase = (hex: Hex): Hex => `0x${hex.slice(2).toUpperCase()}`;

export const context: EnvelopeContext = {
  domain: word('11'),
  seriesKey: word('22'),
  record: 'tier3_cases',
  id: '0f9c1f8a-6a8e-4a9c-9a53-0a37ad7b1a11',
  field: 'documents_ciphertext.0',
};

export interface TestPerson {
  readonly recipient: EnvelopeRecipient;
  readonly reader: { readonly key: Hex; readonly secretKey: Uint8Array };
}

function person(seed: number): TestPerson {
  const { key, encryptionKey } = signAnnouncement(uintWord(seed));
  const { secretKey } = deriveEncryptionKey(uintWord(seed));
  return { recipient: { key, encryptionKey }, reader: { key, secretKey } };
}
export const [ada, bea, cleo] = [person(1), person(2), person(3)] as const;
export const people = [ada, bea, cleo];

export const plaintext = utf8('{"ytd":"6000000","salt":"1","priorYtd":"0","priorSalt":"0"}');
export const toAda = await sealEnvelope(plaintext, context, [ada.recipient]);
export const toBoth = await sealEnvelope(plaintext, context, [ada.recipient, bea.recipient]);

export const check = (text: string, change: object = {}): string =>
  checkEnvelope(text, { context, recipients: [ada.recipient], maxBytes: 10_000, ...change });
export const open = (text: string, who: TestPerson = ada, where: EnvelopeContext = context) =>
  openEnvelope(text, where, who.reader);

export const parsed = () => JSON.parse(toBoth);
/** The envelope to both, altered as JSON. */
export const altered = (change: (value: ReturnType<typeof parsed>) => unknown): string =>
  JSON.stringify(change(parsed()));
