import type { Bytes32 } from '@income-series/protocol/hex';
import { BUYOUT_NOTICE } from '@income-series/protocol/policy';
import { ISSUER } from './raise.ts';
import type { Sent, World } from './world.ts';

/** Announces a buy-out and moves to the first moment at which it is possible. */
export async function noticeBuyOut(world: World, seriesKey: Bytes32): Promise<void> {
  await world.send(world.account(ISSUER), 'hub', 'announceBuyOut', [seriesKey]);
  await world.anvil.clock.advance(BUYOUT_NOTICE);
}

/** The buy-out that was announced. */
export const buyOut = (world: World, seriesKey: Bytes32): Promise<Sent> =>
  world.send(world.account(ISSUER), 'hub', 'buyOut', [seriesKey]);

/** The whole way of a buy-out. */
export async function endByBuyOut(world: World, seriesKey: Bytes32): Promise<Sent> {
  await noticeBuyOut(world, seriesKey);
  return buyOut(world, seriesKey);
}
