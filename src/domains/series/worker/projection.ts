import { enumName, enumNameOrNull } from '@income-series/protocol/chain-enums';
import { ZERO_PRIOR } from '@income-series/protocol/commitments';
import type { Bytes32 } from '@income-series/protocol/hex';
import type { Tx } from '../../../core/tx.ts';
import { derivationOf, type RowDerivation, sql } from '../../../indexing/derivation.ts';
import type { BlockTime } from '../../../indexing/parts.ts';
import { clamp, INT4_MAX } from '../../../indexing/projection/clamp.ts';
import { fromUnix, type SeriesEvent, timeOf } from '../../../indexing/projection/events.ts';
import type {
  Handlers,
  ProjectedTable,
  SeriesFold,
  SeriesProjection,
} from '../../../indexing/projection/series-fold.ts';
import type { SeriesRow } from '../row.ts';
import type { CurveCreated, SeriesEvents, SolanaSeriesEvents, StoredParams } from './events.ts';

export const series: ProjectedTable<Bytes32, SeriesRow> = {
  name: 'series',
  key: 'key',
  keyOf: ({ key }) => key,
  series: 'key',
  load: () => ['all'],
  fill: { columns: ['title'], fill: fillTitles },
};

/**
 * Copies the title of the draft that a series was created from. That is the draft of the issuer's wallet and the series' key
 * whose signed contract has the hash in the creation, so another draft cannot name the series.
 */
async function fillTitles(tx: Tx, rows: readonly SeriesRow[], chain: string): Promise<void> {
  const keys = rows.map(({ key }) => key);
  await tx.$executeRaw`
    UPDATE series AS own SET title = due.title
    FROM (
      SELECT s.key, d.title FROM series s
      LEFT JOIN series_drafts d ON d.chain = s.chain AND d.series_key = s.key AND d.issuer = s.issuer
        AND d.contract_hash = s.contract_hash
      WHERE s.chain = ${chain} AND s.key = ANY(${keys}::text[])
    ) AS due
    WHERE own.chain = ${chain} AND own.key = due.key AND own.title IS DISTINCT FROM due.title`;
}

/** Changes some columns of a series. @throws FoldError if the fold has no such series */
export function patchSeries(fold: SeriesFold, key: Bytes32, patch: Partial<SeriesRow>): void {
  const rows = fold.rows(series);
  rows.put(key, { ...rows.need(key), ...patch });
}

/** Tests that a raise sells the series: only such a series has a phase. */
export const isRaise = (fold: SeriesFold, key: Bytes32): boolean => fold.rows(series).need(key).phase !== null;

/** The columns of a series without an open request for extinguishment. */
export const NO_EXTINGUISHMENT = {
  extinguishKeyA: null,
  extinguishKeyB: null,
  extinguishNoticeEndsAt: null,
  extinguishDeadline: null,
} as const;

/** The arguments of a creation that are the same for a raise and a curve. */
type Terms = Pick<
  StoredParams,
  | 'contractHash'
  | 'termsCommitment'
  | 'currencyCode'
  | 'indexingRule'
  | 'unitsOffered'
  | 'cap'
  | 'firstPeriod'
  | 'lastPeriod'
>;

const RAISE_COLUMNS = [
  'phase',
  'reservePrice',
  'maxUnitsPerBid',
  'minRaise',
  'minHolders',
  'concentrationBps',
  'commitEndsAt',
  'revealEndsAt',
  'gateEndsAt',
] as const;
type Sale = Pick<SeriesRow, 'state' | (typeof RAISE_COLUMNS)[number]>;

const CURVE_SALE: Sale = {
  state: 'CURVE',
  phase: null,
  reservePrice: null,
  maxUnitsPerBid: null,
  minRaise: null,
  minHolders: null,
  concentrationBps: null,
  commitEndsAt: null,
  revealEndsAt: null,
  gateEndsAt: null,
};

const raiseSale = (params: StoredParams): Sale => ({
  state: 'RAISING',
  phase: 'COMMIT',
  reservePrice: BigInt(params.reservePrice),
  maxUnitsPerBid: BigInt(params.maxUnitsPerBid),
  minRaise: BigInt(params.minRaise),
  minHolders: Number(clamp(params.minHolders, INT4_MAX)),
  concentrationBps: params.concentrationBps,
  commitEndsAt: fromUnix(params.commitEndsAt),
  revealEndsAt: fromUnix(params.revealEndsAt),
  gateEndsAt: fromUnix(params.gateEndsAt),
});

