/**
 * Texts of values. The page is written in English, so its numbers are too, whatever the browser's language: a comma that
 * one reader takes for thousands and another for decimals would be another sum of money.
 */
const LOCALE = 'en-GB';

/** A payment token, as `paymentToken { symbol decimals }` gives it. */
export interface Token {
  readonly symbol: string;
  readonly decimals: number;
}

/** The text of a value that is not there, or that the reader may not read. */
export const NOTHING = '–';

const LONGEST_SYMBOL = 12;
/** Controls, characters that change the direction of a text, and those that show nothing: the author of a token chooses its symbol. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A name that a stranger chose, without invisible characters, cut at a length. It may be empty. */
export const cleanText = (text: string, longest: number): string =>
  [...text.replace(INVISIBLE, '').trim()].slice(0, longest).join('');

/** Writes base units as a decimal number: 1234500000 with 6 decimals is `1234.5`. */
function decimalOf(amount: bigint, decimals: number): string {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(decimals + 1, '0');
  const [whole, fraction] = [digits.slice(0, digits.length - decimals), digits.slice(digits.length - decimals)];
  const trimmed = fraction.replace(/0+$/, '');
  return `${amount < 0n ? '-' : ''}${whole}${trimmed === '' ? '' : `.${trimmed}`}`;
}

/** Writes base units with thousands separators, exactly. */
function groupedDecimal(amount: bigint, decimals: number, leastFraction: number): string {
  const [whole = '0', fraction = ''] = decimalOf(amount, decimals).split('.');
  const sign = whole.startsWith('-') ? '-' : '';
  const grouped = new Intl.NumberFormat(LOCALE).format(BigInt(whole.replace('-', '')));
  const padded = fraction.padEnd(Math.min(leastFraction, decimals), '0');
  return `${sign}${grouped}${padded === '' ? '' : `.${padded}`}`;
}

/** Writes base units as a decimal number with thousands separators, as `readMoney` reads it. */
export const writeDecimal = (amount: bigint, decimals: number): string => groupedDecimal(amount, decimals, 0);

/**
 * Writes an amount in base units in units of its token, exactly: `1,234.50 USDC`.
 * @param amount base units; null gives a dash
 */
export function formatMoney(amount: string | bigint | null | undefined, { symbol, decimals }: Token): string {
  if (amount === null || amount === undefined) return NOTHING;
  return `${groupedDecimal(BigInt(amount), decimals, 2)} ${cleanText(symbol, LONGEST_SYMBOL)}`.trim();
}

/** The decimals of a chain's coin that are shown, because a fee's further digits are worth nothing. */
const COIN_DECIMALS = 9;

/** Writes an amount of a chain's coin, rounded up: `0.000392282 MON`. */
export function formatCoin(amount: string | bigint, { symbol, decimals }: Token): string {
  const rest = 10n ** BigInt(Math.max(decimals - COIN_DECIMALS, 0));
  const shown = (BigInt(amount) + rest - 1n) / rest;
  return formatMoney(shown, { symbol, decimals: Math.min(decimals, COIN_DECIMALS) });
}

/** A decimal number as people type it: thousands separators stand where they belong, or nowhere. */
const TYPED = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/;

/**
 * Reads an amount that a person typed, as `1,234.50`, in base units.
 * @returns null for any other text, and for more decimals than the token has
 */
export function readMoney(text: string, decimals: number): bigint | null {
  const plain = text.trim();
  const match = TYPED.exec(plain);
  const fraction = match?.[1] ?? '';
  if (match === null || fraction.length > decimals) return null;
  const [whole = ''] = plain.replaceAll(',', '').split('.');
  return BigInt(whole + fraction.padEnd(decimals, '0'));
}

/** Base lamports of a unit of a curve series, as a power of ten. */
export const CURVE_DECIMALS = 6;

/**
 * Writes a number of units: whole ones, and of a curve series base lamports, a millionth of a unit each.
 * @param series the series, with its `curve` where it has one. `unitsOffered` is in whole units on a curve series too: leave `curve` out
 */
export function formatUnits(
  units: string | bigint | null | undefined,
  series: { readonly curve?: object | null } = {},
): string {
  if (units === null || units === undefined) return NOTHING;
  const isCurve = series.curve !== null && series.curve !== undefined;
  return groupedDecimal(BigInt(units), isCurve ? CURVE_DECIMALS : 0, 0);
}

const TIME = new Intl.DateTimeFormat(LOCALE, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
});

/** Writes a time in the reader's zone, which it names: `5 Mar 2027, 14:05 CET`. */
export function formatTime(iso: string | null | undefined): string {
  const at = iso === null || iso === undefined ? Number.NaN : Date.parse(iso);
  return Number.isNaN(at) ? NOTHING : TIME.format(at);
}

const PERIOD = /^(\d{4})-Q([1-4])$/;

/** Writes a quarter: `2027-Q1` is `Q1 2027`. */
export function formatPeriod(period: string | null | undefined): string {
  const [, year, quarter] = PERIOD.exec(period ?? '') ?? [];
  return year === undefined ? NOTHING : `Q${quarter} ${year}`;
}

/** Shortens a key or an address: `0x1234…cdef`. */
export const shortKey = (key: string): string => {
  const start = key.startsWith('0x') ? 6 : 4;
  return key.length <= start + 5 ? key : `${key.slice(0, start)}…${key.slice(-4)}`;
};

/** The name of a chain in a few characters. */
export function formatChain(chain: string): string {
  if (chain === 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1') return 'Solana devnet';
  if (chain === 'evm:10143') return 'Monad testnet';
  const [kind, id = ''] = chain.split(':');
  return kind === 'evm' ? `EVM chain ${id}` : `Solana cluster ${shortKey(id)}`;
}

const WORD = /_/g;

/** Writes a member of a closed set in words: `COMMIT_PHASE` is `commit phase`. */
export const formatWord = (word: string): string => word.toLowerCase().replace(WORD, ' ');
