// Numbers and names of refusals, from the program's source.
import { readFileSync } from 'node:fs';

const FIRST = 6000;
const source = readFileSync('contracts/solana/src/error.rs', 'utf8');
const body = source.slice(source.indexOf('pub enum Refusal {'), source.indexOf('\nimpl '));

/** In the order of their numbers, with the sentence above each. */
export const refusals = [...body.matchAll(/((?: {4}\/\/\/ .+\n)+) {4}(\w+)(?: = 6000)?,/g)].map(
  ([, comment = '', name = ''], place) => ({
    number: FIRST + place,
    name,
    meaning: comment
      .replaceAll(/ {4}\/\/\/ /g, '')
      .trim()
      .replaceAll('\n', ' '),
  }),
);

const names = new Map(refusals.map(({ number, name }) => [number, name]));

export const refusalName = (number: number): string => names.get(number) ?? `Custom(${number})`;
