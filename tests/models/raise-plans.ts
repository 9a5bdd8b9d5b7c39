// Random raises, which every chain settles as the model does.

import { smaller } from '@income-series/protocol/amounts';
import { excessOver } from '@income-series/protocol/payment';
import { largestBid } from '@income-series/protocol/raise-rules';
import fc from 'fast-check';

/** Bids of a raise at most. */
export const BIDDERS = 9;
/** The price that every bid has to reach. */
export const RESERVE_PRICE = 100n;

const plannedBid = fc.record({
  price: fc.oneof({ weight: 6, arbitrary: fc.bigInt(100n, 103n) }, fc.constantFrom(99n, 200n)),
  quantity: fc.oneof({ weight: 9, arbitrary: fc.bigInt(1n, 8n) }, fc.constantFrom(0n, 11n)),
  spare: fc.oneof({ weight: 5, arbitrary: fc.bigInt(0n, 400n) }, fc.bigInt(-150n, -1n)),
  reveal: fc.integer({ min: 0, max: 4 }).map((n) => n > 0),
  verified: fc.integer({ min: 0, max: 11 }).map((n) => n > 0),
});
const raise = fc.record({
  supply: fc.oneof({ weight: 4, arbitrary: fc.bigInt(8n, 24n) }, fc.bigInt(1n, 7n)),
  maxUnitsPerBid: fc.constantFrom(10n, 10n, 6n),
  concentrationBps: fc.constantFrom<number>(10_000, 10_000, 10_000, 6_000, 3_000),
  minRaise: fc.constantFrom(0n, 0n, 1_500n),
  minHolders: fc.integer({ min: 0, max: 3 }),
  bids: fc.oneof(
    { weight: 7, arbitrary: fc.array(plannedBid, { minLength: 6, maxLength: BIDDERS }) },
    fc.array(plannedBid, { maxLength: 3 }),
  ),
  steps: fc.integer({ min: 1, max: 40 }),
  seed: fc.integer({ min: 0, max: 1_000 }),
  /** A book made to be hard, of the bids above. */
  shape: fc.constantFrom('any', 'any', 'any', 'any', 'one price', 'one bid', 'all rejected', 'round after round'),
});
export type RaisePlan = typeof raise extends fc.Arbitrary<infer T> ? T : never;

/** How many of the best bids take everything, in `round after round`. */
export const greedyOf = (plan: RaisePlan): number => 5 + (plan.seed % 5);

/** In `round after round` each of the best bids takes everything and loses its verification in its own round. */
function hardened(plan: RaisePlan): RaisePlan {
  const { shape, bids } = plan;
  if (shape === 'one price') return { ...plan, bids: bids.map((bid) => ({ ...bid, price: 101n })) };
  if (shape === 'one bid') return { ...plan, bids: bids.slice(0, 1) };
  if (shape === 'all rejected') return { ...plan, bids: bids.map((bid) => ({ ...bid, verified: false })) };
  if (shape === 'any') return plan;
  const greedy = greedyOf(plan);
  const each = { spare: 0n, reveal: true, verified: true };
  const line = (i: number) => ({ ...each, price: 120n - BigInt(i), quantity: i < greedy ? 10n : 2n });
  const all = Array.from({ length: BIDDERS }, (_, i) => line(i));
  return { ...plan, supply: 10n, maxUnitsPerBid: 10n, concentrationBps: 10_000, bids: all };
}

export const raisePlans = raise.map(hardened);

/** What a creation takes: it refuses a bound below one unit, and more holders than a sale of everything must have. */
export function limitsOf(plan: RaisePlan): { readonly maxUnitsPerBid: bigint; readonly minHolders: number } {
  const maxUnitsPerBid = smaller(plan.maxUnitsPerBid, plan.supply);
  const largest = largestBid({ ...plan, maxUnitsPerBid, concentrationBps: BigInt(plan.concentrationBps) });
  fc.pre(largest > 0n);
  const minHolders = Math.min(plan.minHolders, Number((plan.supply + largest - 1n) / largest));
  return { maxUnitsPerBid, minHolders };
}

/** At least the price of a unit. */
export const depositOf = ({ price, quantity, spare }: RaisePlan['bids'][number]): bigint =>
  RESERVE_PRICE + excessOver(price * quantity + spare, RESERVE_PRICE);
