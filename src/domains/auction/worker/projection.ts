import type { Address } from '@income-series/protocol/address';
import { enumName, enumNameOrNull } from '@income-series/protocol/chain-enums';
import { bidId, settlementRoundId } from '../../../core/ids.ts';
import { clamp, INT8_MAX } from '../../../indexing/projection/clamp.ts';
import { timeOf } from '../../../indexing/projection/events.ts';
import type {
  FoldMemory,
  Handlers,
  ProjectedTable,
  SeriesFold,
  SeriesProjection,
} from '../../../indexing/projection/series-fold.ts';
import { enterFee, enterMoney } from '../../holdings/worker/money-projection.ts';
import type { SeriesEvents } from '../../series/worker/events.ts';
import { patchSeries } from '../../series/worker/projection.ts';
import type { BidRow, RoundRow } from '../rows.ts';
import type { AuctionEvents } from './events.ts';

const rounds: ProjectedTable<number, RoundRow> = { name: 'settlement_rounds', keyOf: ({ round }) => round };

/** The table of bids. Only the bids that events name are loaded, unless an event changes all, because a raise has many thousands. */
const bids: ProjectedTable<Address, BidRow> = {
  name: 'bids',
  keyOf: ({ bidder }) => bidder,
  load: ({ has, named }) =>
    has(['SeriesActivated', 'SeriesFailed']) ? ['all'] : [{ column: 'bidder', values: named<Address>('bidder') }],
};

/** A rejection of a bid by screening. */
interface Rejection {
  readonly round: number;
  readonly reason: number;
}

/** Rejections of a round that are remembered until the round's own event, which may be some blocks later. */
const rejections: FoldMemory<Rejection[]> = {
  initial: () => [],
  stored: {
    name: 'BidRejected',
    isNeeded: ({ has }) => has(['SettlementRound']),
    from: (rejected: readonly Rejection[]) => [...rejected],
  },
};

/** Handlers of the events of a raise: bids from commitment to delivery, settlement rounds and proceeds. */
const handlers: Handlers<AuctionEvents & Pick<SeriesEvents, 'SeriesActivated' | 'SeriesFailed'>> = {
  /** Makes every bid deliverable with its processed result, because the raise passed its gate. */
  SeriesActivated(fold) {
    setDue(fold, () => ({}));
  },

  /** Makes every deposit of a failed raise refundable, less the charge for not revealing. */
  SeriesFailed(fold) {
    setDue(fold, ({ deposit, nonRevealCharge }) => ({ pendingUnits: 0n, refund: deposit - nonRevealCharge }));
  },

  BidCommitted(fold, event) {
    const { seriesKey, bidder, sequence, commitment, deposit } = event.args;
    fold.rows(bids).put(bidder, {
      id: bidId(seriesKey, bidder),
      seriesKey,
      bidder,
      sequence,
      commitment,
      deposit: BigInt(deposit),
      price: null,
      quantity: null,
      validity: 'SEALED',
      invalidReason: null,
      processing: 'PENDING',
      rejectedReason: null,
      delivery: 'NONE',
      pendingUnits: 0n,
      refund: 0n,
      deliveredUnits: 0n,
      deliveredRefund: 0n,
      nonRevealCharge: 0n,
      committedAt: timeOf(event),
    });
  },

  BidRevealed(fold, { args }) {
    patchBid(fold, args.bidder, () => ({
      price: BigInt(args.price),
      quantity: clamp(args.quantity, INT8_MAX),
      validity: enumName('Validity', args.validity),
      invalidReason: enumNameOrNull('InvalidReason', args.reason),
    }));
  },

  BidRejected(fold, { args }) {
    fold.memory(rejections).push({ round: args.round, reason: args.reason });
    patchBid(fold, args.bidder, () => ({
      processing: 'REJECTED',
      rejectedReason: enumName('RejectReason', args.reason),
    }));
  },

  SettlementRound(fold, event) {
    const { seriesKey, round, clearingPrice, units, rejected } = event.args;
    fold.rows(rounds).put(round, {
      id: settlementRoundId(seriesKey, round),
      seriesKey,
      round,
      clearingPrice: BigInt(clearingPrice),
      units: BigInt(units),
      rejected,
      rejections: rejectionsOf(fold, round),
      at: timeOf(event),
    });
  },

  /** Stores the final result of a bid. A bid that is still sealed becomes UNREVEALED. */
  BidProcessed(fold, { args }) {
    patchBid(fold, args.bidder, (bid) => ({
      validity: bid.validity === 'SEALED' ? 'UNREVEALED' : bid.validity,
      processing: enumName('Processing', args.processing),
      pendingUnits: BigInt(args.units),
      refund: BigInt(args.refund),
    }));
  },

  RaiseSettled(fold, { args }) {
    patchSeries(fold, args.seriesKey, {
      phase: 'GATE',
      mintGate: 'OPEN',
      clearingPrice: BigInt(args.clearingPrice),
      unitsSold: BigInt(args.unitsSold),
      proceeds: BigInt(args.proceeds),
    });
  },

  MintGatePassed(fold, { args }) {
    patchSeries(fold, args.seriesKey, { mintGate: 'PASSED' });
  },

  NonRevealCharged(fold, event) {
    const { bidder, amount } = event.args;
    patchBid(fold, bidder, () => ({ nonRevealCharge: BigInt(amount) }));
    enterMoney(fold, event, { kind: 'NON_REVEAL_CHARGED', wallet: bidder, amount });
    enterFee(fold, event, { kind: 'nonReveal', wallet: bidder, amount });
  },

  BidDelivered(fold, { args }) {
    patchBid(fold, args.bidder, () => ({
      delivery: 'DELIVERED',
      pendingUnits: 0n,
      deliveredUnits: BigInt(args.units),
      refund: BigInt(args.refund),
      deliveredRefund: BigInt(args.refund),
    }));
  },

  ProceedsWithdrawn(fold, event) {
    enterMoney(fold, event, { kind: 'PROCEEDS', wallet: event.args.issuer, amount: event.args.amount });
  },
};

/** Changes columns of a bid that events have created before. */
function patchBid(fold: SeriesFold, bidder: Address, patch: (bid: BidRow) => Partial<BidRow>): void {
  const bid = fold.rows(bids).need(bidder);
  fold.rows(bids).put(bidder, { ...bid, ...patch(bid) });
}

/** Makes every bid without a delivery state deliverable, and changes it by `patch`. */
function setDue(fold: SeriesFold, patch: (bid: BidRow) => Partial<BidRow>): void {
  for (const [bidder, bid] of fold.rows(bids).rows()) {
    if (bid.delivery === 'NONE') fold.rows(bids).put(bidder, { ...bid, ...patch(bid), delivery: 'DUE' });
  }
}

/** Counts a round's rejections by reason, in the order of the enum. */
function rejectionsOf(fold: SeriesFold, round: number): { reason: string; count: number }[] {
  const counts = new Map<number, number>();
  for (const rejection of fold.memory(rejections)) {
    if (rejection.round === round) counts.set(rejection.reason, (counts.get(rejection.reason) ?? 0) + 1);
  }
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([reason, count]) => ({ reason: enumName('RejectReason', reason), count }));
}

export const auctionProjection: SeriesProjection = { tables: [rounds, bids], memories: [rejections], handlers };
