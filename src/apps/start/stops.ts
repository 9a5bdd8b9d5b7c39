import { withDeadline } from '../../core/deadline.ts';

/** Milliseconds. */
export interface StopTimes {
  /** How long all parts together may take to end. */
  readonly allMs: number;
  /** How long each may take where that has passed. */
  readonly leastMs: number;
}

const STOP_TIMES: StopTimes = { allMs: 10_000, leastMs: 1_000 };

export interface Stops {
  /** Adds what ends a part that was started. */
  add(part: string, end: () => Promise<unknown>): void;
  /** Ends all parts, the last one first; `late` is called with the name of each that did not end in time, or could not. */
  run(late: (part: string) => void): Promise<void>;
}

/** What was started, and is ended in reverse, so that a part that hangs does not keep the others and the process. */
export function createStops({ allMs, leastMs }: StopTimes = STOP_TIMES): Stops {
  const parts: { readonly name: string; readonly end: () => Promise<unknown> }[] = [];
  return {
    add: (name, end) => void parts.push({ name, end }),
    async run(late) {
      const until = performance.now() + allMs;
      for (const { name, end } of parts.splice(0).reverse()) {
        const ms = Math.max(leastMs, until - performance.now());
        if (!(await endsWithin(ms, end))) late(name);
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
