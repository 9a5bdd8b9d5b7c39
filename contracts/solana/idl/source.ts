// The errors, events and instructions of the program's Rust source. The tree is made from errors and events, and is
// compared with the rest (tests/contracts/solana/client.test.ts).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SRC = join(import.meta.dirname, '../src');
const read = (path: string): string => readFileSync(join(SRC, path), 'utf8');

/** A variant of an enum with the lines of comment above it. */
const VARIANT = /((?: {4}\/\/\/ .+\n)+) {4}(\w+)(?: = \d+)?,/g;
const sentence = (comment: string): string =>
  comment
    .replaceAll(/ {4}\/\/\/ /g, '')
    .trim()
    .replaceAll('\n', ' ');

/** The number of an enum's first variant. */
const firstNumber = (source: string): number => Number(/ {4}\w+ = (\d+),/.exec(source)?.[1]);

const errorSource = read('error.rs');
const errorBody = errorSource.slice(errorSource.indexOf('pub enum Refusal {'), errorSource.indexOf('\nimpl '));

/** In the order of their numbers, with the sentence above each. */
export const refusals = [...errorBody.matchAll(VARIANT)].map(([, comment = '', name = ''], place) => ({
  number: firstNumber(errorBody) + place,
  name,
  meaning: sentence(comment),
}));

export interface EventField {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

const eventSource = read('events/kinds.rs');

/** In the order of their numbers, with the fields that the comment above each names. */
export const eventKinds = [...eventSource.matchAll(VARIANT)].map(([, comment = '', name = ''], place) => ({
  number: firstNumber(eventSource) + place,
  name,
  fields: sentence(comment)
    .split(', ')
    .map((field): EventField => {
      const [, label = '', size = ''] = /^(\w+) (\d+)$/.exec(field) ?? [];
      if (label === '') throw new Error(`The comment above ${name} is no list of names and sizes.`);
      return { name: label, size: Number(size) };
    }),
}));

/** Instructions as the program dispatches them: number, module, and what the module is called with. */
export const dispatched = [...read('instructions/mod.rs').matchAll(/^ {8}(\d+) => (\w+)::run\(([^)]*)\)/gm)].map(
  ([, number, module = '', args = '']) => ({ number: Number(number), module, args }),
);

/** The source of a module of instructions. */
export const instructionSource = (module: string): string => read(`instructions/${module}.rs`);

const SIZES: Readonly<Record<string, number>> = {
  u8: 1,
  u16: 2,
  u32: 4,
  u64: 8,
  u128: 16,
  i128: 16,
  Header: 3,
  Proof: 256,
  Signals: 192,
};
const snakeless = (name: string): string => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Bytes of a Rust type that records and arguments are made of; `structs` has the sizes of others by name. */
export function sizeOf(type: string, structs: Readonly<Record<string, number>> = {}): number {
  const [, of, count] = /^\[(.+); (\w+(?:::\w+)?)\]$/.exec(type) ?? [];
  if (of !== undefined) return sizeOf(of, structs) * (count === 'VerifyingKey::PART' ? 448 : Number(count));
  const size = SIZES[type] ?? structs[type];
  if (size === undefined) throw new Error(`How large is a ${type}?`);
  return size;
}

/** The fields of a struct, in order, under the names that the tree gives them. */
export function structFields(
  source: string,
  name: string,
): readonly { readonly name: string; readonly type: string }[] {
  const body = new RegExp(`struct ${name} \\{\\n([\\s\\S]*?)\\n\\}`).exec(source)?.[1] ?? '';
  return [...body.matchAll(/^ {4}(?:pub )?(\w+): (.+),$/gm)].map(([, field = '', type = '']) => ({
    name: snakeless(field),
    type,
  }));
}

/** A file of records. */
export const stateSource = (file: string): string => read(`state/${file}.rs`);
export const mathSource = (file: string): string => read(`math/${file}.rs`);
