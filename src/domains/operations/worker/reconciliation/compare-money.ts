import type { Bytes32 } from '@income-series/protocol/hex';
import type { Difference, PositionState, SeriesState, TreasuryState } from '../../model/ports.ts';
import { differences } from './differences.ts';

/** A position in the index. */
export interface PositionBook {
  readonly id: string;
  readonly units: bigint;
  readonly lockedUnits: bigint;
  readonly claimedTotal: bigint;
  /** The sum that its holder was paid, from the stored claim events. */
  readonly logged: bigint;
}

/** Compares a position with the contract, and its claimed total with the stored claim events, because the contract has no such total. */
export function comparePosition(book: PositionBook, chain: PositionState): readonly Difference[] {
  return differences('positions', book.id, {
    units: [book.units, chain.units],
    locked_units: [book.lockedUnits, chain.locked],
    claimed_total: [book.claimedTotal, book.logged],
  });
}

/** The sums of one series' ledgers. Money in base units. */
export interface SeriesMoney {
  readonly key: Bytes32;
  /** Payouts to holders after fees: money_events, kind PAYOUT_NET. */
  readonly net: bigint;
  /** Fees of payouts: fees_ledger, kind payout. */
  readonly fees: bigint;
  /** Claims, from money_events and from the stored events. */
  readonly claims: bigint;
  readonly loggedClaims: bigint;
  /** Units of all positions. */
  readonly units: bigint;
  /** Units that are in escrow for a trading window; `units` includes them. */
  readonly locked: bigint;
  readonly holders: number;
  /** Units that were sold in the raise and not delivered yet. */
  readonly undelivered: bigint;
}

/**
 * Compares the ledgers of a series with the contract: payments, units, and claimed plus claimable money against net payouts.
 * Rounding down leaves less than two base units a holder in the contract, which is no difference. `claimable`: the sum over
 * all positions; null if they are too many to read.
 */
export function compareSeriesMoney(
  book: SeriesMoney,
  chain: Pick<SeriesState, 'state' | 'paid' | 'unitsOutstanding'>,
  claimable: bigint | null,
): readonly Difference[] {
  const { key, net, fees, claims, loggedClaims, units, undelivered } = book;
  const sums = [
    ...differences('money_events', key, { paid: [net + fees, chain.paid], claims: [claims, loggedClaims] }),
    ...differences('positions', key, { units: [units + undelivered, chain.unitsOutstanding] }),
  ];
  if (claimable === null) return sums;
  const unclaimable = net - claims - claimable;
  const dust = 2n * BigInt(book.holders) + 2n;
  // Undelivered units earn but cannot claim yet. After the close, neither can units in escrow. Their part is at most the net payouts.
  const hasUndelivered = undelivered > 0n && chain.unitsOutstanding > 0n;
  const hasEscrow = book.locked > 0n && chain.state === 'CLOSED';
  const notYetClaimable = hasUndelivered || hasEscrow ? net : 0n;
  if (unclaimable >= 0n && unclaimable <= dust + notYetClaimable) return sums;
  return [...sums, ...differences('money_events', key, { claimed_and_claimable: [claims + claimable, net] })];
}

/** The sums that each contract owes according to the index. Base units. */
export interface TreasuryBook {
  /** Payouts that holders have not claimed. */
  readonly hub: bigint;
  /** Deposits, refunds and proceeds that were not withdrawn. */
  readonly raise: bigint;
  /** Buyers' money and sellers' proceeds that were not delivered. */
  readonly windows: bigint;
  /** Payments that the token refused to an issuer. Income that the router withholds is not in the index. */
  readonly router: bigint;
  /** Fees in fees_ledger, less the collected ones. */
  readonly fees: { readonly hub: bigint; readonly raise: bigint };
}

/** Checks that each contract's balance covers what it owes. A surplus is no difference, because anyone may send tokens. */
export function compareTreasury(chainName: string, book: TreasuryBook, chain: TreasuryState): readonly Difference[] {
  const owed = { ...book, hub: book.hub + chain.fees.hub, raise: book.raise + chain.fees.raise };
  const insolvent = (['hub', 'raise', 'windows', 'router'] as const).filter(
    (name) => chain.balances[name] < owed[name],
  );
  return [
    ...differences('fees_ledger', chainName, {
      payout: [book.fees.hub, chain.fees.hub],
      nonReveal: [book.fees.raise, chain.fees.raise],
    }),
    ...insolvent.flatMap((name) =>
      differences('money_events', chainName, { [`owed_by_${name}`]: [owed[name], chain.balances[name]] }),
    ),
  ];
}
