import { EVM_BOUNDS } from '../shared/bounds.ts';
import { type Kit, sequencesOf } from '../shared/moves.ts';
import { type Random, SIZES } from '../shared/random.ts';
import type { Game, Played, Sequence } from '../shared/search.ts';
import type { Ending, Move, Setup, Stage } from './stage.ts';

export type Play = Sequence<Setup, Move>;

const REFUSED = 255;
const STATES = ['NONE', 'RAISING', 'SETTLING', 'ACTIVE', 'PAUSED', 'TAIL', 'CLOSED', 'FAILED', 'EXTINGUISHED'];
/** Base units between two prices of a unit. */
const TICK = 10_000;

/** How often each is drawn in the raise, in the term, and towards the end: contracts/evm/test/search/Moves.sol has them. */
const KINDS: Readonly<Record<string, readonly [raise: number, term: number, end: number]>> = {
  wait: [3, 6, 5],
  commitBid: [5, 0, 0],
  revealBid: [4, 0, 0],
  cancelRaise: [1, 0, 0],
  settleRaise: [3, 0, 0],
  deliverBid: [1, 1, 0],
  withdrawProceeds: [0, 1, 1],
  openWindow: [0, 3, 1],
  buyUnits: [0, 3, 1],
  sellUnits: [0, 3, 1],
  honestBuys: [0, 3, 1],
  honestSells: [0, 2, 1],
  verify: [0, 1, 0],
  revealOrder: [0, 4, 1],
  settleWindow: [0, 2, 1],
  deliverOrder: [0, 2, 1],
  report: [0, 4, 1],
  miss: [0, 1, 1],
  route: [0, 4, 1],
  routedReport: [0, 3, 1],
  release: [0, 1, 1],
  payTail: [0, 0, 2],
  announce: [0, 1, 2],
  buyOut: [0, 1, 3],
  close: [0, 1, 2],
  claim: [0, 2, 3],
  pause: [0, 2, 0],
  endPause: [0, 1, 0],
  request: [0, 1, 1],
  extinguish: [0, 1, 2],
  void: [0, 1, 1],
  trueUp: [0, 1, 2],
  amend: [0, 1, 0],
};

const BAGS = [0, 1, 2].map((phase) =>
  Object.entries(KINDS).flatMap(([kind, entry]) => new Array<string>(entry[phase] as number).fill(kind)),
);

/** Their places in Moves.sol. */
const TIMES = [
  'an hour',
  'a day',
  'a week',
  'thirty days',
  'the end of the bids',
  'the end of their reveals',
  'the end of the gate',
  'the end of the quarter',
  'the first day on which anybody may report',
  'the end of the quarter’s windows',
  'the end of the orders',
  'the end of the orders’ reveals',
  'the end of the window',
  'the first moment of the buy-out',
  'the end of the notice',
  'the end of the tail',
];

type Part = string | readonly [kind: string, change: Partial<Move>];
export const waitFor = (name: string): readonly [string, Partial<Move>] => ['wait', { size: TIMES.indexOf(name) }];

const QUARTER = waitFor('the end of the quarter');
const ORDERS = [
  waitFor('the end of the orders'),
  ['revealOrder', { who: 0 }],
  ['revealOrder', { who: 1 }],
  waitFor('the end of the orders’ reveals'),
  ['settleWindow', { size: SIZES - 1 }],
] as const;
const FORGIVENESS: readonly Part[] = ['request', waitFor('the end of the notice'), 'extinguish'];

/** Moves that are of use one after the other. */
const CHAINS: readonly (readonly (readonly Part[])[])[] = [
  [
    [
      'commitBid',
      'commitBid',
      waitFor('the end of the bids'),
      'revealBid',
      waitFor('the end of their reveals'),
      'settleRaise',
    ],
  ],
  [
    ['openWindow', 'honestBuys', 'sellUnits', 'buyUnits', ...ORDERS],
    ['openWindow', 'honestSells', 'honestBuys', 'buyUnits', 'sellUnits', ...ORDERS],
    ['route', QUARTER, ['routedReport', { who: 0 }]],
    ['pause', 'route', QUARTER, ['routedReport', { who: 0 }]],
    [QUARTER, 'report'],
    FORGIVENESS,
    ['announce', waitFor('the first moment of the buy-out'), 'buyOut'],
    [waitFor('the end of the quarter’s windows'), 'miss'],
  ],
  [
    FORGIVENESS,
    ['trueUp', 'payTail'],
    ['announce', waitFor('the first moment of the buy-out'), 'buyOut'],
    [waitFor('the end of the tail'), 'close'],
  ],
];

