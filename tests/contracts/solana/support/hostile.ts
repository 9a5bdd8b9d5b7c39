// What anybody may try on a curve series at any time, sound in everything but its time.

import { larger, smaller } from '@income-series/protocol/amounts';
import { type Period, periodEnd, yearOf } from '@income-series/protocol/period';
import type { Instruction } from '@solana/kit';
import { amendTerms, submitTrueUp } from './amendments.ts';
import {
  announceBuyOut,
  buyOut,
  claimFinal,
  claimPayout,
  claimRedemption,
  claimTail,
  closeAccount,
  closePosition,
  closeSeries,
  payTail,
  redeemUnits,
  releaseResidue,
} from './claims.ts';
import {
  activate,
  buy,
  type CurveWorld,
  censusAccount,
  collectFees,
  collectProceeds,
  DAY,
  fail,
  positionAccount,
  readPosition,
  readSeries,
  recordRate,
  roundAccount,
  sell,
  stake,
  syncCensus,
  type Trader,
  tokensOf,
  unstake,
} from './curve.ts';
import { refusals } from './errors.ts';
import { extinguish, requestExtinguishment, voidExtinguishment } from './extinguishment.ts';
import { approvePause, endPause, requestPause, withdrawPause } from './pauses.ts';
import { setVerified } from './registry.ts';
import { markMissed, RATE, submitReport } from './reports.ts';
import { signedRate } from './signed-rate.ts';
import { claimTender, openTender, settleTender, tender, withdrawTender } from './tenders.ts';

export const seriesOf = (world: CurveWorld) => readSeries(world) as Record<string, bigint>;
export const hasPosition = async (world: CurveWorld, trader: Trader): Promise<boolean> =>
  world.chain.data(await positionAccount(world, trader)) !== null;

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
  const [opens, closes] = [periodEnd(period), periodEnd(period) + 90n * DAY];
  if (startedAt >= closes || pauseEnd <= opens) return closes;
  return closes + pauseEnd - (startedAt > opens ? startedAt : opens);
}

export const sum = (all: readonly bigint[]): bigint => all.reduce((total, one) => total + one, 0n);

/** From 1 on, and 1 more than all at most. */
const partOf = (all: unknown, size: bigint): bigint => 1n + (size % ((all as bigint) + 1n));

type Act = (world: CurveWorld, size: bigint) => Instruction | Promise<Instruction>;

/** `size` is any number, and means what the act makes of it. */
export const ACTS = {
  stake: (world, size) => {
    const trader = traderOf(world, size);
    return stake(world, trader, smaller(size, tokensOf(world, trader.units)));
  },
  unstake: async (world, size) => {
    const { staked } = await readPosition(world, traderOf(world, size));
    return unstake(world, traderOf(world, size), partOf(staked, size));
  },
  openTender: (world, size) =>
    openTender(world, 1n + (size % ((seriesOf(world).treasury ?? 0n) + 1n)), {
      endsAt: world.chain.now() + (7n + (size % 84n)) * DAY,
    }),
  tender: async (world, size) => {
    const { staked } = await readPosition(world, traderOf(world, size));
    return tender(world, traderOf(world, size), partOf(staked, size));
  },
  withdrawTender: async (world, size) => {
    const { tendered } = await readPosition(world, traderOf(world, size));
    return withdrawTender(world, traderOf(world, size), partOf(tendered, size));
  },
  settleTender: (world) => settleTender(world),
  claimTender: (world, size) => claimTender(world, traderOf(world, size)),
  requestPause: (world) => requestPause(world),
  withdrawPause: (world) => withdrawPause(world),
  approvePause: (world, size) => approvePause(world, world.chain.now() + (1n + (size % 180n)) * DAY),
  endPause: (world, size) => endPause(world, size % 2n === 0n ? world.issuer : traderOf(world, size)),
  requestExtinguishment: (world, size) =>
    requestExtinguishment(world, { deadline: world.chain.now() + (14n + (size % 77n)) * DAY }),
  voidExtinguishment: (world) => voidExtinguishment(world),
  extinguish: (world) => extinguish(world),
  syncCensus: (world) => syncCensus(world, nextOf(world)),
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
    return recordRate(world, await signedRate(world, { period: nextOf(world), rate }), periodEnd(nextOf(world)));
  },
  submitTrueUp: (world, size) => {
    const year = yearOf(nextOf(world)) - Number(size % 2n);
    return submitTrueUp(world, { year, adjustment: size % 4n < 2n ? size : -size });
  },
  amendTerms: (world, size) => {
    const { paid = 0n, accrued = 0n } = seriesOf(world);
    return amendTerms(world, { cap: larger(paid + accrued + (size % (1n << 50n)), 1n) });
  },
  payTail: (world, size) => payTail(world, smaller(size, 1n << 50n)),
  closeSeries: (world) => closeSeries(world),
  buyOut: (world) => buyOut(world),
  announceBuyOut: (world) => announceBuyOut(world),
  redeemUnits: (world, size) =>
    redeemUnits(world, traderOf(world, size), smaller(size, tokensOf(world, traderOf(world, size).units))),
  closePosition: (world, size) => closePosition(world, traderOf(world, size)),
  closeCensus: async (world) =>
    closeAccount(world, await censusAccount(world, Number(seriesOf(world).firstPeriod)), world.chain.payer.address),
  closeRound: async (world) =>
    closeAccount(world, await roundAccount(world, Number(seriesOf(world).round)), world.chain.payer.address),
  releaseResidue: (world) => releaseResidue(world),
  claimPayout: (world, size) => claimPayout(world, traderOf(world, size)),
  claimTail: (world, size) => claimTail(world, traderOf(world, size)),
  claimFinal: (world, size) => claimFinal(world, traderOf(world, size)),
  claimRedemption: (world, size) => claimRedemption(world, traderOf(world, size)),
  collectFees: (world) => collectFees(world),
  collectProceeds: (world) => collectProceeds(world),
  activate: (world) => activate(world),
  fail: (world) => fail(world),
  buy: (world, size) => buy(world, traderOf(world, size), { given: smaller(size, 1n << 40n) }),
  sell: (world, size) => sell(world, traderOf(world, size), { given: smaller(size, 1n << 40n) }),
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
  return (await world.chain.send(await act(world, size))).answer;
}
