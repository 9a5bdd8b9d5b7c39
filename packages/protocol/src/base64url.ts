import { decode, encode } from 'jose/base64url';

export { encode as toBase64url };

/** Decodes canonical base64url without padding; null for any other value. */
export function readBase64url(value: unknown): Uint8Array | null {
  if (typeof value !== 'string' || !/^[A-Za-z0-9_-]*$/.test(value) || value.length % 4 === 1) return null;
  const bytes = decode(value);
  return encode(bytes) === value ? bytes : null;
}
