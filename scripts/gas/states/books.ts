import { type BidOpening, bidCommitment } from '@income-series/protocol/bid';
import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import { nextPeriod, type Period, periodAt } from '@income-series/protocol/period';
import { deliver, ISSUER, opening, openSeries, phaseOf, until } from '../../../tests/contracts/support/raise.ts';
import { report } from '../../../tests/contracts/support/report.ts';
import { deliverOrder, openWindow, sealed, toPhase, windowPhase } from '../../../tests/contracts/support/windows.ts';
import type { World } from '../../../tests/contracts/support/world.ts';

const EACH = 8n;
const DEPOSIT = 100_000n;

/** A raise that all of the wallets win. Prices rise with the sequence: every reveal climbs to the top of the heap. */
export async function raiseOfMany(world: World, wallets: readonly EvmAddress[]): Promise<Bytes32> {
  const now = await world.anvil.clock.now();
  const [commitEndsAt, revealEndsAt, gateEndsAt] = [now + 100_000n, now + 200_000n, now + 300_000n];
  const unitsOffered = EACH * BigInt(wallets.length);
  const firstPeriod = nextPeriod(periodAt(now));
  const { seriesKey } = await openSeries(world, {
    unitsOffered,
    maxUnitsPerBid: EACH,
    commitEndsAt,
    revealEndsAt,
    gateEndsAt,
    firstPeriod,
    lastPeriod: firstPeriod + 10,
  });
  const openings = wallets.map((bidder, i) => opening({ bidder, price: 100n + BigInt(i), quantity: EACH }));
  for (const each of openings) {
    await world.send(each.wallet as EvmAddress, 'raise', 'commitBid', [seriesKey, bidCommitment(each), DEPOSIT]);
  }
  await until(world, commitEndsAt);
  for (const { price, quantity, salt, wallet } of openings as BidOpening[]) {
    await world.send(wallet as EvmAddress, 'raise', 'revealBid', [seriesKey, price, quantity, salt]);
  }
  await until(world, revealEndsAt);
  await settleInTens(world, seriesKey);
  await world.send(world.account(ISSUER), 'raise', 'passGate', [seriesKey]);
  const [last, ...prompt] = wallets.toReversed() as [EvmAddress, ...EvmAddress[]];
  for (const wallet of prompt) await deliver(world, seriesKey, wallet);
  await report(world, seriesKey, firstPeriod as Period, { payment: 1_000_003n });
  await deliver(world, seriesKey, last);
  return seriesKey;
}

export async function settleInTens(world: World, seriesKey: Bytes32): Promise<void> {
  while ((await phaseOf(world, seriesKey)) === 'SETTLE') {
    await world.send(world.owner, 'raise', 'settleStep', [seriesKey, 10]);
  }
}

/** A window in which every second wallet buys, the others sell more than is wanted, and all prices meet. */
export async function windowOfMany(world: World, seriesKey: Bytes32, wallets: readonly EvmAddress[]): Promise<void> {
  await openWindow(world, seriesKey);
  const orders = wallets.map((trader, i) =>
    i % 2 === 0
      ? ({ trader, side: 'BUY', price: 10_000n + BigInt(i), quantity: EACH - 1n } as const)
      : ({ trader, side: 'SELL', price: 10n + BigInt(i), quantity: EACH } as const),
  );
  const ready = orders.map((order) => ({ trader: order.trader, ...sealed(seriesKey, order) }));
  for (const { trader, commit } of ready) await world.send(trader, 'windows', 'commitOrder', commit);
  await toPhase(world, seriesKey, 'REVEAL');
  for (const { trader, reveal } of ready) await world.send(trader, 'windows', 'revealOrder', reveal);
  await toPhase(world, seriesKey, 'SETTLE');
  while ((await windowPhase(world, seriesKey)) === 'SETTLE') {
    await world.send(world.owner, 'windows', 'settleWindow', [seriesKey, 10]);
  }
  for (const wallet of wallets) await deliverOrder(world, seriesKey, wallet);
}
