import { canonicalJson } from '@income-series/protocol/canonical-json';
import { InputError } from '@income-series/protocol/errors/input-error';
import { wholePairs } from '@income-series/protocol/hidden-character';

/** Refuses a text that UTF-8 cannot encode, by its place in the input. @throws BAD_INPUT */
function requireWhole(text: string, path: readonly string[]): string {
  const halved = path.length === 0 ? null : wholePairs(text);
  if (halved !== null) throw new InputError(path, halved);
  return text;
}

/** Wraps bigints and dates, which JSON lacks, in tagged objects, so that 1n differs from 1 and a date from its text. */
function tag(value: unknown, path: readonly string[]): unknown {
  if (typeof value === 'string') return requireWhole(value, path);
  if (typeof value === 'bigint') return { $int: `${value}` };
  if (value instanceof Date) return { $date: value.toISOString() };
  if (Array.isArray(value)) return value.map((item, i) => tag(item, [...path, String(i)]));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, tag(member, [...path, key])]));
}

/**
 * Serialises an input so that equal inputs give equal text. `undefined` members are dropped (GraphQL: argument left out),
 * `null` members are kept. @throws BAD_INPUT as `canonicalJson` does; for half of a surrogate pair it names the member
 */
export const canonicalInput = (input: unknown): string => canonicalJson(tag(input, []));
