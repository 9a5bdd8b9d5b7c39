// Series that a raise sells: addresses, instructions, and what their accounts say.

import { type Period, periodEnd } from '@income-series/protocol/period';
import { COMMIT_MIN, GATE_MIN, REVEAL_MIN } from '@income-series/protocol/policy';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { type Address, type KeyPairSigner, lamports } from '@solana/kit';
import { AccountState, getTokenEncoder } from '@solana-program/token';
import { addressBytes, type Field, type Fields, join, readFields, u8, u16, u32, u64, word } from './bytes.ts';
import {
  derive,
  keyPair,
  type Meta,
  paying,
  readonly,
  type Sending,
  type Sent,
  SYSTEM_PROGRAM,
  signing,
  writable,
} from './chain.ts';
import {
  type CurveWorld,
  curveOf,
  keptAccount,
  moneyAccount,
  openCurveWorld,
  PARAMS,
  putTokens,
  type Trader,
} from './curve.ts';
import { feedAccount, inForce, rateAccount, rateCount, setVerified, walletAccount } from './registry.ts';
import { callOf, START, TOKEN_PROGRAM } from './world.ts';

export interface RaiseParams {
  readonly draftSalt: Uint8Array;
  readonly contractHash: Uint8Array;
  readonly termsCommitment: Uint8Array;
  readonly currencyCode: number;
  readonly indexingRule: number;
  readonly unitsOffered: bigint;
  readonly reservePrice: bigint;
  readonly maxUnitsPerBid: bigint;
  readonly minRaise: bigint;
  readonly minHolders: number;
  readonly concentrationBps: number;
  readonly cap: bigint;
  readonly firstPeriod: number;
  readonly lastPeriod: number;
  readonly commitEndsAt: bigint;
  readonly revealEndsAt: bigint;
  readonly gateEndsAt: bigint;
}

const { draftSalt, contractHash, termsCommitment, currencyCode, firstPeriod, lastPeriod } = PARAMS;

/** 1,000 units from 100 base units on, in phases of the least lengths. */
export const RAISE: RaiseParams = {
  ...{ draftSalt, contractHash, termsCommitment, currencyCode, firstPeriod, lastPeriod },
  indexingRule: 0,
  unitsOffered: 1_000n,
  reservePrice: 100n,
  maxUnitsPerBid: 1_000n,
  minRaise: 1n,
  minHolders: 1,
  concentrationBps: 10_000,
  cap: 1_000_000_000n,
  commitEndsAt: START + COMMIT_MIN,
  revealEndsAt: START + COMMIT_MIN + REVEAL_MIN,
  gateEndsAt: START + COMMIT_MIN + REVEAL_MIN + GATE_MIN,
};

/** `curve` has the addresses of the series: instructions that take unit mint and stakes are given the system program for them. */
export interface RaiseWorld extends CurveWorld {
  readonly raise: Address;
  readonly book: Address;
  readonly deposits: Address;
}

export async function raiseOf(world: CurveWorld, salt: Uint8Array): Promise<RaiseWorld> {
  const curve = await curveOf(world.issuer.signer.address, salt);
  const [raise, book, deposits] = await Promise.all(
    ['raise', 'book', 'deposits'].map((name) => derive(name, curve.key)),
  );
  if (!raise || !book || !deposits) throw new Error('three addresses');
  return { ...world, curve: { ...curve, mint: SYSTEM_PROGRAM, stakes: SYSTEM_PROGRAM }, raise, book, deposits };
}

/** An approved issuer and verified bidders, and no series. */
export const openRaiseWorld = async (bidders = 3): Promise<RaiseWorld> =>
  raiseOf(await openCurveWorld(bidders), RAISE.draftSalt);

/** The same with a raise that takes bids. */
export async function createRaiseWorld(change: Partial<RaiseParams> = {}, bidders = 3): Promise<RaiseWorld> {
  const world = await openRaiseWorld(bidders);
  await world.chain.accept(createRaise(world, change));
  return world;
}

