import { formatMoney } from '../../../core/amounts.ts';
import { currencyNumber, formatMinorUnits } from '../../../core/currency.ts';
import { MAX_TOKEN_DECIMALS } from '../../../core/policy.ts';
import type { MoneyFragment } from '../generated/operations.ts';
import { plain } from '../plain.ts';

/** What the gateway says that figures are counted in: nothing of it is believed to be of its form. */
export type MoneyUnit = MoneyFragment | null | undefined;

const INTEGER = /^-?[0-9]{1,78}$/;
const MAX_SYMBOL = 12;

const token = (money: MoneyUnit): string => plain(money?.paymentToken.symbol?.slice(0, MAX_SYMBOL) ?? 'payment tokens');

/** Base units of the payment token, after the same in whole tokens where the token says its decimals. */
export function inToken(amount: string | bigint | null | undefined, money: MoneyUnit): string {
  const text = String(amount);
  if (!INTEGER.test(text)) return 'unknown';
  const { decimals } = money?.paymentToken ?? {};
  const exact = `${text} base units`;
  const isCount = typeof decimals === 'number' && Number.isInteger(decimals) && decimals >= 0;
  if (!isCount || decimals > MAX_TOKEN_DECIMALS) return exact;
  return `${formatMoney(BigInt(text), decimals)} ${token(money)} (${exact})`;
}

/** Minor units of the income's currency, after the same in the currency. */
export function inCurrency(figure: bigint, currency: string | null | undefined): string {
  const exact = `${figure} minor units`;
  return currencyNumber(currency) === null ? exact : `${formatMinorUnits(figure, String(currency))} (${exact})`;
}

/** What a rate is between. */
export const ratesAre = (money: MoneyFragment): string =>
  `base units of ${token(money)} for one minor unit of ${plain(money.currency ?? 'the income')}`;
