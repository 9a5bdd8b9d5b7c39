// Texts sealed under a device's secret: AES-256-GCM (NIST SP 800-38D) with a key of HKDF-SHA-256 (RFC 5869).

const NONCE_BYTES = 12;

const bytesOf = (text: string) => new Uint8Array(new TextEncoder().encode(text));

/** The place of a sealed text: the format, to which its key is bound, and the name, to which the text is. */
export interface SealPlace {
  readonly format: string;
  readonly name: string;
}

async function keyOf(secret: Uint8Array, { format }: SealPlace): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', new Uint8Array(secret), 'HKDF', false, ['deriveKey']);
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: bytesOf(format) };
  return crypto.subtle.deriveKey(derivation, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

const parametersOf = ({ format, name }: SealPlace, iv: Uint8Array<ArrayBuffer>) => ({
  name: 'AES-GCM',
  iv,
  additionalData: bytesOf(`${format} ${name}`),
});

/** Seals a text: the nonce and the ciphertext. */
export async function sealText(secret: Uint8Array, place: SealPlace, text: string): Promise<Uint8Array> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const body = await crypto.subtle.encrypt(parametersOf(place, nonce), await keyOf(secret, place), bytesOf(text));
  return Uint8Array.of(...nonce, ...new Uint8Array(body));
}

/** Opens a sealed text; null for one of another secret or place, and for one that was changed. */
export async function openText(secret: Uint8Array, place: SealPlace, sealed: Uint8Array): Promise<string | null> {
  const bytes = new Uint8Array(sealed);
  const parameters = parametersOf(place, bytes.slice(0, NONCE_BYTES));
  const key = await keyOf(secret, place);
  const text = await crypto.subtle.decrypt(parameters, key, bytes.slice(NONCE_BYTES)).catch(() => null);
  return text === null ? null : new TextDecoder().decode(text);
}
