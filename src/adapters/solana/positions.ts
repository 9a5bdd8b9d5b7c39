import type { Bytes32 } from '@income-series/protocol/hex';
import type { Addresses } from './addresses.ts';
import type { Position, Series } from './generated/accounts/index.ts';
import {
  existingUnits,
  neededCensus,
  type Settled,
  settle,
  type TenderOutcome,
  tenderOutcome,
  tenderState,
} from './payouts.ts';
import type { SlotAccounts } from './reader-round.ts';
import { RECORDS } from './records.ts';

/** A position with the facts that decide what it is owed. */
export interface PositionView {
  readonly position: Position;
  readonly settled: Settled;
  /** The round of the position's tendered units; null if it is not settled. */
  readonly round: { readonly price: bigint; readonly outcome: TenderOutcome } | null;
  /** The number of the series' units that exist. */
  readonly supply: bigint;
}

/**
 * Reads positions of a series, in order, with the censuses and rounds that decide their claims; null where there is none.
 */
export async function readPositions(
  look: SlotAccounts,
  addresses: Addresses,
  series: Series,
  { seriesKey, positions }: { readonly seriesKey: Bytes32; readonly positions: readonly (Position | null)[] },
): Promise<readonly (PositionView | null)[]> {
  const periods = positions.map((position) => position && neededCensus(series, position));
  const rounds = positions.map((position) =>
    position && tenderState(series, position) === 'SETTLED' ? position.round : null,
  );
  const [mintAt, censusesAt, roundsAt] = await Promise.all([
    addresses.unitMint(seriesKey),
    addressesOf(periods, (period) => addresses.census(seriesKey, period)),
    addressesOf(rounds, (round) => addresses.tenderRound(seriesKey, round)),
  ]);
  look.request([mintAt, ...censusesAt.values(), ...roundsAt.values()]); // ends this run until all are loaded
  const supply = existingUnits(series, look.account(mintAt));
  return positions.map((position, place) => {
    if (position === null) return null;
    // A position that needs no census or round finds none, because 0 is no key of the maps.
    const censusAt = censusesAt.get(periods[place] ?? 0);
    const roundAt = roundsAt.get(rounds[place] ?? 0);
    const census = censusAt === undefined ? null : look.record(RECORDS.census, censusAt);
    const settled = settle(series, position, census);
    const round = roundAt === undefined ? null : look.record(RECORDS.tenderRound, roundAt);
    const outcome = roundAt === undefined ? null : tenderOutcome(position, round);
    return { position, settled, round: round && outcome && { price: round.price, outcome }, supply };
  });
}

/** The address of each distinct number. */
async function addressesOf<A>(numbers: readonly (number | null)[], at: (number: number) => Promise<A>) {
  const distinct = [...new Set(numbers.filter((number) => number !== null))];
  return new Map(await Promise.all(distinct.map(async (number) => [number, await at(number)] as const)));
}
