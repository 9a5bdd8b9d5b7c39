import { derivationOf, type RowDerivation, sql } from '../../../indexing/derivation.ts';
import type { BlockTime } from '../../../indexing/parts.ts';
import type { SeriesProjection } from '../../../indexing/projection/series-fold.ts';
import { periods } from './periods.ts';
import { parts, reportHandlers, reports, signedRates, solanaReports } from './report-projection.ts';
import { routed, routerHandlers } from './router-projection.ts';

export const reportingProjection: SeriesProjection = {
  tables: [periods, reports, routed],
  memories: [parts, signedRates],
  handlers: { ...reportHandlers, ...routerHandlers },
  on: { solana: solanaReports },
};

/**
 * Sets the state of unreported periods from the block's time and their windows. A period whose late window is over stays
 * LATE until the chain marks it as missed.
 */
export const applyPeriodsClock = ({ chain, now }: BlockTime): readonly RowDerivation[] => {
  const state = sql`CASE WHEN opens_at > ${now} THEN 'UPCOMING' WHEN closes_at > ${now} THEN 'OPEN' ELSE 'LATE' END`;
  const where = sql`own.chain = ${chain} AND own.state IN ('UPCOMING', 'OPEN', 'LATE') AND own.state <> ${state}`;
  return [derivationOf({ table: 'periods', set: sql`state = ${state}`, where })];
};
