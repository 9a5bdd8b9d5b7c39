import { canonicalJson } from '../../core/canonical-json.ts';

/** Tags what JSON has no form for, so that 1n, 1 and "1" differ, and a date and its text. */
function tag(value: unknown): unknown {
  if (typeof value === 'bigint') return { $int: `${value}` };
  if (value instanceof Date) return { $date: value.toISOString() };
  if (Array.isArray(value)) return value.map(tag);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, tag(member)]));
}

/**
 * One spelling for equal inputs, to compare an input with an earlier one: `undefined` dropped (GraphQL's "not given"), `null` kept
 * ("given as null"). @throws BAD_INPUT as canonicalJson
 */
export const canonicalInput = (input: unknown): string => canonicalJson(tag(input));
