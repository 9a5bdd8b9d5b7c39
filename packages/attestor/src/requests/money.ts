import { formatMoney } from '@income-series/protocol/amounts';
import { currencyNumber, formatMinorUnits } from '@income-series/protocol/currency';
import { MAX_TOKEN_DECIMALS } from '@income-series/protocol/policy';
import type { MoneyFragment } from '../generated/operations.ts';
import { toPlain } from '../plain.ts';

/** The token and currency of figures, as the gateway returned them; their form is not trusted. */
export type MoneyUnit = MoneyFragment | null | undefined;

const INTEGER = /^-?[0-9]{1,78}$/;
const MAX_SYMBOL = 12;

const tokenName = (money: MoneyUnit): string =>
  toPlain(money?.paymentToken?.symbol?.slice(0, MAX_SYMBOL) ?? 'payment tokens');

/** Formats an amount of base units, with the amount in whole tokens before it if the token's decimals are valid. */
export function inToken(amount: string | bigint | null | undefined, money: MoneyUnit): string {
  const text = String(amount);
  if (!INTEGER.test(text)) return 'unknown';
  const { decimals } = money?.paymentToken ?? {};
  const exact = `${text} base units`;
  const isCount = typeof decimals === 'number' && Number.isInteger(decimals) && decimals >= 0;
  if (!isCount || decimals > MAX_TOKEN_DECIMALS) return exact;
  return `${formatMoney(BigInt(text), decimals)} ${tokenName(money)} (${exact})`;
}

/** Formats a figure of minor units, with the figure in the currency before it if the currency is known. */
export function inCurrency(figure: bigint, currency: string | null | undefined): string {
  const exact = `${figure} minor units`;
  return currencyNumber(currency) === null ? exact : `${formatMinorUnits(figure, String(currency))} (${exact})`;
}

/** The unit of an exchange rate, in words. */
export const rateUnit = (money: MoneyFragment): string =>
  `base units of ${tokenName(money)} for one minor unit of ${toPlain(money.currency ?? 'the income')}`;
