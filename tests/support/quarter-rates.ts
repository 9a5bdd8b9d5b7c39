import { nextPeriod, periodAt, periodEnd } from '@income-series/protocol/period';

interface Clock {
  now(): Promise<bigint>;
  set(timestamp: bigint): Promise<void>;
  advance(seconds: bigint): Promise<void>;
}

/** How long before a quarter's end the feed is published, in seconds. */
const BEFORE = 600n;

/**
 * A chain's clock that stops shortly before each quarter's end on its way and calls `publish` there, so that a feed has a
 * rate for every quarter.
 */
export function withQuarterRates(clock: Clock, publish: () => Promise<unknown>): Clock {
  async function set(time: bigint): Promise<void> {
    for (let period = periodAt(await clock.now()); periodEnd(period) <= time; period = nextPeriod(period)) {
      const time = periodEnd(period) - BEFORE;
      if ((await clock.now()) < time) await clock.set(time);
      await publish();
    }
    await clock.set(time);
  }
  return { now: clock.now, set, advance: async (seconds) => set((await clock.now()) + seconds) };
}
