import { AppError } from './errors/app-error.ts';

/** Money in base units of the payment token: not negative, below 2^256. */
export type Amount = bigint;
/** A fixed-point number with 18 decimals, as an integer: 1 is 10^18. */
export type Wad = bigint;

export const WAD_DECIMALS = 18;
export const WAD: Wad = 10n ** 18n;
export const WAD_SQUARED = WAD * WAD;
/** The number of basis points in one. */
export const BPS = 10_000n;

const UINT256_LIMIT = 1n << 256n;
const INTEGER = /^(0|[1-9][0-9]{0,77})$/;
const DECIMAL = /^(0|[1-9][0-9]{0,59})(?:\.([0-9]{1,60}))?$/;

/** Parses a decimal integer without sign and leading zeros, below `limit` (2^256 by default). @throws BAD_INPUT */
export function parseAmount(text: string, limit = UINT256_LIMIT): Amount {
  if (!INTEGER.test(text)) throw new AppError('BAD_INPUT');
  const value = BigInt(text);
  if (value >= limit) throw new AppError('BAD_INPUT');
  return value;
}

/** Parses a decimal text such as "12.5" to an integer with `decimals` places; null for another text or too many decimals. */
export function parseUnits(text: string, decimals: number): bigint | null {
  const match = DECIMAL.exec(text);
  if (!match) return null;
  const fraction = (match[2] ?? '').replace(/0+$/, '');
  if (fraction.length > decimals) return null;
  return BigInt(`${match[1]}${fraction.padEnd(decimals, '0')}`);
}

/** Writes an integer with `decimals` places as a decimal text such as "12.5" or "-12.5", without trailing zeros. */
export function formatUnits(value: bigint, decimals: number): string {
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  return `${value < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}

/** Writes an integer with `decimals` places as "1,234.50": thousands are separated, and the fraction has at least `leastPlaces` digits. */
export function formatMoney(value: bigint, decimals: number, leastPlaces = Math.min(2, decimals)): string {
  const [whole = '', fraction = ''] = formatUnits(value, decimals).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  const places = fraction.padEnd(leastPlaces, '0');
  return places === '' ? grouped : `${grouped}.${places}`;
}

/** Writes a WAD as a decimal text, without trailing zeros. */
export const formatWad = (value: Wad): string => formatUnits(value, WAD_DECIMALS);

/** The larger of two integers. */
export function larger(a: bigint, b: bigint): bigint {
  if (a > b) return a;
  return b;
}

/** The smaller of two integers. */
export function smaller(a: bigint, b: bigint): bigint {
  if (a < b) return a;
  return b;
}
