import type { Token } from '../formats.ts';
import type { SeriesSummaryFragment } from '../generated/operations.ts';

/** The token of a series for formats; null while the chain that names its decimals cannot be read: an amount is then not shown. */
export const tokenOf = ({
  paymentToken: { symbol, decimals },
}: Pick<SeriesSummaryFragment, 'paymentToken'>): Token | null =>
  decimals === null ? null : { symbol: symbol ?? 'tokens', decimals };

/** An amount in whole tokens for pictures, which round it. */
export const toDrawing = (amount: string | bigint, decimals: number): number => Number(amount) / 10 ** decimals;
