import { larger, WAD } from '@income-series/protocol/amounts';
import { bidCommitment } from '@income-series/protocol/bid';
import { keccak256Hex, toHex, utf8 } from '@income-series/protocol/bytes';
import { termsCommitment } from '@income-series/protocol/commitments';
import type { Bytes32, EvmAddress, Hex } from '@income-series/protocol/hex';
import { BUYOUT_NOTICE } from '@income-series/protocol/policy';
import { deriveSeriesKey } from '@income-series/protocol/series-key';
import { messageDigest, signDigest } from '@income-series/protocol/signing';
import type { PrivateTerms } from '@income-series/protocol/terms';
import { abis } from '../../../src/adapters/evm/abi.ts';
import { chargeOfNothing } from '../../support/charge.ts';
import type { SigningKey, World } from './world.ts';

const DAY = 86_400n;
const UNITS = 100n;
const RESERVE = 1_000_000n;

/** A field element that depends on the text. */
export const element = (text: string): Bytes32 =>
  toHex(Uint8Array.of(0, ...hexBytes(keccak256Hex(utf8(text))).subarray(1)));
const hexBytes = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex.slice(2), 'hex'));
const hash = (text: string): Bytes32 => keccak256Hex(utf8(text));

/** A series by its number: what it is called and what was chosen for it. */
export const seriesKeyOf = (world: World, series: number): Bytes32 =>
  deriveSeriesKey(world.issuer, hash(`draft ${series}`));

const bidOf = (series: number, bidder: EvmAddress, person: number) => ({
  price: RESERVE + BigInt((person * 7 + series) % 4) * 500_000n,
  quantity: BigInt(20 + ((person * 13 + series * 5) % 40)),
  salt: hash(`salt ${series} ${bidder}`),
  wallet: bidder,
});

/** The private terms of a series: what the router is opened with. Theta is in base units of the token there. */
export const termsOf = (series: number): PrivateTerms => ({
  theta: BigInt(series) * 100_000_000n,
  r: WAD / 1_000n,
  currencyCode: 840,
  indexingRule: 0,
  termsSalt: BigInt(element(`terms ${series}`)),
});

export async function createSeries(
  world: World,
  series: number,
  {
    minHolders = 1,
    units = UNITS,
    maxUnitsPerBid = UNITS,
    firstPeriod = 20261,
    lastPeriod = 20263,
    routed = false,
  } = {},
): Promise<boolean> {
  const now = await world.anvil.clock.now();
  const { rate, updatedAt } = (await world.chain.fxRate(840)).value;
  if (rate === 0n || now + 60n > updatedAt + 3n * DAY) await world.govern('fxFeed', 'publish', [840, RATE]);
  return world.act(world.issuer, {
    kind: routed ? 'createRoutedSeries' : 'createSeries',
    params: {
      draftSalt: hash(`draft ${series}`),
      contractHash: hash(`contract ${series}`),
      termsCommitment: termsCommitment(termsOf(series)),
      currencyCode: 840,
      indexingRule: 0,
      unitsOffered: units,
      reservePrice: RESERVE,
      maxUnitsPerBid,
      minRaise: series % 3 === 2 ? UNITS * RESERVE : RESERVE,
      minHolders,
      concentrationBps: 6_000,
      cap: larger(10n ** 10n, units * RESERVE),
      firstPeriod,
      lastPeriod,
      commitEndsAt: now + DAY,
      revealEndsAt: now + 2n * DAY,
      gateEndsAt: now + 6n * DAY,
    },
  });
}

export function commitBid(world: World, series: number, person: number): Promise<boolean> {
  const bidder = world.people[person % world.people.length] as EvmAddress;
  const bid = bidOf(series, bidder, person);
  const deposit = bid.price * bid.quantity + (person % 2 === 0 ? 12_345n : 0n);
  return world.act(bidder, {
    kind: 'commitBid',
    seriesKey: seriesKeyOf(world, series),
    commitment: bidCommitment(bid),
    deposit,
  });
}

export function revealBid(world: World, series: number, person: number): Promise<boolean> {
  const bidder = world.people[person % world.people.length] as EvmAddress;
  const { price, quantity, salt } = bidOf(series, bidder, person);
  return world.act(bidder, { kind: 'revealBid', seriesKey: seriesKeyOf(world, series), price, quantity, salt });
}

/** A bid that nobody could pay for, at the largest price and quantity there are: committed, and later revealed. */
export const absurdBid = (world: World, series: number, bidder: EvmAddress) => {
  const seriesKey = seriesKeyOf(world, series);
  const bid = { price: 2n ** 256n - 1n, quantity: 2n ** 256n - 1n, salt: hash('absurd'), wallet: bidder };
  return {
    commit: () =>
      world.act(bidder, { kind: 'commitBid', seriesKey, commitment: bidCommitment(bid), deposit: 2n * RESERVE }),
    reveal: () => world.act(bidder, { kind: 'revealBid', seriesKey, ...bid }),
  };
};

