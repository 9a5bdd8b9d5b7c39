// Windows of trading: addresses, instructions, and what their accounts say.
import { keccak_256 } from '@noble/hashes/sha3.js';
import type { Address } from '@solana/kit';
import { getOrderDecoder, getWindowDecoder } from '../../../../src/adapters/solana/generated/index.ts';
import { addressBytes, addressOf, join, u8, u32, u64, word } from './bytes.ts';
import { derive, instruction, paying, readonly, SYSTEM_PROGRAM, signing, writable } from './chain.ts';
import { type CurveWorld, curveOf, DAY, positionAccount, readSeries, register, type Trader } from './curve.ts';
import { writeKey } from './proof.ts';
import {
  commitBid,
  createSeries,
  deliverBid,
  openRaise,
  passGate,
  RAISE,
  REVEAL_FROM,
  readRaise,
  revealBid,
  settleStep,
} from './raise.ts';
import { walletAccount } from './registry.ts';
import { TRUSTING } from './reports.ts';
import { ATTESTOR, VERIFIER } from './signed-rate.ts';
import { prefix, TOKEN_PROGRAM } from './world.ts';

const MILLION = 1_000_000n;

/** The raises of active series whose traders hold so many units, for 1 token each; those of none hold nothing. */
async function sellUnits(worlds: readonly CurveWorld[], held: readonly bigint[]): Promise<void> {
  const [{ chain }] = worlds as [CurveWorld];
  const bids = worlds.flatMap((world) =>
    world.traders.flatMap((trader, place) => {
      const quantity = held[place] ?? 0n;
      const opening = { price: MILLION, quantity, deposit: quantity * MILLION };
      return quantity > 0n ? [{ world, trader, opening }] : [];
    }),
  );
  for (const { world, trader, opening } of bids) await chain.accept(await commitBid(world, trader, opening));
  chain.setTime(REVEAL_FROM);
  for (const { world, trader, opening } of bids) await chain.accept(await revealBid(world, trader, opening));
  chain.setTime(RAISE.revealEndsAt);
  for (const world of worlds) {
    const bidders = world.traders.filter((_, place) => (held[place] ?? 0n) > 0n);
    while ((await readRaise(world)).status < 3) await chain.accept(await settleStep(world, 20, bidders));
    await chain.accept(await passGate(world));
    for (const [place, trader] of bidders.entries()) await chain.accept(await deliverBid(world, trader, place + 1));
  }
}

/** Such a series, with keys for its reports. */
export async function openTrading(held: readonly bigint[], change: Partial<typeof RAISE> = {}): Promise<CurveWorld> {
  const opened = await openRaise({ minRaise: 0n, ...change }, held.length);
  const world = { ...opened, curve: { ...opened.curve, mint: SYSTEM_PROGRAM, stakes: SYSTEM_PROGRAM } };
  for (const [place, part] of TRUSTING.entries()) await world.chain.accept(await writeKey(world, place, part));
  await register(world, 'attestor', ATTESTOR.address);
  await register(world, 'verifier', VERIFIER.address);
  await sellUnits([world], held);
  return world;
}

/** Two such series of one issuer. */
export async function openTwo(held: readonly bigint[]): Promise<readonly [CurveWorld, CurveWorld]> {
  const world = await openRaise({ minRaise: 0n }, held.length);
  const draftSalt = new Uint8Array(32).fill(3);
  await world.chain.accept(await createSeries(world, { minRaise: 0n, draftSalt }));
  const other = { ...world, curve: await curveOf(world.issuer.signer.address, draftSalt) };
  await sellUnits([world, other], held);
  return [world, other];
}

/** Everything about an order; what is escrowed sets its side. */
export interface PlannedOrder {
  readonly price: bigint;
  readonly quantity: bigint;
  readonly money?: bigint;
  readonly units?: bigint;
}

const SALT = new Uint8Array(32).fill(0x5d);
export const lastWindow = (world: CurveWorld): number => Number(readSeries(world).window);
export const windowAccount = (world: CurveWorld, number = lastWindow(world)): Promise<Address> =>
  derive('window', world.curve.key, u32(number));
export const windowBook = (world: CurveWorld, number = lastWindow(world)): Promise<Address> =>
  derive('wbook', world.curve.key, u32(number));
export const orderAccount = (world: CurveWorld, { signer }: Trader, number = lastWindow(world)): Promise<Address> =>
  derive('order', world.curve.key, u32(number), addressBytes(signer.address));

export async function openWindow(world: CurveWorld, payer = world.deployer) {
  const number = lastWindow(world) + 1;
  const written = [world.curve.series, await windowAccount(world, number), await windowBook(world, number)];
  const accounts = [...prefix(world), paying(payer), ...written.map(writable), readonly(SYSTEM_PROGRAM)];
  return instruction(accounts, u8(62));
}

const commitmentOf = ({ price, quantity }: PlannedOrder, { signer }: Trader): Uint8Array =>
  keccak_256(join(word(price), word(quantity), SALT, addressBytes(signer.address)));

