/** Base64 of RFC 4648, section 4: with padding, no line breaks, and no bits that are not of the bytes. */
export type Base64 = string & { readonly __brand?: 'base64' };

const ALPHABET = /^[A-Za-z0-9+/]*={0,2}$/;

export const toBase64 = (bytes: Uint8Array): Base64 => Buffer.from(bytes).toString('base64');

/** The bytes of Base64. */
export const fromBase64 = (text: Base64): Uint8Array => new Uint8Array(Buffer.from(text, 'base64'));

/** The same text, where it is the one Base64 of its bytes; else null. */
export const readBase64 = (text: unknown): Base64 | null =>
  typeof text === 'string' && text.length % 4 === 0 && ALPHABET.test(text) && toBase64(fromBase64(text)) === text
    ? text
    : null;
