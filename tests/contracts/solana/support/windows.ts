// Windows of later trading: addresses, instructions, and what their accounts say.
import { smaller } from '@income-series/protocol/amounts';
import { WINDOW_COMMIT, WINDOW_REVEAL, WINDOW_SETTLE } from '@income-series/protocol/policy';
import type { Address } from '@solana/kit';
import { addressBytes, type Field, type Fields, readFields, u8, u32, u64, word } from './bytes.ts';
import { derive, type Meta, paying, readonly, type Sent, SYSTEM_PROGRAM, signing, writable } from './chain.ts';
import { keptAccount, positionAccount, readSeries, type Trader } from './curve.ts';
import {
  commitmentOf,
  createRaiseWorld,
  deliverBid,
  type Opening,
  type RaiseParams,
  type RaiseWorld,
  sell,
} from './raises.ts';
import { walletAccount } from './registry.ts';
import { callOf, TOKEN_PROGRAM } from './world.ts';

type Side = 'BUY' | 'SELL';

/** An order with its escrow: base units of a buyer, units of a seller. */
interface PlannedOrder extends Opening {
  readonly trader: Trader;
  readonly side: Side;
  /** The escrow that the opening needs, if none is given. */
  readonly escrow?: bigint;
  readonly reveal?: boolean;
}

/** An activated series of which traders hold so many units, in their order. */
export async function tradingWorld(
  held: readonly bigint[],
  change: Partial<RaiseParams> = {},
  traders = held.length,
): Promise<RaiseWorld> {
  const units = held.reduce((sum, each) => sum + each, 0n);
  const world = await createRaiseWorld({ unitsOffered: units, maxUnitsPerBid: units, ...change }, traders);
  const holders = world.traders.filter((_, place) => (held[place] ?? 0n) > 0n);
  const bids = holders.map((bidder) => ({ bidder, price: 100n, quantity: held[world.traders.indexOf(bidder)] ?? 0n }));
  await sell(world, bids);
  for (const { bidder } of bids) await world.chain.accept(deliverBid(world, bidder));
  return world;
}

/** The number of the last window. */
const lastWindow = (world: RaiseWorld): number => Number(readSeries(world).window);

export async function windowAccounts(world: RaiseWorld, number = lastWindow(world)) {
  const [window, book, escrow] = await Promise.all(
    ['window', 'orders', 'escrow'].map((name) => derive(name, world.curve.key, u32(number))),
  );
  if (!window || !book || !escrow) throw new Error('three addresses');
  return { window, book, escrow };
}
export const orderAccount = (world: RaiseWorld, { signer }: Trader, number = lastWindow(world)): Promise<Address> =>
  derive('order', world.curve.key, u32(number), addressBytes(signer.address));

export async function openWindow(world: RaiseWorld, payer = world.chain.payer) {
  const { window, book, escrow } = await windowAccounts(world, lastWindow(world) + 1);
  const accounts: Meta[] = [
    paying(payer),
    ...[world.curve.series, window, book, escrow].map(writable),
    ...[world.token, TOKEN_PROGRAM, SYSTEM_PROGRAM].map(readonly),
  ];
  return callOf(world, accounts, u8(66));
}

interface Escrow {
  readonly commitment: Uint8Array;
  readonly money?: bigint;
  readonly units?: bigint;
}

export async function commitOrder(world: RaiseWorld, trader: Trader, { commitment, money = 0n, units = 0n }: Escrow) {
  const { window, book, escrow } = await windowAccounts(world);
  const accounts: Meta[] = [
    paying(trader.signer),
    readonly(await walletAccount(trader.signer.address)),
    writable(world.curve.series),
    readonly(window),
    ...[book, await orderAccount(world, trader), await positionAccount(world, trader), escrow].map(writable),
    writable(trader.money),
    ...[world.token, TOKEN_PROGRAM, SYSTEM_PROGRAM].map(readonly),
  ];
  return callOf(world, accounts, u8(67), commitment, u64(money), u64(units));
}

const escrowOf = ({ side, price, quantity, escrow }: PlannedOrder): bigint =>
  escrow ?? (side === 'BUY' ? price * quantity : quantity);

export const order = (world: RaiseWorld, planned: PlannedOrder) =>
  commitOrder(world, planned.trader, {
    commitment: commitmentOf(planned.trader, planned),
    [planned.side === 'BUY' ? 'money' : 'units']: escrowOf(planned),
  });

export async function revealOrder(world: RaiseWorld, trader: Trader, opening: Opening) {
  const { window, book } = await windowAccounts(world);
  const { price, quantity, salt = new Uint8Array(32).fill(0x44) } = opening;
  const accounts: Meta[] = [
    signing(trader.signer),
    readonly(await walletAccount(trader.signer.address)),
    writable(world.curve.series),
    readonly(window),
    writable(book),
    readonly(await orderAccount(world, trader)),
  ];
  return callOf(world, accounts, u8(68), word(price), word(quantity), salt);
}

