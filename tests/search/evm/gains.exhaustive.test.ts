// A search for a sequence of legal calls by which a coalition gains, or honest people lose, more than docs/security.md states.
// Each run draws a seed, so that it searches elsewhere; `SEARCH_SEED` names it; `SEARCH_PLAY` has one sequence, as a finding prints it, to be played alone.
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { range } from '../../support/exhaustive.ts';
import { expectNoGain } from '../shared/find-gain.ts';
import { printFound, search, shrink } from '../shared/search.ts';
import { gameOn, type Play, play } from './game.ts';
import { FOLDER, MUTANTS } from './mutants.ts';
import { SEALED, SEEDS } from './seeds.ts';
import { Stage } from './stage.ts';

/** A token's base units. */
const TOKEN = 1_000_000n;
const { SEARCH_PLAY } = process.env;
const stages = new Map<string | undefined, Stage>();
const stageOf = (mutant?: string): Stage => {
  const stage = stages.get(mutant) ?? Stage.open(mutant);
  stages.set(mutant, stage);
  return stage;
};
afterAll(() => {
  for (const stage of stages.values()) stage.close();
});

describe('the contracts', () => {
  it('give a coalition nothing above the bounds', { timeout: 7_200_000 }, async () => {
    await play(stageOf(), SEALED); // forge compiles first, outside of the search's time
    await expectNoGain(gameOn(stageOf()), [
      'settleWindow in ACTIVE',
      'report in ACTIVE',
      'routedReport in PAUSED',
      'buyOut in ACTIVE',
      'extinguish in ACTIVE',
    ]);
  });

  it.each(Object.entries(SEEDS))('no longer give what they gave: %s', async (_, sequence) => {
    const played = await play(stageOf(), sequence);
    expect(played.excess, played.story.join('\n')).toBeLessThanOrEqual(0n);
  });

  it('lock what an order escrowed that is not revealed, until the next window finds its price', async () => {
    const { story } = await play(stageOf(), SEALED);
    const former = await play(stageOf('windows'), SEALED);
    const deliveries = (lines: readonly string[]): readonly number[] =>
      lines.flatMap((line, i) => (line === 'Somebody delivers the order of Wallet 2.' ? [i] : []));
    const second = story.lastIndexOf('Somebody opens a window.');
    expect(deliveries(story), story.join('\n')).toEqual([expect.toSatisfy((i: number) => i > second)]);
    expect(deliveries(former.story)).toEqual([expect.toSatisfy((i: number) => i < second)]);
  });

  // A test that is not asked for is none, because a skipped one counts as failed.
  if (SEARCH_PLAY !== undefined)
    it('play one sequence', async () => {
      const sequence = JSON.parse(SEARCH_PLAY) as Play;
      const played = await play(stageOf(), sequence);
      console.log(printFound({ sequence, played }));
      expect(played.excess).toBeLessThanOrEqual(0n);
    });
});

describe('the contracts with a former rule', () => {
  it('are built from the sources and changes that are there', () => {
    const built = readFileSync(`${FOLDER}/CHECKSUMS`, 'utf8');
    expect(built, 'run npm run contracts -- mutants --former-rules').toBe(MUTANTS.checksums());
  });

  it.each([
    ...MUTANTS.all.map(({ name, bytes }) => ({ name, bytes, seed: bytes })),
    {
      name: 'a true-up that was paid in, an extinguishment forgives it',
      bytes: 'routed',
      seed: 'a true-up that was paid in',
    },
  ])('give what they gave: $name', async ({ bytes, seed }) => {
    const played = await play(stageOf(bytes), SEEDS[seed] as Play);
    expect(played.excess, played.story.join('\n')).toBeGreaterThan(TOKEN);
  });

  it.each([
    ['routed', 4],
    ['windows', 4],
  ])('are found out by random calls: %s', { timeout: 1_200_000 }, async (bytes, seed) => {
    const game = gameOn(stageOf(bytes));
    const { best } = await search(game, { seed, rounds: range(2_000) });
    const { sequence, played } = await shrink(game, best.sequence);
    expect(played.excess).toBeGreaterThan(0n);
    expect(sequence.moves.length, printFound({ sequence, played })).toBeLessThanOrEqual(7);
  });
});
