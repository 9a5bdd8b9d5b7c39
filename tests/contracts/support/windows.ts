import { type BidOpening, bidCommitment } from '@income-series/protocol/bid';
import { enumName } from '@income-series/protocol/chain-enums';
import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import { WINDOW_COMMIT, WINDOW_REVEAL, WINDOW_SETTLE } from '@income-series/protocol/policy';
import type { Side } from '../../models/window.ts';
import { opening, until } from './raise.ts';
import type { Happening, Sent, World } from './world.ts';

export interface PlannedOrder {
  readonly trader: EvmAddress;
  readonly side: Side;
  readonly price: bigint;
  readonly quantity: bigint;
  /** Base units of a buyer, units of a seller; just what it needs where it is not given. */
  readonly escrow?: bigint;
  readonly reveal?: boolean;
}

export const windowOf = (world: World, seriesKey: Bytes32) => world.read('windows', 'windowOf', [seriesKey]);
export const windowPhase = async (world: World, seriesKey: Bytes32) =>
  enumName('WindowPhase', (await windowOf(world, seriesKey)).phase);
export const orderOf = (world: World, seriesKey: Bytes32, trader: EvmAddress, window = 1) =>
  world.read('windows', 'orderOf', [seriesKey, window, trader]);
export const lockedOf = (world: World, seriesKey: Bytes32, holder: EvmAddress) =>
  world.read('hub', 'lockedOf', [seriesKey, holder]);
export const unitsOf = (world: World, seriesKey: Bytes32, holder: EvmAddress) =>
  world.read('hub', 'unitsOf', [seriesKey, holder]);

/** Opened by somebody with no part in it. */
export const openWindow = (world: World, seriesKey: Bytes32): Promise<Sent> =>
  world.send(world.collector, 'windows', 'openWindow', [seriesKey]);

/** Moves to the last window's next phase, or to its deadline. */
export async function toPhase(world: World, seriesKey: Bytes32, phase: 'REVEAL' | 'SETTLE' | 'OVERDUE'): Promise<void> {
  const { openedAt } = await windowOf(world, seriesKey);
  const revealAt = openedAt + WINDOW_COMMIT;
  const settleAt = revealAt + WINDOW_REVEAL;
  const times = { REVEAL: revealAt, SETTLE: settleAt, OVERDUE: settleAt + WINDOW_SETTLE };
  await until(world, times[phase]);
}

export const escrowOf = ({ side, price, quantity, escrow }: PlannedOrder): bigint =>
  escrow ?? (side === 'BUY' ? price * quantity : quantity);

/** Arguments of a commitment and of its reveal. */
export function sealed(seriesKey: Bytes32, order: PlannedOrder) {
  const { price, quantity, salt }: BidOpening = opening({ ...order, bidder: order.trader });
  const commitment = bidCommitment({ price, quantity, salt, wallet: order.trader });
  const escrow = escrowOf(order);
  const [money, units] = order.side === 'BUY' ? [escrow, 0n] : [0n, escrow];
  return { commit: [seriesKey, commitment, money, units], reveal: [seriesKey, price, quantity, salt] } as const;
}

/** Commits and reveals in the open window; ends when reveals are over. */
export async function placeOrders(world: World, seriesKey: Bytes32, orders: readonly PlannedOrder[]): Promise<Sent[]> {
  const ready = orders.map((order) => ({ order, ...sealed(seriesKey, order) }));
  for (const { order, commit } of ready) await world.send(order.trader, 'windows', 'commitOrder', commit);
  await toPhase(world, seriesKey, 'REVEAL');
  const sent: Sent[] = [];
  for (const { order, reveal } of ready) {
    if (order.reveal !== false) sent.push(await world.send(order.trader, 'windows', 'revealOrder', reveal));
  }
  await toPhase(world, seriesKey, 'SETTLE');
  return sent;
}

/** Settles in steps of `maxOrders` until the window is over. */
export async function settleAll(world: World, seriesKey: Bytes32, maxOrders = 50): Promise<Sent> {
  const events: Happening[] = [];
  let gas = 0n;
  for (let steps = 0; (await windowPhase(world, seriesKey)) === 'SETTLE'; steps++) {
    if (steps > 2_000) throw new Error('settlement does not end');
    const sent = await world.send(world.collector, 'windows', 'settleWindow', [seriesKey, maxOrders]);
    events.push(...sent.events);
    if (sent.gas > gas) gas = sent.gas;
  }
  return { gas, events };
}

export const deliverOrder = (world: World, seriesKey: Bytes32, trader: EvmAddress, window = 1): Promise<Sent> =>
  world.send(world.collector, 'windows', 'deliverOrder', [seriesKey, window, trader]);

/** A window from its opening to its last delivery: everything that happened as it was settled. */
export async function tradeIn(world: World, seriesKey: Bytes32, orders: readonly PlannedOrder[]): Promise<Sent> {
  await openWindow(world, seriesKey);
  await placeOrders(world, seriesKey, orders);
  const settled = await settleAll(world, seriesKey);
  const { window } = await windowOf(world, seriesKey);
  for (const { trader } of orders) await deliverOrder(world, seriesKey, trader, window);
  return settled;
}
