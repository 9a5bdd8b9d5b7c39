import { WAD } from '@income-series/protocol/amounts';
import { enumName } from '@income-series/protocol/chain-enums';
import type { ClaimKind, DueClaim } from '@income-series/protocol/claims';
import { type Period, periodEnd, quarterOf, yearOf } from '@income-series/protocol/period';
import { takeFee } from '@income-series/protocol/split';
import { acceptedUnits, tenderPayment } from '@income-series/protocol/tender';
import { isSome } from '@solana/kit';
import { unavailable } from '../rpc/unavailable.ts';
import type { Census, Position, Series, TenderRound } from './generated/accounts/index.ts';
import type { Earned } from './generated/types/index.ts';
import { type AccountData, readMintSupply } from './records.ts';

// The amounts that a position is owed, computed as the program does at the position's next use (docs/protocol.md, section
// 17). The program's own arithmetic is in contracts/solana: state/position.rs, math/payouts.rs, instructions/claim_closed.rs.

/** True if a raise sells the series: a curve has a virtual base. */
export const isRaised = ({ virtualBase }: Pick<Series, 'virtualBase'>): boolean => virtualBase === 0n;

/** The number of a series' units that exist. Those of a raise are no tokens: they count from the activation, delivered or not. */
export const existingUnits = (series: Series, mint: AccountData | null): bigint =>
  isRaised(series) ? series.staked : readMintSupply(mint);

/** The locked units of a position, and of these the held ones. A curve's position has none. */
export const locksOf = ({ locks }: Position) => (isSome(locks) ? locks.value : { locked: 0n, held: 0n });

/** The numbers of the states of a round of tenders. */
const OPEN = 1;
const VOID = 3;

const ordinalOf = (period: Period): number => yearOf(period) * 4 + quarterOf(period) - 1;
const periodAt = (ordinal: number): Period => Math.floor(ordinal / 4) * 10 + (ordinal % 4) + 1;

/** The period of the census after the position's last one, if it decides the position's earnings; otherwise null. */
export function neededCensus(series: Series, position: Position): Period | null {
  if (position.censuses >= series.censuses || position.counted === position.staked) return null;
  return periodAt(ordinalOf(series.firstPeriod) + position.censuses);
}

/** The amounts that a position is owed now, in base units; carries are WAD of one base unit. */
export interface Settled {
  /** The units that the series' last census counted. */
  readonly counted: bigint;
  readonly payoutCarry: bigint;
  readonly tailCarry: bigint;
}

const advance = ({ checkpoint, carry }: Earned, units: bigint, perUnit: bigint): Earned => ({
  checkpoint: perUnit,
  carry: carry + units * (perUnit - checkpoint),
});

/**
 * Computes a position's state at the series' last census. `census` is the one after the position's last one, if it is needed.
 * @throws CHAIN_UNAVAILABLE if that census is missing or belongs to another period
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

/** The facts besides the series that decide a position's claims. */
export interface ClaimsView {
  readonly settled: Settled;
  /** The outcome of the position's tendered units; null if their round is not settled. */
  readonly round: { readonly outcome: TenderOutcome } | null;
  /** The number of the series' units that exist. */
  readonly supply: bigint;
}

/** True if the treasury of an ended series is shared: none of its settled rounds is left to claim. A closed series has none. */
const isShared = ({ state, unclaimed }: Series): boolean =>
  ['CLOSED', 'EXTINGUISHED'].includes(enumName('State', state)) && unclaimed === 0n;

/**
 * The position's share of the end of a series, in addition to its payouts: of rounding remainders, the treasury and a buy-out (all in the
 * series' `residue`), by all units that exist. The fractions of a base unit that the position itself carries count too, as in the program.
 */
function shareOfEnd(
  series: Series,
  { staked }: Position,
  { settled: { payoutCarry, tailCarry }, supply }: Pick<ClaimsView, 'settled' | 'supply'>,
): bigint {
  if (!isShared(series) || staked === 0n || supply === 0n) return 0n;
  return shareOf(series.residue + (payoutCarry % WAD) + (tailCarry % WAD), staked, supply);
}

/** The part of a pool in WAD for units among the supply; in base units, rounded down. */
const shareOf = (pool: bigint, units: bigint, supply: bigint): bigint => (pool * units) / supply / WAD;

/** The state of the units that a position tendered last. */
export type TenderState = 'NONE' | 'OPEN' | 'SETTLED';

/** The state of a position's tendered units; NONE also if the round was void or the units were claimed. */
export function tenderState({ round }: Series, position: Position): TenderState {
  if (position.tendered === 0n) return 'NONE';
  if (position.round !== round.number) return 'SETTLED';
  if (round.state === VOID) return 'NONE';
  return round.state === OPEN ? 'OPEN' : 'SETTLED';
}

