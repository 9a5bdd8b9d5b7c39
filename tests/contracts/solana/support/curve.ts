// Curve series: addresses, instructions, and what their accounts say.

import { leastCapOf } from '@income-series/protocol/curve-rules';
import { SALE_NOTICE } from '@income-series/protocol/policy';
import { keccak_256 } from '@noble/hashes/sha3.js';
import type { Address, KeyPairSigner } from '@solana/kit';
import { AccountState, findAssociatedTokenPda, getTokenDecoder, getTokenEncoder } from '@solana-program/token';
import { addressBytes, type Field, type Fields, join, placeOf, readFields, u8, u16, u32, u64, u128 } from './bytes.ts';
import { derive, keyPair, type Meta, PROGRAM, paying, readonly, SYSTEM_PROGRAM, signing, writable } from './chain.ts';
import {
  feedAccount,
  inForce,
  keyAccount,
  publishRate,
  rateAccount,
  rateCount,
  registerKey,
  setIssuerApproval,
  setVerified,
  takeRoles,
  walletAccount,
} from './registry.ts';
import { callOf, createWorld, START, TOKEN_PROGRAM, type World } from './world.ts';

export const EUR = 978;
export const DAY = 86_400n;
export const WAD = 10n ** 18n;
export const U64_MAX = (1n << 64n) - 1n;
const RICH = 1_000_000_000_000n;

export interface CurveParams {
  readonly draftSalt: Uint8Array;
  readonly contractHash: Uint8Array;
  readonly termsCommitment: Uint8Array;
  readonly currencyCode: number;
  readonly indexingRule: number;
  readonly unitsOffered: bigint;
  readonly cap: bigint;
  readonly firstPeriod: number;
  readonly lastPeriod: number;
  readonly virtualQuote: bigint;
  readonly virtualBase: bigint;
  readonly threshold: bigint;
  readonly deadline: bigint;
  readonly feeBps: bigint;
  readonly treasuryBps: bigint;
}

/** 1,000 units at 1 token each at first, 4 at the end: 2,000 tokens for all of them. Activated at 1,000 tokens. */
export const PARAMS: CurveParams = {
  draftSalt: new Uint8Array(32).fill(7),
  contractHash: new Uint8Array(32).fill(8),
  termsCommitment: new Uint8Array(32).fill(9),
  currencyCode: EUR,
  indexingRule: 0,
  unitsOffered: 1_000n,
  cap: 5_000_000_000n,
  firstPeriod: 20261,
  lastPeriod: 20284,
  virtualQuote: 2_000_000_000n,
  virtualBase: 2_000_000_000n,
  threshold: 1_000_000_000n,
  deadline: START + 30n * DAY,
  feeBps: 100n,
  treasuryBps: 1_000n,
};

export interface Curve {
  readonly key: Uint8Array;
  readonly series: Address;
  readonly vault: Address;
  readonly mint: Address;
  readonly stakes: Address;
}

export async function curveOf(issuer: Address, draftSalt: Uint8Array): Promise<Curve> {
  const key = keccak_256(join(addressBytes(issuer), draftSalt));
  const [series, vault, mint, stakes] = await Promise.all(
    ['series', 'vault', 'mint', 'stakes'].map((name) => derive(name, key)),
  );
  if (!series || !vault || !mint || !stakes) throw new Error('four addresses');
  return { key, series, vault, mint, stakes };
}

/** A wallet's associated account of the payment token, the only one that a call of somebody else pays into. */
export async function moneyAccount({ token: mint }: World, owner: Address): Promise<Address> {
  const [account] = await findAssociatedTokenPda({ owner, mint, tokenProgram: TOKEN_PROGRAM });
  return account;
}

/** A token account of the SPL Token program as it stands. */
export function putTokens(world: World, address: Address, mint: Address, owner: Address, amount: bigint): void {
  const none = { delegate: null, isNative: null, delegatedAmount: 0n, closeAuthority: null };
  const data = getTokenEncoder().encode({ mint, owner, amount, state: AccountState.Initialized, ...none });
  world.chain.put(address, TOKEN_PROGRAM, Uint8Array.from(data));
}

