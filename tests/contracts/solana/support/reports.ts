// Reports of an active curve series. Proofs are not made here: a verifying key that takes one proof for all signals stands in.

import { larger } from '@income-series/protocol/amounts';
import { type Period, periodEnd } from '@income-series/protocol/period';
import { CENSUS_WAIT } from '@income-series/protocol/policy';
import { poseidon2 } from 'poseidon-lite/poseidon2';
import { fromHex, join, u8, u32, u128, word } from './bytes.ts';
import { derive, type Meta, readonly, type Sent, signing, writable } from './chain.ts';
import {
  activate,
  buy,
  type CurveParams,
  type CurveWorld,
  createCurveWorld,
  EUR,
  readSeries,
  register,
  stake,
  syncCensus,
  type Trader,
  WAD,
} from './curve.ts';
import { keyParts, verifyingKey, writeKey } from './proof.ts';
import { feedAccount, inForce, keyAccount, publishRate, rateAccount } from './registry.ts';
import { ATTESTOR, type Key, signWords, VERIFIER } from './signed-rate.ts';
import { callOf, TOKEN_PROGRAM } from './world.ts';

export const RATE = 10_000n * WAD;
export const NO_INCOME = word(poseidon2([0n, 0n]));

const G1 = join(word(1n), word(2n));
const G2 = keyParts[0].slice(192, 320); // gamma of the circuit's key: the generator
/** e(A, B) = e(alpha, beta), and nothing of the signals. */
export const TRUSTING: readonly [Uint8Array, Uint8Array] = [join(G1, G2, G2, G2), new Uint8Array(448)];
export const ANY_PROOF = join(G1, G2, new Uint8Array(64));

/** A series that is active since 2026, all of whose units are sold to the first trader, with keys and a verifying key. */
export async function openReportWorld(
  change: Partial<CurveParams> = {},
  { parts = TRUSTING, staked = [600n, 300n, 0n], fx = RATE } = {},
): Promise<CurveWorld> {
  const world = await createCurveWorld(change, 3, fx);
  for (const [place, part] of parts.entries()) await world.chain.accept(writeKey(world, place, part));
  await register(world, 'attestor', ATTESTOR.address);
  await register(world, 'verifier', VERIFIER.address);
  for (const trader of world.traders) await world.chain.accept(buy(world, trader, { given: 600_000_000n }));
  await world.chain.accept(activate(world));
  for (const [place, units] of staked.entries()) {
    if (units > 0n) await world.chain.accept(stake(world, world.traders[place] as Trader, units));
  }
  return world;
}

/** Whether a census of a quarter that is over must come before units are staked. */
export function isCensusDue(world: CurveWorld): boolean {
  const series = readSeries(world) as Record<string, bigint>;
  const { state, nextCensus = 0n, nextPeriod, activatedAt = 0n } = series;
  const isNext = (state === 3n || state === 4n) && nextCensus > 0n && nextCensus === nextPeriod;
  return isNext && world.chain.now() >= larger(periodEnd(Number(nextCensus) as Period), activatedAt + CENSUS_WAIT);
}

/**
 * Takes the census of a quarter that is over: now, or in the next second if units were staked in this one, because the program refuses it
 * for that second. Units can be staked after the quarter's end while the quarter before it is not settled.
 * @throws Error the program's refusal
 */
export async function takeCensus(world: CurveWorld, period: Period): Promise<void> {
  const { chain } = world;
  const census = await syncCensus(world, period);
  if (readSeries(world).stakedAt === chain.now()) {
    const { answer } = await chain.send(census);
    if (answer !== 'CENSUS_WAIT') throw new Error(`a census in the second of a stake: ${answer}`);
    chain.setTime(chain.now() + 1n);
  }
  await chain.accept(census);
}

/** Moves to the quarter's end, with a rate of its last hour and its census. */
export async function endQuarter(
  world: CurveWorld,
  period: Period,
  { rate = true, census = true, fx = RATE } = {},
): Promise<void> {
  const end = periodEnd(period);
  if (rate && world.chain.now() < end - 3_600n) {
    world.chain.setTime(end - 3_600n);
    await world.chain.accept(publishRate(world, world.admin, { currency: EUR, rate: fx }));
  }
  if (world.chain.now() < end) world.chain.setTime(end);
  if (census) await takeCensus(world, period);
}

export interface PlannedReport {
  readonly period: Period | number;
  readonly payment: bigint;
  readonly income?: Uint8Array;
  readonly tier?: number;
  readonly flag?: number;
  readonly key?: Key;
  readonly proof?: Uint8Array;
  readonly prior?: Uint8Array;
  readonly attestation?: Uint8Array;
  /** Who sends it, where it is not the issuer. */
  readonly sender?: Trader;
}

export const incomeOf = (period: number): Uint8Array => word(BigInt(period));

export async function submitReport(world: CurveWorld, plan: PlannedReport) {
  const { period, payment, income = incomeOf(period), tier = 2, flag = 0, proof = ANY_PROOF } = plan;
  const { sender = world.issuer, key = tier === 3 ? ATTESTOR : VERIFIER } = plan;
  const prior = plan.prior ?? fromHex(readSeries(world).expectedPrior as string);
  const words = [world.curve.key, word(BigInt(period)), prior, income, word(BigInt(tier)), word(BigInt(flag))];
  const attestation = plan.attestation ?? (await signWords(world, 0, words, key));
  const end = periodEnd(20261 <= period && period % 10 <= 4 ? (period as Period) : 20261);
  const before = await inForce(world, EUR, end);
  const accounts: Meta[] = [
    signing(sender.signer),
    writable(world.curve.series),
    readonly(await keyAccount(key.address)),
    readonly(await derive('quarter', world.curve.key, u32(period))),
    readonly(await feedAccount(EUR)),
    readonly(await rateAccount(EUR, before)),
    readonly(await rateAccount(EUR, before + 1)),
    readonly(await verifyingKey()),
    writable(sender.money),
    writable(world.curve.vault),
    readonly(world.token),
    readonly(TOKEN_PROGRAM),
  ];
  const data = [u32(period), proof, income, u128(payment), u8(tier), u8(flag), attestation];
  return callOf(world, accounts, u8(26), ...data);
}

/** A report of a quarter at its end. */
export async function report(world: CurveWorld, plan: PlannedReport & { readonly period: Period }): Promise<Sent> {
  await endQuarter(world, plan.period);
  return world.chain.accept(submitReport(world, plan));
}

export const markMissed = (world: CurveWorld, period: number) =>
  callOf(world, [writable(world.curve.series)], u8(27), u32(period));

/** Moves past the windows of a quarter and marks it. */
export async function miss(world: CurveWorld, period: Period, { counted = false } = {}): Promise<Sent> {
  await endQuarter(world, period, { rate: false, census: !counted });
  const closesAt = periodEnd(period) + 90n * 86_400n; // after a fourth quarter that is the next one's end
  world.chain.setTime(closesAt - 3_600n);
  await world.chain.accept(publishRate(world, world.admin, { currency: EUR, rate: RATE }));
  world.chain.setTime(closesAt);
  return world.chain.accept(markMissed(world, period));
}
