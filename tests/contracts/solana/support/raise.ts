// Raises: addresses, instructions, and what their accounts say.
import { keccak_256 } from '@noble/hashes/sha3.js';
import type { Address } from '@solana/kit';
import { getBidDecoder, getRaiseDecoder } from '../../../../src/adapters/solana/generated/index.ts';
import { type Period, periodEnd } from '../../../../src/core/period.ts';
import { addressBytes, addressOf, join, u8, u16, u32, u64, word } from './bytes.ts';
import { derive, instruction, paying, readonly, SYSTEM_PROGRAM, signing, writable } from './chain.ts';
import { type CurveWorld, curveOf, DAY, EUR, openCurveWorld, PARAMS, type Trader } from './curve.ts';
import { feedAccount, inForce, rateAccount, rateCount, walletAccount } from './registry.ts';
import { prefix, START, TOKEN_PROGRAM } from './world.ts';

export const REVEAL_FROM = START + 10n * DAY;

/** 100 units at 1 token at least. */
export const RAISE = {
  draftSalt: PARAMS.draftSalt,
  contractHash: PARAMS.contractHash,
  termsCommitment: PARAMS.termsCommitment,
  currencyCode: EUR,
  indexingRule: 0,
  unitsOffered: 100n,
  reservePrice: 1_000_000n,
  maxUnitsPerBid: 60n,
  minRaise: 50_000_000n,
  minHolders: 1,
  concentrationBps: 5_000n,
  cap: 5_000_000_000n,
  firstPeriod: 20261,
  lastPeriod: 20284,
  commitEndsAt: REVEAL_FROM,
  revealEndsAt: REVEAL_FROM + 5n * DAY,
  gateEndsAt: REVEAL_FROM + 15n * DAY,
};

export interface Opening {
  readonly price: bigint;
  readonly quantity: bigint;
  readonly deposit: bigint;
}

const SALT = new Uint8Array(32).fill(0x5c);
export const raiseAccount = (world: CurveWorld): Promise<Address> => derive('raise', world.curve.key);
export const bookAccount = (world: CurveWorld): Promise<Address> => derive('book', world.curve.key);
export const bidAccount = (world: CurveWorld, { signer }: Trader): Promise<Address> =>
  derive('bid', world.curve.key, addressBytes(signer.address));

export async function createSeries(world: CurveWorld, change: Partial<typeof RAISE> = {}) {
  const p = { ...RAISE, ...change };
  const { signer } = world.issuer;
  const { key, series, vault } = await curveOf(signer.address, p.draftSalt);
  const count = await rateCount(world, p.currencyCode);
  const before = await inForce(world, p.currencyCode, periodEnd(RAISE.firstPeriod as Period));
  const made = [series, vault, await derive('raise', key), await derive('book', key)].map(writable);
  const rates = [Math.max(0, count - 1), before, before + 1].map((index) => rateAccount(p.currencyCode, index));
  const accounts = [
    ...prefix(world),
    paying(signer),
    readonly(await walletAccount(signer.address)),
    ...made,
    readonly(world.token),
    readonly(await feedAccount(p.currencyCode)),
    ...(await Promise.all(rates)).map(readonly),
    readonly(TOKEN_PROGRAM),
    readonly(SYSTEM_PROGRAM),
  ];
  const hashes = [p.draftSalt, p.contractHash, p.termsCommitment, u32(p.currencyCode), u8(p.indexingRule)];
  const units = [u64(p.unitsOffered), u64(p.reservePrice), u64(p.maxUnitsPerBid), u64(p.minRaise)];
  const bounds = [u32(p.minHolders), u16(p.concentrationBps), u64(p.cap), u32(p.firstPeriod), u32(p.lastPeriod)];
  const times = [p.commitEndsAt, p.revealEndsAt, p.gateEndsAt].map(u64);
  return instruction(accounts, u8(53), ...hashes, ...units, ...bounds, ...times);
}

/** A raise without bids. */
export async function openRaise(change: Partial<typeof RAISE> = {}, traders = 3): Promise<CurveWorld> {
  const world = await openCurveWorld(traders);
  await world.chain.accept(await createSeries(world, change));
  return world;
}

const commitmentOf = ({ price, quantity }: Opening, { signer }: Trader): Uint8Array =>
  keccak_256(join(word(price), word(quantity), SALT, addressBytes(signer.address)));

export async function commitBid(
  world: CurveWorld,
  trader: Trader,
  opening: Opening,
  commitment = commitmentOf(opening, trader),
) {
  const { signer, money } = trader;
  const written = [await raiseAccount(world), await bookAccount(world), await bidAccount(world, trader)];
  const accounts = [
    ...prefix(world),
    paying(signer),
    readonly(await walletAccount(signer.address)),
    readonly(world.curve.series),
    ...[...written, world.curve.vault, money].map(writable),
    readonly(world.token),
    readonly(TOKEN_PROGRAM),
    readonly(SYSTEM_PROGRAM),
  ];
  return instruction(accounts, u8(54), commitment, u64(opening.deposit));
}

