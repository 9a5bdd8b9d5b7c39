import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { isLapsed } from '../gateway/session.ts';
import { useStore } from '../store.ts';

/** The passphrase of this device’s exports, while a page that saves several of them is open. */
interface HeldPassphrase {
  readonly passphrase: string | null;
  readonly hold: (passphrase: string | null) => void;
}

const Held = createContext<HeldPassphrase>({ passphrase: null, hold: () => {} });

/** The time without a key or a press after which the passphrase is forgotten. */
const IDLE_MS = 10 * 60 * 1_000;

/**
 * Keeps the passphrase that is typed on this page in its memory alone, so that the page asks for it once. It forgets the passphrase when
 * the page is left, when the session ends, or after IDLE_MS without a key or a press. The passphrase seals exports only.
 */
export function PassphraseHold({ children }: { readonly children: ReactNode }) {
  const [passphrase, hold] = useState<string | null>(null);
  const hasEnded = useStore(isLapsed);
  useEffect(() => {
    if (passphrase === null) return;
    const forget = () => hold(null);
    if (hasEnded) return forget();
    let timer = setTimeout(forget, IDLE_MS);
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(forget, IDLE_MS);
    };
    addEventListener('pointerdown', restart);
    addEventListener('keydown', restart);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', restart);
      removeEventListener('keydown', restart);
    };
  }, [passphrase, hasEnded]);
  return <Held value={{ passphrase, hold }}>{children}</Held>;
}

export const useHeldPassphrase = (): HeldPassphrase => useContext(Held);
