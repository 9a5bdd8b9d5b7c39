import { AppError } from '@income-series/protocol/errors/app-error';
import { type Hex, readHex } from '@income-series/protocol/hex';
import { encodeGlobalID } from '@pothos/plugin-relay';
import { isUuid } from 'field-access';

/** The global id (for `node`) of the row with this key; null for a null key. */
export function globalId(type: string, key: string): string;
export function globalId(type: string, key: string | null): string | null;
export function globalId(type: string, key: string | null): string | null {
  return key === null ? null : encodeGlobalID(type, key);
}

/** The longest global id that is decoded. Those of records are shorter. */
const LONGEST_ID = 1_000;

/** The primary key in an argument that is a global id of `type`, or the key itself. */
export function rowId(type: string, id: string): string {
  if (id.length > LONGEST_ID) return id;
  const decoded = Buffer.from(id, 'base64').toString();
  return decoded.startsWith(`${type}:`) ? decoded.slice(type.length + 1) : id;
}

/**
 * The UUID key in an argument that is a global id of `type`, or the UUID itself. @throws NOT_FOUND if it is no UUID, as for
 * an absent row
 */
export function uuidOf(type: string, id: string): string {
  const key = rowId(type, id);
  if (!isUuid(key)) throw new AppError('NOT_FOUND');
  return key.toLowerCase();
}

/** Parses a key of `bytes` bytes in hexadecimal. @throws NOT_FOUND if it has another form, as for an absent row */
export function hexOf(id: string, bytes: number): Hex {
  const key = readHex(id, bytes);
  if (key === null) throw new AppError('NOT_FOUND');
  return key;
}

/** The options of an id argument for an existing row. */
export const existing = {
  required: true,
  description: 'The record’s global id. The UUID that was passed as `newId` works too.',
} as const;

/** The options of an id argument for an account. */
export const ofAccount = { description: 'The global id of the account.' } as const;

/** The options of the argument `newId`. */
export const newId = {
  type: 'UUID',
  required: true,
  description:
    'The UUID of the new record. The client draws it, because the data sealed for the record is bound to it.',
} as const;

/** Renames `newId` of an input to `id`, the key of the new row. */
export const renameNewId = <I extends { readonly newId: string }>({ newId: id, ...input }: I) => ({ ...input, id });

/** Replaces the `id` of an input by the UUID key in it. @throws NOT_FOUND if it is no UUID */
export const replaceRowId = <I extends { readonly id: string }>(type: string, input: I): I => ({
  ...input,
  id: uuidOf(type, input.id),
});
