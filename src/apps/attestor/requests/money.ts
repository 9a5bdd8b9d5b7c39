import { formatMoney } from '../../../core/amounts.ts';
import { formatMinorUnits } from '../../../core/currency.ts';
import type { MoneyFragment } from '../generated/operations.ts';
import { plain } from '../plain.ts';

/** What the gateway says that figures are counted in; null where it does not say. */
export type Money = MoneyFragment | null | undefined;

const token = (money: Money) => plain(money?.paymentToken.symbol ?? 'payment tokens');

/** Base units of the payment token, and the same in whole tokens. */
export function inToken(amount: bigint, money: Money): string {
  const decimals = money?.paymentToken.decimals;
  const exact = `${amount} base units`;
  return typeof decimals === 'number' ? `${formatMoney(amount, decimals)} ${token(money)} (${exact})` : exact;
}

/** Minor units of the income's currency, and the same in the currency. */
export function inCurrency(figure: bigint, currency: string | null | undefined): string {
  const exact = `${figure} minor units`;
  return typeof currency === 'string' ? `${formatMinorUnits(figure, plain(currency))} (${exact})` : exact;
}

/** What a rate is between. */
export const ratesAre = (money: MoneyFragment): string =>
  `base units of ${token(money)} for one minor unit of ${plain(money.currency ?? 'the income')}`;