/** The columns that later events change, as they are when a series is created. */
const INITIAL_COLUMNS = {
  lastIncomeCommitment: null,
  unitsOutstanding: 0n,
  paidTotal: 0n,
  accruedTotal: 0n,
  clearingPrice: null,
  unitsSold: null,
  proceeds: null,
  failureReason: null,
  mintGate: null,
  closeReason: null,
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
  stakedTotal: 0n,
  tenderedTotal: 0n,
  buyOutPossibleAt: null,
  buyOutLapsesAt: null,
} as const;

type CreationEvent = SeriesEvent & { readonly args: Pick<CurveCreated, 'issuer'> };

/** Adds the row of a series with its arguments of creation, and with `INITIAL_COLUMNS`. */
function createSeries(fold: SeriesFold, event: CreationEvent, terms: Terms, sale: Sale): void {
  const { seriesKey, issuer } = event.args;
  fold.rows(series).put(seriesKey, {
    key: seriesKey,
    chain: fold.chain,
    issuer,
    contractHash: terms.contractHash,
    termsCommitment: terms.termsCommitment,
    currencyCode: terms.currencyCode,
    indexingRule: terms.indexingRule,
    unitsOffered: BigInt(terms.unitsOffered),
    cap: BigInt(terms.cap),
    firstPeriod: terms.firstPeriod,
    lastPeriod: terms.lastPeriod,
    createdBlock: event.blockNumber,
    createdAt: timeOf(event),
    ...INITIAL_COLUMNS,
    ...sale,
  });
}

const handlers: Handlers<SeriesEvents> = {
  SeriesCreated(fold, event) {
    createSeries(fold, event, event.args.params, raiseSale(event.args.params));
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
      phase: isRaise(fold, args.seriesKey) ? 'FAILED' : null,
      failureReason: enumNameOrNull('FailureReason', args.reason),
      mintGate: mintGate === null ? null : 'CLOSED',
    });
  },

  SeriesTailStarted(fold, { args }) {
    patchSeries(fold, args.seriesKey, { state: 'TAIL', pausedUntil: null });
  },

  BuyOutAnnounced(fold, { args: { seriesKey, possibleAt, lapsesAt } }) {
    patchSeries(fold, seriesKey, { buyOutPossibleAt: fromUnix(possibleAt), buyOutLapsesAt: fromUnix(lapsesAt) });
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

/** Handlers of the events that the Solana program has alone, or with other arguments. */
const solanaHandlers: Handlers<SolanaSeriesEvents> = {
  SeriesCreated(fold, event) {
    createSeries(fold, event, event.args, CURVE_SALE);
  },

  RaiseCreated(fold, event) {
    createSeries(fold, event, event.args, raiseSale(event.args));
  },

  /** The prior of the first report is the commitment to no income; `SeriesActivated` of the contracts states it. */
  CurveActivated(fold, event) {
    const { seriesKey, unitsOutstanding } = event.args;
    patchSeries(fold, seriesKey, {
      state: 'ACTIVE',
      unitsOutstanding: BigInt(unitsOutstanding),
      lastIncomeCommitment: ZERO_PRIOR,
      activatedAt: timeOf(event),
    });
  },
};

export const seriesProjection: SeriesProjection = {
  tables: [series],
  handlers,
  on: { solana: solanaHandlers },
  async remove(tx, chain, keys) {
    await tx.series.deleteMany({ where: { chain, ...(keys === null ? {} : { key: { in: [...keys] } }) } });
  },
};

/** Sets the phase of raises from the block's time: COMMIT, REVEAL or SETTLE. */
export const applySeriesClock = ({ chain, now }: BlockTime): readonly RowDerivation[] => {
  const phase = sql`CASE WHEN commit_ends_at > ${now} THEN 'COMMIT' WHEN reveal_ends_at > ${now} THEN 'REVEAL' ELSE 'SETTLE' END`;
  const where = sql`own.chain = ${chain} AND own.state = 'RAISING' AND own.phase <> ${phase}`;
  return [derivationOf({ table: 'series', set: sql`phase = ${phase}`, where })];
};
