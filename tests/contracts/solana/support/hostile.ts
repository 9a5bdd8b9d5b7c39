// What anybody may try on a curve series at any time, sound in everything but its time.

import { larger, smaller } from '@income-series/protocol/amounts';
import { type Period, periodEnd, yearOf } from '@income-series/protocol/period';
import { AccountState } from '@solana-program/token';
import { amendTerms, submitTrueUp } from './amendments.ts';
import type { Sending } from './chain.ts';
import * as claims from './claims.ts';
import type { CurveWorld, Trader } from './curve.ts';
import * as curve from './curve.ts';
import { refusals } from './errors.ts';
import { extinguish, requestExtinguishment, voidExtinguishment } from './extinguishment.ts';
import { approvePause, endPause, requestPause, withdrawPause } from './pauses.ts';
import { putFrozen } from './raises.ts';
import { setVerified } from './registry.ts';
import { markMissed, RATE, submitReport } from './reports.ts';
import { signedRate } from './signed-rate.ts';
import { claimTender, openTender, settleTender, tender, withdrawTender } from './tenders.ts';

export const seriesOf = (world: CurveWorld) => curve.readSeries(world) as Record<string, bigint>;
export const hasPosition = async (world: CurveWorld, trader: Trader): Promise<boolean> =>
  world.chain.data(await curve.positionAccount(world, trader)) !== null;

const traderOf = (world: CurveWorld, size: bigint): Trader =>
  world.traders[Number(size % BigInt(world.traders.length))] as Trader;
/** The next period, or the last of the term once there is none. */
export const nextOf = (world: CurveWorld): Period =>
  Number(seriesOf(world).nextPeriod || seriesOf(world).lastPeriod) as Period;

/** The answers that an act may have: a refusal of the program, or of the token program: 1 not enough tokens, 17 a frozen account. */
export const KNOWN: ReadonlySet<string> = new Set([
  ...refusals.map(({ name }) => name),
  'ACCEPTED',
  'Custom(1)',
  'Custom(17)',
]);

export const until = (world: CurveWorld, time = 0n) => {
  if (world.chain.now() < time) world.chain.setTime(time);
};

/** The end of a period's windows, with the paused time within them. */
export function closesAt(world: CurveWorld, period: Period): bigint {
  const { startedAt = 0n, pauseEnd = 0n } = seriesOf(world);
  const [opens, closes] = [periodEnd(period), periodEnd(period) + 90n * curve.DAY];
  if (startedAt >= closes || pauseEnd <= opens) return closes;
  return closes + pauseEnd - (startedAt > opens ? startedAt : opens);
}

export const sum = (all: readonly bigint[]): bigint => all.reduce((total, one) => total + one, 0n);

/** From 1 on, and 1 more than all at most. */
const partOf = (all: unknown, size: bigint): bigint => 1n + (size % ((all as bigint) + 1n));

type Act = (world: CurveWorld, size: bigint) => Sending;

