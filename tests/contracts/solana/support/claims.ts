// What follows from reports: payments of the tail, the end of a series, claims, accounts that are closed.
import type { Address, KeyPairSigner } from '@solana/kit';
import { u8, u64 } from './bytes.ts';
import { type Meta, paying, readonly, type Sent, SYSTEM_PROGRAM, signing, writable } from './chain.ts';
import { type CurveWorld, censusAfter, keptAccount, positionAccount, readSeries, type Trader } from './curve.ts';
import { callOf, TOKEN_PROGRAM } from './world.ts';

/** What an issuer who pays gives. */
function paid(world: CurveWorld, { signer, money }: Trader): Meta[] {
  const { series, vault } = world.curve;
  const money_ = [writable(money), writable(vault), readonly(world.token), readonly(TOKEN_PROGRAM)];
  return [signing(signer), writable(series), ...money_];
}
export const payTail = (world: CurveWorld, amount: bigint, sender = world.issuer) =>
  callOf(world, paid(world, sender), u8(28), u64(amount));
export const buyOut = (world: CurveWorld, sender = world.issuer) =>
  callOf(world, [...paid(world, sender), readonly(world.curve.mint)], u8(29));
export const announceBuyOut = (world: CurveWorld, sender = world.issuer) =>
  callOf(world, [signing(sender.signer), writable(world.curve.series)], u8(49));

/** Announces a buy-out and moves to the first moment at which it is possible. */
export async function noticeBuyOut(world: CurveWorld): Promise<void> {
  const { possibleAt = 0n, lapsesAt = 0n } = readSeries(world) as Record<string, bigint>;
  if (lapsesAt < world.chain.now()) await world.chain.accept(announceBuyOut(world));
  else if (possibleAt <= world.chain.now()) return;
  world.chain.setTime(readSeries(world).possibleAt as bigint);
}

/** The whole way of a buy-out. */
export async function endByBuyOut(world: CurveWorld): Promise<Sent> {
  await noticeBuyOut(world);
  return world.chain.accept(buyOut(world));
}

/** Units that are not staked, burned for their share of a closed series. */
export function redeemUnits(world: CurveWorld, { signer, units, money }: Trader, given: bigint) {
  const { series, vault, mint } = world.curve;
  const written = [series, vault, mint, units, money].map(writable);
  const token = [readonly(world.token), readonly(TOKEN_PROGRAM)];
  return callOf(world, [signing(signer), ...written, ...token], u8(50), u64(given));
}
/** What every account of a series but the series and its tokens may be closed by; `by` is who gets its rent. */
export const closeAccount = (world: CurveWorld, closed: Address, by: Address | Meta, census = closed) =>
  callOf(
    world,
    [writable(world.curve.series), writable(closed), typeof by === 'string' ? writable(by) : by, readonly(census)],
    u8(51),
  );
/** The position of a trader, who signs and gets its rent. */
export const closePosition = async (world: CurveWorld, trader: Trader, by: Address | Meta = paying(trader.signer)) =>
  closeAccount(world, await positionAccount(world, trader), by, await censusAfter(world, trader));
export const releaseResidue = (world: CurveWorld) =>
  callOf(world, [writable(world.curve.series), readonly(world.curve.mint)], u8(52));
export const closeSeries = (world: CurveWorld) => callOf(world, [writable(world.curve.series)], u8(30));

export async function claim(world: CurveWorld, number: number, trader: Trader, sender = world.chain.payer) {
  const { series, vault, stakes, mint } = world.curve;
  const isLast = number > 32;
  const accounts = [
    isLast ? paying(sender) : signing(sender),
    writable(series),
    writable(await positionAccount(world, trader)),
    readonly(await censusAfter(world, trader)),
    writable(vault),
    writable(trader.money),
    readonly(world.token),
    readonly(TOKEN_PROGRAM),
  ];
  const burnt = [stakes, mint, await keptAccount(world, trader)].map(writable);
  const last = isLast ? [...burnt, readonly(SYSTEM_PROGRAM)] : [];
  return callOf(world, [...accounts, ...last], u8(number));
}
export const claimPayout = (world: CurveWorld, trader: Trader, sender?: KeyPairSigner) =>
  claim(world, 31, trader, sender);
export const claimTail = (world: CurveWorld, trader: Trader, sender?: KeyPairSigner) =>
  claim(world, 32, trader, sender);
export const claimFinal = (world: CurveWorld, trader: Trader, sender?: KeyPairSigner) =>
  claim(world, 33, trader, sender);
export const claimRedemption = (world: CurveWorld, trader: Trader, sender?: KeyPairSigner) =>
  claim(world, 34, trader, sender);