export function tokensOf(world: World, address: Address): bigint {
  const data = world.chain.data(address);
  if (data === null) throw new Error('no token account');
  return getTokenDecoder().decode(data).amount;
}

export interface Trader {
  readonly signer: KeyPairSigner;
  /** Its associated account of the payment token, and its account of units. */
  readonly money: Address;
  readonly units: Address;
}

export interface CurveWorld extends World {
  readonly issuer: Trader;
  readonly traders: readonly Trader[];
  readonly curve: Curve;
  readonly collectorMoney: Address;
}

/** The registry with an issuer and traders, all verified, and a fresh rate of the euro; no series. */
export async function openCurveWorld(traders = 3, fx = 10_000n * WAD): Promise<CurveWorld> {
  const world = await takeRoles(await createWorld());
  const { chain, admin, collector } = world;
  await chain.accept(publishRate(world, admin, { currency: EUR, rate: fx }));
  const all: Trader[] = [];
  for (let place = 0; place <= traders; place += 1) {
    const [signer, units] = await Promise.all([keyPair(200 + place), keyPair(400 + place)]);
    const money = await moneyAccount(world, signer.address);
    chain.fund(signer.address);
    putTokens(world, money, world.token, signer.address, RICH);
    all.push({ signer, money, units: units.address });
  }
  const [issuer, ...others] = all;
  if (issuer === undefined) throw new Error('an issuer');
  const wallets = all.map(({ signer }) => signer.address);
  await chain.accept(setVerified(world, admin, wallets, true));
  await chain.accept(setIssuerApproval(world, admin, issuer.signer.address, true));
  const collectorMoney = await moneyAccount(world, collector.address);
  putTokens(world, collectorMoney, world.token, collector.address, 0n);
  const curve = await curveOf(issuer.signer.address, PARAMS.draftSalt);
  return { ...world, issuer, traders: others, curve, collectorMoney };
}

/**
 * The same with a series whose sale has begun, whose units everybody has an account for. A cap below the least that a sale may have is put
 * into its account, so that a few payments reach it.
 */
export async function createCurveWorld(
  change: Partial<CurveParams> = {},
  traders = 3,
  fx = 10_000n * WAD,
): Promise<CurveWorld> {
  const world = await openCurveWorld(traders, fx);
  const { cap, ...figures } = { ...PARAMS, ...change };
  const least = leastCapOf(figures, figures.unitsOffered);
  await world.chain.accept(createCurve(world, { ...figures, cap: cap < least ? least : cap }));
  if (cap < least) putIntoSeries(world, 'cap', cap);
  world.chain.setTime(world.chain.now() + SALE_NOTICE);
  for (const { signer, units } of [world.issuer, ...world.traders]) {
    putTokens(world, units, world.curve.mint, signer.address, 0n);
  }
  return world;
}

export async function createCurve(world: CurveWorld, change: Partial<CurveParams> = {}, issuer = world.issuer) {
  const p = { ...PARAMS, ...change };
  const { series, vault, mint, stakes } = await curveOf(issuer.signer.address, p.draftSalt);
  const { currencyCode } = p;
  const count = await rateCount(world, currencyCode);
  const { periodEnd } = await import('@income-series/protocol/period');
  const end = await periodEnd(p.firstPeriod);
  const before = await inForce(world, currencyCode, end);
  const accounts: Meta[] = [
    paying(issuer.signer),
    readonly(await walletAccount(issuer.signer.address)),
    writable(series),
    writable(vault),
    writable(mint),
    writable(stakes),
    readonly(world.token),
    readonly(await feedAccount(currencyCode)),
    readonly(await rateAccount(currencyCode, Math.max(0, count - 1))),
    readonly(await rateAccount(currencyCode, before)),
    readonly(await rateAccount(currencyCode, before + 1)),
    readonly(TOKEN_PROGRAM),
    readonly(SYSTEM_PROGRAM),
  ];
  return callOf(
    world,
    accounts,
    u8(13),
    p.draftSalt,
    p.contractHash,
    p.termsCommitment,
    u32(currencyCode),
    u8(p.indexingRule),
    u64(p.unitsOffered),
    u64(p.cap),
    u32(p.firstPeriod),
    u32(p.lastPeriod),
    u64(p.virtualQuote),
    u64(p.virtualBase),
    u64(p.threshold),
    u64(p.deadline),
    u16(p.feeBps),
    u16(p.treasuryBps),
  );
}

