import type { Bytes32 } from '@income-series/protocol/hex';
import type { Integers } from '../../../../core/integers.ts';
import type { Curve, Series } from '../../../../generated/prisma/client.ts';
import type { CurveState, Difference, RaiseState } from '../../model/ports.ts';
import { clearingPairs, seconds, seriesPairs } from './compare-series.ts';
import { differences } from './differences.ts';

/** A series of the program and its curve in the index; null for a raise. */
export type ProgramSeriesBook = Integers<Series> & { readonly curve: Integers<Curve> | null };

/** Compares every indexed column of a series that its accounts hold too; `chain` is null if the account does not exist. */
export function compareProgramSeries(
  book: ProgramSeriesBook,
  chain: CurveState | RaiseState | null,
): readonly Difference[] {
  const { key, curve } = book;
  if (chain === null) return differences('series', key, { state: [book.state, 'NONE'] });
  const pairs = {
    ...seriesPairs(book, chain),
    buy_out_possible_at: [seconds(book.buyOutPossibleAt), chain.buyOut?.possibleAt ?? null],
    buy_out_lapses_at: [seconds(book.buyOutLapsesAt), chain.buyOut?.lapsesAt ?? null],
  } as const;
  if (chain.sale === 'RAISE') return compareRaise(book, pairs, chain);
  const { round } = chain;
  return [
    ...differences('series', key, {
      ...pairs,
      staked_total: [book.stakedTotal, chain.staked],
      tendered_total: [book.tenderedTotal, round?.state === 'OPEN' ? round.tendered : 0n],
    }),
    ...(curve === null ? differences('curves', key, { mint: [null, chain.mint] }) : compareCurve(key, curve, chain)),
  ];
}

const compareRaise = (
  book: ProgramSeriesBook,
  pairs: Parameters<typeof differences>[2],
  chain: RaiseState,
): readonly Difference[] =>
  differences('series', book.key, {
    ...pairs,
    phase: [book.phase, chain.phase],
    routed: [book.routed, chain.routed],
    units_outstanding: [book.unitsOutstanding, chain.unitsOutstanding],
    ...clearingPairs(book, chain),
  });

/** Compares the sale of a curve series and its last round of tenders. */
function compareCurve(key: Bytes32, book: Integers<Curve>, chain: CurveState): readonly Difference[] {
  const { round } = chain;
  return differences('curves', key, {
    mint: [book.mint, chain.mint],
    virtual_quote: [book.virtualQuote, chain.virtualQuote],
    virtual_base: [book.virtualBase, chain.virtualBase],
    threshold: [book.threshold, chain.threshold],
    deadline: [seconds(book.deadline), chain.deadline],
    fee_bps: [book.feeBps, chain.feeBps],
    treasury_bps: [book.treasuryBps, chain.treasuryBps],
    reserve: [book.reserve, chain.reserve],
    sold: [book.sold, chain.sold],
    fees_held: [book.feesHeld, chain.feesHeld],
    proceeds: [book.proceeds, chain.proceeds],
    treasury: [book.treasury, chain.treasury],
    tender_round: [book.tenderRound, round?.number ?? null],
    tender_state: [book.tenderState, round?.state ?? null],
    tender_price: [book.tenderPrice, round?.price ?? null],
    tender_ends_at: [seconds(book.tenderEndsAt), round?.endsAt ?? null],
  });
}

/** The sums of one series' ledgers and positions, and the sums from its stored events. */
export interface ProgramSums {
  readonly key: Bytes32;
  /** Payouts to holders after fees: money_events, kind PAYOUT_NET. */
  readonly net: bigint;
  /** Fees of payouts: fees_ledger, kind payout. */
  readonly fees: bigint;
  /** Fees of trades and payouts, and charges of a raise: fees_ledger, every kind. */
  readonly allFees: bigint;
  /** Collected fees, from the stored events. */
  readonly collected: bigint;
  /** Claims, from money_events and from the stored events. */
  readonly claims: bigint;
  readonly loggedClaims: bigint;
  /** Staked units of all positions. */
  readonly units: bigint;
  /** The raised money (null before activation) and the outstanding units, from the stored events. */
  readonly loggedRaised: bigint | null;
  readonly loggedUnits: bigint;
}

/**
 * Compares the sums of a series with its account. A curve's raised money and the outstanding units are compared with the stored
 * events, because the account of a curve does not hold them.
 */
export function compareProgramSums(
  sums: ProgramSums,
  book: ProgramSeriesBook,
  chain: CurveState | RaiseState,
): readonly Difference[] {
  const { key } = sums;
  return [
    ...differences('series', key, { units_outstanding: [book.unitsOutstanding, sums.loggedUnits] }),
    ...(book.curve === null ? [] : differences('curves', key, { raised: [book.curve.raised, sums.loggedRaised] })),
    ...differences('money_events', key, {
      paid: [sums.net + sums.fees, chain.paid],
      claims: [sums.claims, sums.loggedClaims],
    }),
    ...differences('fees_ledger', key, { fees_held: [sums.allFees - sums.collected, chain.feesHeld] }),
    ...differences('positions', key, { staked_units: [sums.units, chain.sale === 'CURVE' ? chain.staked : 0n] }),
  ];
}
