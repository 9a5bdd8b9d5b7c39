import type { Random } from './random.ts';
import type { Game } from './search.ts';

/** The most moves of a sequence. */
const LONGEST = 40;

/** How to draw and change moves of a kind of game. The phases are 0 to 2: the sale, the term, and towards the end. */
export interface Kit<Move> {
  draw(random: Random, phase: number): Move;
  /** One, or some that belong together. */
  drawSome(random: Random, phase: number): Move[];
  /** Another wallet, or another size. */
  redraw(random: Random, move: Move, part: 'who' | 'size'): Move;
}

const drawAll = <Move>(random: Random, kit: Kit<Move>): Move[] =>
  [2 + random.below(6), 2 + random.below(14), random.below(8)].flatMap((count, phase) =>
    Array.from({ length: count }, () => kit.drawSome(random, phase)).flat(),
  );

function varyMoves<Move>(random: Random, moves: readonly Move[], kit: Kit<Move>): Move[] {
  const at = random.below(moves.length + 1);
  const one = moves[at];
  const phase = at < 5 ? random.below(2) : 1 + random.below(2);
  if (one === undefined || random.below(3) === 0) return moves.toSpliced(at, 0, ...kit.drawSome(random, phase));
  switch (random.below(5)) {
    case 0:
      return moves.toSpliced(at, 1 + random.below(3));
    case 1:
      return moves.toSpliced(at, 1, kit.draw(random, phase));
    case 2:
      return moves.toSpliced(at, 0, ...moves.slice(at, at + 1 + random.below(4)));
    case 3:
      return moves.toSpliced(at, 1, kit.redraw(random, one, 'who'));
    default:
      return moves.toSpliced(at, 1, kit.redraw(random, one, 'size'));
  }
}

/** How sequences of moves after a setup are drawn and varied. */
export const sequencesOf = <Setup, Move>(
  drawSetup: (random: Random) => Setup,
  kit: Kit<Move>,
): Pick<Game<Setup, Move>, 'draw' | 'vary'> => ({
  draw: (random) => ({ setup: drawSetup(random), moves: drawAll(random, kit).slice(0, LONGEST) }),
  vary: (random, { setup, moves }) => {
    let varied = [...moves];
    for (let times = 1 + random.below(4); times > 0; times -= 1) varied = varyMoves(random, varied, kit);
    return { setup: random.below(6) === 0 ? drawSetup(random) : setup, moves: varied.slice(0, LONGEST) };
  },
});