export interface Trade {
  readonly given: bigint;
  readonly least?: bigint;
  readonly deadline?: bigint;
}

function trade(world: CurveWorld, trader: Trader, buys: boolean, { given, least = 0n, deadline = U64_MAX }: Trade) {
  const { series, vault, mint } = world.curve;
  const [first, second] = buys ? [trader.money, trader.units] : [trader.units, trader.money];
  const accounts: Meta[] = [
    signing(trader.signer),
    writable(series),
    writable(vault),
    writable(mint),
    writable(first),
    writable(second),
    readonly(world.token),
    readonly(TOKEN_PROGRAM),
  ];
  return callOf(world, accounts, u8(buys ? 14 : 15), u64(given), u64(least), u64(deadline));
}
export const buy = (world: CurveWorld, trader: Trader, what: Trade) => trade(world, trader, true, what);
export const sell = (world: CurveWorld, trader: Trader, what: Trade) => trade(world, trader, false, what);

export const activate = (world: CurveWorld) => callOf(world, [writable(world.curve.series)], u8(16));
export const fail = (world: CurveWorld) => callOf(world, [writable(world.curve.series)], u8(17));

function collect(world: CurveWorld, number: number, to: Address, sender: KeyPairSigner) {
  const { series, vault } = world.curve;
  const money = [signing(sender), writable(series), writable(vault), writable(to)];
  return callOf(world, [...money, readonly(world.token), readonly(TOKEN_PROGRAM)], u8(number));
}
export const collectProceeds = (world: CurveWorld, to = world.issuer.money, sender = world.chain.payer) =>
  collect(world, 18, to, sender);
export const collectFees = (world: CurveWorld, to = world.collectorMoney, sender = world.chain.payer) =>
  collect(world, 19, to, sender);

export const positionAccount = (world: CurveWorld, trader: Trader): Promise<Address> =>
  derive('position', world.curve.key, addressBytes(trader.signer.address));

/** The account that keeps what does not reach a wallet. */
export const keptAccount = (world: CurveWorld, { signer }: Trader): Promise<Address> =>
  derive('kept', world.curve.key, addressBytes(signer.address));

/** The census after the position's last one: any account will do where there is none. */
export async function censusAfter(world: CurveWorld, trader: Trader): Promise<Address> {
  const data = world.chain.data(await positionAccount(world, trader));
  const censuses = data === null ? 0 : Buffer.from(data).readUInt32LE(83);
  const first = Number(readSeries(world).firstPeriod);
  const place = Math.floor(first / 10) * 4 + (first % 10) - 1 + censuses;
  return censusAccount(world, Math.floor(place / 4) * 10 + (place % 4) + 1);
}

export async function stake(world: CurveWorld, trader: Trader, units: bigint) {
  const { series, stakes, mint } = world.curve;
  const accounts: Meta[] = [
    paying(trader.signer),
    readonly(await walletAccount(trader.signer.address)),
    writable(series),
    writable(await positionAccount(world, trader)),
    writable(stakes),
    readonly(mint),
    writable(trader.units),
    readonly(await censusAfter(world, trader)),
    readonly(TOKEN_PROGRAM),
    readonly(SYSTEM_PROGRAM),
  ];
  return callOf(world, accounts, u8(20), u64(units));
}

/** With the census after the position's last one, where an earlier instruction of the transaction changes which one that is. */
export async function unstake(world: CurveWorld, trader: Trader, units: bigint, census?: Address) {
  const { series, stakes, mint } = world.curve;
  const accounts: Meta[] = [
    signing(trader.signer),
    writable(series),
    writable(await positionAccount(world, trader)),
    writable(stakes),
    readonly(mint),
    writable(trader.units),
    readonly(census ?? (await censusAfter(world, trader))),
    readonly(TOKEN_PROGRAM),
  ];
  return callOf(world, accounts, u8(21), u64(units));
}

