import { useEffect, useRef, useState } from 'react';
import type { DraftState } from '../account/draft.ts';
import { readBase64 } from '../bytes.ts';
import { OwnAccountDocument } from '../generated/operations.ts';
import { queries } from '../queries.ts';
import { type Reader, useReader } from '../reader.ts';
import { placeOfTyped } from '../typed-text.ts';
import { DeviceFault } from './device-fault.ts';
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

/** Reads the global id of the reader's account, under whose device secrets the texts are sealed. @throws GatewayError, DeviceFault */
async function readAccount({ id, gateway }: Reader): Promise<string> {
  const queryKey = [id, OwnAccountDocument.toString(), {}];
  const queryFn = () => gateway.ask(OwnAccountDocument, {});
  const { viewer } = await queries.ensureQueryData({ queryKey, queryFn });
  if (!viewer?.account) throw new DeviceFault('Nobody is signed in, so nothing is sealed.');
  return viewer.account.id;
}

async function readSealed(reader: Reader, place: string): Promise<object> {
  const sealed = sessionStorage.getItem(place);
  if (sealed === null) return {};
  for (const { secret } of await readSecrets(await readAccount(reader))) {
    const text = await openText(secret, place, sealed);
    if (text !== null) return JSON.parse(text) as object;
  }
  return {};
}

async function seal(reader: Reader, place: string, draft: object): Promise<string> {
  const { secret } = await requireSecret(await readAccount(reader));
  return sealText(secret, place, JSON.stringify(draft));
}

/**
 * Keeps secret texts that a reader typed into a form over a reload of the tab, sealed under the device's secret, until they are sent or the
 * reader signs out. It is `useDraft` for a form with a secret.
 * @param name of the form, with the record that it is about
 */
export function useSealedDraft<Draft extends object>(name: string, empty: Draft): DraftState<Draft> {
  const reader = useReader();
  const place = placeOfTyped(reader.id, `sealed ${name}`);
  const [typed, setTyped] = useState<{ readonly place: string; readonly part: Partial<Draft> }>({ place, part: {} });
  /** Counts the changes: an earlier text is not written over a later one. */
  const changes = useRef(0);
  useEffect(() => {
    changes.current += 1;
    const before = changes.current;
    const show = (part: Partial<Draft>) => changes.current === before && setTyped({ place, part });
    readSealed(reader, place).then(show, () => {});
  }, [reader, place]);
  // Another reader or record has a draft of its own.
  const draft: Draft = typed.place === place ? { ...empty, ...typed.part } : empty;
  return {
    draft,
    change(part) {
      changes.current += 1;
      const own = changes.current;
      const next = { ...draft, ...part };
      setTyped({ place, part: next });
      const write = (sealed: string) => changes.current === own && sessionStorage.setItem(place, sealed);
      // A browser that stores nothing keeps no draft, and the form works all the same.
      seal(reader, place, next).then(write, () => {});
    },
    clear() {
      changes.current += 1;
      sessionStorage.removeItem(place);
      setTyped({ place, part: {} });
    },
  };
}
