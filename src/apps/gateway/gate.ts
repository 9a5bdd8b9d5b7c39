import { AppError } from '../../core/errors/app-error.ts';
import type { WaitsFor } from '../../graphql/cost.ts';

/** How many executions may run, and wait, at once. */
export interface GateLimits {
  /** An operation that costs at most this much is small, and never waits for a large one. */
  readonly smallCost: number;
  /** Small operations that run at once; one takes a place for every 100 points that it costs. */
  readonly small: number;
  /** The cost of all large operations that run at once; one alone may run whatever it costs. */
  readonly largeCost: number;
  /**
   * The same of those that ask the chain's node. They wait for it, not for us, so that a slow node delays them alone.
   */
  readonly nodeCost: number;
  /** Operations that check a wallet's signature and run at once: who builds or reads by the node delays no sign-in. */
  readonly signatures: number;
  /** Operations that render a document and run at once: they use the CPU, so that many of them delay nothing but each other. */
  readonly renderings: number;
  /** Operations of each kind that wait for their turn at once. */
  readonly waiting: number;
  /** The longest wait, milliseconds. */
  readonly waitMs: number;
}

export const DEFAULT_GATE: GateLimits = {
  smallCost: 250,
  small: 12,
  largeCost: 2_000,
  nodeCost: 8_000,
  signatures: 32,
  renderings: 1,
  waiting: 200,
  waitMs: 10_000,
};

const PLACE_COST = 100;

/** What runs and waits now. */
export interface GateState {
  readonly running: number;
  readonly runningCost: number;
  readonly waiting: number;
  /** Operations that were refused since the process started. */
  readonly refused: number;
}

/** The lines in which operations wait. */
export type GateLine = 'small' | 'large' | WaitsFor;

export interface Entrant {
  /** What the operation waits for besides the database. */
  readonly waitsFor?: WaitsFor | null;
  /** Aborts when the caller is gone, who then waits no longer. */
  readonly closed?: AbortSignal | undefined;
}

export interface Gate {
  /**
   * Resolves when the operation may run, to what ends its place; calling that twice does nothing.
   * @throws OVERLOADED at once where too many wait already, and after `waitMs`, with the seconds to wait in its detail;
   * and where the caller is gone
   */
  enter(cost: number, entrant?: Entrant): Promise<() => void>;
  state(): GateState;
  lines(): Readonly<Record<GateLine, GateState>>;
}

/**
 * Node.js accepts one connection in a round of the event loop, and a large operation makes a round long: in the rounds
 * between two of them connections are taken that were opened meanwhile, those of /health among them.
 */
const LARGE_ROUNDS = 8;

interface Waiting {
  readonly cost: number;
  readonly start: () => void;
}

/** Runs after so many rounds of the event loop. */
function afterRounds(rounds: number, run: () => void): void {
  if (rounds === 0) run();
  else setImmediate(afterRounds, rounds - 1, run);
}

/**
 * One line of operations, first come, first served: `room` of them, each of which takes a part of it.
 * @param rounds of the event loop that pass between the end of one and the start of the next that waited for it
 */
function createLine(room: number, { waiting: most, waitMs }: GateLimits, rounds = 0) {
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
      afterRounds(rounds, advance);
    };
  }

  function advance(): void {
    for (const next of queue) {
      if (!fits(next.cost)) return; // it keeps its place: smaller ones behind it do not overtake
      next.start();
    }
  }

  return {
    enter(part: number, closed?: AbortSignal): Promise<() => void> {
      if (closed?.aborted) return Promise.reject(new AppError('OVERLOADED'));
      if (queue.size === 0 && fits(part)) return Promise.resolve(begin(part));
      if (queue.size >= most) return Promise.reject(refusal());
      return new Promise((resolve, reject) => {
        const end = () => {
          queue.delete(one);
          clearTimeout(timer);
          closed?.removeEventListener('abort', give);
        };
        const one: Waiting = {
          cost: part,
          start: () => {
            end();
            resolve(begin(part));
          },
        };
        const give = () => {
          end();
          reject(new AppError('OVERLOADED')); // nobody waits for it
          advance();
        };
        const timer = setTimeout(() => {
          end();
          reject(refusal());
          advance();
        }, waitMs);
        closed?.addEventListener('abort', give);
        queue.add(one);
      });
    },
    state: () => ({ running, runningCost: taken, waiting: queue.size, refused }),
  };
}

/**
 * Bounds what is executed at once, by cost, so that a burst of large operations delays other large ones and nothing else.
 * Small operations, large ones, those that ask the node, those that check a wallet's signature and those that render a
 * document have lines of their own.
 */
export function createGate(limits: GateLimits = DEFAULT_GATE): Gate {
  const lines: Readonly<Record<GateLine, ReturnType<typeof createLine>>> = {
    small: createLine(limits.small, limits),
    large: createLine(limits.largeCost, limits, LARGE_ROUNDS),
    node: createLine(limits.nodeCost, limits),
    signature: createLine(limits.signatures, limits),
    rendering: createLine(limits.renderings, limits, LARGE_ROUNDS),
  };
  const states = () => ({
    small: lines.small.state(),
    large: lines.large.state(),
    node: lines.node.state(),
    signature: lines.signature.state(),
    rendering: lines.rendering.state(),
  });
  return {
    enter(cost, { waitsFor, closed } = {}) {
      if (waitsFor === 'signature' || waitsFor === 'rendering') return lines[waitsFor].enter(1, closed);
      if (waitsFor === 'node') return lines.node.enter(cost, closed);
      return cost <= limits.smallCost
        ? lines.small.enter(Math.max(1, Math.ceil(cost / PLACE_COST)), closed)
        : lines.large.enter(cost, closed);
    },
    state() {
      const all = Object.values(states());
      const sum = (name: keyof GateState) => all.reduce((total, line) => total + line[name], 0);
      return {
        running: sum('running'),
        runningCost: sum('runningCost'),
        waiting: sum('waiting'),
        refused: sum('refused'),
      };
    },
    lines: states,
  };
}
