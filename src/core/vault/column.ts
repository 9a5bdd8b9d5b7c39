import { AppError } from '../errors/app-error.ts';
import type { VaultPlace } from './format.ts';
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

/** The place of a column, and the encoding of its values. */
export interface VaultColumnFormat<Value, Opened, Context> extends Pick<VaultPlace, 'table' | 'column'> {
  readonly encode: (value: Value) => Uint8Array;
  /** Decodes a plaintext with the help of `context`, other values that the encoding depends on. @throws AppError */
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
   * Fetches the ciphertexts of all targets, by one statement for each table. Returns a function that opens the ciphertexts of one
   * target. The first value that opens is the target's value, and null values are ignored.
   */
  readonly fetch: (targets: readonly Target[]) => Promise<(target: Target) => readonly (Opened | AppError | null)[]>;
}

/** Creates the reader of sealed values. It logs every read before it fetches and opens, so that each read has an audit line. */
export const openSealed =
  <Target, Key, Opened>({ key, log, fetch }: SealedReads<Target, Key, Opened>): OpenSealed<Target, Key, Opened> =>
  async (accountId, targets) => {
    if (targets.length === 0) return new Map();
    await log?.(accountId, targets);
    const open = await fetch(targets);
    const results = new Map<Key, Opened | AppError>();
    for (const target of targets) {
      const values = open(target).filter((value) => value !== null);
      const result = values.find((value) => !(value instanceof AppError)) ?? values[0];
      if (result !== undefined) results.set(key(target), result);
    }
    return results;
  };
