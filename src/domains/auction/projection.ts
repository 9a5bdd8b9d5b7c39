import type { Address } from '../../core/address.ts';
import { enumName, enumNameOrNull } from '../../core/chain-enums.ts';
import { bidId, settlementRoundId } from '../../core/ids.ts';
import { clamp, INT8_MAX } from '../../indexing/projection/clamp.ts';
import { timeOf } from '../../indexing/projection/events.ts';
import type {
  FoldMemory,
  Handlers,
  ProjectedTable,
  SeriesFold,
  SeriesProjection,
} from '../../indexing/projection/series-fold.ts';
import { enterFee, enterMoney } from '../holdings/money-projection.ts';
import type { SeriesEvents } from '../series/events.ts';
import { patchSeries } from '../series/projection.ts';
import type { AuctionEvents } from './events.ts';
import type { BidRow, RoundRow } from './rows.ts';

const rounds: ProjectedTable<number, RoundRow> = { name: 'settlement_rounds', keyOf: ({ round }) => round };

/** Those that the events name, or all where one changes every bid: a raise may hold many thousands. */
const bids: ProjectedTable<Address, BidRow> = {
  name: 'bids',
  keyOf: ({ bidder }) => bidder,
  load: ({ has, named }) =>
    has(['SeriesActivated', 'SeriesFailed']) ? ['all'] : [{ column: 'bidder', values: named<Address>('bidder') }],
};

interface Rejection {
  readonly round: number;
  readonly reason: number;
}

/** Rejections seen: a round's own event comes after them and may be blocks away. */
const rejections: FoldMemory<Rejection[]> = {
  initial: () => [],
  stored: {
    name: 'BidRejected',
    isNeeded: ({ has }) => has(['SettlementRound']),
    from: (rejected: readonly Rejection[]) => [...rejected],
  },
};

/** The raise: bids from their commitment to their delivery, settlement rounds, proceeds. */
const handlers: Handlers<AuctionEvents & Pick<SeriesEvents, 'SeriesActivated' | 'SeriesFailed'>> = {
  /** The mint gate passed: every bid can be delivered as it was processed. */
  SeriesActivated(fold) {
    setDue(fold, () => ({}));
  },

  /** The raise failed: every bid gets its deposit back, less what it was charged for not revealing. */
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

  /** What is final for the bid: a bid still sealed was never revealed, a rejected one keeps its rejection. */
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

function patchBid(fold: SeriesFold, bidder: Address, patch: (bid: BidRow) => Partial<BidRow>): void {
  const bid = fold.rows(bids).need(bidder);
  fold.rows(bids).put(bidder, { ...bid, ...patch(bid) });
}

/** Every bid that has no delivery yet can be delivered. */
function setDue(fold: SeriesFold, patch: (bid: BidRow) => Partial<BidRow>): void {
  for (const [bidder, bid] of fold.rows(bids).rows()) {
    if (bid.delivery === 'NONE') fold.rows(bids).put(bidder, { ...bid, ...patch(bid), delivery: 'DUE' });
  }
}

/** A round's rejections counted by reason, in the order of the enum. */
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
