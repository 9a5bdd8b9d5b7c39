import { canonicalJson } from '../../core/canonical-json.ts';

/** Wraps bigints and dates, which JSON lacks, in tagged objects, so that 1n differs from 1 and a date from its text. */
function tag(value: unknown): unknown {
  if (typeof value === 'bigint') return { $int: `${value}` };
  if (value instanceof Date) return { $date: value.toISOString() };
  if (Array.isArray(value)) return value.map(tag);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, tag(member)]));
}

/**
 * Serialises an input so that equal inputs give equal text. `undefined` members are dropped (GraphQL: argument left out),
 * `null` members are kept. @throws BAD_INPUT as `canonicalJson` does
 */
export const canonicalInput = (input: unknown): string => canonicalJson(tag(input));
