import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import { beforeEach } from 'vitest';
import { forFile } from '../../support/for-file.ts';
import { activeSeries, prepare } from './raise.ts';
import { type PlannedOrder, sealed } from './windows.ts';
import { createWorld, type Sent, type World } from './world.ts';

type Plan = (quantity: bigint, price?: bigint, change?: Partial<PlannedOrder>) => PlannedOrder;

/** A chain with an active series in which `seller` has 60 units, `other` 40, and `buyer`, verified as they are, none. */
export interface Trading {
  readonly world: World;
  readonly seriesKey: Bytes32;
  readonly seller: EvmAddress;
  readonly buyer: EvmAddress;
  readonly other: EvmAddress;
  /** Not verified. */
  readonly stranger: EvmAddress;
  /** An order of the seller's, at 10 where nothing is said. */
  readonly sells: Plan;
  /** An order of the buyer's, alike. */
  readonly buys: Plan;
  commit(order: PlannedOrder): Promise<Sent>;
  /** The error that its commitment would end with; 'ACCEPTED' where it would not. */
  refused(order: PlannedOrder): Promise<string>;
  verify(wallets: readonly EvmAddress[], verified: boolean): Promise<Sent>;
}

/** Opens one for all tests of a file. Each test begins where the first did. */
export async function openTrading(): Promise<Trading> {
  const world = await forFile(createWorld());
  const [seller, buyer, other] = (await prepare(world, 3)) as [EvmAddress, EvmAddress, EvmAddress];
  const { seriesKey } = await activeSeries(world, [
    [seller, 60n],
    [other, 40n],
  ]);
  beforeEach(await world.mark());
  const sells: Plan = (quantity, price = 10n, change = {}) => ({
    trader: seller,
    side: 'SELL',
    price,
    quantity,
    ...change,
  });
  return {
    world,
    seriesKey,
    seller,
    buyer,
    other,
    stranger: world.account(9),
    sells,
    buys: (quantity, price, change = {}) => ({ ...sells(quantity, price), trader: buyer, side: 'BUY', ...change }),
    commit: (order) => world.send(order.trader, 'windows', 'commitOrder', sealed(seriesKey, order).commit),
    refused: (order) => world.refusal(order.trader, 'windows', 'commitOrder', sealed(seriesKey, order).commit),
    verify: (wallets, verified) => world.send(world.owner, 'registry', 'setVerified', [wallets, verified]),
  };
}
