import fc from 'fast-check';
import { least } from '../../../src/core/amounts.ts';
import type { EvmAddress } from '../../../src/core/hex.ts';
import { over } from '../../../src/core/payment.ts';
import { MAX_ROUNDS } from '../../../src/core/policy.ts';
import { largestBid } from '../../../src/core/raise-rules.ts';
import type { Trader } from '../../contracts/solana/support/curve.ts';
import * as onSolana from '../../contracts/solana/support/raise.ts';
import { setVerified } from '../../contracts/solana/support/registry.ts';
import * as onEvm from '../../contracts/support/raise.ts';
import type { World } from '../../contracts/support/world.ts';
import { evmEvents, type SaleEvent, storyOf } from './story.ts';

export const BIDDERS = 9;
const RESERVE_PRICE = 100n;

const bid = fc.record({
  price: fc.oneof({ weight: 6, arbitrary: fc.bigInt(100n, 103n) }, fc.constantFrom(99n, 200n)),
  quantity: fc.oneof({ weight: 9, arbitrary: fc.bigInt(1n, 8n) }, fc.constantFrom(0n, 11n)),
  /** Base units of the deposit above the bid's cost; below it where negative. */
  spare: fc.oneof({ weight: 5, arbitrary: fc.bigInt(0n, 400n) }, fc.bigInt(-150n, -1n)),
  isRevealed: fc.integer({ min: 0, max: 4 }).map((n) => n > 0),
  /** Whether its wallet loses its verification between reveal and settlement. */
  isLost: fc.integer({ min: 0, max: 11 }).map((n) => n === 0),
});
const plan = fc.record({
  supply: fc.oneof({ weight: 4, arbitrary: fc.bigInt(8n, 24n) }, fc.bigInt(1n, 7n)),
  maxUnitsPerBid: fc.constantFrom<bigint>(10n, 10n, 6n),
  concentrationBps: fc.constantFrom<bigint>(10_000n, 10_000n, 10_000n, 6_000n, 3_000n),
  minRaise: fc.constantFrom(0n, 0n, 1_500n),
  minHolders: fc.integer({ min: 0, max: 3 }),
  bids: fc.oneof(
    { weight: 7, arbitrary: fc.array(bid, { minLength: 6, maxLength: BIDDERS }) },
    fc.array(bid, { maxLength: 3 }),
  ),
  /** Units of work of each step. */
  work: fc.integer({ min: 1, max: 40 }),
  /** How many of the best bids lose their verification, each in the round that took it; with other bids than those above. */
  losers: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.constantFrom(5, BIDDERS - 1, BIDDERS)),
});
type Drawn = typeof plan extends fc.Arbitrary<infer T> ? T : never;

export interface RaisePlan extends Omit<Drawn, 'bids'> {
  readonly bids: readonly (Omit<Drawn['bids'][number], 'spare'> & { readonly deposit: bigint })[];
}

/** Bids of which each takes everything, in the order of their prices, until the losers are gone. */
const rivals = (losers: number): Drawn['bids'] =>
  Array.from({ length: BIDDERS }, (_, place) => {
    const price = 120n - BigInt(place);
    return { price, quantity: place < losers ? 10n : 2n, spare: 0n, isRevealed: true, isLost: false };
  });

function planOf(drawn: Drawn): RaisePlan {
  const terms = drawn.losers === 0 ? drawn : { ...drawn, supply: 10n, maxUnitsPerBid: 10n, concentrationBps: 10_000n };
  const maxUnitsPerBid = least(terms.maxUnitsPerBid, terms.supply);
  const largest = largestBid({ ...terms, maxUnitsPerBid });
  const bids = (drawn.losers === 0 ? drawn.bids : rivals(drawn.losers)).map(({ spare, ...each }) => {
    return { ...each, deposit: RESERVE_PRICE + over(each.price * each.quantity + spare, RESERVE_PRICE) };
  });
  // The creation refuses more holders than a sale of everything must have.
  const most = largest === 0n ? 0 : Number((terms.supply + largest - 1n) / largest);
  return { ...terms, maxUnitsPerBid, minHolders: Math.min(terms.minHolders, most), bids };
}

/** Plans that both chains accept: a bid may be one unit at least. */
export const raisePlans = plan.map(planOf).filter((drawn) => largestBid(drawn) > 0n);

const termsOf = ({ supply, maxUnitsPerBid, minRaise, minHolders }: RaisePlan) => ({
  unitsOffered: supply,
  reservePrice: RESERVE_PRICE,
  maxUnitsPerBid,
  minRaise,
  minHolders,
});

