import { chainKind } from '@income-series/protocol/chain';
import type { Bytes32 } from '@income-series/protocol/hex';
import { periodId } from '../../../core/ids.ts';
import { type EventOf, fromUnix, logId, timeOf } from '../../../indexing/projection/events.ts';
import type {
  Handlers,
  ProjectedTable,
  SeriesFold,
  SeriesProjection,
} from '../../../indexing/projection/series-fold.ts';
import { enterMoney } from '../../holdings/worker/money-projection.ts';
import type { SolanaSeriesEvents } from '../../series/worker/events.ts';
import { patchSeries } from '../../series/worker/projection.ts';
import type { CensusRow, CurveRow, TradeRow } from '../rows.ts';
import { priceOf, treasuryShare } from '../rules.ts';
import type { CurveEvents } from './events.ts';

/** The events of a curve series, except the events of tenders. */
type SaleEvents = Pick<
  CurveEvents,
  | 'CurveBought'
  | 'CurveSold'
  | 'FeeTaken'
  | 'TreasuryFunded'
  | 'TreasuryShared'
  | 'ResidueReleased'
  | 'CurveProceedsCollected'
  | 'FeesCollected'
  | 'CurveUnitsSynced'
> &
  Pick<SolanaSeriesEvents, 'SeriesCreated' | 'CurveActivated'>;

const curves: ProjectedTable<Bytes32, CurveRow> = {
  name: 'curves',
  key: 'series_key',
  keyOf: ({ seriesKey }) => seriesKey,
  load: ({ chain }) => (chainKind(chain) === 'solana' ? ['all'] : []),
};

const censuses: ProjectedTable<number, CensusRow> = { name: 'curve_census', keyOf: ({ period }) => period };

const trades: ProjectedTable<string, TradeRow> = { name: 'curve_trades', keyOf: ({ id }) => id };

/** The curve of a series, which an earlier event created. */
const requireCurve = (fold: SeriesFold, key: Bytes32): CurveRow => fold.rows(curves).need(key);

/** Changes the uncollected fees of a curve. A series that a raise sells has no row for them. */
function changeFees(fold: SeriesFold, key: Bytes32, change: bigint): void {
  const curve = fold.rows(curves).get(key);
  if (curve !== undefined) patchCurve(fold, key, { feesHeld: curve.feesHeld + change });
}

/** Changes columns of a series' curve. */
function patchCurve(fold: SeriesFold, key: Bytes32, patch: Partial<CurveRow>): void {
  fold.rows(curves).put(key, { ...requireCurve(fold, key), ...patch });
}

/**
 * Updates the pool after a trade and adds the trade, without the trader. `volume`: its money without the fee. From the deadline on
 * units are only given back after a failed sale, which is no trade: each is paid the same part of the reserve.
 */
function enterTrade(fold: SeriesFold, event: EventOf<CurveEvents, 'CurveBought' | 'CurveSold'>, volume: bigint): void {
  const { seriesKey, units, reserve, sold } = event.args;
  patchCurve(fold, seriesKey, { reserve: BigInt(reserve), sold: BigInt(sold) });
  if (timeOf(event) >= requireCurve(fold, seriesKey).deadline) return;
  const id = logId(event);
  fold.rows(trades).put(id, {
    id,
    seriesKey,
    price: priceOf(requireCurve(fold, seriesKey)),
    volume,
    units: BigInt(units),
    blockNumber: event.blockNumber,
    logIndex: event.logIndex,
    at: timeOf(event),
  });
}