export async function revealBid(world: CurveWorld, trader: Trader, { price, quantity }: Opening) {
  const written = [await raiseAccount(world), await bookAccount(world), await bidAccount(world, trader)];
  const record = readonly(await walletAccount(trader.signer.address));
  const accounts = [...prefix(world), signing(trader.signer), record, ...written.map(writable)];
  return instruction(accounts, u8(55), word(price), word(quantity), SALT);
}

const dataOf = (world: CurveWorld, address: Address) => world.chain.data(address) ?? new Uint8Array();
export const readRaise = async (world: CurveWorld) =>
  getRaiseDecoder().decode(dataOf(world, await raiseAccount(world)));
/** The first status of a raise that is settled. */
const SETTLED = 3;
/** Whether a raise takes steps of its settlement still, once its reveals are over. */
export const isSettling = async (world: CurveWorld): Promise<boolean> => (await readRaise(world)).status < SETTLED;
export const readBid = async (world: CurveWorld, trader: Trader) =>
  getBidDecoder().decode(dataOf(world, await bidAccount(world, trader)));

/** Bytes of a bid's place in the book. */
const PLACE = 73;

/** The sequences in the heap of the book, by their entries. */
export async function readHeap(world: CurveWorld): Promise<number[]> {
  const data = Buffer.from(dataOf(world, await bookAccount(world))).subarray(35);
  return Array.from({ length: (await readRaise(world)).revealed }, (_, entry) => data.readUInt32LE(entry * PLACE + 16));
}

export interface Place {
  readonly price: bigint;
  readonly bidder: Address;
  readonly deposit: bigint;
  readonly units: bigint;
  readonly charged: boolean;
  readonly delivered: boolean;
}

/** The places of the book, in order of sequence. */
export async function readPlaces(world: CurveWorld): Promise<Place[]> {
  const data = Buffer.from(dataOf(world, await bookAccount(world))).subarray(35);
  return Array.from({ length: Math.floor(data.length / PLACE) }, (_, sequence) => {
    const place = data.subarray(sequence * PLACE, (sequence + 1) * PLACE);
    return {
      price: place.readBigUInt64LE(0),
      bidder: addressOf(Uint8Array.from(place.subarray(20, 52))),
      deposit: place.readBigUInt64LE(52),
      units: place.readBigUInt64LE(60),
      charged: place[71] === 1,
      delivered: place[72] === 1,
    };
  });
}

/** Whether the raise still has its account. */
export const hasRaise = async (world: CurveWorld): Promise<boolean> =>
  world.chain.data(await raiseAccount(world)) !== null;

/** A step of the settlement, with the wallet records of some bidders. */
export async function settleStep(world: CurveWorld, maxBids: number, bidders: readonly Trader[]) {
  const records = await Promise.all(bidders.map(({ signer }) => walletAccount(signer.address)));
  const written = [world.curve.series, await raiseAccount(world), await bookAccount(world)];
  return instruction([...prefix(world), ...written.map(writable), ...records.map(readonly)], u8(56), u32(maxBids));
}

export async function cancelRaise(world: CurveWorld, { signer }: Trader) {
  const written = [world.curve.series, await raiseAccount(world)];
  return instruction([...prefix(world), signing(signer), ...written.map(writable)], u8(57));
}

export async function passGate(world: CurveWorld) {
  const written = [world.curve.series, await raiseAccount(world)];
  const record = readonly(await walletAccount(world.issuer.signer.address));
  return instruction([...prefix(world), ...written.map(writable), record], u8(58));
}

export async function deliverBid(world: CurveWorld, trader: Trader, sequence: number, sender = world.admin) {
  const { signer, money } = trader;
  const position = await derive('position', world.curve.key, addressBytes(signer.address));
  const books = [await raiseAccount(world), await bookAccount(world), await bidAccount(world, trader)];
  const written = [world.curve.series, ...books, signer.address, position, world.curve.vault, money].map(writable);
  const programs = [world.token, TOKEN_PROGRAM, SYSTEM_PROGRAM].map(readonly);
  return instruction([...prefix(world), paying(sender), ...written, ...programs], u8(59), u32(sequence));
}

export async function withdrawProceeds(world: CurveWorld, { signer, money } = world.issuer) {
  const written = [world.curve.series, world.curve.vault, money].map(writable);
  return instruction(
    [...prefix(world), signing(signer), ...written, readonly(world.token), readonly(TOKEN_PROGRAM)],
    u8(60),
  );
}

/** Closes the places of these bidders, who have the last sequences; the last one first. */
export async function closePlaces(world: CurveWorld, bidders: readonly Trader[]) {
  const written = [await raiseAccount(world), await bookAccount(world), world.issuer.signer.address];
  const wallets = bidders.map(({ signer }) => signer.address);
  return instruction([...prefix(world), ...[...written, ...wallets].map(writable)], u8(61));
}
