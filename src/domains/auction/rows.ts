import type { FoldedRow } from '../../core/integers.ts';
import type { Bid, SettlementRound } from '../../generated/prisma/client.ts';

/** A row of `settlement_rounds`. */
export type RoundRow = Omit<FoldedRow<SettlementRound>, 'rejections'> & {
  readonly rejections: readonly { readonly reason: string; readonly count: number }[];
};

/** A row of `bids`. */
export type BidRow = FoldedRow<Bid>;
