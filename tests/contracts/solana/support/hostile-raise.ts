// Acts that anybody may try on a series that a raise sells, with its windows: each is sound in everything but its time.

import { smaller } from '@income-series/protocol/amounts';
import { WINDOW_COMMIT, WINDOW_INTERVAL, WINDOW_REVEAL } from '@income-series/protocol/policy';
import type { Address, Instruction } from '@solana/kit';
import type { Fields } from './bytes.ts';
import { DAY, keptAccount, readPosition, type Trader } from './curve.ts';
import { ACTS, type ActName, hasPosition, seriesOf, until } from './hostile.ts';
import {
  claimKept,
  closeBid,
  collectCharges,
  deliverBid,
  type RaiseWorld,
  readBook,
  readKept,
  withdrawProceeds,
} from './raises.ts';
import { setVerified } from './registry.ts';
import {
  closeOrder,
  closeWindow,
  deliverOrder,
  nextOrderRecords,
  openWindow,
  order,
  readOrders,
  readWindow,
  releaseUnits,
  revealOrder,
  settleWindow,
  windowAccounts,
} from './windows.ts';

const indexOf = (world: RaiseWorld, address: unknown): number =>
  world.traders.findIndex(({ signer }) => signer.address === address);
export const traderAt = (world: RaiseWorld, address: unknown): Trader =>
  world.traders[indexOf(world, address)] as Trader;
const traderOf = (world: RaiseWorld, size: bigint): Trader =>
  world.traders[Number(size % BigInt(world.traders.length))] as Trader;

/** The numbers of the windows that are not closed. */
export async function windowsOf(world: RaiseWorld): Promise<number[]> {
  const numbers = Array.from({ length: Number(seriesOf(world).window) }, (_, place) => place + 1);
  const accounts = await Promise.all(numbers.map((number) => windowAccounts(world, number)));
  return numbers.filter((_, place) => world.chain.data(accounts[place]?.window as Address) !== null);
}

/** True while the series' last window takes orders, reveals or steps. */
async function isRunning(world: RaiseWorld): Promise<boolean> {
  const last = Number(seriesOf(world).window);
  return (await windowsOf(world)).includes(last) && (await readWindow(world)).status === 1n;
}

async function freeUnits(world: RaiseWorld, trader: Trader): Promise<bigint> {
  if (!(await hasPosition(world, trader))) return 0n;
  const { staked = 0n, locked = 0n } = (await readPosition(world, trader)) as Record<string, bigint>;
  return staked - locked;
}

/** The limit of a trader's order, which its escrow does not say. */
const limitOf = (world: RaiseWorld, trader: Trader): bigint =>
  98n + ((BigInt(indexOf(world, trader.signer.address)) * 3n + (seriesOf(world).window ?? 0n)) % 5n);

async function orderOf(world: RaiseWorld, trader: Trader, size: bigint): Promise<Instruction> {
  const [free, price] = [await freeUnits(world, trader), limitOf(world, trader)];
  const isSale = free > 0n && size % 2n === 0n;
  const quantity = 1n + ((size / 2n) % (isSale ? free : 30n));
  const side = isSale ? 'SELL' : 'BUY';
  return order(world, { trader, side, price, quantity, escrow: isSale ? quantity : price * quantity + (size % 3n) });
}

async function openingOf(world: RaiseWorld, slot: Fields) {
  const trader = traderAt(world, slot.trader);
  const [price, escrow] = [limitOf(world, trader), slot.escrow as bigint];
  return revealOrder(world, trader, { price, quantity: slot.side === 0n ? escrow / price : escrow });
}

const at = <T>(all: readonly T[], size: bigint): T | undefined => all[Number(size % BigInt(Math.max(all.length, 1)))];

type Act = (world: RaiseWorld, size: bigint) => Promise<readonly Instruction[]>;

const bidsOf = (world: RaiseWorld) => (world.chain.data(world.book) === null ? [] : readBook(world).slots);

/** The orders of the windows that are not closed, with their windows' numbers. */
async function ordersOf(world: RaiseWorld) {
  const numbers = await windowsOf(world);
  const books = await Promise.all(numbers.map(async (number) => (await readOrders(world, number)).slots));
  return books.flatMap((slots, place) => slots.map((slot) => ({ slot, number: numbers[place] as number })));
}

