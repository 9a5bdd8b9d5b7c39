/** How a language writes numbers. */
export interface NumberForm {
  readonly decimal: string;
  readonly group: string;
  /** A number as people write it: digits alone or in groups, of which the last has three digits; then perhaps decimals. */
  readonly pattern: RegExp;
}

const quoted = (separator: string) => separator.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export function numberForm(language: string): NumberForm {
  const parts = new Intl.NumberFormat(language).formatToParts(1_000.5);
  const partOf = (name: string, other: string) => parts.find(({ type }) => type === name)?.value ?? other;
  const [decimal, group] = [partOf('decimal', '.'), partOf('group', ',')];
  const groups = `\\d{1,3}(?:${quoted(group)}\\d{2,3}){0,20}${quoted(group)}\\d{3}`;
  return { decimal, group, pattern: new RegExp(`^(\\d{1,60}|${groups})(?:${quoted(decimal)}(\\d*))?$`) };
}

/**
 * Reads an amount in a language's form: `1,234.5` of 6 decimals is 1234500000. Spaces and apostrophes are thousands separators too. Null
 * for a text that is no amount, has too many decimals, or has a thousands separator elsewhere than before three digits, because
 * `12,5` may be meant as twelve and a half.
 */
export function parseAmount({ group, pattern }: NumberForm, text: string, decimals: number): bigint | null {
  const [, whole, fraction = ''] = pattern.exec(text.trim().replace(/[\s'’]/g, group)) ?? [];
  if (whole === undefined || fraction.length > decimals) return null;
  return BigInt(whole.replaceAll(group, '') + fraction.padEnd(decimals, '0'));
}
