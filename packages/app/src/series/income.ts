const LOCALE = 'en-GB';

/** The decimals of a currency's minor unit, as 2 of EUR and 0 of JPY. */
export const minorDigits = (currency: string): number =>
  new Intl.NumberFormat(LOCALE, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** Writes minor units of an income currency exactly: 123456 of EUR is `1,234.56 EUR`. */
export function formatMinorUnits(minor: string, currency: string | null): string {
  if (currency === null) return `${new Intl.NumberFormat(LOCALE).format(BigInt(minor))} minor units`;
  const digits = minorDigits(currency);
  const padded = minor.padStart(digits + 1, '0');
  const whole = new Intl.NumberFormat(LOCALE).format(BigInt(padded.slice(0, padded.length - digits)));
  return `${whole}${digits === 0 ? '' : `.${padded.slice(-digits)}`} ${currency}`;
}

const WAD_DIGITS = 18;

/** Writes a share of 1 as a percentage, exactly: a wad of 0.0525 is `5.25 %`. */
export function formatShare(wad: string): string {
  const padded = wad.padStart(WAD_DIGITS - 1, '0');
  const whole = padded.slice(0, padded.length - WAD_DIGITS + 2);
  const fraction = padded.slice(padded.length - WAD_DIGITS + 2).replace(/0+$/, '');
  return `${whole}${fraction === '' ? '' : `.${fraction}`} %`;
}
