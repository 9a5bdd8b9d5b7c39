import { BPS, smaller } from '@income-series/protocol/amounts';
import type { EvmAddress } from '@income-series/protocol/hex';
import { MAX_ROUNDS, NON_REVEAL_BPS } from '@income-series/protocol/policy';
import { type BidLimits, largestBid } from '@income-series/protocol/raise-rules';

/** What a raise settles by. Money in base units, supply in units. */
export interface AuctionTerms extends BidLimits {
  readonly reservePrice: bigint;
  readonly minRaise: bigint;
}

/** When a wallet's verification is looked at: as its bid is taken, as a winner, and as an unrevealed bid is charged. */
interface Look {
  readonly round: number;
  readonly stage: 'FILL' | 'SCREEN' | 'SWEEP';
}
export type IsVerified = (wallet: EvmAddress, look: Look) => boolean;

/** A bid as it stands when reveals end. `opening` is null where it was never revealed. */
export interface AuctionBid {
  readonly sequence: number;
  readonly bidder: EvmAddress;
  readonly deposit: bigint;
  readonly opening: { readonly price: bigint; readonly quantity: bigint } | null;
}

export type InvalidReason = 'BELOW_RESERVE' | 'BAD_QUANTITY' | 'UNDERFUNDED';
/** Of a winner. What its quantity or its wallet rules out is refused before: at the reveal, and when it commits. */
type RejectReason = 'NOT_ALLOWLISTED';

interface AuctionRound {
  readonly round: number;
  readonly clearingPrice: bigint;
  readonly units: bigint;
  readonly rejections: readonly { readonly bidder: EvmAddress; readonly reason: RejectReason }[];
}

interface SettledBid {
  readonly sequence: number;
  readonly bidder: EvmAddress;
  readonly validity: 'VALID' | 'INVALID' | 'UNREVEALED';
  readonly processing: 'FULL' | 'PARTIAL' | 'LOST' | 'REJECTED';
  readonly rejectReason: RejectReason | null;
  readonly units: bigint;
  /** To the fee collector. */
  readonly charge: bigint;
  /** What delivery pays back where the gate passes: deposit - units * clearing price - charge. */
  readonly refund: bigint;
}

export interface AuctionSettlement {
  /** Null where the raise cleared. */
  readonly failure: 'NO_VALID_BIDS' | 'ROUND_LIMIT' | null;
  readonly rounds: readonly AuctionRound[];
  readonly clearingPrice: bigint;
  readonly unitsSold: bigint;
  readonly proceeds: bigint;
  readonly holders: number;
  /** In order of sequence. */
  readonly bids: readonly SettledBid[];
}

interface Ranked {
  readonly sequence: number;
  readonly bidder: EvmAddress;
  readonly price: bigint;
  readonly quantity: bigint;
}

/** What is wrong with a revealed bid whose hash matched; null for a valid one. */
export function bidFault(
  terms: AuctionTerms,
  deposit: bigint,
  { price, quantity }: { readonly price: bigint; readonly quantity: bigint },
): InvalidReason | null {
  if (price < terms.reservePrice) return 'BELOW_RESERVE';
  if (quantity < 1n || quantity > largestBid(terms)) return 'BAD_QUANTITY';
  return price * quantity > deposit ? 'UNDERFUNDED' : null;
}

/** Non-reveal charge, base units: floor(deposit * NON_REVEAL_BPS / 10000). */
export const nonRevealCharge = (deposit: bigint): bigint => (deposit * NON_REVEAL_BPS) / BPS;

/**
 * Uniform-price clearing of bids ranked by (price desc, sequence asc): of the prices down to the one at which cumulative
 * quantity reaches supply, or to the lowest, the lowest whose proceeds reach the minimum, else the last. Above it bids are
 * filled; at it they share what is left pro rata by floor, and the units the floors leave over go one each to the
 * earliest. Empty input gives price 0.
 */
function clear(
  ranked: readonly Ranked[],
  supply: bigint,
  minRaise: bigint,
): { price: bigint; sold: bigint; units: Map<number, bigint> } {
  let cumulative = 0n;
  let price = 0n;
  let enough: bigint | null = null;
  for (const [i, bid] of ranked.entries()) {
    if (cumulative >= supply && bid.price !== price) break;
    cumulative += bid.quantity;
    price = bid.price;
    const lastOfPrice = ranked[i + 1]?.price !== price;
    if (lastOfPrice && price * smaller(cumulative, supply) >= minRaise) enough = price;
  }
  price = enough ?? price;
  const above = ranked.filter((bid) => bid.price > price);
  const group = ranked.filter((bid) => bid.price === price);
  const units = new Map(above.map((bid) => [bid.sequence, bid.quantity]));
  const atPrice = group.reduce((sum, bid) => sum + bid.quantity, 0n);
  const rest = supply - above.reduce((sum, bid) => sum + bid.quantity, 0n);
  const left = smaller(rest, atPrice);
  let over = left;
  for (const bid of group) {
    const share = (bid.quantity * left) / atPrice;
    units.set(bid.sequence, share);
    over -= share;
  }
  for (const bid of group.slice(0, Number(over))) units.set(bid.sequence, (units.get(bid.sequence) ?? 0n) + 1n);
  return { price, sold: [...units.values()].reduce((sum, n) => sum + n, 0n), units };
}