export interface ReportOptions {
  readonly payment: bigint;
  readonly flag: number;
  /** Signs as an attestor, in tier 3; the verifier's key in tier 2 where there is none. */
  readonly attestor?: SigningKey;
  /** Signs the rate where the quarter has none; the first attestor where none is named. */
  readonly fallback?: SigningKey;
}

export const RATE = 10n ** 16n;

export const incomeOf = (series: number, period: number, payment: bigint): Bytes32 =>
  element(`income ${series} ${period} ${payment}`);

/** Reports the series' next period. Payment and income are any the circuit could prove. */
export async function submitReport(
  world: World,
  series: number,
  { payment, flag, attestor, fallback }: ReportOptions,
): Promise<boolean> {
  const seriesKey = seriesKeyOf(world, series);
  const view = await world.client
    .readContract({ address: world.contracts.hub, abi: abis.hub, functionName: 'getSeries', args: [seriesKey] })
    .catch(() => null);
  if (view === null || view.nextPeriod === 0) return false;
  const period = view.nextPeriod;
  const income = incomeOf(series, period, payment);
  const tier = attestor === undefined ? 2 : 3;
  const digest = messageDigest(world.chain.domain, 'REPORT', {
    seriesKey,
    period,
    priorCommitment: view.expectedPrior,
    incomeCommitment: income,
    tier,
    liquidityFlag: flag,
  });
  const { rate } = (await world.chain.periodRate(seriesKey, period)).value;
  const signer = fallback ?? world.attestors[0];
  return world.act(world.issuer, {
    kind: 'submitReport',
    seriesKey,
    period,
    proof: {
      a: [1n, 2n],
      b: [
        [3n, 4n],
        [5n, 6n],
      ],
      c: [7n, 8n],
    },
    signals: [
      BigInt(view.termsCommitment),
      view.unitsOutstanding,
      rate ?? RATE,
      BigInt(view.expectedPrior),
      BigInt(income),
      payment,
    ],
    tier,
    liquidityFlag: flag,
    attestation: signDigest(digest, (attestor ?? world.verifierKey).secret),
    fxFallbackSig: rate === null ? signRate(world, { seriesKey, period, rate: RATE }, signer) : '0x',
    charge: chargeOfNothing(),
  });
}

const signRate = (
  world: World,
  message: { readonly seriesKey: Bytes32; readonly period: number; readonly rate: bigint },
  { secret }: SigningKey,
): Hex => signDigest(messageDigest(world.chain.domain, 'FX', message), secret);

/** Records what an attestor signed for a quarter that the feed has no rate for. */
export function recordRate(
  world: World,
  series: number,
  signer: SigningKey,
  { period = 20261, rate = RATE } = {},
): Promise<boolean> {
  const seriesKey = seriesKeyOf(world, series);
  const signature = signRate(world, { seriesKey, period, rate }, signer);
  return world.govern('rates', 'recordRate', [seriesKey, period, rate, signature]);
}

/** Lets time pass; a block is mined there. The feed has a rate for every quarter that ends, unless it is to rest. */
export const pass = ({ anvil, clock }: World, days: bigint, { feedRests = false } = {}): Promise<void> =>
  (feedRests ? clock : anvil.clock).advance(days * DAY);

/** Announces a buy-out, and lets its notice pass. */
export async function noticeBuyOut(world: World, seriesKey: Bytes32): Promise<boolean> {
  const announced = await world.issue('announceBuyOut', [seriesKey]);
  await pass(world, BUYOUT_NOTICE / DAY);
  return announced;
}

/** The whole way of a buy-out. */
export const endByBuyOut = async (world: World, seriesKey: Bytes32): Promise<boolean> =>
  (await noticeBuyOut(world, seriesKey)) && world.issue('buyOut', [seriesKey]);

export function openRouter(world: World, series: number): Promise<boolean> {
  const { theta, r, termsSalt } = termsOf(series);
  const seriesKey = seriesKeyOf(world, series);
  return world.act(world.issuer, { kind: 'openRouter', seriesKey, theta, ratePerUnit: r, termsSalt });
}

/** Takes a raise from its first bid to the delivery of all of them; those of `people` bid, all but the last reveal. */
export async function raise(
  world: World,
  series: number,
  people: readonly number[],
  term: { readonly firstPeriod?: number; readonly lastPeriod?: number; readonly routed?: boolean } = {},
): Promise<void> {
  const seriesKey = seriesKeyOf(world, series);
  await createSeries(world, series, term);
  if (term.routed) await openRouter(world, series);
  for (const person of people) await commitBid(world, series, person);
  await pass(world, 1n);
  for (const person of people.slice(0, -1)) await revealBid(world, series, person);
  await pass(world, 1n);
  while (await world.act(world.owner, { kind: 'settleStep', seriesKey, maxBids: 3 }));
  await world.act(world.owner, { kind: 'passGate', seriesKey });
  for (const person of people) {
    const bidder = world.people[person % world.people.length] as EvmAddress;
    await world.act(world.owner, { kind: 'deliverBid', seriesKey, bidder });
  }
  await world.act(world.issuer, { kind: 'withdrawProceeds', seriesKey });
}