export async function settleWindow(world: RaiseWorld, maxOrders: number, records: readonly Address[] = []) {
  const { window, book } = await windowAccounts(world);
  const accounts = [...[world.curve.series, window, book], ...records].map(writable);
  return callOf(world, [...accounts], u8(69), u32(maxOrders));
}

export async function deliverOrder(
  world: RaiseWorld,
  trader: Trader,
  { payer = world.chain.payer, number = lastWindow(world) } = {},
) {
  const { window, book, escrow } = await windowAccounts(world, number);
  const accounts: Meta[] = [
    paying(payer),
    readonly(await walletAccount(trader.signer.address)),
    writable(world.curve.series),
    readonly(window),
    ...[book, await orderAccount(world, trader, number), await positionAccount(world, trader), escrow].map(writable),
    ...[trader.money, world.curve.vault, await keptAccount(world, trader)].map(writable),
    ...[world.token, TOKEN_PROGRAM, SYSTEM_PROGRAM].map(readonly),
  ];
  return callOf(world, accounts, u8(70));
}

export async function releaseUnits(world: RaiseWorld, trader: Trader) {
  const wallet = readonly(await walletAccount(trader.signer.address));
  const position = writable(await positionAccount(world, trader));
  return callOf(world, [wallet, readonly(world.curve.series), position], u8(71));
}

export async function closeOrder(
  world: RaiseWorld,
  trader: Trader,
  { number = lastWindow(world), to = trader.signer.address as Address } = {},
) {
  const { window, book } = await windowAccounts(world, number);
  const closed = [book, await orderAccount(world, trader, number), to].map(writable);
  return callOf(world, [...[world.curve.series, window].map(readonly), ...closed], u8(72));
}

export async function closeWindow(
  world: RaiseWorld,
  { number = lastWindow(world), to = world.chain.payer.address as Address } = {},
) {
  const { window, book, escrow } = await windowAccounts(world, number);
  const accounts: Meta[] = [
    readonly(world.curve.series),
    ...[window, book, escrow, to, world.collectorMoney].map(writable),
    ...[world.token, TOKEN_PROGRAM].map(readonly),
  ];
  return callOf(world, accounts, u8(73));
}

// --- what the accounts say

const CLEARING: readonly Field[] = [
  ['stage', 'u8'],
  ['cursor', 'u32'],
  ['sellCursor', 'u32'],
  ['taken', 'u32'],
  ['price', 'u64'],
  ['volume', 'u64'],
  ['demand', 'u128'],
  ['supply', 'u64'],
  ['level', 'u64'],
  ['buys', 'u128'],
  ['sells', 'u64'],
  ['sellsAt', 'u64'],
  ['leftovers', 'u64'],
  ['buyLeft', 'u64'],
  ['sellLeft', 'u64'],
  ['passed', 'u64'],
  ['payouts', 'u128'],
  ['tail', 'u128'],
];
const WINDOW: readonly Field[] = [
  ['header', 3],
  ['status', 'u8'],
  ['seriesKey', 32],
  ['number', 'u32'],
  ['opener', 'address'],
  ['book', 'address'],
  ['escrow', 'address'],
  ['openedAt', 'u64'],
  ['changes', 'u64'],
  ...CLEARING,
];
const ORDER_BOOK: readonly Field[] = [
  ['header', 3],
  ['seriesKey', 32],
  ['window', 'u32'],
  ['orders', 'u32'],
  ['revealed', 'u32'],
];
const ORDER_SLOT: readonly Field[] = [
  ['trader', 'address'],
  ['escrow', 'u64'],
  ['price', 'u64'],
  ['quantity', 'u64'],
  ['filled', 'u64'],
  ['side', 'u8'],
  ['validity', 'u8'],
  ['fault', 'u8'],
  ['processing', 'u8'],
  ['delivered', 'u8'],
  ['heap', 'u32'],
];
const ORDER: readonly Field[] = [
  ['header', 3],
  ['seriesKey', 32],
  ['window', 'u32'],
  ['trader', 'address'],
  ['sequence', 'u32'],
  ['commitment', 32],
  ['slotRent', 'u64'],
];
const HEAD = 47;
const SLOT = 73;

type Numbers = Readonly<Record<string, bigint>>;
const data = (world: RaiseWorld, address: Address): Uint8Array => world.chain.data(address) ?? new Uint8Array();

export const readWindow = async (world: RaiseWorld, number = lastWindow(world)): Promise<Fields> =>
  readFields(WINDOW, data(world, (await windowAccounts(world, number)).window));
export const readOrder = async (world: RaiseWorld, trader: Trader): Promise<Fields> =>
  readFields(ORDER, data(world, await orderAccount(world, trader)));