/** A raise whose bids were placed, on one of the chains. Bidders are named by their places. */
interface OpenRaise {
  readonly wallets: readonly string[];
  step(work: number): Promise<readonly SaleEvent[]>;
  loseVerification(places: readonly number[]): Promise<void>;
  isSettling(): Promise<boolean>;
  passGate(): Promise<readonly SaleEvent[]>;
  deliver(place: number): Promise<readonly SaleEvent[]>;
}

export async function openOnEvm(world: World, wallets: readonly EvmAddress[], drawn: RaisePlan): Promise<OpenRaise> {
  const concentrationBps = Number(drawn.concentrationBps);
  const series = await onEvm.openSeries(world, { ...termsOf(drawn), concentrationBps });
  const { seriesKey } = series;
  const walletOf = (place: number) => wallets[place] as EvmAddress;
  const bids = drawn.bids.map(({ isRevealed, ...each }, place) => {
    return { ...each, bidder: walletOf(place), reveal: isRevealed };
  });
  await onEvm.placeBids(world, series, bids);
  return {
    wallets,
    step: async (work) => evmEvents(await world.send(world.collector, 'raise', 'settleStep', [seriesKey, work])),
    async loseVerification(places) {
      await world.send(world.owner, 'registry', 'setVerified', [places.map(walletOf), false]);
    },
    isSettling: async () => (await onEvm.phaseOf(world, seriesKey)) === 'SETTLE',
    passGate: async () => evmEvents(await world.send(world.collector, 'raise', 'passGate', [seriesKey])),
    deliver: async (place) => evmEvents(await onEvm.deliver(world, seriesKey, walletOf(place))),
  };
}

export async function openOnSolana(drawn: RaisePlan): Promise<OpenRaise> {
  const { concentrationBps } = drawn;
  const world = await onSolana.openRaise({ ...termsOf(drawn), concentrationBps }, BIDDERS);
  const { chain, traders } = world;
  const traderOf = (place: number) => traders[place] as Trader;
  for (const [place, each] of drawn.bids.entries())
    await chain.accept(await onSolana.commitBid(world, traderOf(place), each));
  chain.setTime(onSolana.REVEAL_FROM);
  for (const [place, each] of drawn.bids.entries())
    if (each.isRevealed) await chain.accept(await onSolana.revealBid(world, traderOf(place), each));
  chain.setTime(onSolana.RAISE.revealEndsAt);
  return {
    wallets: traders.map(({ signer }) => signer.address),
    step: async (work) => (await chain.accept(await onSolana.settleStep(world, work, traders))).events,
    async loseVerification(places) {
      const addresses = places.map((place) => traderOf(place).signer.address);
      if (addresses.length > 0) await chain.accept(await setVerified(world, world.admin, addresses, false));
    },
    isSettling: () => onSolana.isSettling(world),
    passGate: async () => (await chain.accept(await onSolana.passGate(world))).events,
    deliver: async (place) => (await chain.accept(await onSolana.deliverBid(world, traderOf(place), place + 1))).events,
  };
}

/** The best bids lose their verification one by one, each after it was taken and before it is screened. */
async function loseInTheirRounds(raise: OpenRaise, losers: number): Promise<readonly SaleEvent[]> {
  const events: SaleEvent[] = [];
  for (let round = 1; round <= Math.min(losers, MAX_ROUNDS); round += 1) {
    // Fill passes over the rejected bids and takes one; two looks end the ranking and the shares.
    events.push(...(await raise.step(round + 2)));
    await raise.loseVerification([round - 1]);
    events.push(...(await raise.step(round + 1)));
  }
  return events;
}

const SETTLEMENT = new Set([
  ...['SettlementRound', 'BidRejected', 'BidProcessed', 'NonRevealCharged', 'RaiseSettled'],
  ...['SeriesFailed', 'MintGatePassed', 'BidDelivered'],
]);

/** Everything that a raise's settlement, gate and deliveries tell. */
export async function playRaise(raise: OpenRaise, { bids, work, losers }: RaisePlan): Promise<readonly string[]> {
  await raise.loseVerification(bids.flatMap(({ isLost }, place) => (isLost ? [place] : [])));
  const events = [...(await loseInTheirRounds(raise, losers))];
  while (await raise.isSettling()) events.push(...(await raise.step(work)));
  if (!events.some(({ name }) => name === 'SeriesFailed')) events.push(...(await raise.passGate()));
  for (const place of bids.keys()) events.push(...(await raise.deliver(place)));
  return storyOf(events, SETTLEMENT, raise.wallets);
}