/** `size` is any number, and means what the act makes of it. The answer is empty where there is nothing to try it on. */
const OWN_ACTS = {
  deliverBid: async (world, size) => {
    const slot = at(bidsOf(world), size);
    return slot === undefined ? [] : [await deliverBid(world, traderAt(world, slot.bidder))];
  },
  closeBid: async (world) => {
    const slot = bidsOf(world).at(-1);
    return slot === undefined ? [] : [await closeBid(world, traderAt(world, slot.bidder))];
  },
  withdrawProceeds: async (world) => [withdrawProceeds(world)],
  collectCharges: async (world) => [collectCharges(world)],
  openWindow: async (world) => [await openWindow(world)],
  order: async (world, size) => ((await isRunning(world)) ? [await orderOf(world, traderOf(world, size), size)] : []),
  revealOrder: async (world, size) => {
    const slot = (await isRunning(world)) ? at((await readOrders(world)).slots, size) : undefined;
    return slot === undefined ? [] : [await openingOf(world, slot)];
  },
  settleWindow: async (world, size) => {
    const most = 1 + Number(size % 4n);
    return (await isRunning(world)) ? [await settleWindow(world, most, await nextOrderRecords(world, most))] : [];
  },
  deliverOrder: async (world, size) => {
    const found = at(await ordersOf(world), size);
    return found === undefined ? [] : [await deliverOrder(world, traderAt(world, found.slot.trader), found)];
  },
  /** A seller loses its verification before an order comes back that sold less than its units. */
  hold: async (world, size) => {
    const isLeft = ({ side, delivered, escrow, filled }: Fields) =>
      side === 1n && delivered === 0n && (escrow as bigint) > (filled as bigint);
    const found = at(
      (await ordersOf(world)).filter(({ slot }) => isLeft(slot)),
      size,
    );
    if (found === undefined) return [];
    const trader = traderAt(world, found.slot.trader);
    return [await verify(world, trader, false), await deliverOrder(world, trader, found)];
  },
  release: async (world, size) => {
    const trader = traderOf(world, size);
    if (!(await hasPosition(world, trader))) return [];
    return [await verify(world, trader, true), await releaseUnits(world, trader)];
  },
  closeOrder: async (world, size) => {
    const number = at(await windowsOf(world), size);
    const slot = number === undefined ? undefined : (await readOrders(world, number)).slots.at(-1);
    if (number === undefined || slot === undefined) return [];
    return [await closeOrder(world, traderAt(world, slot.trader), { number })];
  },
  closeWindow: async (world, size) => {
    const number = at(await windowsOf(world), size);
    return number === undefined ? [] : [await closeWindow(world, { number })];
  },
  claimKept: async (world, size) => {
    const trader = traderOf(world, size);
    const isKept = world.chain.data(await keptAccount(world, trader)) !== null;
    const payer = isKept ? ((await readKept(world, trader)).payer as Address) : trader.signer.address;
    return [await claimKept(world, trader, payer)];
  },
  verify: async (world, size) => [await verify(world, traderOf(world, size), size % 4n > 0n)],
} satisfies Record<string, Act>;

const verify = (world: RaiseWorld, { signer }: Trader, verified: boolean) =>
  setVerified(world, world.admin, [signer.address], verified);

/** The acts of every series that a raise's may be tried with too. */
const SHARED = [
  ...(['requestPause', 'withdrawPause', 'approvePause', 'endPause', 'requestExtinguishment'] as const),
  ...(['voidExtinguishment', 'extinguish', 'submitReport', 'markMissed', 'submitTrueUp', 'amendTerms'] as const),
  ...(['payTail', 'closeSeries', 'buyOut', 'announceBuyOut', 'closePosition', 'releaseResidue'] as const),
  ...(['claimPayout', 'claimTail', 'claimFinal', 'claimRedemption', 'collectFees'] as const),
] satisfies readonly ActName[];

export type RaiseActName = keyof typeof OWN_ACTS | (typeof SHARED)[number];
export const RAISE_ACTS = [...Object.keys(OWN_ACTS), ...SHARED] as readonly RaiseActName[];
const OF_POSITIONS: readonly RaiseActName[] = [
  ...(['closePosition', 'claimPayout', 'claimTail', 'claimFinal', 'claimRedemption'] as const),
];

/** The instructions of an act, in one transaction; none where there is nothing to try it on. */
export async function instructionsOf(world: RaiseWorld, name: RaiseActName, size: bigint) {
  if (name in OWN_ACTS) return (OWN_ACTS as Readonly<Record<string, Act>>)[name]?.(world, size) ?? [];
  if (OF_POSITIONS.includes(name) && !(await hasPosition(world, traderOf(world, size)))) return [];
  return [await ACTS[name as ActName](world, size)];
}

/** Moves to the next phase of the running window, or to the time of the next one. */
export async function nextPhase(world: RaiseWorld): Promise<void> {
  const { openedAt: last = 0n, activatedAt = 0n } = seriesOf(world);
  const openedAt = last || activatedAt;
  const ends = (await isRunning(world)) ? [WINDOW_COMMIT, WINDOW_COMMIT + WINDOW_REVEAL] : [WINDOW_INTERVAL];
  const next = ends.map((each) => openedAt + each).find((time) => time > world.chain.now());
  until(world, next);
}

/** The steps of a whole window: orders of all traders, their reveals, and its settlement. The rest of it is left to chance. */
export function* windowPlan(traders: number, size: bigint): Generator<readonly [RaiseActName | 'phase', bigint]> {
  yield ['phase', 0n];
  yield ['openWindow', 0n];
  const digits = (place: number) => (size >> BigInt(place * 3)) + BigInt(place);
  for (let place = 0; place < traders; place += 1) {
    const wish = digits(place);
    yield ['order', wish - (wish % BigInt(traders)) + BigInt(place)];
  }
  yield ['phase', 0n];
  for (let place = 0; place < traders; place += 1) if (digits(place) % 7n > 0n) yield ['revealOrder', BigInt(place)];
  yield ['phase', 0n];
  const steps = smaller(size % 30n, 12n);
  for (let step = 0n; step < steps; step += 1n) yield ['settleWindow', 3n];
  for (let place = 0n; place < 4n; place += 1n) yield [size % 3n > 0n ? 'hold' : 'deliverOrder', place];
  yield ['release', size];
}

/** Whole days, for a wait of any size. */
export const daysOf = (size: bigint): bigint => (1n + (size % 60n)) * DAY;
