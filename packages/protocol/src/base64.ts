/** Canonical Base64 (RFC 4648, section 4): with padding, without line breaks, spare bits zero. */
export type Base64 = string & { readonly __brand?: 'base64' };

const ALPHABET = /^[A-Za-z0-9+/]*={0,2}$/;

export const toBase64 = (bytes: Uint8Array): Base64 => Buffer.from(bytes).toString('base64');

/** Decodes Base64. */
export const fromBase64 = (text: Base64): Uint8Array => new Uint8Array(Buffer.from(text, 'base64'));

/** Returns the text if it is canonical Base64; null otherwise. */
export const readBase64 = (text: unknown): Base64 | null =>
  typeof text === 'string' && text.length % 4 === 0 && ALPHABET.test(text) && toBase64(fromBase64(text)) === text
    ? text
    : null;