/** Verified bidders with money beyond those that a world begins with. */
export async function addBidders(world: RaiseWorld, count: number): Promise<Trader[]> {
  const all: Trader[] = [];
  for (let place = 0; place < count; place += 1) {
    const signer = await keyPair(100_000 + place);
    const money = await moneyAccount(world, signer.address);
    world.chain.fund(signer.address, lamports(100_000_000n));
    putTokens(world, money, world.token, signer.address, 1_000_000_000n);
    all.push({ signer, money, units: money });
  }
  for (let from = 0; from < count; from += 10) {
    const wallets = all.slice(from, from + 10).map(({ signer }) => signer.address);
    await world.chain.accept(setVerified(world, world.admin, wallets, true));
  }
  return all;
}

const money = (world: CurveWorld, to: Address): Meta[] => [
  writable(to),
  readonly(world.token),
  readonly(TOKEN_PROGRAM),
];

export async function createRaise(world: RaiseWorld, change: Partial<RaiseParams> = {}, issuer = world.issuer) {
  const p = { ...RAISE, ...change };
  const { curve, raise, book, deposits } = await raiseOf({ ...world, issuer }, p.draftSalt);
  const count = await rateCount(world, p.currencyCode);
  const before = await inForce(world, p.currencyCode, periodEnd(p.firstPeriod as Period));
  const accounts: Meta[] = [
    paying(issuer.signer),
    readonly(await walletAccount(issuer.signer.address)),
    ...[curve.series, curve.vault, raise, book, deposits].map(writable),
    readonly(world.token),
    readonly(await feedAccount(p.currencyCode)),
    readonly(await rateAccount(p.currencyCode, Math.max(0, count - 1))),
    readonly(await rateAccount(p.currencyCode, before)),
    readonly(await rateAccount(p.currencyCode, before + 1)),
    readonly(TOKEN_PROGRAM),
    readonly(SYSTEM_PROGRAM),
  ];
  return callOf(
    world,
    accounts,
    u8(53),
    ...[p.draftSalt, p.contractHash, p.termsCommitment, u32(p.currencyCode), u8(p.indexingRule)],
    ...[p.unitsOffered, p.reservePrice, p.maxUnitsPerBid, p.minRaise].map(u64),
    ...[u32(p.minHolders), u16(p.concentrationBps), u64(p.cap), u32(p.firstPeriod), u32(p.lastPeriod)],
    ...[p.commitEndsAt, p.revealEndsAt, p.gateEndsAt].map(u64),
  );
}

export interface Opening {
  readonly price: bigint;
  readonly quantity: bigint;
  readonly salt?: Uint8Array;
}
const SALT = new Uint8Array(32).fill(0x44);

export const commitmentOf = ({ signer }: Trader, { price, quantity, salt = SALT }: Opening): Uint8Array =>
  keccak_256(join(word(price), word(quantity), salt, addressBytes(signer.address)));

export const bidAccount = (world: RaiseWorld, { signer }: Trader): Promise<Address> =>
  derive('bid', world.curve.key, addressBytes(signer.address));

export async function commitBid(
  world: RaiseWorld,
  bidder: Trader,
  { commitment, deposit }: { readonly commitment: Uint8Array; readonly deposit: bigint },
) {
  const accounts: Meta[] = [
    paying(bidder.signer),
    readonly(await walletAccount(bidder.signer.address)),
    readonly(world.raise),
    ...[world.book, await bidAccount(world, bidder), world.deposits].map(writable),
    ...money(world, bidder.money),
    readonly(SYSTEM_PROGRAM),
  ];
  return callOf(world, accounts, u8(54), commitment, u64(deposit));
}

export interface PlannedBid extends Opening {
  readonly deposit?: bigint;
  readonly reveal?: boolean;
}

