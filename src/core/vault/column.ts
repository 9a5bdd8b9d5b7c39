import { AppError } from '@income-series/protocol/errors/app-error';
import type { VaultPlace } from '@income-series/protocol/vault/format';
import type { Vault } from './vault.ts';

/** The two column values of a sealed value: the id of its key, and the ciphertext. */
interface SealedColumns {
  readonly keyId: string;
  readonly ciphertext: Uint8Array<ArrayBuffer>;
}

/** Seals and opens the values of one column. */
export interface VaultColumn<Value, Opened, Context> {
  /** The only place at which a row's ciphertext opens. */
  place(row: string): VaultPlace;
  seal(row: string, value: Value): SealedColumns;
  /**
   * Opens a ciphertext. Returns VAULT_KEY_UNKNOWN or VAULT_CIPHERTEXT_INVALID instead of throwing it, because one ciphertext must
   * not fail a whole list.
   */
  open(row: string, ciphertext: Uint8Array, context: Context): Opened | AppError;
}

/** A column, named by its table and its name, and the encoding of its values. */
export interface VaultColumnFormat<Value, Opened, Context> extends Pick<VaultPlace, 'table' | 'column'> {
  readonly encode: (value: Value) => Uint8Array;
  /** Decodes a plaintext. `context`: other values that decoding needs. @throws AppError */
  readonly decode: (plaintext: Uint8Array, context: Context) => Opened;
}

/** Creates the functions that seal and open the values of one column. */
export function vaultColumn<Value, Opened = Value, Context = void>(
  vault: Vault,
  { table, column, encode, decode }: VaultColumnFormat<Value, Opened, Context>,
): VaultColumn<Value, Opened, Context> {
  const place = (row: string): VaultPlace => ({ table, column, row });
  return {
    place,
    seal: (row, value) => ({ keyId: vault.keyId, ciphertext: vault.seal(encode(value), place(row)) }),
    open(row, ciphertext, context) {
      try {
        return decode(vault.open(ciphertext, place(row)), context);
      } catch (error) {
        if (error instanceof AppError) return error;
        throw error;
      }
    },
  };
}

/** Opened values by key, or the error of a value that does not open. A key without a sealed value is absent. */
type OpenedValues<Key, Opened> = ReadonlyMap<Key, Opened | AppError>;

/** Opens the sealed values of several rows for an account whose access was checked. */
export type OpenSealed<Target, Key, Opened> = (
  accountId: string,
  targets: readonly Target[],
) => Promise<OpenedValues<Key, Opened>>;

/** The steps of reading sealed values of several rows. */
export interface SealedReads<Target, Key, Opened> {
  readonly key: (target: Target) => Key;
  /** Writes an audit line for each read, by one statement. Null if reads of the column are not logged. */
  readonly log: ((accountId: string, targets: readonly Target[]) => Promise<void>) | null;
  /**
   * Fetches the ciphertexts of all targets, by one statement a table. Returns a function that opens the ciphertexts of one
   * target: of several values the first that opens counts, and null values are ignored.
   */
  readonly fetch: (targets: readonly Target[]) => Promise<(target: Target) => readonly (Opened | AppError | null)[]>;
}

/** Creates the reader of sealed values. It logs every read before it fetches and opens, so that no read is without its audit line. */
export const openSealed =
  <Target, Key, Opened>({ key, log, fetch }: SealedReads<Target, Key, Opened>): OpenSealed<Target, Key, Opened> =>
  async (accountId, targets) => {
    if (targets.length === 0) return new Map();
    await log?.(accountId, targets);
    const open = await fetch(targets);
    const results = new Map<Key, Opened | AppError>();
    for (const target of targets) {
      const values = open(target).filter((value) => value !== null);
      const [first] = [...values.filter((value) => !(value instanceof AppError)), ...values];
      if (first !== undefined) results.set(key(target), first);
    }
    return results;
  };
