import { expect } from 'vitest';
import { range, repeat, SEED, TIMED } from '../../support/exhaustive.ts';
import { type Game, printFound, search, shrink } from './search.ts';

/**
 * Searches for a sequence of calls with a gain above the bounds, and fails with the shortest one that it finds. Each run begins
 * at another seed, unless `SEARCH_SEED` names one. A search with full counts also has to see everything in `reached`.
 */
export async function expectNoGain<Setup, Move>(game: Game<Setup, Move>, reached: readonly string[]): Promise<void> {
  const seed = Number(process.env.SEARCH_SEED ?? SEED % 1_000_000);
  const rounds = repeat('sequences of calls', range(10_000), { seconds: 60 });
  const { plays, seen, best } = await search(game, { seed, rounds });
  const found = best.played.excess > 0n ? await shrink(game, best.sequence) : best;
  expect(found.played.excess, `seed ${seed}, sequence ${plays}\n${printFound(found)}`).toBeLessThanOrEqual(0n);
  if (!TIMED) expect([...seen]).toEqual(expect.arrayContaining([...reached])); // in a minute some seeds miss one
}
