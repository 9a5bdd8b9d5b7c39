import { enumName, enumNameOrNull } from '../../core/chain-enums.ts';
import type { Bytes32 } from '../../core/hex.ts';
import type { Tx } from '../../core/tx.ts';
import type { BlockTime } from '../../indexing/parts.ts';
import { clamp, INT4_MAX } from '../../indexing/projection/clamp.ts';
import { fromUnix, timeOf } from '../../indexing/projection/events.ts';
import type { Handlers, ProjectedTable, SeriesFold, SeriesProjection } from '../../indexing/projection/series-fold.ts';
import type { SeriesEvents } from './events.ts';
import type { SeriesRow } from './row.ts';

export const series: ProjectedTable<Bytes32, SeriesRow> = {
  name: 'series',
  key: 'key',
  keyOf: ({ key }) => key,
  load: (tx, { chain, seriesKey }) => tx.series.findMany({ where: { chain, key: seriesKey } }),
};

/** Changes some columns of a series. @throws FoldError where it is not there */
export function patchSeries(fold: SeriesFold, key: Bytes32, patch: Partial<SeriesRow>): void {
  const rows = fold.rows(series);
  rows.put(key, { ...rows.need(key), ...patch });
}

/** No extinguishment is asked for under the nonce. */
export const NO_EXTINGUISHMENT = {
  extinguishKeyA: null,
  extinguishKeyB: null,
  extinguishNoticeEndsAt: null,
  extinguishDeadline: null,
} as const;

const handlers: Handlers<SeriesEvents> = {
  SeriesCreated(fold, event) {
    const { seriesKey, issuer, params } = event.args;
    const row: SeriesRow = {
      key: seriesKey,
      chain: fold.chain,
      issuer,
      state: 'RAISING',
      contractHash: params.contractHash,
      termsCommitment: params.termsCommitment,
      lastIncomeCommitment: null,
      currencyCode: params.currencyCode,
      indexingRule: params.indexingRule,
      unitsOffered: BigInt(params.unitsOffered),
      unitsOutstanding: 0n,
      cap: BigInt(params.cap),
      paidTotal: 0n,
      accruedTotal: 0n,
      firstPeriod: params.firstPeriod,
      lastPeriod: params.lastPeriod,
      phase: 'COMMIT',
      reservePrice: BigInt(params.reservePrice),
      maxUnitsPerBid: BigInt(params.maxUnitsPerBid),
      minRaise: BigInt(params.minRaise),
      minHolders: Number(clamp(params.minHolders, INT4_MAX)),
      concentrationBps: params.concentrationBps,
      commitEndsAt: fromUnix(params.commitEndsAt),
      revealEndsAt: fromUnix(params.revealEndsAt),
      gateEndsAt: fromUnix(params.gateEndsAt),
      clearingPrice: null,
      unitsSold: null,
      proceeds: null,
      failureReason: null,
      mintGate: null,
      closeReason: null,
      createdBlock: event.blockNumber,
      createdAt: timeOf(event),
      activatedAt: null,
      pauseNonce: 0n,
      extinguishNonce: 0n,
      ...NO_EXTINGUISHMENT,
      amendmentNonce: 0n,
      trueupNonce: 0n,
      creditTotal: 0n,
      pausedUntil: null,
      pausedFrom: null,
      routed: false,
      routedTheta: null,
      routedRate: null,
    };
    fold.rows(series).put(seriesKey, row);
  },

  SeriesSettling(fold, { args }) {
    patchSeries(fold, args.seriesKey, { state: 'SETTLING', phase: 'SETTLE' });
  },

  SeriesActivated(fold, event) {
    const { seriesKey, unitsOutstanding, openingCommitment } = event.args;
    patchSeries(fold, seriesKey, {
      state: 'ACTIVE',
      phase: 'DONE',
      unitsOutstanding: BigInt(unitsOutstanding),
      lastIncomeCommitment: openingCommitment,
      activatedAt: timeOf(event),
    });
  },

  SeriesFailed(fold, { args }) {
    const { mintGate } = fold.rows(series).need(args.seriesKey);
    patchSeries(fold, args.seriesKey, {
      state: 'FAILED',
      phase: 'FAILED',
      failureReason: enumNameOrNull('FailureReason', args.reason),
      mintGate: mintGate === null ? null : 'CLOSED',
    });
  },

  SeriesTailStarted(fold, { args }) {
    patchSeries(fold, args.seriesKey, { state: 'TAIL', pausedUntil: null });
  },

  SeriesClosed(fold, { args }) {
    const closeReason = enumNameOrNull('CloseReason', args.reason);
    patchSeries(fold, args.seriesKey, { state: 'CLOSED', closeReason, pausedUntil: null });
  },

  SeriesStateMoved(fold, { args }) {
    const to = enumName('State', args.to);
    const { pausedUntil } = fold.rows(series).need(args.seriesKey);
    const patch: Partial<SeriesRow> = { state: to, pausedUntil: to === 'PAUSED' ? pausedUntil : null };
    patchSeries(fold, args.seriesKey, to === 'EXTINGUISHED' ? { ...patch, accruedTotal: 0n } : patch);
  },
};

export const seriesProjection: SeriesProjection = {
  tables: [series],
  handlers,
  async remove(tx, chain, keys) {
    await tx.series.deleteMany({ where: { chain, ...(keys === null ? {} : { key: { in: [...keys] } }) } });
  },
};

/** The phase of a raise before it settles. */
export async function applySeriesClock(tx: Tx, { chain, now }: BlockTime): Promise<void> {
  await tx.$executeRaw`
    UPDATE series SET phase = due.phase
    FROM (
      SELECT key, CASE WHEN commit_ends_at > ${now} THEN 'COMMIT' WHEN reveal_ends_at > ${now} THEN 'REVEAL' ELSE 'SETTLE' END AS phase
      FROM series WHERE state = 'RAISING' AND chain = ${chain}
    ) AS due
    WHERE series.chain = ${chain} AND series.key = due.key AND series.phase <> due.phase`;
}