/** The accepted units of a position's tender in a settled round, and their price in base units. */
export interface TenderOutcome {
  readonly accepted: bigint;
  readonly payment: bigint;
}

/** @throws CHAIN_UNAVAILABLE if the round's record is missing or belongs to another round */
export function tenderOutcome(position: Position, round: TenderRound | null): TenderOutcome {
  if (round === null || round.number !== position.round) throw unavailable('RoundMissing');
  const terms = { price: round.price, treasury: round.treasury, total: round.units };
  const accepted = acceptedUnits(terms, position.tendered);
  return { accepted, payment: tenderPayment(terms, accepted) };
}

interface ClaimsQuestion {
  /** The number of the series' units that exist. */
  readonly supply: bigint;
  /** The units in the wallet's own token account. */
  readonly looseUnits: bigint;
  /** The kinds of claims that are sent together. */
  readonly kinds: ReadonlySet<ClaimKind>;
  /** The chain's time in unix seconds. */
  readonly now: bigint;
}

/** True if a running series has no census of a quarter that is over. The program then refuses the claims of tenders. */
const isCensusMissing = ({ state, nextCensus }: Series, now: bigint): boolean =>
  ['ACTIVE', 'PAUSED'].includes(enumName('State', state)) && nextCensus !== 0 && now >= periodEnd(nextCensus);

/** The claim of a position's settled tender; empty if there is none. */
function tenderClaim(series: Series, round: ClaimsView['round'], now: bigint): readonly DueClaim[] {
  if (round === null) return [];
  const claim = { kind: 'TENDER', amount: round.outcome.payment } as const;
  return [isCensusMissing(series, now) ? { ...claim, refusal: 'CENSUS_MISSING' } : claim];
}

/**
 * The claim that burns a position's units, with their share of an ended series. The program refuses it while an undelivered order
 * has some of them.
 */
function leavingClaim(kind: ClaimKind, position: Position, amount: bigint): readonly DueClaim[] {
  if (position.staked === 0n) return [];
  const { locked, held } = locksOf(position);
  return [{ kind, amount, ...(locked > held && { refusal: 'UNITS_UNAVAILABLE' }) }];
}

/**
 * The amount of each claim of a wallet, in the order in which the claims are sent. The share of units that are not staked
 * depends on whether the staked ones are claimed first, because they share the rest of an ended series.
 *
 * @param view the wallet's position; null where it has none
 */
export function claimsOf(
  series: Series,
  view: (ClaimsView & { readonly position: Position }) | null,
  { supply, looseUnits, kinds, now }: ClaimsQuestion,
): readonly DueClaim[] {
  const claimOf = (kind: ClaimKind, amount: bigint): readonly DueClaim[] => (amount > 0n ? [{ kind, amount }] : []);
  const { payoutCarry = 0n, tailCarry = 0n } = view?.settled ?? {};
  const earned = [...claimOf('PAYOUT', payoutCarry / WAD), ...claimOf('TAIL', tailCarry / WAD)];
  if (!isShared(series)) return [...earned, ...tenderClaim(series, view?.round ?? null, now)];
  const finalKind = enumName('CloseReason', series.closeReason) === 'BUYOUT' ? 'REDEMPTION' : 'FINAL';
  const staked = view?.position.staked ?? 0n;
  const share = view === null ? 0n : shareOfEnd(series, view.position, view);
  const remaining = { pool: series.residue, supply };
  if (kinds.has(finalKind) && staked > 0n) {
    // The staked units are claimed before the others: they take their share, and their carries stay in the pool.
    remaining.pool += (payoutCarry % WAD) + (tailCarry % WAD) - share * WAD;
    remaining.supply -= staked;
  }
  const redeemed = looseUnits === 0n ? 0n : shareOf(remaining.pool, looseUnits, remaining.supply);
  return [
    ...earned,
    ...(view === null ? [] : leavingClaim(finalKind, view.position, share)),
    ...claimOf('REDEEMED_UNITS', redeemed).map((claim) => ({ ...claim, units: looseUnits })),
  ];
}

/** The sum of all claims of a position that the program takes now, in base units. */
export const claimable = (series: Series, view: ClaimsView & { readonly position: Position }, now: bigint): bigint =>
  claimsOf(series, view, { supply: view.supply, looseUnits: 0n, kinds: new Set(), now })
    .filter(({ refusal }) => refusal === undefined)
    .reduce((sum, { amount }) => sum + amount, 0n);

/**
 * The position's part of the accrued and unpaid amount without the fee, in base units, if the same units count at the
 * payment.
 */
export const pending = (series: Series, { counted }: Settled): bigint =>
  series.counted === 0n ? 0n : (takeFee(series.accrued).net * counted) / series.counted;