export async function commitOrder(
  world: CurveWorld,
  trader: Trader,
  plan: PlannedOrder,
  commitment = commitmentOf(plan, trader),
) {
  const { signer, money } = trader;
  const written = [await windowAccount(world), await windowBook(world), await orderAccount(world, trader)];
  const accounts = [
    ...prefix(world),
    paying(signer),
    readonly(await walletAccount(signer.address)),
    readonly(world.curve.series),
    ...[...written, await positionAccount(world, trader), world.curve.vault, money].map(writable),
    readonly(world.token),
    readonly(TOKEN_PROGRAM),
    readonly(SYSTEM_PROGRAM),
  ];
  return instruction(accounts, u8(63), commitment, u64(plan.money ?? 0n), u64(plan.units ?? 0n));
}

export async function revealOrder(world: CurveWorld, trader: Trader, { price, quantity }: PlannedOrder) {
  const accounts = [await windowAccount(world), await windowBook(world), await orderAccount(world, trader)];
  const written = [world.curve.series, ...accounts].map(writable);
  const record = readonly(await walletAccount(trader.signer.address));
  const all = [...prefix(world), signing(trader.signer), record, ...written];
  return instruction(all, u8(64), word(price), word(quantity), SALT);
}

/** A step of the settlement, with the wallet records of some traders. */
export async function settleWindow(world: CurveWorld, maxOrders: number, traders = world.traders) {
  const records = await Promise.all(traders.map(({ signer }) => walletAccount(signer.address)));
  const written = [world.curve.series, await windowAccount(world), await windowBook(world)];
  return instruction([...prefix(world), ...written.map(writable), ...records.map(readonly)], u8(65), u32(maxOrders));
}

export interface Delivery {
  readonly number?: number;
  readonly sender?: CurveWorld['deployer'];
}

export async function deliverOrder(
  world: CurveWorld,
  trader: Trader,
  sequence: number,
  { number = lastWindow(world), sender = world.deployer }: Delivery = {},
) {
  const { signer, money } = trader;
  const window = [writable(world.curve.series), readonly(await windowAccount(world, number))];
  const own = [await orderAccount(world, trader, number), signer.address, await positionAccount(world, trader)];
  const written = [await windowBook(world, number), ...own, world.curve.vault, money].map(writable);
  const programs = [world.token, TOKEN_PROGRAM, SYSTEM_PROGRAM].map(readonly);
  return instruction([...prefix(world), paying(sender), ...window, ...written, ...programs], u8(66), u32(sequence));
}

/** Closes the places of these traders, who have the last sequences; the last one first. */
export async function closeWindow(
  world: CurveWorld,
  traders: readonly Trader[],
  { number = lastWindow(world), payer = world.deployer.address } = {},
) {
  const written = [await windowAccount(world, number), await windowBook(world, number), payer];
  const wallets = traders.map(({ signer }) => signer.address);
  return instruction([...prefix(world), ...[...written, ...wallets].map(writable)], u8(67));
}

const dataOf = (world: CurveWorld, address: Address) => world.chain.data(address) ?? new Uint8Array();
export const readWindow = async (world: CurveWorld, number = lastWindow(world)) =>
  getWindowDecoder().decode(dataOf(world, await windowAccount(world, number)));
export const readOrder = async (world: CurveWorld, trader: Trader, number = lastWindow(world)) =>
  getOrderDecoder().decode(dataOf(world, await orderAccount(world, trader, number)));

/** Bytes of a book's record, and of an order's place in it. */
export const [BOOK_HEAD, ORDER_PLACE] = [39, 73];

export type Phase = 'REVEAL' | 'SETTLE' | 'OVERDUE';
const STARTS: Readonly<Record<Phase, bigint>> = { REVEAL: 3n * DAY, SETTLE: 5n * DAY, OVERDUE: 12n * DAY };

/** Moves to the first moment of a phase of the last window. */
export const toPhase = (world: CurveWorld, phase: Phase): void =>
  world.chain.setTime((readSeries(world).windowOpenedAt as bigint) + STARTS[phase]);

export interface OrderPlace {
  readonly trader: Address;
  readonly escrow: bigint;
  readonly filled: bigint;
  readonly isSale: boolean;
  readonly isRevealed: boolean;
  readonly delivered: boolean;
}

/** The places of a window's book, in order of sequence; none where there is no book. */
export async function readOrders(world: CurveWorld, number = lastWindow(world)): Promise<OrderPlace[]> {
  const data = Buffer.from(dataOf(world, await windowBook(world, number))).subarray(BOOK_HEAD);
  return Array.from({ length: Math.floor(data.length / ORDER_PLACE) }, (_, sequence) => {
    const place = data.subarray(sequence * ORDER_PLACE, (sequence + 1) * ORDER_PLACE);
    return {
      trader: addressOf(Uint8Array.from(place.subarray(20, 52))),
      escrow: place.readBigUInt64LE(52),
      filled: place.readBigUInt64LE(60),
      isSale: place[69] === 1,
      isRevealed: place[70] === 1 || place[70] === 2,
      delivered: place[72] === 1,
    };
  });
}

/** Whether a window still has its account. */
export const hasWindow = async (world: CurveWorld, number = lastWindow(world)): Promise<boolean> =>
  world.chain.data(await windowAccount(world, number)) !== null;

/** Units of a trader's position; none where there is no account. */
export async function unitsOf(world: CurveWorld, trader: Trader): Promise<bigint> {
  const data = world.chain.data(await positionAccount(world, trader));
  return data === null ? 0n : Buffer.from(data).readBigUInt64LE(67);
}
