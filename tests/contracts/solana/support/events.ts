// Kinds of events, from the comments of the program's source: what it says of an event is what is decoded here.
import { readFileSync } from 'node:fs';
import { type Field, type Fields, fromHex, readFields, toHex } from './bytes.ts';

const source = readFileSync('contracts/solana/src/events/kinds.rs', 'utf8');
const TAG = '0x1d9acb512ea545e4';

/** What a field of so many bytes is read as, where it is not a word or bytes. */
const ADDRESSES = /^(account|token|feeCollector|wallet|issuer|holder|payer|trader|collector|mint|bidder|seller|buyer)$/;
const INTEGERS: Readonly<Record<number, Field[1]>> = { 1: 'u8', 2: 'u16', 4: 'u32', 8: 'u64', 16: 'u128' };

function fieldOf(text: string): Field {
  const [name = '', size = ''] = text.trim().split(' ');
  const bytes = Number(size);
  if (ADDRESSES.test(name) || (/^(from|to)$/.test(name) && bytes === 32)) return [name, 'address'];
  if (name === 'adjustment') return [name, 'i128'];
  return [name, INTEGERS[bytes] ?? bytes];
}

/** In the order of their numbers. */
export const eventKinds = [...source.matchAll(/((?: {4}\/\/\/ .+\n)+) {4}(\w+)(?: = 0)?,/g)].map(
  ([, comment = '', name = '']) => ({
    name,
    layout: comment
      .replaceAll(/ {4}\/\/\/ /g, '')
      .trim()
      .replaceAll('\n', ' '),
  }),
);

export interface ProgramEvent {
  readonly name: string;
  readonly fields: Fields;
}

/** An event that the program sent itself; undefined for other instructions. */
export function decodeEvent(data: Uint8Array): ProgramEvent | undefined {
  if (toHex(data.slice(0, 8)) !== TAG) return undefined;
  const kind = eventKinds[data[9] ?? -1];
  if (kind === undefined) throw new Error(`no event has the number ${data[9]}`);
  return { name: kind.name, fields: readFields(kind.layout.split(',').map(fieldOf), data.slice(10)) };
}

/** An event as the program would send it, made by somebody else. */
export const forgedEvent = (bump: number, kind: number, fields: Uint8Array): Uint8Array =>
  Uint8Array.from([...fromHex(TAG), bump, kind, ...fields]);
