import { smaller } from '@income-series/protocol/amounts';
import { type BidOpening, bidCommitment } from '@income-series/protocol/bid';
import { enumName } from '@income-series/protocol/chain-enums';
import { fieldToBytes32 } from '@income-series/protocol/field';
import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import { periodAt } from '@income-series/protocol/period';
import { COMMIT_MIN, GATE_MIN, MAX_BATCH, REVEAL_MIN } from '@income-series/protocol/policy';
import { deriveSeriesKey } from '@income-series/protocol/series-key';
import { keccak256, toHex } from 'viem';
import { EUR, type Sent, type World } from './world.ts';

export { EUR };

export const FX_RATE = 10_000n * 10n ** 18n; // 0.01 token a cent
export const TERMS_COMMITMENT = fieldToBytes32(77n);
const MUCH = 1n << 90n;
const CAP = 10n ** 12n;
const RESERVE_PRICE = 100n;

/** Numbers of the accounts by role; bidders are 5 and above. */
export const ISSUER = 2;
export const VERIFIER = 3;
export const ATTESTOR = 4;
export const FIRST_BIDDER = 5;

/** Approves the issuer, verifies the bidders, registers both keys, publishes a rate, and gives everybody money. */
export async function prepare(world: World, bidders: number): Promise<EvmAddress[]> {
  const { owner, account, send } = world;
  const wallets = Array.from({ length: bidders }, (_, i) => account(FIRST_BIDDER + i));
  await send(owner, 'registry', 'setIssuerApproval', [account(ISSUER), true]);
  for (let from = 0; from < wallets.length; from += MAX_BATCH) {
    await send(owner, 'registry', 'setVerified', [wallets.slice(from, from + MAX_BATCH), true]);
  }
  await send(owner, 'registry', 'registerVerifierKey', [account(VERIFIER)]);
  await send(owner, 'registry', 'registerAttestor', [account(ATTESTOR)]);
  await send(owner, 'fxFeed', 'publish', [EUR, FX_RATE]);
  for (const wallet of [account(ISSUER), ...wallets]) {
    await send(owner, 'token', 'mint', [wallet, MUCH]);
    for (const spender of [world.addresses.hub, world.addresses.raise, world.addresses.windows]) {
      await send(wallet, 'token', 'approve', [spender, (1n << 256n) - 1n]);
    }
  }
  return wallets;
}

let salts = 0;
export const freshSalt = (): Bytes32 => keccak256(toHex(`salt ${++salts}`));
/** From here on the salts are those of a new process: what follows is the same whatever was measured before it. */
export function restartSalts(): void {
  salts = 0;
}

/** Phases of the least lengths, with some time for the creation to be mined. */
function phasesFrom(now: bigint) {
  const commitEndsAt = now + COMMIT_MIN + 1_000n;
  const revealEndsAt = commitEndsAt + REVEAL_MIN;
  return { commitEndsAt, revealEndsAt, gateEndsAt: revealEndsAt + GATE_MIN };
}

export async function seriesParams(world: World) {
  const now = await world.anvil.clock.now();
  return {
    draftSalt: world.draftSalt?.() ?? freshSalt(),
    contractHash: keccak256('0x01'),
    termsCommitment: TERMS_COMMITMENT,
    currencyCode: EUR,
    indexingRule: 0,
    unitsOffered: 1_000n,
    reservePrice: RESERVE_PRICE,
    maxUnitsPerBid: 1_000n,
    minRaise: 1n,
    minHolders: 1,
    concentrationBps: 10_000,
    cap: CAP,
    firstPeriod: periodAt(now),
    lastPeriod: periodAt(now) + 10,
    ...phasesFrom(now),
  };
}
export type Params = Awaited<ReturnType<typeof seriesParams>>;

export interface OpenSeries {
  readonly seriesKey: Bytes32;
  readonly params: Params;
}

/** Publishes a currency's last rate again, or `FX_RATE` where it has none. */
export async function publishAgain(world: World, currencyCode = EUR): Promise<void> {
  const [rate] = await world.read('fxFeed', 'latest', [currencyCode]);
  await world.send(world.owner, 'fxFeed', 'publish', [currencyCode, rate === 0n ? FX_RATE : rate]);
}

/** Terms that open the commitment of a routed series. */
export interface RouterOpening {
  readonly theta: bigint;
  readonly ratePerUnit: bigint;
  readonly termsSalt: bigint;
}

