// Sequences that took more than the bounds from contracts with a former rule.
import { SIZES } from '../shared/random.ts';
import { type Play, waitFor } from './game.ts';
import type { Move, Setup } from './stage.ts';

const move = (kind: string, change: Partial<Move> = {}): Move => ({ kind, who: 0, size: 0, price: 0, ...change });
const wait = (name: string): Move => move(...waitFor(name));
const all = SIZES - 1;
/** Of a price of so many times 10,000 base units. */
const at = (price: number): Partial<Move> => ({ price: price - 1 });
/** Ten units. */
const ten = { size: 9 };

const setup: Setup = {
  routed: false,
  attested: true,
  late: true,
  sold: true,
  quarters: 4,
  cap: 5_000_000_000,
  theta: 0,
  minRaise: 0,
  bids: [100, 100, 200, 200, 200].map((quantity) => ({ price: 500_000, quantity })),
};

/** Ten units are bought for 45 or less and sold for 25 or more, so they trade at 25. */
const opening: readonly Move[] = [
  move('openWindow'),
  move('honestBuys', { ...ten, ...at(45) }),
  move('sellUnits', { ...ten, ...at(25) }),
];
const reveals: readonly Move[] = [wait('the end of the orders'), move('revealOrder')];
const settlement: readonly Move[] = [wait('the end of the orders’ reveals'), move('settleWindow', { size: all })];

export const SEEDS: Readonly<Record<string, Play>> = {
  routed: {
    setup: { ...setup, routed: true },
    moves: [
      move('pause', { size: 2 }),
      move('route', { size: 49 }),
      wait('the end of the quarter'),
      move('routedReport'),
      move('request'),
      wait('the end of the notice'),
      move('extinguish'),
      move('release'),
    ],
  },
  'a true-up that was paid in': {
    setup: { ...setup, routed: true, quarters: 1 },
    moves: [
      move('route'),
      wait('the end of the quarter'),
      move('routedReport'),
      move('trueUp', { size: 49 }),
      move('request'),
      wait('the end of the notice'),
      move('extinguish'),
      move('release'),
    ],
  },
  sealed: {
    setup,
    moves: [...opening, move('verify'), ...reveals, ...settlement],
  },
  windows: {
    setup,
    moves: [
      ...opening,
      move('buyUnits', { who: 1, size: 4, ...at(30) }),
      ...reveals,
      move('revealOrder', { who: 1 }),
      ...settlement,
    ],
  },
};

/** Wallet 2 keeps its order sealed, and asks for its money at once and after the next window. */
export const SEALED: Play = {
  setup,
  moves: [
    ...opening,
    move('buyUnits', { who: 1, size: 4, ...at(30) }),
    ...reveals,
    ...settlement,
    move('deliverOrder', { who: 1, size: 1 }),
    wait('thirty days'),
    ...opening,
    ...reveals,
    ...settlement,
    move('deliverOrder', { who: 1, size: 0 }),
  ],
};
