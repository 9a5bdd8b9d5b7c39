import { type Bytes32, readHex } from '@income-series/protocol/hex';
import { Failure } from './exit.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Extracts the natural id from a global id (base64 of `Type:natural id`). Any other text is returned unchanged. */
export function naturalId(id: string): string {
  const [, natural] = /^[A-Za-z0-9]+:(.+)$/s.exec(Buffer.from(id, 'base64').toString('utf8')) ?? [];
  return natural ?? id;
}

/** Builds the global id of a record from its type and natural id. */
export const nodeId = (type: string, natural: string): string => Buffer.from(`${type}:${natural}`).toString('base64');

/** Parses a UUID, or a global id that contains one. @throws Failure usage */
export function parseRowId(text: string): string {
  const id = UUID.test(text) ? text : naturalId(text);
  if (!UUID.test(id)) throw new Failure('usage', 'USAGE', 'The id must be a UUID, as `requests` lists it.');
  return id.toLowerCase();
}

/** Parses 32 bytes of 0x hex to lower case. @throws Failure usage with `name`, never with the text */
export function parseWord(text: string, name: string): Bytes32 {
  const word = readHex(text, 32);
  if (word === null) throw new Failure('usage', 'USAGE', `${name} must be 32 bytes of 0x hex.`);
  return word;
}
