/**
 * Prints the most gas that one call takes in books of 10, 100 and 1,000 bids or orders, on a node of its own: the raise's
 * and the windows' commit, reveal and a settlement step of ten. Prices rise with the sequence, so that every reveal climbs
 * to the top of the heap.
 */
import { type BidOpening, bidCommitment } from '../src/core/bid.ts';
import type { Address, Bytes32 } from '../src/core/hex.ts';
import {
  deliver,
  FIRST_BIDDER,
  ISSUER,
  opening,
  openSeries,
  phaseOf,
  prepare,
  until,
} from '../tests/contracts/support/raise.ts';
import { openWindow, sealed, toPhase, windowPhase } from '../tests/contracts/support/windows.ts';
import { createWorld, type World } from '../tests/contracts/support/world.ts';

const EACH = 8n;
type Spend = (name: string, gas: bigint) => void;

/** A raise that all of the wallets win. */
async function raise(world: World, wallets: readonly Address[], spend: Spend): Promise<Bytes32> {
  const now = await world.anvil.clock.now();
  const [commitEndsAt, revealEndsAt, gateEndsAt] = [now + 100_000n, now + 200_000n, now + 300_000n];
  const unitsOffered = EACH * BigInt(wallets.length);
  const times = { commitEndsAt, revealEndsAt, gateEndsAt };
  const { seriesKey } = await openSeries(world, { unitsOffered, maxUnitsPerBid: EACH, ...times });
  const openings = wallets.map((bidder, i) => opening({ bidder, price: 100n + BigInt(i), quantity: EACH }));
  for (const each of openings) {
    const args = [seriesKey, bidCommitment(each), 100_000n] as const;
    spend('raise: commitBid', (await world.send(each.wallet as Address, 'raise', 'commitBid', args)).gas);
  }
  await until(world, commitEndsAt);
  for (const { price, quantity, salt, wallet } of openings as BidOpening[]) {
    const args = [seriesKey, price, quantity, salt] as const;
    spend('raise: revealBid', (await world.send(wallet as Address, 'raise', 'revealBid', args)).gas);
  }
  await until(world, revealEndsAt);
  while ((await phaseOf(world, seriesKey)) === 'SETTLE') {
    spend('raise: settleStep(10)', (await world.send(world.owner, 'raise', 'settleStep', [seriesKey, 10])).gas);
  }
  await world.send(world.account(ISSUER), 'raise', 'passGate', [seriesKey]);
  for (const wallet of wallets) await deliver(world, seriesKey, wallet);
  return seriesKey;
}

/** A window in which every second wallet buys, the others sell more than is wanted, and all prices meet. */
async function trade(world: World, seriesKey: Bytes32, wallets: readonly Address[], spend: Spend): Promise<void> {
  await openWindow(world, seriesKey);
  const orders = wallets.map((trader, i) =>
    i % 2 === 0
      ? ({ trader, side: 'BUY', price: 10_000n + BigInt(i), quantity: EACH - 1n } as const)
      : ({ trader, side: 'SELL', price: 10n + BigInt(i), quantity: EACH } as const),
  );
  const ready = orders.map((order) => ({ trader: order.trader, side: order.side, ...sealed(seriesKey, order) }));
  for (const { trader, side, commit } of ready) {
    const { gas } = await world.send(trader, 'windows', 'commitOrder', commit);
    spend(`window: commitOrder, ${side === 'BUY' ? 'money' : 'units'}`, gas);
  }
  await toPhase(world, seriesKey, 'REVEAL');
  for (const { trader, reveal } of ready) {
    spend('window: revealOrder', (await world.send(trader, 'windows', 'revealOrder', reveal)).gas);
  }
  await toPhase(world, seriesKey, 'SETTLE');
  while ((await windowPhase(world, seriesKey)) === 'SETTLE') {
    spend('window: settleWindow(10)', (await world.send(world.owner, 'windows', 'settleWindow', [seriesKey, 10])).gas);
    spend('window: steps of ten', -1n);
  }
  for (const wallet of wallets) {
    const { gas } = await world.send(world.owner, 'windows', 'deliverOrder', [seriesKey, 1, wallet]);
    spend('window: deliverOrder', gas);
  }
}

const sizes = process.argv.slice(2).map(Number);
const table = new Map<string, bigint[]>();
for (const [column, size] of (sizes.length > 0 ? sizes : [10, 100, 1_000]).entries()) {
  const world = await createWorld({ accounts: FIRST_BIDDER + size });
  const spend: Spend = (name, gas) => {
    const row = table.get(name) ?? [];
    const before = row[column] ?? 0n;
    row[column] = gas < 0n ? before + 1n : gas > before ? gas : before;
    table.set(name, row);
  };
  try {
    const wallets = await prepare(world, size);
    await trade(world, await raise(world, wallets, spend), wallets, spend);
  } finally {
    await world.stop();
  }
}
for (const [name, row] of table) {
  process.stdout.write(`${name.padEnd(30)}${row.map((gas) => gas.toLocaleString('en').padStart(12)).join('')}\n`);
}
