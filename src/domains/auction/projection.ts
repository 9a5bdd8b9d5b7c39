import { enumName, enumNameOrNull } from '../../core/chain-enums.ts';
import type { Address } from '../../core/hex.ts';
import { bidId, settlementRoundId } from '../../core/ids.ts';
import { clamp, INT8_MAX } from '../../indexing/projection/clamp.ts';
import { timeOf } from '../../indexing/projection/events.ts';
import { type Handlers, patchSeries, type SeriesState } from '../../indexing/projection/series-fold.ts';
import { enterFee, enterMoney } from '../holdings/money-projection.ts';
import type { BidRow } from './x-market-rows.ts';

/** The raise: bids from their commitment to their delivery, settlement rounds, proceeds. */
export const raiseHandlers: Handlers<
  | 'BidCommitted'
  | 'BidRevealed'
  | 'BidRejected'
  | 'SettlementRound'
  | 'BidProcessed'
  | 'RaiseSettled'
  | 'MintGatePassed'
  | 'NonRevealCharged'
  | 'BidDelivered'
  | 'ProceedsWithdrawn'
> = {
  BidCommitted(state, event) {
    const { seriesKey, bidder, sequence, commitment, deposit } = event.args;
    state.bids.put(bidder, {
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

  BidRevealed(state, { args }) {
    patchBid(state, args.bidder, () => ({
      price: BigInt(args.price),
      quantity: clamp(args.quantity, INT8_MAX),
      validity: enumName('Validity', args.validity),
      invalidReason: enumNameOrNull('InvalidReason', args.reason),
    }));
  },

  BidRejected(state, { args }) {
    state.rejections.push({ round: args.round, reason: args.reason });
    patchBid(state, args.bidder, () => ({
      processing: 'REJECTED',
      rejectedReason: enumName('RejectReason', args.reason),
    }));
  },

  SettlementRound(state, event) {
    const { seriesKey, round, clearingPrice, units, rejected } = event.args;
    state.rounds.put(round, {
      id: settlementRoundId(seriesKey, round),
      seriesKey,
      round,
      clearingPrice: BigInt(clearingPrice),
      units: BigInt(units),
      rejected,
      rejections: rejectionsOf(state, round),
      at: timeOf(event),
    });
  },

  /** What is final for the bid: a bid still sealed was never revealed, a rejected one keeps its rejection. */
  BidProcessed(state, { args }) {
    patchBid(state, args.bidder, (bid) => ({
      validity: bid.validity === 'SEALED' ? 'UNREVEALED' : bid.validity,
      processing: enumName('Processing', args.processing),
      pendingUnits: BigInt(args.units),
      refund: BigInt(args.refund),
    }));
  },

  RaiseSettled(state, { args }) {
    patchSeries(state, args.seriesKey, {
      phase: 'GATE',
      mintGate: 'OPEN',
      clearingPrice: BigInt(args.clearingPrice),
      unitsSold: BigInt(args.unitsSold),
      proceeds: BigInt(args.proceeds),
    });
  },

  MintGatePassed(state, { args }) {
    patchSeries(state, args.seriesKey, { mintGate: 'PASSED' });
  },

  NonRevealCharged(state, event) {
    const { bidder, amount } = event.args;
    patchBid(state, bidder, () => ({ nonRevealCharge: BigInt(amount) }));
    enterMoney(state, event, { kind: 'NON_REVEAL_CHARGED', wallet: bidder, amount });
    enterFee(state, event, { kind: 'nonReveal', wallet: bidder, amount });
  },

  BidDelivered(state, { args }) {
    patchBid(state, args.bidder, () => ({
      delivery: 'DELIVERED',
      pendingUnits: 0n,
      deliveredUnits: BigInt(args.units),
      refund: BigInt(args.refund),
      deliveredRefund: BigInt(args.refund),
    }));
  },

  ProceedsWithdrawn(state, event) {
    enterMoney(state, event, { kind: 'PROCEEDS', wallet: event.args.issuer, amount: event.args.amount });
  },
};

function patchBid(state: SeriesState, bidder: Address, patch: (bid: BidRow) => Partial<BidRow>): void {
  const bid = state.bids.need(bidder);
  state.bids.put(bidder, { ...bid, ...patch(bid) });
}

/** The mint gate passed: every bid can be delivered as it was processed. */
export function makeBidsDue(state: SeriesState): void {
  for (const [bidder, bid] of state.bids.rows()) {
    if (bid.delivery === 'NONE') state.bids.put(bidder, { ...bid, delivery: 'DUE' });
  }
}

/** The raise failed: every bid gets its deposit back, less what it was charged for not revealing. */
export function makeBidsRefundable(state: SeriesState): void {
  for (const [bidder, bid] of state.bids.rows()) {
    if (bid.delivery !== 'NONE') continue;
    state.bids.put(bidder, { ...bid, delivery: 'DUE', pendingUnits: 0n, refund: bid.deposit - bid.nonRevealCharge });
  }
}

/** A round's rejections counted by reason, in the order of the enum. */
function rejectionsOf(state: SeriesState, round: number): { reason: string; count: number }[] {
  const counts = new Map<number, number>();
  for (const rejection of state.rejections) {
    if (rejection.round === round) counts.set(rejection.reason, (counts.get(rejection.reason) ?? 0) + 1);
  }
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([reason, count]) => ({ reason: enumName('RejectReason', reason), count }));
}
