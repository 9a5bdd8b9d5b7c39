import type { SeriesProjection } from '../../../indexing/projection/series-fold.ts';
import { fees, money, moneyHandlers, solanaFees } from './money-projection.ts';
import { paidTenders, stakeHandlers } from './stake-projection.ts';
import { positions, unitHandlers } from './units-projection.ts';

export const holdingsProjection: SeriesProjection = {
  tables: [positions, money, fees],
  memories: [paidTenders],
  handlers: { ...unitHandlers, ...moneyHandlers },
  on: { solana: { ...stakeHandlers, ...solanaFees } },
};
