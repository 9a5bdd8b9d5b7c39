import type { AbiEvent, AbiParameter, Hex } from 'viem';

type Args = Readonly<Record<string, unknown>>;

/** Reads the arguments of one event's logs as plain JSON. @throws if a log does not match the event's layout */
export type EventReader = (topics: readonly Hex[], data: Hex) => Args;

/** Reads the value at a position of the data. `at` and `base` count hex digits; `base` is the beginning of its tuple. */
type Read = (digits: string, at: number, base: number) => unknown;

interface Form {
  /** The number of hex digits that the value takes in the head of its tuple. */
  readonly size: number;
  readonly read: Read;
}

const WORD = 64;
/** Integers of at most this many bits become JSON numbers; wider ones become decimal texts. */
const NUMBER_BITS = 48;
const ZEROS = '0'.repeat(WORD);
const HEX = /^0x[0-9a-f]*$/;

function requireForm(holds: boolean): asserts holds {
  if (!holds) throw new Error('the log does not match the layout of its event');
}

function wordAt(digits: string, at: number): string {
  requireForm(at + WORD <= digits.length);
  return digits.slice(at, at + WORD);
}

/** The last digits of a word. @throws if one of the other digits is not zero */
function lastDigits(word: string, length: number): string {
  requireForm(word.startsWith(ZEROS.slice(length)));
  return word.slice(WORD - length);
}

function readUnsigned(word: string, bits: number): number | string {
  const digits = lastDigits(word, bits / 4);
  return bits > NUMBER_BITS ? BigInt(`0x${digits}`).toString() : Number.parseInt(digits, 16);
}

function readSigned(word: string, bits: number): number | string {
  const value = BigInt.asIntN(256, BigInt(`0x${word}`));
  requireForm(value === BigInt.asIntN(bits, value));
  return bits > NUMBER_BITS ? value.toString() : Number(value);
}

function booleanOf(word: string): boolean {
  const digit = lastDigits(word, 1);
  requireForm(digit === '0' || digit === '1');
  return digit === '1';
}

function firstBytes(word: string, length: number): Hex {
  requireForm(word.endsWith(ZEROS.slice(length * 2)));
  return `0x${word.slice(0, length * 2)}`;
}

/** The position of a dynamic value in hex digits: the head has its offset in bytes from the beginning of the tuple. */
const placeOf = (digits: string, at: number, base: number): number =>
  base + Number.parseInt(lastDigits(wordAt(digits, at), 8), 16) * 2;

function bytesAt(digits: string, at: number): Hex {
  const length = Number.parseInt(lastDigits(wordAt(digits, at), 8), 16) * 2;
  const from = at + WORD;
  requireForm(from + length <= digits.length);
  return `0x${digits.slice(from, from + length)}`;
}

/** The reader of a type that takes one word; null for every other type. */
function wordForm(type: string): ((word: string) => unknown) | null {
  const [, kind, width] = /^(u?int|bytes)(\d+)$/.exec(type) ?? [];
  if (type === 'address') return (word) => `0x${lastDigits(word, 40)}`;
  if (type === 'bool') return booleanOf;
  if (kind === 'uint') return (word) => readUnsigned(word, Number(width));
  if (kind === 'int') return (word) => readSigned(word, Number(width));
  return kind === 'bytes' ? (word) => firstBytes(word, Number(width)) : null;
}

/** The layout of a parameter: words, tuples and fixed-length lists of them, and `bytes` outside of both. */
function formOf(parameter: AbiParameter, { isInner } = { isInner: false }): Form {
  const { type } = parameter;
  const list = /^(.*)\[(\d+)\]$/.exec(type);
  if (list !== null) {
    const item = formOf({ ...parameter, type: list[1] as string }, { isInner: true });
    const places = Array.from({ length: Number(list[2]) }, (_, i) => i * item.size);
    const read: Read = (digits, at, base) => places.map((place) => item.read(digits, at + place, base));
    return { size: places.length * item.size, read };
  }
  if (type === 'tuple') {
    const record = recordOf((parameter as { readonly components: readonly AbiParameter[] }).components, {
      isInner: true,
    });
    return { size: record.size, read: (digits, at) => record.read(digits, at) };
  }
  if (type === 'bytes' && !isInner)
    return { size: WORD, read: (digits, at, base) => bytesAt(digits, placeOf(digits, at, base)) };
  const read = wordForm(type);
  if (read === null) throw new Error(`Events with a ${type} are not decoded.`);
  return { size: WORD, read: (digits, at) => read(wordAt(digits, at)) };
}

/** The layout of parameters that follow one another, as in a tuple or in the data of an event. */
function recordOf(parameters: readonly AbiParameter[], { isInner } = { isInner: false }) {
  let size = 0;
  const members = parameters.map((parameter) => {
    const member = { name: parameter.name as string, place: size, ...formOf(parameter, { isInner }) };
    size += member.size;
    return member;
  });
  const read = (digits: string, at: number, into: Record<string, unknown> = {}): Record<string, unknown> => {
    for (const member of members) into[member.name] = member.read(digits, at + member.place, at);
    return into;
  };
  return { size, read };
}

/** Prepares a reader for an event's logs. @throws for an indexed argument longer than a word; for a list of variable length (in `recordOf`) */
export function eventReader({ inputs }: AbiEvent): EventReader {
  const indexed = inputs
    .filter((input) => input.indexed)
    .map(({ name, type }) => {
      const read = wordForm(type);
      if (read === null) throw new Error(`Events with an indexed ${type} are not decoded.`);
      return { name: name as string, read };
    });
  const dataLayout = recordOf(inputs.filter((input) => !input.indexed));
  return (topics, data) => {
    requireForm(topics.length === indexed.length + 1);
    const args: Record<string, unknown> = {};
    indexed.forEach(({ name, read }, i) => {
      const topic = (topics[i + 1] as string).toLowerCase();
      requireForm(topic.length === WORD + 2 && HEX.test(topic));
      args[name] = read(topic.slice(2));
    });
    const text = data.toLowerCase();
    requireForm(HEX.test(text));
    return dataLayout.read(text.slice(2), 0, args);
  };
}