function drawMove(random: Random, phase: number, kind = random.pick(BAGS[phase] as readonly string[])): Move {
  return { kind, who: random.below(5), size: random.below(SIZES), price: random.below(SIZES) };
}

function drawMoves(random: Random, phase: number): Move[] {
  if (random.below(4) > 0) return [drawMove(random, phase)];
  return random.pick(CHAINS[phase] ?? []).map((part) => {
    const [kind, change] = typeof part === 'string' ? [part, {}] : part;
    return { ...drawMove(random, phase, kind), ...change };
  });
}

const KIT: Kit<Move> = {
  draw: drawMove,
  drawSome: drawMoves,
  redraw: (random, move, part) =>
    part === 'who'
      ? { ...move, who: random.below(5) }
      : { ...move, [random.pick(['size', 'price'])]: random.below(SIZES) },
};

/** A cap that a creation takes: at least a base unit for each unit, and the minimum raise. */
const capped = (setup: Setup): Setup => ({ ...setup, cap: Math.max(setup.cap, setup.minRaise, 1_000) });

const drawSetup = (random: Random): Setup =>
  capped({
    routed: random.below(2) === 0,
    attested: random.below(3) > 0,
    late: random.below(2) === 0,
    sold: random.below(4) > 0,
    quarters: 1 + random.below(4),
    cap: random.pick([7, 1_000_003, 5_000_000_000, 1_000_000_000_000]),
    theta: random.pick([0, 0, 1_000_000, 2_000_000_000]),
    minRaise: random.pick([0, 0, 1_000_000, 50_000_000]),
    bids: [300, 300, 500, 500, 500].map((most, i) => ({
      price: TICK * (1 + random.below(SIZES)),
      quantity: (i < 2 ? 0 : 1) + random.below(most),
    })),
  });

const simplifyMove = (move: Move): Move[] => [
  ...(move.kind !== 'wait' && move.size !== 0 ? [{ ...move, size: 0 }] : []),
  ...(move.price > 0 ? [{ ...move, price: 0 }] : []),
  ...(move.who > 0 ? [{ ...move, who: move.who - 1 }] : []),
];

export const gameOn = (stage: Stage): Game<Setup, Move> => ({
  ...sequencesOf(drawSetup, KIT),
  simplify: ({ setup, moves }) => [
    ...(setup.sold ? [] : [{ setup: { ...setup, sold: true }, moves }]),
    ...moves.map((_, i) => ({ setup, moves: moves.toSpliced(i, 1) })),
    ...moves.flatMap((move, i) => simplifyMove(move).map((less) => ({ setup, moves: moves.toSpliced(i, 1, less) }))),
  ],
  play: (sequence) => play(stage, sequence),
});

export async function play(stage: Stage, sequence: Play): Promise<Played> {
  const ending = await stage.play(sequence);
  const { losses, gain, states, last } = ending;
  const seen = new Set<string>();
  for (const [i, state] of states.entries()) {
    if (state !== REFUSED) seen.add(`${sequence.moves[i]?.kind} in ${STATES[state]}`);
  }
  const end = `Everybody claims all, and the series is ${STATES[last]}: holders lose ${losses.join(' and ')}, the coalition gains ${gain}.`;
  return { excess: excessOf(ending), story: [...ending.story, end], seen };
}

/** What the bounds allow is taken off; the larger of the coalition's gain and an honest person's loss. */
function excessOf({ losses, gain }: Ending): bigint {
  const allowed = EVM_BOUNDS.claims + EVM_BOUNDS.orders + EVM_BOUNDS.router;
  let excess = gain - allowed * BigInt(losses.length);
  for (const loss of losses) if (loss - allowed > excess) excess = loss - allowed;
  return excess;
}
