import { chainKind } from '../../core/chain.ts';
import type { Bytes32 } from '../../core/hex.ts';
import { periodId } from '../../core/ids.ts';
import { type EventOf, fromUnix, logId, timeOf } from '../../indexing/projection/events.ts';
import type { Handlers, ProjectedTable, SeriesFold, SeriesProjection } from '../../indexing/projection/series-fold.ts';
import { enterMoney } from '../holdings/money-projection.ts';
import type { SolanaSeriesEvents } from '../series/events.ts';
import { patchSeries } from '../series/projection.ts';
import type { CurveEvents } from './events.ts';
import type { CensusRow, CurveRow, TradeRow } from './rows.ts';
import { priceOf, treasuryShare } from './rules.ts';

/** From the creation to the census of each quarter. */
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

  CurveBought: (fold, event) => trade(fold, event, BigInt(event.args.amount) - BigInt(event.args.fee)),
  CurveSold: (fold, event) => trade(fold, event, BigInt(event.args.amount) + BigInt(event.args.fee)),

  FeeTaken(fold, { args: { seriesKey, amount } }) {
    patchCurve(fold, seriesKey, { feesHeld: curveOf(fold, seriesKey).feesHeld + BigInt(amount) });
  },

  FeesCollected(fold, { args: { seriesKey, amount } }) {
    patchCurve(fold, seriesKey, { feesHeld: curveOf(fold, seriesKey).feesHeld - BigInt(amount) });
  },

  /** The treasury gets its share by the next event of the same transaction. */
  CurveActivated(fold, { args: { seriesKey, raised } }) {
    const share = treasuryShare(BigInt(raised), curveOf(fold, seriesKey).treasuryBps);
    patchCurve(fold, seriesKey, { raised: BigInt(raised), proceeds: BigInt(raised) - share, reserve: 0n });
  },

  /** Its share of what was raised, or what rounding left of a round of tenders. */
  TreasuryFunded(fold, event) {
    const { seriesKey, amount } = event.args;
    patchCurve(fold, seriesKey, { treasury: curveOf(fold, seriesKey).treasury + BigInt(amount) });
    enterMoney(fold, event, { kind: 'TREASURY_FUNDED', amount });
  },

  TreasuryShared(fold, event) {
    const { seriesKey, amount } = event.args;
    patchCurve(fold, seriesKey, { treasury: curveOf(fold, seriesKey).treasury - BigInt(amount) });
    enterMoney(fold, event, { kind: 'TREASURY_SHARED', amount });
  },

  ResidueReleased(fold, { args: { seriesKey, amount } }) {
    patchCurve(fold, seriesKey, { feesHeld: curveOf(fold, seriesKey).feesHeld + BigInt(amount) });
  },

  CurveProceedsCollected(fold, event) {
    const { seriesKey, issuer, amount } = event.args;
    patchCurve(fold, seriesKey, { proceeds: curveOf(fold, seriesKey).proceeds - BigInt(amount) });
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

/** Rounds of tenders. Tendered units stay staked until a claim burns those that were accepted. */
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
    const { treasury } = curveOf(fold, seriesKey);
    patchCurve(fold, seriesKey, { tenderState: 'SETTLED', treasury: treasury - BigInt(setAside) });
    patchSeries(fold, seriesKey, { tenderedTotal: 0n });
  },

  TenderVoided(fold, { args: { seriesKey } }) {
    patchCurve(fold, seriesKey, { tenderState: 'VOID' });
    patchSeries(fold, seriesKey, { tenderedTotal: 0n });
  },
};

/** Curve series, which Solana alone has. */
export const curveProjection: SeriesProjection = {
  tables: [curves, censuses, trades],
  handlers: {},
  on: { solana: { ...saleHandlers, ...tenderHandlers } },
};
