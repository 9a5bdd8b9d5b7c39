import { formatMoney, NOTHING, shortKey, type Token } from '../formats.ts';
import type { NamedSeriesFragment } from '../generated/operations.ts';

/** The name of a series: its title, and its key shortened, because titles are not unique. */
export const nameOf = ({ title, key }: Pick<NamedSeriesFragment, 'title' | 'key'>): string =>
  `${title ?? 'Series without a title'} (${shortKey(key)})`;

/** The token of a series' money. While the chain cannot be read its decimals are unknown, and no amount can be shown. */
export const tokenOf = ({ paymentToken: { symbol, decimals } }: NamedSeriesFragment): Token | null =>
  decimals === null ? null : { symbol: symbol ?? '', decimals };

/** An amount of a series' money in words. */
export function formatSeriesMoney(amount: string | bigint | null | undefined, series: NamedSeriesFragment): string {
  const token = tokenOf(series);
  return token === null ? NOTHING : formatMoney(amount, token);
}