export const censusAccount = (world: CurveWorld, period: number): Promise<Address> =>
  derive('census', world.curve.key, u32(period));

export async function syncCensus(world: CurveWorld, period: number) {
  const census = writable(await censusAccount(world, period));
  const accounts = [paying(world.chain.payer), writable(world.curve.series), census];
  return callOf(world, [...accounts, readonly(SYSTEM_PROGRAM)], u8(22), u32(period));
}

export interface SignedRate {
  readonly period: number;
  readonly rate: bigint;
  readonly signature: Uint8Array;
  /** The key whose record is given. */
  readonly key: string;
  readonly earlier?: number;
}

export async function recordRate(world: CurveWorld, signed: SignedRate, end: bigint) {
  const before = signed.earlier ?? (await inForce(world, EUR, end));
  const accounts: Meta[] = [
    paying(world.chain.payer),
    readonly(world.curve.series),
    writable(await derive('quarter', world.curve.key, u32(signed.period))),
    readonly(await keyAccount(signed.key)),
    readonly(await feedAccount(EUR)),
    readonly(await rateAccount(EUR, before)),
    readonly(await rateAccount(EUR, before + 1)),
    readonly(SYSTEM_PROGRAM),
  ];
  return callOf(world, accounts, u8(23), u32(signed.period), u128(signed.rate), signed.signature);
}

export const register = async (world: CurveWorld, kind: 'attestor' | 'verifier', key: string) =>
  world.chain.accept(registerKey(world, world.admin, kind, key));

const SERIES: readonly Field[] = [
  ['header', 3],
  ['state', 'u8'],
  ['indexingRule', 'u8'],
  ['feeBps', 'u16'],
  ['treasuryBps', 'u16'],
  ['seriesKey', 32],
  ['issuer', 'address'],
  ['contractHash', 32],
  ['termsCommitment', 32],
  ['vault', 'address'],
  ['mint', 'address'],
  ['stakes', 'address'],
  ['currencyCode', 'u32'],
  ['firstPeriod', 'u32'],
  ['lastPeriod', 'u32'],
  ['nextCensus', 'u32'],
  ['censuses', 'u32'],
  ['unitsOffered', 'u64'],
  ['cap', 'u64'],
  ['virtualQuote', 'u64'],
  ['virtualBase', 'u64'],
  ['threshold', 'u64'],
  ['deadline', 'u64'],
  ['reserve', 'u64'],
  ['sold', 'u64'],
  ['feesHeld', 'u64'],
  ['proceeds', 'u64'],
  ['treasury', 'u64'],
  ['staked', 'u64'],
  ['nextPeriod', 'u32'],
  ['lastReported', 'u32'],
  ['deferredInARow', 'u8'],
  ['counted', 'u64'],
  ['expectedPrior', 32],
  ['paid', 'u64'],
  ['accrued', 'u64'],
  ['credit', 'u128'],
  ['owed', 'u64'],
  ['payoutsPerUnit', 'u128'],
  ['payoutsRemainder', 'u64'],
  ['tailStartedAt', 'u64'],
  ['tailPerUnit', 'u128'],
  ['tailRemainder', 'u64'],
  ['closeReason', 'u8'],
  ['residue', 'u128'],
  ['amendmentNonce', 'u64'],
  ['trueupNonce', 'u64'],
  ['truedUp', 'u32'],
  ['extinguishNonce', 'u64'],
  ['keyA', 20],
  ['keyB', 20],
  ['noticeEndsAt', 'u64'],
  ['deadlineOfSignatures', 'u64'],
  ['round', 'u32'],
  ['roundState', 'u8'],
  ['roundPrice', 'u64'],
  ['roundTreasury', 'u64'],
  ['roundEndsAt', 'u64'],
  ['tendered', 'u64'],
  ['unclaimed', 'u64'],
  ['pauseState', 'u8'],
  ['attestor', 20],
  ['pauseNonce', 'u64'],
  ['startedAt', 'u64'],
  ['pauseEnd', 'u64'],
  ['used', 'u64'],
  ['deferred', 'u32'],
  ['activatedAt', 'u64'],
  ['possibleAt', 'u64'],
  ['lapsesAt', 'u64'],
  ['positions', 'u32'],
  ['opensAt', 'u64'],
  ['lastPrice', 'u64'],
  ['stakedAt', 'u64'],
];
/** The data that only a series has that a raise sells. */
const WINDOWS: readonly Field[] = [
  ['window', 'u32'],
  ['openedAt', 'u64'],
  ['progress', 'u8'],
  ['ordered', 'u8'],
  ['revealed', 'u8'],
  ['priced', 'u32'],
  ['voided', 'u32'],
  ['voidedAt', 'u64'],
];
const POSITION: readonly Field[] = [
  ['header', 3],
  ['seriesKey', 32],
  ['holder', 'address'],
  ['staked', 'u64'],
  ['counted', 'u64'],
  ['censuses', 'u32'],
  ['payoutCheckpoint', 'u128'],
  ['payoutCarry', 'u128'],
  ['tailCheckpoint', 'u128'],
  ['tailCarry', 'u128'],
  ['round', 'u32'],
  ['tendered', 'u64'],
];
/** The same of its positions. */
const LOCKS: readonly Field[] = [
  ['locked', 'u64'],
  ['held', 'u64'],
];
const CENSUS: readonly Field[] = [
  ['header', 3],
  ['seriesKey', 32],
  ['period', 'u32'],
  ['units', 'u64'],
  ['takenAt', 'u64'],
  ['perUnit', 'u128'],
  ['payer', 'address'],
];

