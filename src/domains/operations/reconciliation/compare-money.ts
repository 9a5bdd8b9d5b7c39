import type { Bytes32 } from '../../../core/hex.ts';
import type { Difference, PositionState, SeriesState, TreasuryState } from '../ports.ts';
import { differences } from './differences.ts';

/** A position as the index has it, and what the chain's logs say that its holder was paid. */
export interface PositionBook {
  readonly id: string;
  readonly units: bigint;
  readonly lockedUnits: bigint;
  readonly claimedTotal: bigint;
  /** By the stored logs of claims. */
  readonly logged: bigint;
}

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
  /** What holders share: PAYOUT_NET. */
  readonly net: bigint;
  /** What was taken of it: fees_ledger, kind payout. */
  readonly fees: bigint;
  /** Claims, by money_events, and by the stored logs. */
  readonly claims: bigint;
  readonly loggedClaims: bigint;
  /** Of all positions. */
  readonly units: bigint;
  /** Of these, escrowed for a window. */
  readonly locked: bigint;
  readonly holders: number;
  /** Units that delivery will still bring. */
  readonly undelivered: bigint;
}

/**
 * The ledgers against the contract: what was paid; the units of all; and what was claimed with what can be claimed
 * against what was shared. Floors leave less than two base units a holder, which stay in the contract. `claimable`: of all
 * positions; null where they are too many to ask for.
 */
export function compareSeriesMoney(
  book: SeriesMoney,
  chain: Pick<SeriesState, 'state' | 'paid' | 'unitsOutstanding'>,
  claimable: bigint | null,
): readonly Difference[] {
  const { key, net, fees, claims, loggedClaims, units, undelivered } = book;
  const found = [
    ...differences('money_events', key, { paid: [net + fees, chain.paid], claims: [claims, loggedClaims] }),
    ...differences('positions', key, { units: [units + undelivered, chain.unitsOutstanding] }),
  ];
  if (claimable === null) return found;
  const left = net - claims - claimable;
  const dust = 2n * BigInt(book.holders) + 2n;
  // What is sold and not delivered earns too, and cannot be claimed yet; nor can, at the close, what has units in escrow.
  const unsold = undelivered > 0n && chain.unitsOutstanding > 0n;
  const escrowed = book.locked > 0n && chain.state === 'CLOSED';
  const waiting = unsold || escrowed ? net : 0n;
  if (left >= 0n && left <= dust + waiting) return found;
  return [...found, ...differences('money_events', key, { claimed_and_claimable: [claims + claimable, net] })];
}

/** What the contracts owe, by the index. Base units. */
export interface TreasuryBook {
  /** Shared with holders and not claimed. */
  readonly hub: bigint;
  /** Deposits, refunds and proceeds that nobody fetched. */
  readonly raise: bigint;
  /** Buyers' money and sellers' proceeds that were not delivered. */
  readonly windows: bigint;
  /** What the token refused to pay an issuer. What the router withholds is not in the index. */
  readonly router: bigint;
  /** Of fees_ledger, less what the logs say was collected. */
  readonly fees: { readonly hub: bigint; readonly raise: bigint };
}

/** Each contract holds at least what it owes: anyone may send it more. */
export function compareTreasury(chainName: string, book: TreasuryBook, chain: TreasuryState): readonly Difference[] {
  const owed = { ...book, hub: book.hub + chain.fees.hub, raise: book.raise + chain.fees.raise };
  const short = (['hub', 'raise', 'windows', 'router'] as const).filter((of) => chain.balances[of] < owed[of]);
  return [
    ...differences('fees_ledger', chainName, {
      payout: [book.fees.hub, chain.fees.hub],
      nonReveal: [book.fees.raise, chain.fees.raise],
    }),
    ...short.flatMap((of) =>
      differences('money_events', chainName, { [`owed_by_${of}`]: [owed[of], chain.balances[of]] }),
    ),
  ];
}
