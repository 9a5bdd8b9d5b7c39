import { withDeadline } from '../../core/deadline.ts';

/** Times to stop, in milliseconds. */
export interface StopTimes {
  /** The longest time for all parts together. */
  readonly allMs: number;
  /** The time that each remaining part still gets after `allMs`. */
  readonly leastMs: number;
}

const STOP_TIMES: StopTimes = { allMs: 10_000, leastMs: 1_000 };

export interface Stops {
  /** Registers a started part with the function that ends it. */
  add(part: string, end: () => Promise<unknown>): void;
  /**
   * Ends all parts, the last one first. `unended` gets the name of each part that did not end: with its error, or with none if
   * its time was over.
   */
  run(unended: (part: string, error?: unknown) => void): Promise<void>;
}

/**
 * Creates a list of started parts, which are ended in reverse order with time limits, so that a hanging part does not block
 * the others.
 */
export function createStops({ allMs, leastMs }: StopTimes = STOP_TIMES): Stops {
  const parts: { readonly name: string; readonly end: () => Promise<unknown> }[] = [];
  return {
    add: (name, end) => void parts.push({ name, end }),
    async run(unended) {
      const until = performance.now() + allMs;
      for (const { name, end } of parts.splice(0).reverse()) {
        const ms = Math.max(leastMs, until - performance.now());
        await endWithin(ms, name, end, unended);
      }
    },
  };
}

/** Ends a part, and reports it if it fails or its time is over. Whatever comes after its time is not reported. */
const endWithin = (
  ms: number,
  part: string,
  end: () => Promise<unknown>,
  unended: (part: string, error?: unknown) => void,
): Promise<void> =>
  withDeadline(
    ms,
    (async () => end())().then(
      () => () => {},
      (error: unknown) => () => unended(part, error),
    ),
    () => () => unended(part),
  ).then((report) => report());
