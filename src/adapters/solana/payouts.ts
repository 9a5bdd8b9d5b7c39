import { WAD } from '../../core/amounts.ts';
import { enumName } from '../../core/chain-enums.ts';
import type { ClaimKind, DueClaim } from '../../core/claims.ts';
import { type Period, quarterOf, yearOf } from '../../core/period.ts';
import { takeFee } from '../../core/split.ts';
import { acceptedUnits, tenderPayment } from '../../core/tender.ts';
import { unavailable } from '../rpc/unavailable.ts';
import type { Census, Position, Series, TenderRound } from './generated/accounts/index.ts';
import type { Earned } from './generated/types/index.ts';

// What a position is owed, as the program computes it where the position is next used (docs/protocol.md, section 17). The
// program's own arithmetic is in contracts/solana: state/position.rs, math/payouts.rs, instructions/claim_closed.rs.

/** States of a round of tenders, by their numbers. */
const OPEN = 1;
const VOID = 3;

const ordinalOf = (period: Period): number => yearOf(period) * 4 + quarterOf(period) - 1;
const periodAt = (ordinal: number): Period => Math.floor(ordinal / 4) * 10 + (ordinal % 4) + 1;

/** The period of the census after the position's last one, where it decides what the position earned; else null. */
export function neededCensus(series: Series, position: Position): Period | null {
  if (position.censuses >= series.censuses || position.counted === position.staked) return null;
  return periodAt(ordinalOf(series.firstPeriod) + position.censuses);
}

/** What a position is owed now. Base units, but for the carries, which are WAD of one. */
export interface Settled {
  /** Units that the series' last census counted. */
  readonly counted: bigint;
  readonly payoutCarry: bigint;
  readonly tailCarry: bigint;
}

const advance = ({ checkpoint, carry }: Earned, units: bigint, perUnit: bigint): Earned => ({
  checkpoint: perUnit,
  carry: carry + units * (perUnit - checkpoint),
});

/**
 * Brings a position to the series' last census, with the census after its own last one where that decides.
 * @throws CHAIN_UNAVAILABLE where that census is missing or another's
 */
export function settle(series: Series, position: Position, census: Census | null): Settled {
  const needed = neededCensus(series, position);
  let { counted, payout } = position;
  if (needed !== null) {
    if (census === null || census.period !== needed) throw unavailable('CensusMissing');
    payout = advance(payout, counted, census.perUnit);
  }
  if (position.censuses < series.censuses) counted = position.staked;
  return {
    counted,
    payoutCarry: advance(payout, counted, series.payouts.perUnit).carry,
    tailCarry: advance(position.tail, counted, series.tail.perUnit).carry,
  };
}

/** What decides a position's claims beside its series. */
export interface ClaimsView {
  readonly settled: Settled;
  /** That of its tendered units, where it is settled. */
  readonly round: { readonly outcome: TenderOutcome } | null;
  /** Units of the series that exist. */
  readonly supply: bigint;
}

/** An extinguished series shares what its treasury held once its settled rounds are claimed; a closed one has none to claim. */
const isShared = ({ state, unclaimed }: Series): boolean =>
  ['CLOSED', 'EXTINGUISHED'].includes(enumName('State', state)) && unclaimed === 0n;

/**
 * What a series that has ended pays a position in addition to its payouts: its share, of all units that exist, of what rounding
 * left, of the treasury and of a buy-out.
 */
function shareOfEnd(
  series: Series,
  { staked }: Position,
  { settled: { payoutCarry, tailCarry }, supply }: Pick<ClaimsView, 'settled' | 'supply'>,
): bigint {
  if (!isShared(series) || staked === 0n || supply === 0n) return 0n;
  return shareOf(series.residue + (payoutCarry % WAD) + (tailCarry % WAD), staked, supply);
}

/** Base units of a pool in WAD for units of all that exist. */
const shareOf = (pool: bigint, units: bigint, supply: bigint): bigint => (pool * units) / supply / WAD;