/** The head of the window's book with its slots, in order of sequence. */
export async function readOrders(world: RaiseWorld, number = lastWindow(world)) {
  const bytes = data(world, (await windowAccounts(world, number)).book);
  const slots = Array.from({ length: (bytes.length - HEAD) / SLOT }, (_, place) =>
    readFields(ORDER_SLOT, bytes.slice(HEAD + place * SLOT, HEAD + (place + 1) * SLOT)),
  );
  return { head: readFields(ORDER_BOOK, bytes.slice(0, HEAD)), slots };
}

// --- the whole way

/** Numbers of phases that end by the clock. */
const ENDS = { REVEAL: WINDOW_COMMIT, SETTLE: WINDOW_COMMIT + WINDOW_REVEAL } as const;
export function toPhase(world: RaiseWorld, phase: keyof typeof ENDS | 'OVERDUE'): void {
  const after = phase === 'OVERDUE' ? ENDS.SETTLE + WINDOW_SETTLE : ENDS[phase];
  world.chain.setTime((readSeries(world).openedAt as bigint) + after);
}

/** Commits and reveals, in order of sequence; ends when reveals are over. */
export async function placeOrders(world: RaiseWorld, orders: readonly PlannedOrder[]): Promise<void> {
  for (const each of orders) await world.chain.accept(order(world, each));
  toPhase(world, 'REVEAL');
  for (const each of orders) {
    if (each.reveal !== false) await world.chain.accept(revealOrder(world, each.trader, each));
  }
  toPhase(world, 'SETTLE');
}

const [SCREEN, MOVE, SWEEP] = [0n, 3n, 4n];
const REJECTED = 4n;

/** The pairs of the trades that so many units of work make, as places of the book. */
function pairsAhead(slots: readonly Numbers[], clearing: Numbers, work: number): (readonly [number, number])[] {
  const { price = 0n, volume = 0n, demand = 0n, supply = 0n } = clearing;
  let { leftovers = 0n, buyLeft = 0n, sellLeft = 0n, passed = 0n } = clearing;
  let [buy, sell] = [Number(clearing.cursor), Number(clearing.sellCursor)];
  const share = (place: number, side: bigint): bigint => {
    const slot = slots[place - 1] ?? {};
    const agrees = side === 0n ? (slot.price ?? 0n) >= price : (slot.price ?? 0n) <= price;
    if (slot.side !== side || slot.validity !== 1n || slot.processing === REJECTED || !agrees) return 0n;
    const floor = ((slot.quantity ?? 0n) * volume) / (side === 0n ? demand : supply);
    const isLong = demand > supply ? side === 0n : side === 1n;
    if (leftovers === 0n || !isLong) return floor;
    leftovers -= 1n;
    return floor + 1n;
  };
  const pairs: (readonly [number, number])[] = [];
  for (let done = 0; done < work && passed < volume; done += 1) {
    if (buyLeft === 0n) {
      buy += 1;
      buyLeft = share(buy, 0n);
    } else if (sellLeft === 0n) {
      sell += 1;
      sellLeft = share(sell, 1n);
    } else {
      const units = smaller(buyLeft, sellLeft);
      pairs.push([buy - 1, sell - 1]);
      buyLeft -= units;
      sellLeft -= units;
      passed += units;
    }
  }
  return pairs;
}

/** The records that the next step may look at, in its order, by the accounts as they are. */
export async function nextOrderRecords(world: RaiseWorld, maxOrders: number): Promise<Address[]> {
  const clearing = (await readWindow(world)) as Numbers;
  const { slots } = await readOrders(world);
  const at = (place: number): Address => slots[place]?.trader as Address;
  const from = Number(clearing.cursor);
  const wanted = clearing.stage === SCREEN ? 1n : 0n;
  if (clearing.stage === SCREEN || clearing.stage === SWEEP) {
    const looked = slots.slice(from, from + maxOrders).filter(({ validity }) => validity === wanted);
    return Promise.all(looked.map(({ trader }) => walletAccount(trader as Address)));
  }
  if (clearing.stage !== MOVE) return [];
  const pairs = pairsAhead(slots as readonly Numbers[], clearing, maxOrders);
  const records = pairs.map(([buy, sell]) =>
    Promise.all([
      walletAccount(at(buy)),
      walletAccount(at(sell)),
      derive('position', world.curve.key, addressBytes(at(sell))),
    ]),
  );
  return (await Promise.all(records)).flat();
}

export const step = async (world: RaiseWorld, maxOrders: number): Promise<Sent> =>
  world.chain.accept(settleWindow(world, maxOrders, await nextOrderRecords(world, maxOrders)));

/** Settles in steps until the window is over. */
export async function settleOrders(world: RaiseWorld, maxOrders = 3): Promise<Sent[]> {
  const steps: Sent[] = [];
  while ((await readWindow(world)).status === 1n) {
    if (steps.length > 2_000) throw new Error('settlement does not end');
    steps.push(await step(world, maxOrders));
  }
  return steps;
}
