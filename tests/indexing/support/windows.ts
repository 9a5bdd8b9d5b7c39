import { bidCommitment } from '@income-series/protocol/bid';
import { keccak256Hex, utf8 } from '@income-series/protocol/bytes';
import type { EvmAddress } from '@income-series/protocol/hex';
import { nextPeriod, periodAt } from '@income-series/protocol/period';
import { abis } from '../../../src/adapters/evm/abi.ts';
import { noticeBuyOut, pass, RATE, raise, seriesKeyOf } from './actions.ts';
import { happens } from './stage.ts';
import type { World } from './world.ts';

/** The series of the windows' story. */
export const TRADED = 10;

const MANY = 2n ** 256n - 1n;
const personOf = (world: World, person: number) => world.people[person] as EvmAddress;

/** People 0 to 2, who may hold, sell; the others buy. */
const orderOf = (series: number, wallet: EvmAddress, person: number) => {
  const sells = person < 3;
  return {
    sells,
    price: 1_000_000n + BigInt(sells ? person : person % 4) * 250_000n,
    quantity: person === 7 ? MANY : BigInt(sells ? 4 + 3 * person : 3 + person),
    salt: keccak256Hex(utf8(`order ${series} ${wallet}`)),
    wallet,
  };
};

export const openWindow = (world: World, series: number): Promise<boolean> =>
  world.act(world.owner, { kind: 'openWindow', seriesKey: seriesKeyOf(world, series) });

export function commitOrder(world: World, series: number, person: number): Promise<boolean> {
  const trader = personOf(world, person);
  const { sells, ...order } = orderOf(series, trader, person);
  return world.act(trader, {
    kind: 'commitOrder',
    seriesKey: seriesKeyOf(world, series),
    commitment: bidCommitment(order),
    money: sells ? 0n : 40_000_000n,
    units: sells ? order.quantity + BigInt(person) : 0n,
  });
}

export function revealOrder(world: World, series: number, person: number): Promise<boolean> {
  const trader = personOf(world, person);
  const { price, quantity, salt } = orderOf(series, trader, person);
  return world.act(trader, { kind: 'revealOrder', seriesKey: seriesKeyOf(world, series), price, quantity, salt });
}

export const settleWindow = (world: World, series: number, maxOrders: number): Promise<boolean> =>
  world.act(world.owner, { kind: 'settleWindow', seriesKey: seriesKeyOf(world, series), maxOrders });

export const deliverOrder = (world: World, series: number, window: number, person: number): Promise<boolean> =>
  world.act(world.owner, {
    kind: 'deliverOrder',
    seriesKey: seriesKeyOf(world, series),
    window,
    trader: personOf(world, person),
  });

const verify = (world: World, person: number, verified: boolean) =>
  happens(world.govern('registry', 'setVerified', [[personOf(world, person)], verified]));

/** A window from its opening to the end of its reveal phase, in which these people commit and of them those reveal. */
export async function tradeIn(world: World, series: number, commits: readonly number[], reveals: readonly number[]) {
  await happens(openWindow(world, series));
  for (const person of commits) await happens(commitOrder(world, series, person));
  await pass(world, 3n);
  for (const person of reveals) await happens(revealOrder(world, series, person));
  await pass(world, 2n);
}

/** The units that a person's order in the story's first window bought or sold so far. */
const filledOf = async (world: World, person: number): Promise<bigint> => {
  const args = [seriesKeyOf(world, TRADED), 1, personOf(world, person)] as const;
  const { filled } = await world.client.readContract({
    address: world.contracts.windows,
    abi: abis.windows,
    functionName: 'orderOf',
    args,
  });
  return BigInt(filled);
};

/**
 * One series and four windows. In the first units change hands: 2 never reveals, 7 reveals an absurd order, 4 is no
 * longer verified before the price is found and 1 between its two sales; not everything is delivered. In the second no two
 * orders meet, the third nobody settles in time, and while the fourth is open the series is bought out.
 */
export async function runWindows(world: World): Promise<void> {
  const seriesKey = seriesKeyOf(world, TRADED);
  const first = periodAt(await world.anvil.clock.now());
  const lastPeriod = nextPeriod(nextPeriod(nextPeriod(first)));
  await happens(world.govern('fxFeed', 'publish', [840, RATE]));
  for (const person of [0, 1, 2, 3, 4, 5, 6, 7]) await verify(world, person, true);
  await raise(world, TRADED, [0, 1, 2, 3], { firstPeriod: first, lastPeriod });

  await tradeIn(world, TRADED, [0, 1, 2, 3, 4, 5, 6, 7], [0, 1, 3, 4, 5, 6, 7]);
  await verify(world, 4, false);
  while ((await filledOf(world, 1)) === 0n) await happens(settleWindow(world, TRADED, 1));
  await verify(world, 1, false);
  while (await settleWindow(world, TRADED, 2));
  for (const person of [1, 4]) await verify(world, person, true);
  for (const person of [0, 3]) await happens(deliverOrder(world, TRADED, 1, person));

  await pass(world, 30n);
  await tradeIn(world, TRADED, [1, 5], []);
  while (await settleWindow(world, TRADED, 200));
  await happens(deliverOrder(world, TRADED, 1, 2));

  await pass(world, 30n);
  await tradeIn(world, TRADED, [1, 5], [1, 5]);
  await pass(world, 8n);
  await happens(settleWindow(world, TRADED, 200));
  await happens(deliverOrder(world, TRADED, 3, 5));

  await pass(world, 23n);
  await happens(noticeBuyOut(world, seriesKey));
  await happens(openWindow(world, TRADED));
  for (const person of [1, 5]) await happens(commitOrder(world, TRADED, person));
  await happens(world.issue('buyOut', [seriesKey]));
  await happens(settleWindow(world, TRADED, 200));
  await happens(deliverOrder(world, TRADED, 4, 1));
}
