import { DEPOSIT_LIMIT, UNITS_LIMIT } from '@income-series/protocol/policy';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../../../tests/support/refusals.ts';
import { MAX_WORK_A_STEP, requireRevealPhase } from '../transaction/index.ts';
import type { Escrow, WindowCall } from './model/index.ts';
import { checkWindowCall, commitCall } from './rules.ts';

const seriesKey = `0x${'11'.repeat(32)}` as const;
const commitment = `0x${'22'.repeat(32)}` as const;
const trader = `0x${'ab'.repeat(20)}` as const;

describe('an order', () => {
  it.each<[Escrow, object]>([
    [{ money: 1n }, { money: 1n, units: 0n }],
    [
      { money: DEPOSIT_LIMIT - 1n, units: null },
      { money: DEPOSIT_LIMIT - 1n, units: 0n },
    ],
    [{ units: 1n }, { money: 0n, units: 1n }],
    [
      { units: UNITS_LIMIT - 1n, money: null },
      { money: 0n, units: UNITS_LIMIT - 1n },
    ],
  ])('has its side from what it escrows: %o', (escrow, sides) => {
    expect(commitCall({ seriesKey, commitment, ...escrow })).toEqual({
      kind: 'commitOrder',
      seriesKey,
      commitment,
      ...sides,
    });
  });

  it.each<Escrow>([
    {},
    { money: 1n, units: 1n },
    { money: 0n, units: 1n },
    { money: 0n },
    { units: 0n },
    { units: -1n },
    { money: DEPOSIT_LIMIT },
    { units: UNITS_LIMIT },
  ])('is refused with %o', (escrow) => {
    expect(codeOf(() => commitCall({ seriesKey, commitment, ...escrow }))).toBe('BAD_INPUT');
  });

  it('is refused without a commitment', () => {
    const none = `0x${'00'.repeat(32)}` as const;
    expect(codeOf(() => commitCall({ seriesKey, commitment: none, money: 1n }))).toBe('BAD_INPUT');
  });

  it.each(['NONE', 'COMMIT', 'SETTLE', 'DONE', 'VOID'])('is not opened in %s', (phase) => {
    expect(codeOf(() => requireRevealPhase('trading window', phase))).toBe('WRONG_STATE');
  });

  it('is opened while orders are revealed', () => {
    expect(codeOf(() => requireRevealPhase('trading window', 'REVEAL'))).toBe('accepted');
  });
});

describe('a step of a window', () => {
  it.each<[WindowCall, string]>([
    [{ kind: 'openWindow', seriesKey }, 'accepted'],
    [{ kind: 'settleWindow', seriesKey, maxOrders: 1 }, 'accepted'],
    [{ kind: 'settleWindow', seriesKey, maxOrders: MAX_WORK_A_STEP }, 'accepted'],
    [{ kind: 'settleWindow', seriesKey, maxOrders: MAX_WORK_A_STEP + 1 }, 'BAD_INPUT'],
    [{ kind: 'settleWindow', seriesKey, maxOrders: 0 }, 'BAD_INPUT'],
    [{ kind: 'settleWindow', seriesKey, maxOrders: 1.5 }, 'BAD_INPUT'],
    [{ kind: 'deliverOrder', seriesKey, window: 1, trader }, 'accepted'],
    [{ kind: 'deliverOrder', seriesKey, window: 0, trader }, 'BAD_INPUT'],
    [{ kind: 'deliverOrder', seriesKey, window: -1, trader }, 'BAD_INPUT'],
  ])('%o: %s', (call, code) => {
    expect(codeOf(() => checkWindowCall(call))).toBe(code);
  });
});
