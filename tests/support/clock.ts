import type { Clock } from '@income-series/protocol/clock';

/** A clock that stands still until it is moved. */
export interface TestClock extends Clock {
  advance(ms: number): void;
  set(to: Date): void;
}

export function createTestClock(start = new Date('2026-03-01T12:00:00.000Z')): TestClock {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    advance: (ms) => {
      now += ms;
    },
    set: (to) => {
      now = to.getTime();
    },
  };
}
