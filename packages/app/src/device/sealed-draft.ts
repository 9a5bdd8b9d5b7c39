import { useEffect, useRef, useState } from 'react';
import { readBase64 } from '../bytes.ts';
import { useReader } from '../reader.ts';
import { placeOfTyped } from '../typed-text.ts';
import { readSecrets, requireSecret } from './secrets.ts';

const IV_BYTES = 12;
const utf8 = (text: string) => new TextEncoder().encode(text);

/** Derives the key of drafts from a device secret. It opens nothing else. */
async function keyOf(secret: Uint8Array): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', new Uint8Array(secret), 'HKDF', false, ['deriveKey']);
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: utf8('income-series app draft') };
  return crypto.subtle.deriveKey(derivation, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

/** Seals a text under a device secret, for one place. */
async function sealText(secret: Uint8Array, place: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const options = { name: 'AES-GCM', iv, additionalData: utf8(place) };
  const sealed = new Uint8Array(await crypto.subtle.encrypt(options, await keyOf(secret), utf8(text)));
  return btoa(String.fromCharCode(...iv, ...sealed));
}

/** Opens a sealed text. Null if another secret or place sealed it. */
async function openText(secret: Uint8Array, place: string, sealed: string): Promise<string | null> {
  const bytes = readBase64(sealed);
  const options = { name: 'AES-GCM', iv: bytes.slice(0, IV_BYTES), additionalData: utf8(place) };
  const key = await keyOf(secret);
  return crypto.subtle.decrypt(options, key, bytes.slice(IV_BYTES)).then(
    (text) => new TextDecoder().decode(text),
    () => null,
  );
}

async function readSealed(account: string, place: string): Promise<string> {
  const sealed = sessionStorage.getItem(place);
  if (sealed === null) return '';
  for (const { secret } of await readSecrets(account)) {
    const text = await openText(secret, place, sealed);
    if (text !== null) return text;
  }
  return '';
}

export interface SealedDraft {
  readonly text: string;
  readonly change: (text: string) => void;
  /** Forgets what was typed. */
  readonly clear: () => void;
}

/**
 * Keeps a secret text that a reader typed over a reload of the tab, sealed under the device's secret.
 * @param name of the field, with the record that it is about @param account the global id of the account
 */
export function useSealedDraft(name: string, account: string): SealedDraft {
  const place = placeOfTyped(useReader().id, `sealed ${name}`);
  const [text, setText] = useState('');
  /** Counts the changes: an earlier text is not written over a later one. */
  const changes = useRef(0);
  useEffect(() => {
    const before = changes.current;
    const show = (kept: string) => changes.current === before && setText(kept);
    readSealed(account, place).then(show, () => {});
  }, [account, place]);
  const change = (next: string) => {
    changes.current += 1;
    const own = changes.current;
    setText(next);
    const write = (sealed: string) => changes.current === own && sessionStorage.setItem(place, sealed);
    // A browser that stores nothing keeps no draft, and the form works all the same.
    requireSecret(account)
      .then(({ secret }) => sealText(secret, place, next))
      .then(write, () => {});
  };
  const clear = () => {
    changes.current += 1;
    sessionStorage.removeItem(place);
    setText('');
  };
  return { text, change, clear };
}