/** The commitment of an opening, with a deposit of price times quantity where none is given. */
export const commit = (world: RaiseWorld, bidder: Trader, bid: PlannedBid) =>
  commitBid(world, bidder, {
    commitment: commitmentOf(bidder, bid),
    deposit: bid.deposit ?? bid.price * bid.quantity,
  });

export async function revealBid(world: RaiseWorld, bidder: Trader, { price, quantity, salt = SALT }: Opening) {
  const accounts: Meta[] = [
    signing(bidder.signer),
    readonly(await walletAccount(bidder.signer.address)),
    readonly(world.raise),
    writable(world.book),
    readonly(await bidAccount(world, bidder)),
  ];
  return callOf(world, accounts, u8(55), word(price), word(quantity), salt);
}

export const cancelRaise = (world: RaiseWorld, sender = world.issuer) =>
  callOf(world, [signing(sender.signer), writable(world.raise), writable(world.curve.series)], u8(56));

export const settleStep = (world: RaiseWorld, maxBids: number, records: readonly Address[] = []) =>
  callOf(
    world,
    [...[world.raise, world.curve.series, world.book].map(writable), ...records.map(readonly)],
    u8(57),
    u32(maxBids),
  );

export const passGate = async (world: RaiseWorld) =>
  callOf(
    world,
    [...[world.raise, world.curve.series].map(writable), readonly(await walletAccount(world.issuer.signer.address))],
    u8(58),
  );

const positionOf = (world: RaiseWorld, { signer }: Trader): Promise<Address> =>
  derive('position', world.curve.key, addressBytes(signer.address));

export async function deliverBid(world: RaiseWorld, bidder: Trader, payer = world.chain.payer) {
  const accounts: Meta[] = [
    paying(payer),
    readonly(world.raise),
    ...[world.curve.series, world.book, await bidAccount(world, bidder), await positionOf(world, bidder)].map(writable),
    ...[world.deposits, bidder.money, world.curve.vault, await keptAccount(world, bidder)].map(writable),
    readonly(world.token),
    readonly(TOKEN_PROGRAM),
    readonly(SYSTEM_PROGRAM),
  ];
  return callOf(world, accounts, u8(59));
}

/** The rent goes to `by`, who paid it: the wallet itself where its bid or its order did. */
export const claimKept = async (
  world: CurveWorld,
  bidder: Trader,
  by: Address = world.chain.payer.address,
  sender = world.chain.payer,
) =>
  callOf(
    world,
    [
      signing(sender),
      ...[world.curve.series, await keptAccount(world, bidder), by, world.curve.vault].map(writable),
      ...money(world, bidder.money),
    ],
    u8(60),
  );

const collect = (world: RaiseWorld, number: number, to: Address, sender: KeyPairSigner) =>
  callOf(world, [signing(sender), writable(world.raise), writable(world.deposits), ...money(world, to)], u8(number));
export const withdrawProceeds = (world: RaiseWorld, to = world.issuer.money, sender = world.chain.payer) =>
  collect(world, 61, to, sender);
export const collectCharges = (world: RaiseWorld, to = world.collectorMoney, sender = world.chain.payer) =>
  collect(world, 62, to, sender);

export const closeBid = async (world: RaiseWorld, bidder: Trader, to: Address = bidder.signer.address) =>
  callOf(world, [readonly(world.raise), ...[world.book, await bidAccount(world, bidder), to].map(writable)], u8(63));
export const closeBook = (world: RaiseWorld, to: Address = world.issuer.signer.address) =>
  callOf(world, [readonly(world.raise), ...[world.book, to].map(writable)], u8(64));
export const closeRaise = (world: RaiseWorld, to: Address = world.issuer.signer.address) =>
  callOf(
    world,
    [
      writable(world.raise),
      readonly(world.book),
      ...[world.deposits, to].map(writable),
      ...money(world, world.collectorMoney),
    ],
    u8(65),
  );

// --- what the accounts say

