import { type Bytes32, readHex } from '../../core/hex.ts';
import { Failure } from './exit.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The natural id in a node's id, which is its type and that id in base64; any other text as it is. */
export function naturalId(id: string): string {
  const [, natural] = /^[A-Za-z0-9]+:(.+)$/s.exec(Buffer.from(id, 'base64').toString('utf8')) ?? [];
  return natural ?? id;
}

/** The id of a node that has this natural id. */
export const nodeId = (type: string, natural: string): string => Buffer.from(`${type}:${natural}`).toString('base64');

/** A UUID, or the node's id that holds it. @throws Failure usage */
export function parseRowId(text: string): string {
  const id = UUID.test(text) ? text : naturalId(text);
  if (!UUID.test(id)) throw new Failure('usage', 'USAGE', 'The id must be a UUID, as `requests` lists it.');
  return id.toLowerCase();
}

/** 32 bytes of 0x hex, in lower case. @throws Failure usage naming `what`, never what was given */
export function parseWord(text: string, what: string): Bytes32 {
  const word = readHex(text, 32);
  if (word === null) throw new Failure('usage', 'USAGE', `${what} must be 32 bytes of 0x hex.`);
  return word;
}
