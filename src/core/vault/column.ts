import { AppError } from '../errors/app-error.ts';
import type { VaultPlace } from './format.ts';
import type { Vault } from './vault.ts';

/** A sealed value as its two columns hold it. */
interface SealedColumns {
  readonly keyId: string;
  readonly ciphertext: Uint8Array<ArrayBuffer>;
}

/** One column of sealed values: what is sealed into a row, and opened of it. */
export interface VaultColumn<Value, Opened, Of> {
  /** The one place that a row's ciphertext opens at. */
  place(row: string): VaultPlace;
  seal(row: string, value: Value): SealedColumns;
  /** @returns why this one does not open, instead of throwing: one ciphertext is not to fail a list. VAULT_KEY_UNKNOWN, VAULT_CIPHERTEXT_INVALID */
  open(row: string, ciphertext: Uint8Array, of: Of): Opened | AppError;
}

/** Where a column is, and its values as bytes. */
export interface VaultColumnFormat<Value, Opened, Of> extends Pick<VaultPlace, 'table' | 'column'> {
  readonly encode: (value: Value) => Uint8Array;
  /** `of`: what else is needed to read it. @throws AppError */
  readonly decode: (plaintext: Uint8Array, of: Of) => Opened;
}

export function vaultColumn<Value, Opened = Value, Of = void>(
  vault: Vault,
  { table, column, encode, decode }: VaultColumnFormat<Value, Opened, Of>,
): VaultColumn<Value, Opened, Of> {
  const place = (row: string): VaultPlace => ({ table, column, row });
  return {
    place,
    seal: (row, value) => ({ keyId: vault.keyId, ciphertext: vault.seal(encode(value), place(row)) }),
    open(row, ciphertext, of) {
      try {
        return decode(vault.open(ciphertext, place(row)), of);
      } catch (error) {
        if (error instanceof AppError) return error;
        throw error;
      }
    },
  };
}

/** By key the opened value, or why this one does not open. Absent: nothing is sealed there. */
type OpenedValues<Key, Opened> = ReadonlyMap<Key, Opened | AppError>;

/** How the values of several rows are opened for one account that was found entitled to them. */
export type OpenSealed<Asked, Key, Opened> = (
  accountId: string,
  asked: readonly Asked[],
) => Promise<OpenedValues<Key, Opened>>;

export interface SealedReads<Asked, Key, Opened> {
  readonly key: (asked: Asked) => Key;
  /** Writes down each read, in one statement. Null where reads of the column are not logged. */
  readonly log: ((accountId: string, asked: readonly Asked[]) => Promise<void>) | null;
  /**
   * Fetches what is sealed for all of them, in one statement a table, and answers what opens one: of several values the
   * first that opens counts; null is none.
   */
  readonly fetch: (asked: readonly Asked[]) => Promise<(one: Asked) => readonly (Opened | AppError | null)[]>;
}

/** Logs every read first, then fetches, then opens. Where the log cannot be written, nothing is fetched. */
export const openSealed =
  <Asked, Key, Opened>({ key, log, fetch }: SealedReads<Asked, Key, Opened>): OpenSealed<Asked, Key, Opened> =>
  async (accountId, asked) => {
    if (asked.length === 0) return new Map();
    await log?.(accountId, asked);
    const open = await fetch(asked);
    const opened = new Map<Key, Opened | AppError>();
    for (const one of asked) {
      const found = open(one).filter((value) => value !== null);
      const [first] = [...found.filter((value) => !(value instanceof AppError)), ...found];
      if (first !== undefined) opened.set(key(one), first);
    }
    return opened;
  };
