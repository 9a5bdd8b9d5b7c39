import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Addresses } from '../../../src/adapters/solana/addresses.ts';
import { rateBefore } from '../../../src/adapters/solana/rates.ts';
import type { SlotAccounts } from '../../../src/adapters/solana/reader-round.ts';

/** A feed whose rates are their indexes, published at these times; counts what is read of it. */
function feedOf(times: readonly bigint[]) {
  let read = 0;
  const record = (at: string) => {
    read += 1;
    const index = Number(at);
    return at === 'feed' ? { count: times.length } : { rate: BigInt(index) + 1n, updatedAt: times[index] as bigint };
  };
  const look = {
    record: (_: unknown, at: string) => record(at),
    records: (_: unknown, at: string[]) => at.map(record),
  };
  const addresses = { feed: async () => 'feed', rate: async (_: number, index: number) => `${index}` };
  return {
    before: (time: bigint | null) =>
      rateBefore(look as unknown as SlotAccounts, addresses as unknown as Addresses, 978, time),
    reads: () => read,
  };
}

describe('the last rate before a time', () => {
  it('is the one that a walk over all of them finds', async () => {
    const times = fc.array(fc.bigInt(1n, 50n), { maxLength: 900 }).map((steps) => {
      let time = 0n;
      return steps.map((step) => {
        time += step;
        return time;
      });
    });
    await fc.assert(
      fc.asyncProperty(
        times,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.bigInt(-1n, 1n),
        async (list, part, off) => {
          const time = (list[Math.floor(part * list.length)] ?? 5n) + off;
          const place = list.findLastIndex((at) => at < time);
          const expected =
            place < 0 ? { rate: 0n, updatedAt: 0n } : { rate: BigInt(place) + 1n, updatedAt: list[place] };
          expect(await feedOf(list).before(time)).toEqual(expected);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('is found in a long feed by few rates: fewer than an answer holds', async () => {
    const feed = feedOf(Array.from({ length: 100_000 }, (_, n) => BigInt(n) * 10n));
    expect(await feed.before(654_321n)).toEqual({ rate: 65_433n, updatedAt: 654_320n });
    expect(feed.reads()).toBeLessThan(98);
  });
});