const RAISE_FIELDS: readonly Field[] = [
  ['header', 3],
  ['status', 'u8'],
  ['withdrawn', 'u8'],
  ['seriesKey', 32],
  ['issuer', 'address'],
  ['book', 'address'],
  ['deposits', 'address'],
  ['unitsOffered', 'u64'],
  ['reservePrice', 'u64'],
  ['maxUnitsPerBid', 'u64'],
  ['minRaise', 'u64'],
  ['minHolders', 'u32'],
  ['concentrationBps', 'u16'],
  ['commitEndsAt', 'u64'],
  ['revealEndsAt', 'u64'],
  ['gateEndsAt', 'u64'],
  ['feesHeld', 'u64'],
  ['stage', 'u8'],
  ['round', 'u8'],
  ['outcome', 'u8'],
  ['again', 'u8'],
  ['cursor', 'u32'],
  ['ranked', 'u32'],
  ['groupStart', 'u32'],
  ['groupIndex', 'u32'],
  ['rejected', 'u32'],
  ['holders', 'u32'],
  ['price', 'u64'],
  ['above', 'u128'],
  ['atPrice', 'u128'],
  ['enoughPrice', 'u64'],
  ['enoughAbove', 'u128'],
  ['enoughAtPrice', 'u128'],
  ['left', 'u64'],
  ['floors', 'u64'],
  ['sold', 'u64'],
];
const BOOK: readonly Field[] = [
  ['header', 3],
  ['seriesKey', 32],
  ['bids', 'u32'],
  ['revealed', 'u32'],
];
const SLOT: readonly Field[] = [
  ['bidder', 'address'],
  ['deposit', 'u64'],
  ['price', 'u64'],
  ['quantity', 'u64'],
  ['units', 'u64'],
  ['validity', 'u8'],
  ['invalidReason', 'u8'],
  ['processing', 'u8'],
  ['rejectReason', 'u8'],
  ['charged', 'u8'],
  ['delivered', 'u8'],
  ['heap', 'u32'],
];
const BID: readonly Field[] = [
  ['header', 3],
  ['seriesKey', 32],
  ['bidder', 'address'],
  ['sequence', 'u32'],
  ['commitment', 32],
  ['slotRent', 'u64'],
];
const KEPT: readonly Field[] = [
  ['header', 3],
  ['seriesKey', 32],
  ['wallet', 'address'],
  ['amount', 'u64'],
  ['payer', 'address'],
];
export const BOOK_HEAD = 43;
export const SLOT_SIZE = 74;

const read = (world: CurveWorld, layout: readonly Field[], address: Address): Fields =>
  readFields(layout, world.chain.data(address) ?? new Uint8Array());
export const readRaise = (world: RaiseWorld): Fields => read(world, RAISE_FIELDS, world.raise);
export const readBid = async (world: RaiseWorld, bidder: Trader): Promise<Fields> =>
  read(world, BID, await bidAccount(world, bidder));
export const readKept = async (world: CurveWorld, bidder: Trader): Promise<Fields> =>
  read(world, KEPT, await keptAccount(world, bidder));

/** The head of the book with its slots, in order of sequence. */
export function readBook(world: RaiseWorld): { readonly head: Fields; readonly slots: readonly Fields[] } {
  const data = world.chain.data(world.book) ?? new Uint8Array();
  const slots = Array.from({ length: (data.length - BOOK_HEAD) / SLOT_SIZE }, (_, place) => {
    const from = BOOK_HEAD + place * SLOT_SIZE;
    return readFields(SLOT, data.slice(from, from + SLOT_SIZE));
  });
  return { head: readFields(BOOK, data.slice(0, BOOK_HEAD)), slots };
}

/** Puts an account of the payment token there as it is frozen, or free again. */
export function putFrozen(
  { chain, token }: Pick<RaiseWorld, 'chain' | 'token'>,
  address: Address,
  owner: Address,
  amount = 0n,
  state = AccountState.Frozen,
): void {
  const none = { delegate: null, isNative: null, delegatedAmount: 0n, closeAuthority: null };
  const data = getTokenEncoder().encode({ mint: token, owner, amount, state, ...none });
  chain.put(address, TOKEN_PROGRAM, Uint8Array.from(data));
}

