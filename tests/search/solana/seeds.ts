// Sequences that took more than the bounds from programs with a former defect, as they were found.
import { SIZES } from '../shared/random.ts';
import type { Play } from './game.ts';
import { type Move, waitFor } from './moves.ts';

const move = (kind: string, { who = 1, size = 0 }: Partial<Move> = {}): Move => ({ kind, who, size });
const all = SIZES - 1;
const missing = move('buy', { size: all });
const setup = {
  late: true,
  quarters: 2,
  treasuryBps: 1_000,
  feeBps: 100,
  honest: [487, 65],
  tenders: true,
  cap: 5_000,
};

export const SEEDS: Readonly<Record<string, Play>> = {
  'buy-out': { setup, moves: [missing, move('activate'), move('stake'), move('buyOut')] },
  census: {
    setup,
    moves: [
      missing,
      move('wait', { size: waitFor('the end of the quarter') }),
      move('activate'),
      move('stake'),
      move('census'),
      move('report', { size: 50 }),
    ],
  },
  tender: {
    setup: { ...setup, honest: [230, 160] },
    moves: [
      missing,
      move('activate'),
      move('stake', { size: all }),
      move('openTender', { size: 41 }),
      move('tender', { size: all }),
    ],
  },
  unclaimed: {
    setup: { ...setup, honest: [230, 160], treasuryBps: 10_000 },
    moves: [
      missing,
      move('activate'),
      move('stake', { size: all }),
      move('openAtShare'),
      move('tender', { size: all }),
      move('wait', { size: waitFor('the end of the round') }),
      move('settle'),
      move('openAtShare', { size: 1 }),
    ],
  },
  notice: { setup, moves: [missing, move('activate'), move('buyOut')] },
  opening: { setup: { ...setup, first: 200 }, moves: [] },
  price: {
    setup: { ...setup, honest: [230, 160], treasuryBps: 10_000 },
    moves: [
      missing,
      move('activate'),
      move('stake', { size: all }),
      move('openTender', { size: all - 1 }),
      move('tender', { size: all }),
      move('wait', { size: waitFor('the end of the round') }),
    ],
  },
  cap: {
    setup: { ...setup, cap: 0 },
    moves: [
      missing,
      move('activate'),
      move('announce'),
      move('wait', { size: waitFor('the first moment of the buy-out') }),
      move('buyOut'),
    ],
  },
  failed: { setup, moves: [move('buy', { size: 49 })] },
  borrowed: {
    setup: { ...setup, honest: [300, 65, 300] },
    moves: [
      missing,
      move('activate'),
      move('wait', { size: waitFor('the end of the quarter') }),
      move('borrow', { size: all }),
      move('report', { size: 50 }),
    ],
  },
  proceeds: { setup, moves: [move('fill')] },
};
