import { currencyNumber } from '@income-series/client/terms';

/** The currencies that the browser names and ISO 4217 numbers, by their codes. */
export function listCurrencies(): Readonly<Record<string, string>> {
  const names = new Intl.DisplayNames('en-GB', { type: 'currency' });
  const codes = Intl.supportedValuesOf('currency').filter((code) => currencyNumber(code) !== null);
  return Object.fromEntries(codes.map((code) => [code, `${code}, ${names.of(code)}`]));
}
