import { encodeGlobalID } from '@pothos/plugin-relay';
import { isUuid } from 'field-access';
import { AppError } from '../core/errors/app-error.ts';
import { type Hex, readHex } from '../core/hex.ts';

/** The id of a row, as `node` takes it, where another row's column holds its key; null where the column holds none. */
export function globalId(type: string, key: string): string;
export function globalId(type: string, key: string | null): string | null;
export function globalId(type: string, key: string | null): string | null {
  return key === null ? null : encodeGlobalID(type, key);
}

/** The primary key that an argument names: a node's id as `node` takes it, or the key itself. */
export function rowId(type: string, id: string): string {
  const decoded = Buffer.from(id, 'base64').toString();
  return decoded.startsWith(`${type}:`) ? decoded.slice(type.length + 1) : id;
}

/** The same of a type whose key is a UUID. @throws NOT_FOUND for what is none, as for an absent row */
export function uuidOf(type: string, id: string): string {
  const key = rowId(type, id).toLowerCase();
  if (!isUuid(key)) throw new AppError('NOT_FOUND');
  return key;
}

/** The key, of `bytes` bytes, of a row that is named by its hex. @throws NOT_FOUND for what is none, as for an absent row */
export function hexOf(id: string, bytes: number): Hex {
  const key = readHex(id, bytes);
  if (key === null) throw new AppError('NOT_FOUND');
  return key;
}

/** What an argument says that names a row that is there. */
export const existing = {
  required: true,
  description: 'The record’s global id. The UUID that was passed as `newId` works too.',
} as const;

/** What an argument says that names an account. */
export const ofAccount = { description: 'The global id of the account.' } as const;

/** The id that a client draws for a record before it exists, because what is sealed for the record is bound to it. */
export const newId = {
  type: 'UUID',
  required: true,
  description: 'The UUID of the new record, drawn by the client, because what is sealed for the record is bound to it.',
} as const;

/** The input that creates a record, with the record's key. */
export const ofNew = <I extends { readonly newId: string }>({ newId: id, ...input }: I) => ({ ...input, id });

/** The input of a mutation on such a row, with the row's key. @throws NOT_FOUND */
export const ofRow = <I extends { readonly id: string }>(type: string, input: I): I => ({
  ...input,
  id: uuidOf(type, input.id),
});
