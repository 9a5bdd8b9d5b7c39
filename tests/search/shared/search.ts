// A search through sequences of legal calls for one by which a coalition gains more than the documented bounds.
import { type Random, randomOf } from './random.ts';

export interface Sequence<Setup, Move> {
  readonly setup: Setup;
  readonly moves: readonly Move[];
}

export interface Played {
  /** Base units above the documented bound, of the coalition's gain or of an honest person's loss; 0 or less where none is. */
  readonly excess: bigint;
  /** A sentence for each call that was accepted. */
  readonly story: readonly string[];
  /** What happened, without amounts: a sequence in which something happens for the first time is varied later. */
  readonly seen: ReadonlySet<string>;
}

export interface Game<Setup, Move> {
  draw(random: Random): Sequence<Setup, Move>;
  vary(random: Random, sequence: Sequence<Setup, Move>): Sequence<Setup, Move>;
  /** The same with less in it: smaller amounts, shorter waits. */
  simplify(sequence: Sequence<Setup, Move>): readonly Sequence<Setup, Move>[];
  play(sequence: Sequence<Setup, Move>): Promise<Played>;
}

export interface Found<Setup, Move> {
  readonly sequence: Sequence<Setup, Move>;
  readonly played: Played;
}

export interface Outcome<Setup, Move> {
  readonly plays: number;
  readonly seen: ReadonlySet<string>;
  /** The sequence with the largest excess. */
  readonly best: Found<Setup, Move>;
}

const KEPT = 24;

/** Plays a sequence for each of `rounds` until one exceeds the bounds: a half are new, a half vary what came far. */
export async function search<Setup, Move>(
  game: Game<Setup, Move>,
  { seed, rounds }: { seed: number; rounds: Iterable<number> },
): Promise<Outcome<Setup, Move>> {
  const random = randomOf(seed);
  const seen = new Set<string>();
  const novel: Sequence<Setup, Move>[] = [];
  let far: Found<Setup, Move>[] = [];
  let plays = 0;
  for (const _ of rounds) {
    const earlier = [...novel.slice(-KEPT), ...far.map(({ sequence }) => sequence)];
    const isNew = earlier.length === 0 || random.below(2) === 0;
    const sequence = isNew ? game.draw(random) : game.vary(random, random.pick(earlier));
    const played = await game.play(sequence);
    plays += 1;
    if ([...played.seen].some((each) => !seen.has(each))) novel.push(sequence);
    for (const each of played.seen) seen.add(each);
    far = [...far, { sequence, played }].sort(byExcess).slice(0, KEPT);
    if (played.excess > 0n) break;
  }
  const [best] = far;
  if (best === undefined) throw new Error('a search plays at least once');
  return { plays, seen, best };
}

const byExcess = (one: { played: Played }, other: { played: Played }): number =>
  one.played.excess === other.played.excess ? 0 : one.played.excess > other.played.excess ? -1 : 1;

/** The shortest sequence that still exceeds the bounds, as far as leaving out and simplifying leads. */
export async function shrink<Setup, Move>(
  game: Game<Setup, Move>,
  sequence: Sequence<Setup, Move>,
): Promise<Found<Setup, Move>> {
  let best = { sequence, played: await game.play(sequence) };
  const take = async (smaller: Sequence<Setup, Move>): Promise<boolean> => {
    const played = await game.play(smaller);
    if (played.excess > 0n) best = { sequence: smaller, played };
    return played.excess > 0n;
  };
  for (let count = Math.ceil(sequence.moves.length / 2); count >= 1; count = Math.floor(count / 2)) {
    for (let from = best.sequence.moves.length - count; from >= 0; from -= count) {
      await take({ ...best.sequence, moves: best.sequence.moves.toSpliced(from, count) });
    }
  }
  let simpler = game.simplify(best.sequence);
  for (let at = 0; at < simpler.length; at += 1) {
    if (!(await take(simpler[at] as Sequence<Setup, Move>))) continue;
    simpler = game.simplify(best.sequence);
    at = -1;
  }
  return best;
}

/** What a reader needs to see the sequence, and to play it again. */
export const printFound = <Setup, Move>({ sequence, played }: Found<Setup, Move>): string =>
  [...played.story, `${played.excess} base units above the bounds.`, JSON.stringify(sequence)].join('\n');