/** The best bids until their quantities reach supply, with all others at the last one's price. `stays` may refuse one. */
function take(ranked: readonly Ranked[], supply: bigint, stays: (bid: Ranked) => boolean): Ranked[] {
  const taken: Ranked[] = [];
  let cumulative = 0n;
  for (const bid of ranked) {
    if (cumulative >= supply && bid.price !== taken.at(-1)?.price) break;
    if (!stays(bid)) continue;
    cumulative += bid.quantity;
    taken.push(bid);
  }
  return taken;
}

/**
 * The whole settlement of a raise, as the contract does it in steps: clear, screen the winners, clear again without
 * the rejected (at most 8 rounds), then end every bid. A round after the first looks at each wallet as it takes its bid,
 * so that rejections further down cost no round each. A wallet that is no longer verified pays no non-reveal charge,
 * because it could not have revealed.
 */
export function settleAuction(
  terms: AuctionTerms,
  bids: readonly AuctionBid[],
  isVerified: IsVerified,
): AuctionSettlement {
  const valid = bids.flatMap(({ sequence, bidder, deposit, opening }): Ranked[] =>
    opening && bidFault(terms, deposit, opening) === null ? [{ sequence, bidder, ...opening }] : [],
  );
  valid.sort((a, b) => (a.price === b.price ? a.sequence - b.sequence : a.price > b.price ? -1 : 1));

  const rejected = new Map<number, RejectReason>();
  const rounds: AuctionRound[] = [];
  let cleared = clear(valid, terms.supply, terms.minRaise);
  let failure: AuctionSettlement['failure'] = valid.length === 0 ? 'NO_VALID_BIDS' : null;
  for (let round = 1; failure === null; round++) {
    const rejections: { bidder: EvmAddress; reason: RejectReason }[] = [];
    const stays = ({ sequence, bidder }: Ranked, stage: Look['stage']): boolean => {
      if (rejected.has(sequence)) return false;
      if (isVerified(bidder, { round, stage })) return true;
      rejected.set(sequence, 'NOT_ALLOWLISTED');
      rejections.push({ bidder, reason: 'NOT_ALLOWLISTED' });
      return false;
    };
    const taken = take(valid, terms.supply, (bid) => round === 1 || stays(bid, 'FILL'));
    cleared = clear(taken, terms.supply, terms.minRaise);
    const { price, sold, units } = cleared;
    const winners = taken.filter(({ sequence }) => (units.get(sequence) ?? 0n) > 0n);
    const lost = winners.filter((bid) => !stays(bid, 'SCREEN'));
    if (taken.length > 0 || rejections.length > 0)
      rounds.push({ round, clearingPrice: price, units: sold, rejections });
    if (taken.length === 0) failure = 'NO_VALID_BIDS';
    else if (lost.length === 0) break;
    else if (round === MAX_ROUNDS) failure = 'ROUND_LIMIT';
  }

  const verifiedAtTheEnd = (wallet: EvmAddress) => isVerified(wallet, { round: rounds.length, stage: 'SWEEP' });
  const allocated = failure === null ? cleared.units : new Map<number, bigint>();
  const clearingPrice = failure === null ? cleared.price : 0n;
  const unitsSold = failure === null ? cleared.sold : 0n;
  return {
    failure,
    rounds,
    clearingPrice,
    unitsSold,
    proceeds: clearingPrice * unitsSold,
    holders: [...allocated.values()].filter((units) => units > 0n).length,
    bids: bids.map((bid) => endBid(terms, bid, allocated, clearingPrice, rejected, verifiedAtTheEnd)),
  };
}

function endBid(
  terms: AuctionTerms,
  { sequence, bidder, deposit, opening }: AuctionBid,
  allocated: ReadonlyMap<number, bigint>,
  clearingPrice: bigint,
  rejected: ReadonlyMap<number, RejectReason>,
  isVerified: (wallet: EvmAddress) => boolean,
): SettledBid {
  const units = allocated.get(sequence) ?? 0n;
  const charge = opening === null && isVerified(bidder) ? nonRevealCharge(deposit) : 0n;
  const rejectReason = rejected.get(sequence) ?? null;
  const validity = opening === null ? 'UNREVEALED' : bidFault(terms, deposit, opening) ? 'INVALID' : 'VALID';
  const filled = units === opening?.quantity ? 'FULL' : 'PARTIAL';
  const processing = rejectReason ? 'REJECTED' : units === 0n ? 'LOST' : filled;
  const refund = deposit - units * clearingPrice - charge;
  return { sequence, bidder, validity, processing, rejectReason, units, charge, refund };
}

/** What the mint gate answers. `now` and `gateEndsAt` in unix seconds; `termsUnchanged` since commit began. */
export function decideGate(gate: {
  readonly proceeds: bigint;
  readonly minRaise: bigint;
  readonly holders: number;
  readonly minHolders: number;
  readonly now: bigint;
  readonly gateEndsAt: bigint;
  readonly termsUnchanged: boolean;
}): 'PASS' | 'WAIT' | 'BELOW_MIN_RAISE' | 'MINT_GATE_CLOSED' {
  if (gate.proceeds < gate.minRaise) return 'BELOW_MIN_RAISE';
  if (gate.holders < gate.minHolders || gate.now > gate.gateEndsAt) return 'MINT_GATE_CLOSED';
  return gate.termsUnchanged ? 'PASS' : 'WAIT';
}