/** Handlers of the sale of units, the treasury, fees and censuses. */
const saleHandlers: Handlers<SaleEvents> = {
  SeriesCreated(fold, { args }) {
    fold.rows(curves).put(args.seriesKey, {
      seriesKey: args.seriesKey,
      mint: args.mint,
      virtualQuote: BigInt(args.virtualQuote),
      virtualBase: BigInt(args.virtualBase),
      threshold: BigInt(args.threshold),
      deadline: fromUnix(args.deadline),
      feeBps: args.feeBps,
      treasuryBps: args.treasuryBps,
      reserve: 0n,
      sold: 0n,
      feesHeld: 0n,
      proceeds: 0n,
      treasury: 0n,
      raised: null,
      tenderRound: null,
      tenderState: null,
      tenderPrice: null,
      tenderEndsAt: null,
    });
  },

  CurveBought: (fold, event) => enterTrade(fold, event, BigInt(event.args.amount) - BigInt(event.args.fee)),
  CurveSold: (fold, event) => enterTrade(fold, event, BigInt(event.args.amount) + BigInt(event.args.fee)),

  FeeTaken: (fold, { args: { seriesKey, amount } }) => changeFees(fold, seriesKey, BigInt(amount)),
  FeesCollected: (fold, { args: { seriesKey, amount } }) => changeFees(fold, seriesKey, -BigInt(amount)),

  /** Splits the raised money. The treasury's share is entered by the next event of the same transaction, `TreasuryFunded`. */
  CurveActivated(fold, { args: { seriesKey, raised } }) {
    const share = treasuryShare(BigInt(raised), requireCurve(fold, seriesKey).treasuryBps);
    patchCurve(fold, seriesKey, { raised: BigInt(raised), proceeds: BigInt(raised) - share, reserve: 0n });
  },

  /** Adds money to the treasury: its share of the raised money, or the rounding remainder of a round of tenders. */
  TreasuryFunded(fold, event) {
    const { seriesKey, amount } = event.args;
    patchCurve(fold, seriesKey, { treasury: requireCurve(fold, seriesKey).treasury + BigInt(amount) });
    enterMoney(fold, event, { kind: 'TREASURY_FUNDED', amount });
  },

  TreasuryShared(fold, event) {
    const { seriesKey, amount } = event.args;
    patchCurve(fold, seriesKey, { treasury: requireCurve(fold, seriesKey).treasury - BigInt(amount) });
    enterMoney(fold, event, { kind: 'TREASURY_SHARED', amount });
  },

  ResidueReleased: (fold, { args: { seriesKey, amount } }) => changeFees(fold, seriesKey, BigInt(amount)),

  CurveProceedsCollected(fold, event) {
    const { seriesKey, issuer, amount } = event.args;
    patchCurve(fold, seriesKey, { proceeds: requireCurve(fold, seriesKey).proceeds - BigInt(amount) });
    enterMoney(fold, event, { kind: 'PROCEEDS', wallet: issuer, amount });
  },

  CurveUnitsSynced(fold, event) {
    const { seriesKey, period, units } = event.args;
    fold.rows(censuses).put(period, {
      id: periodId(seriesKey, period),
      seriesKey,
      period,
      units: BigInt(units),
      takenAt: timeOf(event),
    });
  },
};

/** Handlers of rounds of tenders. Tendered units stay staked until a claim burns the accepted ones. */
const tenderHandlers: Handlers<Omit<CurveEvents, keyof SaleEvents>> = {
  TenderOpened(fold, { args: { seriesKey, round, price, endsAt } }) {
    patchCurve(fold, seriesKey, {
      tenderRound: round,
      tenderState: 'OPEN',
      tenderPrice: BigInt(price),
      tenderEndsAt: fromUnix(endsAt),
    });
  },

  UnitsTendered: (fold, { args }) => patchSeries(fold, args.seriesKey, { tenderedTotal: BigInt(args.tenderedTotal) }),
  TenderWithdrawn: (fold, { args }) => patchSeries(fold, args.seriesKey, { tenderedTotal: BigInt(args.tenderedTotal) }),

  TenderSettled(fold, { args: { seriesKey, setAside } }) {
    const { treasury } = requireCurve(fold, seriesKey);
    patchCurve(fold, seriesKey, { tenderState: 'SETTLED', treasury: treasury - BigInt(setAside) });
    patchSeries(fold, seriesKey, { tenderedTotal: 0n });
  },

  TenderVoided(fold, { args: { seriesKey } }) {
    patchCurve(fold, seriesKey, { tenderState: 'VOID' });
    patchSeries(fold, seriesKey, { tenderedTotal: 0n });
  },
};

/** The projection of curve series, which only Solana has. */
export const curveProjection: SeriesProjection = {
  tables: [curves, censuses, trades],
  handlers: {},
  on: { solana: { ...saleHandlers, ...tenderHandlers } },
};
