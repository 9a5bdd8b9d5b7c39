import { AppError } from '../../core/errors/app-error.ts';

/** How many executions may run, and wait, at once. */
export interface GateLimits {
  /** An operation that costs at most this much is small, and never waits for a large one. */
  readonly smallCost: number;
  /** Small operations that run at once. */
  readonly small: number;
  /** The cost of all large operations that run at once; one alone may run whatever it costs. */
  readonly largeCost: number;
  /** Operations of each kind that wait for their turn at once. */
  readonly waiting: number;
  /** The longest wait, milliseconds. */
  readonly waitMs: number;
}

export const DEFAULT_GATE: GateLimits = { smallCost: 500, small: 16, largeCost: 8_000, waiting: 200, waitMs: 10_000 };

/** What runs and waits now. */
export interface GateState {
  readonly running: number;
  readonly runningCost: number;
  readonly waiting: number;
  /** Operations that were refused since the process started. */
  readonly refused: number;
}

/** The two lines in which operations wait. */
export type GateLine = 'small' | 'large';

export interface Gate {
  /**
   * Resolves when the operation may run, to what ends its place; calling that twice does nothing.
   * @throws OVERLOADED at once where too many wait already, and after `waitMs`; with the seconds to wait in its detail
   */
  enter(cost: number): Promise<() => void>;
  state(): GateState;
  lines(): Readonly<Record<GateLine, GateState>>;
}

interface Waiting {
  readonly cost: number;
  readonly start: () => void;
  readonly timer: NodeJS.Timeout;
}

/** One line of operations, first come, first served: `room` of them, each of which takes a part of it. */
function createLine(room: number, { waiting: most, waitMs }: GateLimits) {
  const queue = new Set<Waiting>();
  let taken = 0;
  let running = 0;
  let refused = 0;

  const refusal = () => {
    refused += 1;
    return new AppError('OVERLOADED', { detail: { retryAfterSeconds: Math.ceil(waitMs / 1_000) } });
  };
  const fits = (part: number) => running === 0 || taken + part <= room;

  function begin(part: number): () => void {
    taken += part;
    running += 1;
    let over = false;
    return () => {
      if (over) return;
      over = true;
      taken -= part;
      running -= 1;
      for (const next of queue) {
        if (!fits(next.cost)) return; // it keeps its place: smaller ones behind it do not overtake
        queue.delete(next);
        clearTimeout(next.timer);
        next.start();
      }
    };
  }

  return {
    enter(part: number): Promise<() => void> {
      if (queue.size === 0 && fits(part)) return Promise.resolve(begin(part));
      if (queue.size >= most) return Promise.reject(refusal());
      return new Promise((resolve, reject) => {
        const one: Waiting = {
          cost: part,
          start: () => resolve(begin(part)),
          timer: setTimeout(() => {
            queue.delete(one);
            reject(refusal());
          }, waitMs),
        };
        queue.add(one);
      });
    },
    state: () => ({ running, runningCost: taken, waiting: queue.size, refused }),
  };
}

/**
 * Bounds what is executed at once, by cost, so that a burst of large operations delays other large ones and nothing else.
 * Small and large operations have lines of their own.
 */
export function createGate(limits: GateLimits = DEFAULT_GATE): Gate {
  const small = createLine(limits.small, limits);
  const large = createLine(limits.largeCost, limits);
  return {
    enter: (cost) => (cost <= limits.smallCost ? small.enter(1) : large.enter(cost)),
    state() {
      const [one, other] = [small.state(), large.state()];
      return {
        running: one.running + other.running,
        runningCost: one.runningCost + other.runningCost,
        waiting: one.waiting + other.waiting,
        refused: one.refused + other.refused,
      };
    },
    lines: () => ({ small: small.state(), large: large.state() }),
  };
}
