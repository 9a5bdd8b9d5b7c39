import { numberForm, parseAmount } from './number-form.ts';

/** A payment token. `decimals` is null until the gateway has read it from the chain. */
export interface MoneyToken {
  readonly symbol: string | null;
  readonly decimals: number | null;
}

/** A payment token with its address, which is null for an action that moves no token. */
export interface ActionToken extends MoneyToken {
  readonly address: string | null;
}

/**
 * The locale of the browser, which writes and reads numbers: a person types the separators of the own keyboard, and the page shows the
 * same, because a thousands separator that is read as a decimal one changes an amount a thousandfold.
 */
const LOCALE = navigator.language;

const FORM = numberForm(LOCALE);
const DECIMAL = FORM.decimal;
/** The base units of a unit on a curve: units of a curve series are counted in millionths. */
export const BASE_LAMPORT_DECIMALS = 6;
/** The decimals of a `Wad`. */
export const WAD_DECIMALS = 18;
/** The token of an action that moves none. */
export const NO_TOKEN: ActionToken = { symbol: null, decimals: null, address: null };

/** Writes a decimal whose digits are those of an integer: 1234500000 of 6 decimals is 1,234.5. */
export function formatDecimal(value: bigint, decimals: number, mostDigits = decimals): string {
  const digits = `${value < 0n ? -value : value}`.padStart(decimals + 1, '0');
  const whole = BigInt(digits.slice(0, digits.length - decimals));
  const fraction = digits
    .slice(digits.length - decimals)
    .slice(0, mostDigits)
    .replace(/0+$/, '');
  const sign = value < 0n ? '−' : '';
  return `${sign}${whole.toLocaleString(LOCALE)}${fraction === '' ? '' : DECIMAL + fraction}`;
}

/** Writes a decimal for other programs: with a point, without separators, and with every decimal. 1234500000 of 6 is 1234.500000. */
export function plainDecimal(value: bigint, decimals: number): string {
  const digits = `${value < 0n ? -value : value}`.padStart(decimals + 1, '0');
  const [whole, fraction] = [digits.slice(0, digits.length - decimals), digits.slice(digits.length - decimals)];
  return `${value < 0n ? '-' : ''}${whole}${decimals === 0 ? '' : `.${fraction}`}`;
}

/** The income currency as money: its minor units are cents where it has two decimals. */
export function currencyToken(currency: string | null | undefined): MoneyToken {
  if (!currency) return { symbol: null, decimals: 2 };
  const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return { symbol: currency, decimals: maximumFractionDigits ?? 2 };
}

/** Writes base units of a token as money: 750000000 of 6 decimals is `750 USDC`. Nothing is rounded. A dash stands for no value. */
export function formatMoney(amount: string | bigint | null | undefined, { symbol, decimals }: MoneyToken): string {
  if (amount === null || amount === undefined) return '–';
  if (decimals === null) return `${BigInt(amount).toLocaleString(LOCALE)} base units`;
  return `${formatDecimal(BigInt(amount), decimals)} ${symbol ?? 'tokens'}`;
}

/** Writes a price of `Wad` (base units times 10^18) as money, with at most six decimals, rounded down. */
export function formatWadPrice(price: string | null | undefined, { symbol, decimals }: MoneyToken): string {
  if (price === null || price === undefined || decimals === null) return '–';
  return `${formatDecimal(BigInt(price), decimals + WAD_DECIMALS, 6)} ${symbol ?? 'tokens'}`;
}

/** The decimals of a rate of exchange: at least four, so that it reads as one. */
const [LEAST_RATE_DIGITS, MOST_RATE_DIGITS] = [4, 6];

/**
 * Writes a rate of exchange, which the chain has as `Wad`: base units of the token for one minor unit of the income's currency.
 * 10^22 of a token of 6 decimals is `1.0000 tUSD per EUR`. An unknown currency counts as one with 100 minor units.
 */
export function formatRate(
  rate: string | bigint,
  { symbol, decimals }: MoneyToken,
  currency: string | null | undefined,
): string {
  if (decimals === null) return '–';
  const income = currencyToken(currency);
  /** The power of ten between the rate and millionths of a token for one unit of the currency. */
  const shift = WAD_DECIMALS + decimals - (income.decimals ?? 0) - MOST_RATE_DIGITS;
  const millionths = shift >= 0 ? BigInt(rate) / 10n ** BigInt(shift) : BigInt(rate) * 10n ** BigInt(-shift);
  const [minimumFractionDigits, maximumFractionDigits] = [LEAST_RATE_DIGITS, MOST_RATE_DIGITS];
  const text = (Number(millionths) / 10 ** MOST_RATE_DIGITS).toLocaleString(LOCALE, {
    minimumFractionDigits,
    maximumFractionDigits,
  });
  return `${text} ${symbol ?? 'tokens'} per ${income.symbol ?? 'unit of the income’s currency'}`;
}

/** Writes a number of units. Those of a curve series are counted in millionths. */
export function formatUnits(units: string | bigint | null | undefined, isCurve = false): string {
  if (units === null || units === undefined) return '–';
  return formatDecimal(BigInt(units), isCurve ? BASE_LAMPORT_DECIMALS : 0);
}

/** Writes a number of the schema's `BigInt` with thousands separators. */
export const formatCount = (count: string | number | bigint | null | undefined): string =>
  count === null || count === undefined ? '–' : BigInt(count).toLocaleString(LOCALE);

/** Writes hundredths of a percent as a percentage: 250 is `2.5%`. */
export const formatBps = (bps: number): string =>
  (bps / 10_000).toLocaleString(LOCALE, { style: 'percent', maximumFractionDigits: 2 });

/** Tests that an amount of base units is there and above zero. */
export const isPositive = (amount: string | null): amount is string => amount !== null && BigInt(amount) > 0n;

/** Reads money that a person wrote in the browser's language, in units of the token, by `parseAmount`. */
export const parseDecimal = (text: string, decimals: number): bigint | null => parseAmount(FORM, text, decimals);

/** What is wrong with a text that is no amount, with an example in the browser's own separators. */
export const amountError = (decimals: number): string =>
  decimals === 0
    ? `Write a whole number, as ${formatDecimal(1_234n, 0)}.`
    : `Write an amount as ${formatDecimal(12_345n, 1)}, with at most ${decimals} decimals.`;
