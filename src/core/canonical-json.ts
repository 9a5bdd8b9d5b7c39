import { AppError } from './errors/app-error.ts';

const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * The JSON Canonicalization Scheme (RFC 8785): keys sorted by UTF-16 code units, no white space, numbers and strings as
 * ECMAScript writes them. A key whose value is `undefined` is left out.
 * @throws BAD_INPUT for what JSON cannot hold (a function, a bigint, NaN) and for half of a surrogate pair (section 3.2.2.2)
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean') return JSON.stringify(value);
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'number' && Number.isFinite(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(',')}]`;
  if (typeof value !== 'object') throw new AppError('BAD_INPUT');
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${quote(key)}:${canonicalJson(member)}`);
  return `{${members.join(',')}}`;
}

function quote(text: string): string {
  if (LONE_SURROGATE.test(text)) throw new AppError('BAD_INPUT');
  return JSON.stringify(text);
}
