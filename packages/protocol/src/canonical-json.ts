import { AppError } from './errors/app-error.ts';

const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * Writes a value as canonical JSON (RFC 8785): keys sorted by UTF-16 code units, no white space, numbers and strings as
 * ECMAScript writes them. A key whose value is `undefined` is left out.
 * @throws BAD_INPUT for a value that JSON cannot represent (a function, a bigint, NaN) and for a lone surrogate (section 3.2.2.2)
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

/** Writes a text as a JSON string. @throws BAD_INPUT for a lone surrogate */
function quote(text: string): string {
  if (LONE_SURROGATE.test(text)) throw new AppError('BAD_INPUT');
  return JSON.stringify(text);
}
