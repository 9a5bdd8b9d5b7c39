// A search for a sequence of legal calls by which a coalition gains, or honest people lose, more than docs/security.md states.
// Each run draws a seed, so that it searches elsewhere; `SEARCH_SEED` names it; `SEARCH_PLAY` has one sequence, as a finding prints it, to be played alone.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { range, repeat, SEED, TIMED } from '../../support/exhaustive.ts';
import { statedOf } from '../shared/bounds.ts';
import { expectNoGain } from '../shared/find-gain.ts';
import { randomOf } from '../shared/random.ts';
import { printFound, search, shrink } from '../shared/search.ts';
import { gameOn, type Play, play, playToEnd } from './game.ts';
import { Stage } from './life.ts';
import { FOLDER, MUTANTS } from './mutants.ts';
import { SEEDS } from './seeds.ts';

/** A token's base units. */
const TOKEN = 1_000_000n;
const { SEARCH_PLAY } = process.env;

describe('the program', () => {
  it('gives a coalition nothing above the bounds', { timeout: 7_200_000 }, async () => {
    await expectNoGain(gameOn(await Stage.open()), [
      'report in ACTIVE',
      'settle in ACTIVE',
      'payTail in TAIL',
      'buyOut in ACTIVE',
      'extinguish in ACTIVE',
    ]);
  });

  it.each(Object.entries(SEEDS))('no longer gives what it gave: %s', async (_, sequence) => {
    const played = await play(await Stage.open(), sequence);
    expect(played.excess, played.story.join('\n')).toBeLessThanOrEqual(0n);
  });

  // A test that is not asked for is none, because a skipped one counts as failed.
  if (SEARCH_PLAY !== undefined)
    it('plays one sequence', async () => {
      const sequence = JSON.parse(SEARCH_PLAY) as Play;
      const played = await play(await Stage.open(), sequence);
      console.log(printFound({ sequence, played }));
      expect(played.excess).toBeLessThanOrEqual(0n);
    });

  it('ends by calls of anyone, whatever was called before', { timeout: 1_200_000 }, async () => {
    const stage = await Stage.open();
    const { draw } = gameOn(stage);
    const random = randomOf(TIMED ? SEED : 2);
    for (const _ of repeat('sequences that anyone ends', range(500), { seconds: 20 })) {
      const sequence = draw(random);
      const played = await playToEnd(stage, sequence);
      expect(played.excess, printFound({ sequence, played })).toBeLessThanOrEqual(0n);
      expect(played.isOver, printFound({ sequence, played })).toBe(true);
    }
  });
});

describe('the program with a former defect', () => {
  it('is built from the sources and changes that are there', () => {
    expect(readFileSync(`${FOLDER}/CHECKSUMS`, 'utf8'), 'run npm run solana -- mutants').toBe(MUTANTS.checksums());
  });

  it.each(MUTANTS.all)('gives what it gave: $name', async ({ bytes }) => {
    const played = await play(await Stage.open(bytes), SEEDS[bytes] as Play);
    expect(played.excess, played.story.join('\n')).toBeGreaterThan(TOKEN);
  });

  const byChance = ['buy-out', 'notice', 'cap', 'failed', 'opening', 'proceeds', 'borrowed'];
  const rules = MUTANTS.all.filter(({ bytes }) => byChance.includes(bytes));
  it.each(rules)('is found out by random calls: $name', { timeout: 1_200_000 }, async ({ name, bytes }) => {
    const game = gameOn(await Stage.open(bytes));
    const { best, plays } = await search(game, { seed: 1, rounds: range(2_000) });
    const { sequence, played } = await shrink(game, best.sequence);
    expect(played.excess).toBeGreaterThan(0n);
    expect(BigInt(plays)).toBe(statedOf(name));
    expect(sequence.moves.length, printFound({ sequence, played })).toBeLessThanOrEqual(6);
  });
});
