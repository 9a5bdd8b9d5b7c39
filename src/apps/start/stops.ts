import { withDeadline } from '../../core/deadline.ts';

/** Times to stop, in milliseconds. */
export interface StopTimes {
  /** The longest time for all parts together. */
  readonly allMs: number;
  /** The least time for each part. The parts that are not ended after `allMs` get it too. */
  readonly leastMs: number;
}

const STOP_TIMES: StopTimes = { allMs: 10_000, leastMs: 1_000 };

export interface Stops {
  /** Registers a started part with the function that ends it. */
  add(part: string, end: () => Promise<unknown>): void;
  /** Ends all parts, the last one first. Calls `onLate` with the name of each part that fails or does not end in time. */
  run(onLate: (part: string) => void): Promise<void>;
}

/**
 * Creates a list of started parts. They are ended in reverse order and with time limits, so that a part that does not end
 * does not block the others.
 */
export function createStops({ allMs, leastMs }: StopTimes = STOP_TIMES): Stops {
  const parts: { readonly name: string; readonly end: () => Promise<unknown> }[] = [];
  return {
    add: (name, end) => void parts.push({ name, end }),
    async run(onLate) {
      const deadline = performance.now() + allMs;
      for (const { name, end } of parts.splice(0).reverse()) {
        const ms = Math.max(leastMs, deadline - performance.now());
        if (!(await endsWithin(ms, end))) onLate(name);
      }
    },
  };
}

const endsWithin = (ms: number, end: () => Promise<unknown>): Promise<boolean> =>
  withDeadline(
    ms,
    end().then(
      () => true,
      () => false,
    ),
    () => false,
  );
