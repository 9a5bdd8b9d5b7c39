import type { Tx } from '../../core/tx.ts';
import type { BlockTime } from '../../indexing/parts.ts';
import type { SeriesProjection } from '../../indexing/projection/series-fold.ts';
import { periods } from './periods.ts';
import { parts, reportHandlers, reports, signedRates, solanaReports } from './report-projection.ts';
import { routed, routerHandlers } from './router-projection.ts';

export const reportingProjection: SeriesProjection = {
  tables: [periods, reports, routed],
  memories: [parts, signedRates],
  handlers: { ...reportHandlers, ...routerHandlers },
  on: { solana: solanaReports },
};

/** The reporting windows of periods without a report. A period past its late window stays LATE until it is marked missed on the chain. */
export async function applyPeriodsClock(tx: Tx, { chain, now }: BlockTime): Promise<void> {
  await tx.$executeRaw`
    UPDATE periods SET state = due.state
    FROM (
      SELECT id, CASE WHEN opens_at > ${now} THEN 'UPCOMING' WHEN closes_at > ${now} THEN 'OPEN' ELSE 'LATE' END AS state
      FROM periods WHERE state IN ('UPCOMING', 'OPEN', 'LATE') AND chain = ${chain}
    ) AS due
    WHERE periods.chain = ${chain} AND periods.id = due.id AND periods.state <> due.state`;
}
