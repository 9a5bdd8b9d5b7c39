/**
 * The reader who was signed in before a reload: a wallet or a person of the demo, so that the page can ask again. The note has
 * no token, so nobody who reads the tab's storage is signed in by it.
 */
export type SignInNote =
  | { readonly kind: 'wallet'; readonly name: string; readonly walletKind: 'evm' | 'solana'; readonly chain: string }
  | { readonly kind: 'person'; readonly name: string; readonly chain: string };

const KEY = 'income-series:app:signed-in';

export const writeNote = (note: SignInNote): void => sessionStorage.setItem(KEY, JSON.stringify(note));
export const removeNote = (): void => sessionStorage.removeItem(KEY);

/** Reads the note; null if there is none, or it is none of this page's. */
export function readNote(): SignInNote | null {
  try {
    const note = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as SignInNote | null;
    return note !== null && typeof note.name === 'string' && typeof note.chain === 'string' ? note : null;
  } catch {
    return null;
  }
}
