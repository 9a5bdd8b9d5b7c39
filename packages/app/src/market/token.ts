import { formatMoney, NOTHING, shortKey, type Token } from '../formats.ts';
import type { SeriesSummaryFragment } from '../generated/operations.ts';

/** A series, as far as its money needs it. */
export interface PaidSeries {
  readonly paymentToken: Pick<
    NonNullable<SeriesSummaryFragment['paymentToken']>,
    'address' | 'symbol' | 'decimals'
  > | null;
}

/** Circle's mint on Solana's devnet. */
const DEVNET_USDC = '4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU';

/** The names of well-known mints, because a mint of Solana does not name its token as a contract does. */
const MINTS: ReadonlyMap<string, string> = new Map([[DEVNET_USDC, 'USDC']]);

/**
 * The token of a series for formats, under its symbol, its mint's name or its short address. Null while its decimals are
 * unknown, because an amount is not shown without them.
 */
export const tokenOf = ({ paymentToken }: PaidSeries): Token | null =>
  paymentToken === null || paymentToken.decimals === null
    ? null
    : {
        symbol: paymentToken.symbol ?? MINTS.get(paymentToken.address) ?? shortKey(paymentToken.address),
        decimals: paymentToken.decimals,
      };

/** An amount of a series' money in words. */
export function formatSeriesMoney(amount: string | bigint | null | undefined, series: PaidSeries): string {
  const token = tokenOf(series);
  return token === null ? NOTHING : formatMoney(amount, token);
}

/** An amount in whole tokens for pictures, which round it. */
export const toDrawing = (amount: string | bigint, decimals: number): number => Number(amount) / 10 ** decimals;
