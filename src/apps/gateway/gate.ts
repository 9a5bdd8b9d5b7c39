import { AppError } from '../../core/errors/app-error.ts';
import type { WaitsFor } from '../../graphql/cost.ts';
import type { EndSignal } from './exchange-end.ts';

/** How many executions may run, and wait, at once. */
export interface GateLimits {
  /** An operation that costs at most this much is small, and never waits for a large one. */
  readonly smallCost: number;
  /** Small operations that run at once; one takes a place for every 100 points that it costs. */
  readonly small: number;
  /** The same of operations that commit: while commits wait for a standby, reads are answered. */
  readonly commits: number;
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
  /** Those of one caller among them. */
  readonly waitingOfOne: number;
  /** The longest wait, milliseconds. */
  readonly waitMs: number;
}

export const DEFAULT_GATE: GateLimits = {
  smallCost: 250,
  small: 12,
  commits: 10, // as many connections write
  largeCost: 2_000,
  nodeCost: 8_000,
  signatures: 32,
  renderings: 1,
  waiting: 200,
  waitingOfOne: 50,
  waitMs: 10_000,
};

const PLACE_COST = 100;

/** What runs and waits now. */
interface GateState {
  readonly running: number;
  readonly runningCost: number;
  readonly waiting: number;
  /** Operations that were refused since the process started. */
  readonly refused: number;
}

/** The lines in which operations wait. */
export type GateLine = 'small' | 'large' | 'commit' | WaitsFor;

interface Entrant {
  /** What the operation waits for besides the database's reads. */
  readonly waitsFor?: WaitsFor | 'commit' | null;
  /** Aborts when the caller is gone, who then waits no longer. */
  readonly closed?: EndSignal | undefined;
  /** Whose it is: callers who wait are let in by turns. */
  readonly caller?: string | undefined;
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

/** Operations that wait, by whose they are. Callers take turns, and of one the first comes first. */
function createTurns() {
  const callers = new Map<string, Set<Waiting>>();
  let size = 0;
  return {
    size: () => size,
    of: (caller: string) => callers.get(caller)?.size ?? 0,
    add(caller: string, one: Waiting): void {
      callers.set(caller, (callers.get(caller) ?? new Set()).add(one));
      size += 1;
    },
    delete(caller: string, one: Waiting): void {
      const own = callers.get(caller);
      if (!own?.delete(one)) return;
      size -= 1;
      if (own.size === 0) callers.delete(caller);
    },
    /** Whose turn it is; after `passed` the next caller's. */
    next(): Waiting | undefined {
      const [own] = callers.values();
      return own?.values().next().value;
    },
    passed(caller: string): void {
      const own = callers.get(caller);
      if (!own) return;
      callers.delete(caller);
      callers.set(caller, own);
    },
  };
}

/**
 * One line of operations: `room` of them, each of which takes a part of it. Who sends many at once waits for the others' turns.
 * @param rounds of the event loop that pass between the end of one and the start of the next that waited for it
 */
function createLine(room: number, { waiting: most, waitingOfOne, waitMs }: GateLimits, rounds = 0) {
  const queue = createTurns();
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
    for (let next = queue.next(); next && fits(next.cost); next = queue.next()) next.start(); // who does not fit keeps its turn
  }

  function wait(part: number, caller: string, closed: EndSignal | undefined): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const end = () => {
        queue.delete(caller, one);
        clearTimeout(timer);
        closed?.removeEventListener('abort', give);
      };
      const one: Waiting = {
        cost: part,
        start: () => {
          queue.passed(caller);
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
      queue.add(caller, one);
    });
  }

  return {
    enter(part: number, { closed, caller = '' }: Pick<Entrant, 'closed' | 'caller'>): Promise<() => void> {
      if (closed?.aborted) return Promise.reject(new AppError('OVERLOADED'));
      if (queue.size() === 0 && fits(part)) return Promise.resolve(begin(part));
      if (queue.size() >= most || queue.of(caller) >= waitingOfOne) return Promise.reject(refusal());
      return wait(part, caller, closed);
    },
    state: () => ({ running, runningCost: taken, waiting: queue.size(), refused }),
  };
}

/**
 * Bounds what is executed at once, by cost, so that a burst of large operations delays other large ones and nothing else.
 * Small operations, large ones, those that commit, ask the node, check a wallet's signature or render a document have lines of
 * their own.
 */
export function createGate(limits: GateLimits = DEFAULT_GATE): Gate {
  const lines: Readonly<Record<GateLine, ReturnType<typeof createLine>>> = {
    small: createLine(limits.small, limits),
    large: createLine(limits.largeCost, limits, LARGE_ROUNDS),
    commit: createLine(limits.commits, limits),
    node: createLine(limits.nodeCost, limits),
    signature: createLine(limits.signatures, limits),
    rendering: createLine(limits.renderings, limits, LARGE_ROUNDS),
  };
  const states = () => ({
    small: lines.small.state(),
    large: lines.large.state(),
    commit: lines.commit.state(),
    node: lines.node.state(),
    signature: lines.signature.state(),
    rendering: lines.rendering.state(),
  });
  return {
    enter(cost, { waitsFor, ...who } = {}) {
      if (waitsFor === 'signature' || waitsFor === 'rendering') return lines[waitsFor].enter(1, who);
      if (waitsFor === 'node') return lines.node.enter(cost, who);
      const places = Math.max(1, Math.ceil(cost / PLACE_COST));
      if (waitsFor === 'commit') return lines.commit.enter(places, who);
      return cost <= limits.smallCost ? lines.small.enter(places, who) : lines.large.enter(cost, who);
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