/** What became of the units that a position tendered last. */
export type TenderState = 'NONE' | 'OPEN' | 'SETTLED';

/** NONE also where the round was void, or its units were claimed. */
export function tenderState({ round }: Series, position: Position): TenderState {
  if (position.tendered === 0n) return 'NONE';
  if (position.round !== round.number) return 'SETTLED';
  if (round.state === VOID) return 'NONE';
  return round.state === OPEN ? 'OPEN' : 'SETTLED';
}

/** What a settled round accepts of a position's tendered units, and pays for them in base units. */
export interface TenderOutcome {
  readonly accepted: bigint;
  readonly payment: bigint;
}

/** @throws CHAIN_UNAVAILABLE where the round's record is missing or another's */
export function tenderOutcome(position: Position, round: TenderRound | null): TenderOutcome {
  if (round === null || round.number !== position.round) throw unavailable('RoundMissing');
  const terms = { price: round.price, treasury: round.treasury, total: round.units };
  const accepted = acceptedUnits(terms, position.tendered);
  return { accepted, payment: tenderPayment(terms, accepted) };
}

interface ClaimsQuestion {
  /** Units of the series that exist. */
  readonly supply: bigint;
  /** Units in the wallet's own token account. */
  readonly looseUnits: bigint;
  /** The claims that are sent. */
  readonly kinds: ReadonlySet<ClaimKind>;
}

/**
 * What each claim of a wallet pays, in the order in which they are sent. Units that are not staked share what those that were
 * staked leave of a series that has ended, so that their share depends on whether these are claimed first.
 *
 * @param view the wallet's position; null where it has none
 */
export function claimsOf(
  series: Series,
  view: (ClaimsView & { readonly position: Position }) | null,
  { supply, looseUnits, kinds }: ClaimsQuestion,
): readonly DueClaim[] {
  const due = (kind: ClaimKind, amount: bigint): readonly DueClaim[] => (amount > 0n ? [{ kind, amount }] : []);
  const { payoutCarry = 0n, tailCarry = 0n } = view?.settled ?? {};
  const earned = [...due('PAYOUT', payoutCarry / WAD), ...due('TAIL', tailCarry / WAD)];
  if (!isShared(series)) {
    return [...earned, ...(view?.round ? [{ kind: 'TENDER', amount: view.round.outcome.payment } as const] : [])];
  }
  const leaving = enumName('CloseReason', series.closeReason) === 'BUYOUT' ? 'REDEMPTION' : 'FINAL';
  const staked = view?.position.staked ?? 0n;
  const share = view === null ? 0n : shareOfEnd(series, view.position, view);
  const left = { pool: series.residue, supply };
  if (kinds.has(leaving) && staked > 0n) {
    left.pool += (payoutCarry % WAD) + (tailCarry % WAD) - share * WAD;
    left.supply -= staked;
  }
  const redeemed = looseUnits === 0n ? 0n : shareOf(left.pool, looseUnits, left.supply);
  return [
    ...earned,
    ...(staked > 0n ? [{ kind: leaving, amount: share } as const] : []),
    ...due('REDEEMED_UNITS', redeemed).map((claim) => ({ ...claim, units: looseUnits })),
  ];
}

/** Everything that a position could be paid now, over all its claims, base units. */
export const claimable = (series: Series, view: ClaimsView & { readonly position: Position }): bigint =>
  claimsOf(series, view, { supply: view.supply, looseUnits: 0n, kinds: new Set() }).reduce(
    (sum, { amount }) => sum + amount,
    0n,
  );

/** Its part of what has accrued and is not paid yet, without the fee; if the same units count when it is paid. Base units. */
export const pending = (series: Series, { counted }: Settled): bigint =>
  series.counted === 0n ? 0n : (takeFee(series.accrued).net * counted) / series.counted;
