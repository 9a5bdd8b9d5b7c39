import type { EvmAddress } from '@income-series/protocol/hex';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type AuctionBid, type AuctionTerms, bidFault, decideGate, type IsVerified, settleAuction } from './auction.ts';

const wallet = (n: number): EvmAddress => `0x${n.toString(16).padStart(40, '0')}` as const;
const terms = (change: Partial<AuctionTerms> = {}): AuctionTerms => ({
  supply: 10n,
  reservePrice: 100n,
  maxUnitsPerBid: 10n,
  concentrationBps: 10_000n,
  minRaise: 0n,
  ...change,
});
const bid = (sequence: number, price: bigint, quantity: bigint, deposit = price * quantity): AuctionBid => ({
  sequence,
  bidder: wallet(sequence),
  deposit,
  opening: { price, quantity },
});
const everyone = () => true;

describe('the minimum raise', () => {
  const twoPrices = [bid(1, 200n, 6n), bid(2, 100n, 1n)];
  it.each([
    ['that only the dear bid reaches', 1_200n, 200n, 6n],
    ['that the lowest price reaches', 700n, 100n, 7n],
    ['that no price reaches', 1_201n, 100n, 7n],
  ])('%s: %s is cleared at %s', (_, minRaise, price, sold) => {
    const settled = settleAuction(terms({ minRaise }), twoPrices, everyone);
    expect([settled.clearingPrice, settled.unitsSold]).toEqual([price, sold]);
  });

  it('is not missed because of a further bid', () => {
    const anyBid = fc.record({ price: fc.bigInt(100n, 110n), quantity: fc.bigInt(1n, 10n) });
    fc.assert(
      fc.property(
        fc.array(anyBid, { minLength: 1, maxLength: 12 }),
        fc.bigInt(1n, 40n),
        fc.bigInt(100n, 4_400n),
        (plan, supply, minRaise) => {
          const bids = plan.map(({ price, quantity }, i) => bid(i + 1, price, quantity));
          const sums = bids.map((_, i) => settleAuction(terms({ supply, minRaise }), bids.slice(0, i + 1), everyone));
          const reached = sums.map(({ proceeds }) => proceeds >= minRaise);
          expect(reached).toEqual([...reached].sort());
        },
      ),
    );
  });

  it('is all that is left of an undersubscribed raise, where a winner adds one unit', () => {
    const minRaise = 15_000_000n; // hundredths: 150,000
    const sums = [[], [bid(2, 8_329n, 1n)], [bid(2, 8_328n, 1n)]].map((more) => {
      const bids = [bid(1, 10_000n, 1_800n), ...more];
      return settleAuction(terms({ supply: 10_000n, maxUnitsPerBid: 10_000n, minRaise }), bids, everyone);
    });
    expect(sums.map(({ clearingPrice, proceeds }) => [clearingPrice, proceeds])).toEqual([
      [10_000n, 18_000_000n],
      [8_329n, 15_000_529n],
      [10_000n, 18_000_000n], // a price that misses the minimum moves nothing
    ]);
  });
});

describe('a settlement', () => {
  it.each([
    [99n, 1n, 1_000n, 'BELOW_RESERVE'],
    [100n, 0n, 1_000n, 'BAD_QUANTITY'],
    [100n, 11n, 1_100n, 'BAD_QUANTITY'],
    [100n, 10n, 999n, 'UNDERFUNDED'],
    [100n, 10n, 1_000n, null],
  ])('finds in a bid of %s for %s with %s deposited: %s', (price, quantity, deposit, fault) => {
    expect(bidFault(terms(), deposit, { price, quantity })).toBe(fault);
  });

  it('finds more than one winner may hold in a quantity', () => {
    const asked = { price: 100n, quantity: 6n };
    expect(bidFault(terms({ concentrationBps: 5_000n }), 10_000n, asked)).toBe('BAD_QUANTITY');
    expect(bidFault(terms({ concentrationBps: 6_000n }), 10_000n, asked)).toBe(null);
  });

  it('never sells more than there is, never above what was bid, and loses no money', () => {
    const anyBid = fc.record({
      price: fc.bigInt(95n, 110n),
      quantity: fc.bigInt(0n, 12n),
      spare: fc.bigInt(-50n, 200n),
      revealed: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(anyBid, { maxLength: 30 }),
        fc.bigInt(1n, 60n),
        fc.constantFrom(10_000n, 2_000n),
        (plan, supply, bps) => {
          const bids = plan.map(({ price, quantity, spare, revealed }, i): AuctionBid => {
            const full = bid(i + 1, price, quantity, price * quantity + 50n + spare);
            return revealed ? full : { ...full, opening: null };
          });
          const settled = settleAuction(terms({ supply, concentrationBps: bps }), bids, (who) => who !== wallet(3));
          const units = settled.bids.reduce((sum, each) => sum + each.units, 0n);
          expect(units).toBe(settled.unitsSold);
          expect(units <= supply).toBe(true);
          const out = settled.bids.reduce((sum, { refund, charge }) => sum + refund + charge, settled.proceeds);
          expect(out).toBe(bids.reduce((sum, { deposit }) => sum + deposit, 0n));
          for (const each of settled.bids) {
            const open = bids[each.sequence - 1]?.opening;
            expect(each.refund >= 0n).toBe(true);
            if (each.units > 0n)
              expect(open && open.price >= settled.clearingPrice && open.quantity >= each.units).toBe(true);
          }
        },
      ),
    );
  });
});