const ROUND: readonly Field[] = [
  ['header', 3],
  ['seriesKey', 32],
  ['number', 'u32'],
  ['price', 'u64'],
  ['treasury', 'u64'],
  ['units', 'u64'],
  ['unclaimed', 'u64'],
  ['left', 'u64'],
  ['payer', 'address'],
];

const read = (world: World, layout: readonly Field[], address: Address): Fields =>
  readFields(layout, world.chain.data(address) ?? new Uint8Array());
const isRaised = ({ chain, curve }: CurveWorld): boolean =>
  (chain.data(curve.series)?.length ?? 0) > placeOf([...SERIES, ['end', 0]], 'end');
/** The account of a series on the income router has a byte more. */
const isRouted = ({ chain, curve }: CurveWorld): boolean =>
  chain.data(curve.series)?.length === placeOf([...SERIES, ...WINDOWS, ['end', 0]], 'end') + 1;
export const readSeries = (world: CurveWorld): Fields =>
  read(
    world,
    [...SERIES, ...(isRaised(world) ? WINDOWS : []), ...(isRouted(world) ? ([['routed', 'u8']] as const) : [])],
    world.curve.series,
  );
/** Puts a 64-bit number into the series' account, as no instruction would. */
export function putIntoSeries(world: CurveWorld, name: string, value: bigint): void {
  const data = world.chain.data(world.curve.series) ?? new Uint8Array();
  data.set(u64(value), placeOf(SERIES, name));
  world.chain.put(world.curve.series, PROGRAM, data);
}
export const readPosition = async (world: CurveWorld, trader: Trader): Promise<Fields> =>
  read(world, isRaised(world) ? [...POSITION, ...LOCKS] : POSITION, await positionAccount(world, trader));
export const readCensus = async (world: CurveWorld, period: number): Promise<Fields> =>
  read(world, CENSUS, await censusAccount(world, period));

export const roundAccount = (world: CurveWorld, round: number): Promise<Address> =>
  derive('tender', world.curve.key, u32(round));
export const readRound = async (world: CurveWorld, round: number): Promise<Fields> =>
  read(world, ROUND, await roundAccount(world, round));

/** The number of a mint's units. */
export function supplyOfMint(world: World, mint: Address): bigint {
  const data = world.chain.data(mint);
  if (data === null) throw new Error('no mint');
  return Buffer.from(data).readBigUInt64LE(36);
}
