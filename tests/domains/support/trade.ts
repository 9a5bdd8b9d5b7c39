import { bidCommitment } from '@income-series/protocol/bid';
import { keccak256Hex, utf8 } from '@income-series/protocol/bytes';
import type { EvmAddress } from '@income-series/protocol/hex';
import { WINDOW_COMMIT, WINDOW_INTERVAL, WINDOW_REVEAL } from '@income-series/protocol/policy';
import { seriesKeyOf } from '../../indexing/support/actions.ts';
import { happens } from '../../indexing/support/stage.ts';
import { openWindow, settleWindow } from '../../indexing/support/windows.ts';
import type { World } from '../../indexing/support/world.ts';

export const PRICE = 1_000_000n;

export interface Trade {
  readonly seller: number;
  readonly buyer: number;
  readonly units: bigint;
}

/** The order of one side, sealed: both name the same price and quantity. */
const orderOf = (world: World, series: number, person: number, units: bigint) => {
  const wallet = world.people[person] as EvmAddress;
  const salt = keccak256Hex(utf8(`trade ${series} ${wallet}`));
  return { price: PRICE, quantity: units, salt, wallet };
};

/** Opens a window and commits both orders: the seller's units are locked from here on. */
export async function beginTrade(world: World, series: number, { seller, buyer, units }: Trade): Promise<void> {
  const seriesKey = seriesKeyOf(world, series);
  await happens(openWindow(world, series));
  for (const person of [seller, buyer]) {
    const order = orderOf(world, series, person, units);
    const escrow = person === seller ? { money: 0n, units } : { money: units * PRICE, units: 0n };
    const call = { kind: 'commitOrder', seriesKey, commitment: bidCommitment(order), ...escrow } as const;
    await happens(world.act(order.wallet, call));
  }
}

/** Reveals both orders and settles: the units change hands. */
async function finishTrade(world: World, series: number, { seller, buyer, units }: Trade): Promise<void> {
  await world.anvil.clock.advance(WINDOW_COMMIT);
  for (const person of [seller, buyer]) {
    const { wallet, ...opening } = orderOf(world, series, person, units);
    await happens(world.act(wallet, { kind: 'revealOrder', seriesKey: seriesKeyOf(world, series), ...opening }));
  }
  await world.anvil.clock.advance(WINDOW_REVEAL);
  await happens(settleWindow(world, series, 200));
}

/** A window of one seller and one buyer, and the time until the next may open. */
export async function trade(world: World, series: number, one: Trade): Promise<void> {
  await beginTrade(world, series, one);
  await finishTrade(world, series, one);
  await world.anvil.clock.advance(WINDOW_INTERVAL);
}
