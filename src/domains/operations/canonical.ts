/**
 * One spelling for equal inputs: keys sorted, `undefined` dropped (GraphQL's "not given"), `null` kept ("given as
 * null"), integers beyond JSON tagged so that 1n and "1" differ. Used only to compare an input with an earlier one.
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string') {
    return JSON.stringify(value);
  }
  if (typeof value === 'bigint') return `{"$int":"${value}"}`;
  if (value instanceof Date) return `{"$date":"${value.toISOString()}"}`;
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(',')}]`;
  if (typeof value === 'object') {
    const entries = Object.entries(value)
      .filter(([, v]) => v !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([k, v]) => `${JSON.stringify(k)}:${canonicalJson(v)}`).join(',')}}`;
  }
  throw new TypeError('a function or symbol has no canonical form');
}
