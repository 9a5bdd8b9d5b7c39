import { describe, expect, it } from 'vitest';
import { COMMIT_MAX, COMMIT_MIN, GATE_MAX, GATE_MIN, REVEAL_MAX, REVEAL_MIN } from './policy.ts';
import { holdersReachable, largestBid, phaseFault } from './raise-rules.ts';

describe('the largest bid', () => {
  it.each([
    [10n, 10n, 10_000n, 10n],
    [10n, 4n, 5_000n, 4n],
    [10n, 10n, 5_000n, 5n],
    [10n, 10n, 5_999n, 5n],
    [10n, 10n, 999n, 0n],
  ])('of %s units, at most %s a bid and %s basis points for one winner is %s', (supply, maxUnitsPerBid, bps, most) => {
    expect(largestBid({ supply, maxUnitsPerBid, concentrationBps: bps })).toBe(most);
  });
});

describe('holders that a sale of everything must have', () => {
  it.each([
    [10_000n, 0n, true],
    [10_000n, 1n, true],
    [10_000n, 2n, false],
    [5_000n, 2n, true],
    [5_000n, 3n, false],
    [4_999n, 3n, true],
    [4_000n, 4n, false],
    [999n, 0n, false],
  ])('with %s basis points for one winner of ten units, %s of them: %s', (concentrationBps, holders, reachable) => {
    expect(holdersReachable({ supply: 10n, maxUnitsPerBid: 10n, concentrationBps }, holders)).toBe(reachable);
  });
});

describe('phases', () => {
  it.each([
    [COMMIT_MIN, REVEAL_MIN, GATE_MIN, null],
    [COMMIT_MAX, REVEAL_MAX, GATE_MAX, null],
    [COMMIT_MIN - 1n, REVEAL_MIN, GATE_MIN, 'commitEndsAt'],
    [COMMIT_MAX + 1n, REVEAL_MIN, GATE_MIN, 'commitEndsAt'],
    [COMMIT_MIN, REVEAL_MIN - 1n, GATE_MIN, 'revealEndsAt'],
    [COMMIT_MIN, REVEAL_MAX + 1n, GATE_MIN, 'revealEndsAt'],
    [COMMIT_MIN, REVEAL_MIN, GATE_MIN - 1n, 'gateEndsAt'],
    [COMMIT_MIN, REVEAL_MIN, GATE_MAX + 1n, 'gateEndsAt'],
    [COMMIT_MIN, -1n, GATE_MIN, 'revealEndsAt'],
  ])('of %s, %s and %s seconds: %s', (commit, reveal, gate, fault) => {
    const commitEndsAt = 1_000n + commit;
    const revealEndsAt = commitEndsAt + reveal;
    expect(phaseFault(1_000n, { commitEndsAt, revealEndsAt, gateEndsAt: revealEndsAt + gate })).toBe(fault);
  });
});
