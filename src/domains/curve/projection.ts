import { chainKind } from '../../core/chain-kind.ts';
import type { Bytes32 } from '../../core/hex.ts';
import { periodId } from '../../core/ids.ts';
import { type EventOf, fromUnix, logId, timeOf } from '../../indexing/projection/events.ts';
import type { Handlers, ProjectedTable, SeriesFold, SeriesProjection } from '../../indexing/projection/series-fold.ts';
import { enterMoney } from '../holdings/money-projection.ts';
import type { CurveEvents } from './events.ts';
import type { CensusRow, CurveRow, TradeRow } from './rows.ts';
import { priceOf } from './rules.ts';

export const curves: ProjectedTable<Bytes32, CurveRow> = {
  name: 'curves',
  key: 'series_key',
  keyOf: ({ seriesKey }) => seriesKey,
  load: async (tx, { chain, seriesKey }) =>
    chainKind(chain) === 'solana' ? tx.curve.findMany({ where: { chain, seriesKey } }) : [],
};

export const censuses: ProjectedTable<number, CensusRow> = { name: 'curve_census', keyOf: ({ period }) => period };

export const trades: ProjectedTable<string, TradeRow> = { name: 'curve_trades', keyOf: ({ id }) => id };

const curveOf = (fold: SeriesFold, key: Bytes32): CurveRow => fold.rows(curves).need(key);

function patchCurve(fold: SeriesFold, key: Bytes32, patch: Partial<CurveRow>): void {
  fold.rows(curves).put(key, { ...curveOf(fold, key), ...patch });
}

/** The pool after a trade, and the trade itself without the trader. `volume` is its money without the fee. */
function trade(fold: SeriesFold, event: EventOf<CurveEvents, 'CurveBought' | 'CurveSold'>, volume: bigint): void {
  const { seriesKey, units, reserve, sold } = event.args;
  patchCurve(fold, seriesKey, { reserve: BigInt(reserve), sold: BigInt(sold) });
  const id = logId(event);
  fold.rows(trades).put(id, {
    id,
    seriesKey,
    price: priceOf(curveOf(fold, seriesKey)),
    volume,
    units: BigInt(units),
    blockNumber: event.blockNumber,
    logIndex: event.logIndex,
    at: timeOf(event),
  });
}

const onSolana: Handlers<CurveEvents> = {
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
    });
  },

  CurveBought: (fold, event) => trade(fold, event, BigInt(event.args.amount) - BigInt(event.args.fee)),
  CurveSold: (fold, event) => trade(fold, event, BigInt(event.args.amount) + BigInt(event.args.fee)),

  FeeTaken(fold, { args: { seriesKey, amount } }) {
    patchCurve(fold, seriesKey, { feesHeld: curveOf(fold, seriesKey).feesHeld + BigInt(amount) });
  },

  FeesCollected(fold, { args: { seriesKey, amount } }) {
    patchCurve(fold, seriesKey, { feesHeld: curveOf(fold, seriesKey).feesHeld - BigInt(amount) });
  },

  /** All of the reserve is the issuer's, until the treasury takes its share of it in the same transaction. */
  CurveActivated(fold, { args: { seriesKey, raised } }) {
    patchCurve(fold, seriesKey, { raised: BigInt(raised), proceeds: BigInt(raised), reserve: 0n });
  },

  TreasuryFunded(fold, event) {
    const { seriesKey, amount } = event.args;
    const { proceeds, treasury } = curveOf(fold, seriesKey);
    patchCurve(fold, seriesKey, { proceeds: proceeds - BigInt(amount), treasury: treasury + BigInt(amount) });
    enterMoney(fold, event, { kind: 'TREASURY_FUNDED', amount });
  },

  CurveProceedsCollected(fold, event) {
    const { seriesKey, issuer, amount } = event.args;
    patchCurve(fold, seriesKey, { proceeds: curveOf(fold, seriesKey).proceeds - BigInt(amount) });
    enterMoney(fold, event, { kind: 'PROCEEDS', wallet: issuer as `0x${string}`, amount });
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

/** Curve series, which Solana alone has. */
export const curveProjection: SeriesProjection = {
  tables: [curves, censuses, trades],
  handlers: {},
  on: { solana: onSolana },
};
