import { type Kit, sequencesOf } from '../shared/moves.ts';
import type { Random } from '../shared/random.ts';
import { SIZES } from '../shared/random.ts';
import type { Game, Played, Sequence } from '../shared/search.ts';
import { Life, type Setup, type Stage } from './life.ts';
import { drawMove, drawMoves, type Move, playMove } from './moves.ts';

export type Play = Sequence<Setup, Move>;

const drawSetup = (random: Random): Setup => ({
  late: random.below(2) === 0,
  quarters: 1 + random.below(3),
  treasuryBps: random.pick([0, 1_000, 5_000, 10_000]),
  feeBps: random.pick([0, 100]),
  cap: random.pick([0, 4_000, 5_000]),
  first: random.below(3) * random.below(400),
  honest: [1 + random.below(600), random.below(200), random.below(200)],
  tenders: random.below(3) > 0,
});

const KIT: Kit<Move> = {
  draw: drawMove,
  drawSome: drawMoves,
  redraw: (random, move, part) => ({ ...move, [part]: random.below(part === 'who' ? 3 : SIZES) }),
};

const simplifyMove = (move: Move): Move[] => [
  ...(move.kind !== 'wait' && move.size !== 0 ? [{ ...move, size: 0 }] : []),
  ...(move.who > 0 ? [{ ...move, who: move.who - 1 }] : []),
];

export const gameOn = (stage: Stage): Game<Setup, Move> => ({
  ...sequencesOf(drawSetup, KIT),
  simplify: ({ setup, moves }) =>
    moves.flatMap((move, at) => simplifyMove(move).map((less) => ({ setup, moves: moves.toSpliced(at, 1, less) }))),
  play: (sequence) => play(stage, sequence),
});

async function begin(stage: Stage, { setup, moves }: Play): Promise<Life> {
  const life = await Life.begin(stage, setup);
  for (const move of moves) await playMove(life, move);
  return life;
}

async function end(life: Life): Promise<Played> {
  const { state } = life;
  await life.settle();
  const { excess, losses, gain } = life.books.result();
  life.story.push(
    `Everybody claims all, and the series is ${state}: holders lose ${losses.join(' and ')}, the coalition gains ${gain}.`,
  );
  return { excess, story: life.story, seen: life.seen };
}

export const play = async (stage: Stage, sequence: Play): Promise<Played> => end(await begin(stage, sequence));

/** The same, where the series is brought to its end before everybody claims. */
export async function playToEnd(stage: Stage, sequence: Play): Promise<Played & { readonly isOver: boolean }> {
  const life = await begin(stage, sequence);
  const isOver = await life.finish();
  return { ...(await end(life)), isOver };
}
