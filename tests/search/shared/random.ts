/** Numbers by a seed: the same in every run. */
export interface Random {
  /** Of 0 to `count` - 1. */
  below(count: number): number;
  pick<T>(list: readonly T[]): T;
}

/** Mulberry32. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const below = (count: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % count;
  };
  return { below, pick: (list) => list[below(list.length)] as (typeof list)[number] };
}

/** A size of 0 to `SIZES` - 1 as an amount: a few, a half of the most and a half of that, or so many fourteenths of it. */
export const SIZES = 64;
export function sized(size: number, most: bigint): bigint {
  if (size < 10) return BigInt(size + 1);
  if (size < 50) return most >> BigInt(50 - size);
  return (most * BigInt(size - 49)) / 14n;
}