/** A series that takes bids; on the router, which is open, where its terms are given. */
export async function openSeries(
  world: World,
  overrides: Partial<Params> = {},
  opening?: RouterOpening,
): Promise<OpenSeries> {
  const params = { ...(await seriesParams(world)), ...overrides };
  await publishAgain(world, params.currencyCode);
  const issuer = world.account(ISSUER);
  const seriesKey = deriveSeriesKey(issuer, params.draftSalt);
  await world.send(issuer, 'hub', opening ? 'createRoutedSeries' : 'createSeries', [params]);
  if (opening) {
    const { theta, ratePerUnit, termsSalt } = opening;
    await world.send(issuer, 'router', 'openRouter', [seriesKey, theta, ratePerUnit, termsSalt]);
  }
  return { seriesKey, params };
}

export interface PlannedBid {
  readonly bidder: EvmAddress;
  readonly price: bigint;
  readonly quantity: bigint;
  readonly deposit?: bigint;
  readonly reveal?: boolean;
}

export const opening = (bid: PlannedBid): BidOpening => ({
  price: bid.price,
  quantity: bid.quantity,
  salt: freshSalt(),
  wallet: bid.bidder,
});

/** Moves to the last second before a deadline's phase ends, or right to it. */
export const until = async (world: World, time: bigint): Promise<void> => {
  if ((await world.anvil.clock.now()) < time) await world.anvil.clock.set(time);
};

/** Commits and reveals; ends when reveals are over. */
export async function placeBids(
  world: World,
  { seriesKey, params }: OpenSeries,
  bids: readonly PlannedBid[],
): Promise<Sent[]> {
  const openings = bids.map(opening);
  for (const [i, bid] of bids.entries()) {
    const deposit = bid.deposit ?? bid.price * bid.quantity;
    await world.send(bid.bidder, 'raise', 'commitBid', [seriesKey, bidCommitment(openings[i] as BidOpening), deposit]);
  }
  await until(world, params.commitEndsAt);
  const revealed: Sent[] = [];
  for (const [i, bid] of bids.entries()) {
    if (bid.reveal === false) continue;
    const { price, quantity, salt } = openings[i] as BidOpening;
    revealed.push(await world.send(bid.bidder, 'raise', 'revealBid', [seriesKey, price, quantity, salt]));
  }
  await until(world, params.revealEndsAt);
  return revealed;
}

export const phaseOf = async (world: World, seriesKey: Bytes32) =>
  enumName('Phase', await world.read('raise', 'phase', [seriesKey]));
export const stateOf = async (world: World, seriesKey: Bytes32) =>
  enumName('State', await world.read('hub', 'seriesState', [seriesKey]));

/** Settles in steps of `maxBids` until the phase is past SETTLE. */
export async function settle(world: World, seriesKey: Bytes32, maxBids = 50): Promise<Sent> {
  const events: Sent['events'][number][] = [];
  let gas = 0n;
  for (let steps = 0; (await phaseOf(world, seriesKey)) === 'SETTLE'; steps++) {
    if (steps > 2_000) throw new Error('settlement does not end');
    const sent = await world.send(world.collector, 'raise', 'settleStep', [seriesKey, maxBids]);
    events.push(...sent.events);
    if (sent.gas > gas) gas = sent.gas;
  }
  return { gas, events };
}

export const deliver = (world: World, seriesKey: Bytes32, bidder: EvmAddress): Promise<Sent> =>
  world.send(world.collector, 'raise', 'deliverBid', [seriesKey, bidder]);

/**
 * A series that is ACTIVE, each holder but those whose delivery comes late holding its units, sold at the reserve price: the
 * usual one, or a lower one of which a smaller cap pays each unit.
 */
export async function activeSeries(
  world: World,
  holdings: readonly (readonly [EvmAddress, bigint])[],
  overrides: Partial<Params> = {},
  late: readonly EvmAddress[] = [],
  opening?: RouterOpening,
): Promise<OpenSeries> {
  const unitsOffered = holdings.reduce((sum, [, units]) => sum + units, 0n);
  const reservePrice = smaller(RESERVE_PRICE, (overrides.cap ?? CAP) / unitsOffered);
  const sale = { unitsOffered, maxUnitsPerBid: unitsOffered, reservePrice, ...overrides };
  const series = await openSeries(world, sale, opening);
  const price = series.params.reservePrice;
  await placeBids(
    world,
    series,
    holdings.map(([bidder, quantity]) => ({ bidder, quantity, price })),
  );
  await settle(world, series.seriesKey);
  await world.send(world.collector, 'raise', 'passGate', [series.seriesKey]);
  for (const [bidder] of holdings) {
    if (!late.includes(bidder)) await deliver(world, series.seriesKey, bidder);
  }
  return series;
}