// --- the whole way

/** Commits and reveals, in order of sequence; ends when reveals are over. */
export async function placeBids(
  world: RaiseWorld,
  bids: readonly (PlannedBid & { readonly bidder: Trader })[],
): Promise<void> {
  const { chain } = world;
  for (const bid of bids) await chain.accept(commit(world, bid.bidder, bid));
  chain.setTime(readRaise(world).commitEndsAt as bigint);
  for (const bid of bids) {
    if (bid.reveal !== false) await chain.accept(revealBid(world, bid.bidder, bid));
  }
  chain.setTime(readRaise(world).revealEndsAt as bigint);
}

/** Numbers of the stages whose units of work look at wallets. */
const [FILL, SCREEN, SWEEP] = [0n, 2n, 3n];

/** The wallet records that the next step may look at, in its order, by the accounts as they are. */
export async function nextRecords(world: RaiseWorld, maxBids: number): Promise<Address[]> {
  const { stage, round, cursor } = readRaise(world) as Record<string, bigint>;
  const { slots } = readBook(world);
  const place = Number(cursor);
  const valid = slots
    .filter(({ validity }) => validity === 1n)
    .toSorted((a, b) => Number((b.price as bigint) - (a.price as bigint))); // stable: by sequence at the same price
  let looked: readonly Fields[] = [];
  if (stage === SWEEP) looked = slots.slice(place - 1, place - 1 + maxBids).filter(({ validity }) => validity === 0n);
  if (stage === SCREEN) looked = winnersOf(world, valid.slice(0, Number(readRaise(world).ranked))).slice(place);
  if (stage === FILL && round !== undefined && round > 1n) looked = valid.slice(place);
  const bidders = looked.filter(({ processing }) => processing !== 4n).slice(0, maxBids);
  return Promise.all(bidders.map(({ bidder }) => walletAccount(bidder as Address)));
}

/** Of ranked bids those that get units; the others are left as rejected ones, so that ranks stay. */
function winnersOf(world: RaiseWorld, ranked: readonly Fields[]): readonly Fields[] {
  const { price, left = 0n, floors = 0n, atPrice = 1n } = readRaise(world) as Record<string, bigint>;
  let index = 0n;
  return ranked.map((slot) => {
    if (slot.processing === 4n || (slot.price as bigint) > (price as bigint)) return slot;
    if (slot.price !== price) return { ...slot, processing: 4n };
    const units = ((slot.quantity as bigint) * left) / atPrice + (index < left - floors ? 1n : 0n);
    index += 1n;
    return units > 0n ? slot : { ...slot, processing: 4n };
  });
}

/** Settles in steps until the phase is past SETTLE. */
export async function settle(world: RaiseWorld, maxBids = 3): Promise<Sent[]> {
  const steps: Sent[] = [];
  while ((readRaise(world).status as bigint) <= 2n) {
    if (steps.length > 2_000) throw new Error('settlement does not end');
    steps.push(await world.chain.accept(settleStep(world, maxBids, await nextRecords(world, maxBids))));
  }
  return steps;
}

/** A raise whose bids are placed and settled, and whose gate is passed. */
export async function sell(
  world: RaiseWorld,
  bids: readonly (PlannedBid & { readonly bidder: Trader })[],
): Promise<void> {
  await placeBids(world, bids);
  await settle(world, 20);
  await world.chain.accept(passGate(world));
}

/** Instructions in order, each of which has to be accepted. */
export async function acceptAll(world: RaiseWorld, ...sending: readonly Sending[]) {
  const sent: Sent[] = [];
  for (const each of sending) sent.push(await world.chain.accept(each));
  return sent;
}
