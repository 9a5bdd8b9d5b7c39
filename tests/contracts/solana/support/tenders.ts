// Rounds of tenders.
import { u8, u64 } from './bytes.ts';
import { paying, readonly, SYSTEM_PROGRAM, signing, writable } from './chain.ts';
import { claim } from './claims.ts';
import { type CurveWorld, DAY, positionAccount, readPosition, readSeries, roundAccount, type Trader } from './curve.ts';
import { walletAccount } from './registry.ts';
import { callOf } from './world.ts';

/** The price is of a whole unit. */
export const openTender = (
  world: CurveWorld,
  price: bigint,
  { endsAt = world.chain.now() + 7n * DAY, sender = world.issuer } = {},
) => callOf(world, [signing(sender.signer), writable(world.curve.series)], u8(40), u64(price), u64(endsAt));

/** At any price, unless the least price of a whole unit is given. */
export async function tender(world: CurveWorld, trader: Trader, units: bigint, leastPrice = 0n) {
  const wallet = readonly(await walletAccount(trader.signer.address));
  const records = [writable(world.curve.series), writable(await positionAccount(world, trader))];
  return callOf(world, [signing(trader.signer), wallet, ...records], u8(41), u64(units), u64(leastPrice));
}

export async function withdrawTender(world: CurveWorld, trader: Trader, units: bigint) {
  const records = [writable(world.curve.series), writable(await positionAccount(world, trader))];
  return callOf(world, [signing(trader.signer), ...records], u8(42), u64(units));
}

/** Of the last round. */
export async function settleTender(world: CurveWorld) {
  const round = writable(await roundAccount(world, Number(readSeries(world).round)));
  const accounts = [paying(world.chain.payer), writable(world.curve.series), round];
  return callOf(world, [...accounts, readonly(SYSTEM_PROGRAM)], u8(43));
}

/** Of the round in which the holder tendered last. */
export async function claimTender(world: CurveWorld, trader: Trader, sender = world.chain.payer) {
  const { round } = await readPosition(world, trader);
  const whole = await claim(world, 44, trader, sender);
  const accounts = [...(whole.accounts ?? []), writable(await roundAccount(world, Number(round)))];
  return { ...whole, accounts };
}

/** Moves to the end of the last round and settles it. */
export async function settle(world: CurveWorld) {
  world.chain.setTime(readSeries(world).roundEndsAt as bigint);
  return world.chain.accept(settleTender(world));
}
