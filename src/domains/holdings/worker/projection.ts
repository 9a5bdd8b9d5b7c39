import type { SeriesProjection } from '../../../indexing/projection/series-fold.ts';
import { fees, money, moneyHandlers, solanaFees } from './money-projection.ts';
import { stakeHandlers } from './stake-projection.ts';
import { deliveredUnits, positions, unitHandlers } from './units-projection.ts';

export const holdingsProjection: SeriesProjection = {
  tables: [positions, money, fees],
  handlers: { ...unitHandlers, ...moneyHandlers },
  on: { solana: { ...stakeHandlers, ...deliveredUnits, ...solanaFees } },
};
