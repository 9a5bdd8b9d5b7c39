import { PAUSE_BUDGET, PAUSE_COOLDOWN, PAUSE_MAX } from '@income-series/protocol/policy';
import { describe, expect, it } from 'vitest';
import { endPause, pauseRefusal } from './pause.ts';

const NOW = 1_800_000_000n;
const NEVER = { used: 0n, lastEndedAt: 0n };

describe('the approval of a pause', () => {
  const ended = NOW - PAUSE_COOLDOWN;
  it.each([
    [NEVER, NOW, 'PAUSE_END_PAST'],
    [NEVER, NOW + 1n, null],
    [NEVER, NOW + PAUSE_MAX, null],
    [NEVER, NOW + PAUSE_MAX + 1n, 'PAUSE_TOO_LONG'],
    [{ used: 1n, lastEndedAt: ended + 1n }, NOW + 1n, 'PAUSE_COOLDOWN'],
    [{ used: 1n, lastEndedAt: ended }, NOW + 1n, null],
    [{ used: PAUSE_BUDGET - 10n, lastEndedAt: ended }, NOW + 10n, null],
    [{ used: PAUSE_BUDGET - 10n, lastEndedAt: ended }, NOW + 11n, 'PAUSE_BUDGET'],
  ])('of %o until %s gives %s', (past, pauseEnd, refusal) => {
    expect(pauseRefusal(past, NOW, pauseEnd)).toBe(refusal);
  });
});

describe('the end of a pause', () => {
  const pause = { startedAt: NOW, pauseEnd: NOW + 100n };
  it('counts what was used of it, and never beyond its own end', () => {
    expect(endPause(NEVER, pause, NOW + 40n)).toEqual({ used: 40n, lastEndedAt: NOW + 40n });
    expect(endPause({ used: 5n, lastEndedAt: 1n }, pause, NOW + 900n)).toEqual({ used: 105n, lastEndedAt: NOW + 100n });
  });
});