/** `size` is any number, and means what the act makes of it. */
export const ACTS = {
  stake: (world, size) => {
    const trader = traderOf(world, size);
    return curve.stake(world, trader, smaller(size, curve.tokensOf(world, trader.units)));
  },
  unstake: async (world, size) => {
    const { staked } = await curve.readPosition(world, traderOf(world, size));
    return curve.unstake(world, traderOf(world, size), partOf(staked, size));
  },
  openTender: (world, size) =>
    openTender(world, 1n + (size % ((seriesOf(world).treasury ?? 0n) + 1n)), {
      endsAt: world.chain.now() + (7n + (size % 84n)) * curve.DAY,
    }),
  tender: async (world, size) => {
    const { staked } = await curve.readPosition(world, traderOf(world, size));
    return tender(world, traderOf(world, size), partOf(staked, size));
  },
  withdrawTender: async (world, size) => {
    const { tendered } = await curve.readPosition(world, traderOf(world, size));
    return withdrawTender(world, traderOf(world, size), partOf(tendered, size));
  },
  settleTender: (world) => settleTender(world),
  claimTender: (world, size) => claimTender(world, traderOf(world, size)),
  requestPause: (world) => requestPause(world),
  withdrawPause: (world) => withdrawPause(world),
  approvePause: (world, size) => approvePause(world, world.chain.now() + (1n + (size % 180n)) * curve.DAY),
  endPause: (world, size) => endPause(world, size % 2n === 0n ? world.issuer : traderOf(world, size)),
  requestExtinguishment: (world, size) =>
    requestExtinguishment(world, { deadline: world.chain.now() + (14n + (size % 77n)) * curve.DAY }),
  voidExtinguishment: (world) => voidExtinguishment(world),
  extinguish: (world) => extinguish(world),
  syncCensus: (world) => curve.syncCensus(world, nextOf(world)),
  submitReport: (world, size) =>
    submitReport(world, {
      period: nextOf(world),
      payment: size,
      flag: Number(size % 2n),
      tier: size % 3n === 0n ? 3 : 2,
    }),
  markMissed: (world) => markMissed(world, nextOf(world)),
  recordRate: async (world, size) => {
    const rate = RATE + (size % 1_000n);
    return curve.recordRate(world, await signedRate(world, { period: nextOf(world), rate }), periodEnd(nextOf(world)));
  },
  submitTrueUp: (world, size) => {
    const year = yearOf(nextOf(world)) - Number(size % 2n);
    return submitTrueUp(world, { year, adjustment: size % 4n < 2n ? size : -size });
  },
  amendTerms: (world, size) => {
    const { paid = 0n, accrued = 0n } = seriesOf(world);
    return amendTerms(world, { cap: larger(paid + accrued + (size % (1n << 50n)), 1n) });
  },
  payTail: (world, size) => claims.payTail(world, smaller(size, 1n << 50n)),
  closeSeries: (world) => claims.closeSeries(world),
  buyOut: (world) => claims.buyOut(world),
  announceBuyOut: (world) => claims.announceBuyOut(world),
  redeemUnits: (world, size) =>
    claims.redeemUnits(world, traderOf(world, size), smaller(size, curve.tokensOf(world, traderOf(world, size).units))),
  closePosition: (world, size) => claims.closePosition(world, traderOf(world, size)),
  closeCensus: async (world) =>
    claims.closeAccount(
      world,
      await curve.censusAccount(world, Number(seriesOf(world).firstPeriod)),
      world.chain.payer.address,
    ),
  closeRound: async (world) =>
    claims.closeAccount(
      world,
      await curve.roundAccount(world, Number(seriesOf(world).round)),
      world.chain.payer.address,
    ),
  releaseResidue: (world) => claims.releaseResidue(world),
  claimPayout: (world, size) => claims.claimPayout(world, traderOf(world, size)),
  claimTail: (world, size) => claims.claimTail(world, traderOf(world, size)),
  claimFinal: (world, size) => claims.claimFinal(world, traderOf(world, size)),
  claimRedemption: (world, size) => claims.claimRedemption(world, traderOf(world, size)),
  collectFees: (world) => curve.collectFees(world),
  collectProceeds: (world) => curve.collectProceeds(world),
  activate: (world) => curve.activate(world),
  fail: (world) => curve.fail(world),
  buy: (world, size) => curve.buy(world, traderOf(world, size), { given: smaller(size, 1n << 40n) }),
  sell: (world, size) => curve.sell(world, traderOf(world, size), { given: smaller(size, 1n << 40n) }),
  setVerified: (world, size) =>
    setVerified(world, world.admin, [traderOf(world, size).signer.address], size % 11n !== 0n),
} satisfies Record<string, Act>;
export type ActName = keyof typeof ACTS;

/** Of a holder that has a position. */
const OF_POSITIONS: readonly ActName[] = [
  ...(['closePosition', 'unstake', 'tender', 'withdrawTender', 'claimTender'] as const),
  ...(['claimPayout', 'claimTail', 'claimFinal', 'claimRedemption'] as const),
];

/** The answer; null where there is nothing to try it on. */
export async function attempt(world: CurveWorld, name: ActName, size: bigint): Promise<string | null> {
  if (OF_POSITIONS.includes(name) && !(await hasPosition(world, traderOf(world, size)))) return null;
  const act: Act = ACTS[name];
  return await world.chain.answer(act(world, size));
}

/** A wallet's associated account frozen or thawed, with what it holds. */
export function freeze(world: CurveWorld, { money, signer }: Trader, isFrozen: boolean): void {
  const state = isFrozen ? AccountState.Frozen : AccountState.Initialized;
  putFrozen(world, money, signer.address, curve.tokensOf(world, money), state);
}