describe('the mint gate', () => {
  const gate = {
    proceeds: 10n,
    minRaise: 10n,
    holders: 2,
    minHolders: 2,
    now: 5n,
    gateEndsAt: 5n,
    termsUnchanged: true,
  };
  it.each([
    [{}, 'PASS'],
    [{ minRaise: 11n }, 'BELOW_MIN_RAISE'],
    [{ minHolders: 3 }, 'MINT_GATE_CLOSED'],
    [{ now: 6n }, 'MINT_GATE_CLOSED'],
    [{ termsUnchanged: false }, 'WAIT'],
    [{ termsUnchanged: false, now: 6n }, 'MINT_GATE_CLOSED'],
  ])('with %s answers %s', (change, answer) => {
    expect(decideGate({ ...gate, ...change })).toBe(answer);
  });
});

describe('the work of a settlement', () => {
  afterEach(() => vi.restoreAllMocks());
  const BIDS = 100_000;
  const LOG = Math.ceil(Math.log2(BIDS));

  /** Counts what array methods call back while `run` goes: comparisons, and looks at one element by the others. */
  function counting<T>(run: () => T) {
    const count = { compared: 0, looked: 0 };
    const array = Array.prototype;
    const methods = {
      sort: array.sort,
      map: array.map,
      filter: array.filter,
      flatMap: array.flatMap,
      reduce: array.reduce,
    };
    for (const [name, original] of Object.entries(methods)) {
      const counted = function (this: unknown[], callback: (...args: unknown[]) => unknown, ...rest: unknown[]) {
        const seen = (...args: unknown[]) => {
          if (name === 'sort') count.compared += 1;
          else count.looked += 1;
          return callback(...args);
        };
        return Reflect.apply(original, this, [seen, ...rest]);
      };
      vi.spyOn(array, name as keyof typeof methods).mockImplementation(counted as never);
    }
    const result = run();
    vi.restoreAllMocks();
    return { ...count, result };
  }

  const price: Record<string, (i: number) => bigint> = {
    'one price': () => 150n,
    'rising prices': (i) => 100n + BigInt(i),
    'falling prices': (i) => 100n + BigInt(BIDS - i),
    'scattered prices': (i) => 100n + BigInt((i * 7_919) % 10_007),
  };
  it.each(Object.entries(price))('over 100,000 bids of %s is n log n comparisons and a few looks a round', (_, at) => {
    // Seven at the top take everything and lose their verification one after the other: the eighth round clears.
    const greedy = Array.from({ length: 7 }, (_, i) => bid(i + 1, 1_000_000n - BigInt(i), 200_000n));
    const others = Array.from({ length: BIDS - 7 }, (_, i) => bid(i + 8, at(i), 1n + BigInt(i % 3)));
    const hard = terms({
      supply: 200_000n,
      maxUnitsPerBid: 200_000n,
    });
    const losing: IsVerified = (who, { round, stage }) => stage !== 'SCREEN' || round > 7 || who !== wallet(round);
    const { result, compared, looked } = counting(() => settleAuction(hard, [...greedy, ...others], losing));
    expect([result.failure, result.rounds.length]).toEqual([null, 8]);
    expect(result.unitsSold > 190_000n).toBe(true);
    expect(compared).toBeGreaterThan(BIDS / 2);
    expect(compared).toBeLessThanOrEqual(BIDS * LOG);
    expect(looked).toBeGreaterThan(8 * BIDS);
    expect(looked).toBeLessThanOrEqual(60 * BIDS);
  });
});
