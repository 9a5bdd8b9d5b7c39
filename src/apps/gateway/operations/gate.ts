import { AppError } from '@income-series/protocol/errors/app-error';
import type { WaitsFor } from '../../../graphql/cost.ts';
import type { ExchangeSignal } from '../http/exchange-end.ts';
import { createFairQueue, type QueuedCaller } from '../http/fair-queue.ts';

/** The limits of operations that run or wait at the same time. */
export interface GateLimits {
  /** The greatest cost of a small operation. Small operations never wait for large ones. */
  readonly smallCost: number;
  /** The places of small operations. One takes a place for every 100 points of its cost. */
  readonly small: number;
  /** The places of operations that commit. They are separate, because reads must go on while commits wait for a standby. */
  readonly commits: number;
  /** The greatest total cost of large operations that run at once. One alone may run at any cost. */
  readonly largeCost: number;
  /**
   * The greatest total cost of operations that call the chain's node. They are separate, because a slow node must delay no
   * others.
   */
  readonly nodeCost: number;
  /**
   * The places of operations that check a wallet's signature. They are separate, because other calls to the node must not
   * delay sign-ins.
   */
  readonly signatures: number;
  /**
   * The places of operations that render a document. They are separate, because they use the CPU and must delay only each
   * other.
   */
  readonly renderings: number;
  /** The greatest number of operations that wait in each line. In a full line the sender with the most of them gives way. */
  readonly waiting: number;
  /** The greatest number of one sender's operations of one account that wait in each line. */
  readonly waitingPerCaller: number;
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
  waitingPerCaller: 50,
  waitMs: 10_000,
};

const PLACE_COST = 100;

/** The load of the gate or of one line now. */
interface GateState {
  readonly running: number;
  readonly runningCost: number;
  readonly waiting: number;
  /** The number of refused operations since the process started. */
  readonly refused: number;
}

/** The names of the lines in which operations wait. */
export type GateLine = 'small' | 'large' | 'commit' | WaitsFor;

interface Entrant {
  /** The slow work of the operation; none if it only reads the database. */
  readonly waitsFor?: WaitsFor | 'commit' | null;
  /** Aborts when the caller disconnects, which ends the wait. */
  readonly closed?: ExchangeSignal | undefined;
  /** The name of the sender, which is its address. Senders take turns. */
  readonly sender?: string | undefined;
  /** The verified account; null or absent without one. The accounts of one sender take turns. */
  readonly account?: string | null | undefined;
}

export interface Gate {
  /**
   * Resolves when the operation may run, to the function that gives up its place (a second call does nothing).
   * @throws OVERLOADED if too many wait already or after `waitMs`, with the seconds to wait in its detail; and if the caller
   * disconnects
   */
  enter(cost: number, entrant?: Entrant): Promise<() => void>;
  state(): GateState;
  lines(): Readonly<Record<GateLine, GateState>>;
}

/**
 * Rounds of the event loop between two large operations. Node.js accepts one connection in a round, and a large operation
 * makes its round long; the rounds between them accept waiting connections, such as those for /health.
 */
const LARGE_ROUNDS = 8;

interface WaitingOperation {
  readonly cost: number;
  readonly start: () => void;
  /** Refuses the operation, because other senders have their share of the line. */
  readonly refuse: () => void;
}

/** Calls `run` after a number of rounds of the event loop. */
function afterRounds(rounds: number, run: () => void): void {
  if (rounds === 0) run();
  else setImmediate(afterRounds, rounds - 1, run);
}

/**
 * Creates a line of operations. Those that run share `room`, each taking its part; the others wait in a fair queue.
 * @param rounds of the event loop between the end of an operation and the start of the next one
 */
function createLine(room: number, { waiting: most, waitingPerCaller, waitMs }: GateLimits, rounds = 0) {
  const queue = createFairQueue<WaitingOperation>();
  let usedRoom = 0;
  let running = 0;
  let refused = 0;

  const refusal = () => {
    refused += 1;
    return new AppError('OVERLOADED', { detail: { retryAfterSeconds: Math.ceil(waitMs / 1_000) } });
  };
  const fits = (part: number) => running === 0 || usedRoom + part <= room;

  function begin(part: number): () => void {
    usedRoom += part;
    running += 1;
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      usedRoom -= part;
      running -= 1;
      afterRounds(rounds, advance);
    };
  }

  function advance(): void {
    for (let next = queue.next(); next && fits(next.cost); next = queue.next()) next.start(); // an operation that does not fit keeps its turn
  }

  function wait(part: number, caller: QueuedCaller, closed: ExchangeSignal | undefined): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const end = () => {
        queue.delete(caller, waiting);
        clearTimeout(timer);
        closed?.removeEventListener('abort', giveUp);
      };
      const waiting: WaitingOperation = {
        cost: part,
        start: () => {
          queue.rotate(caller);
          end();
          resolve(begin(part));
        },
        refuse: () => stop(refusal()),
      };
      const stop = (error: AppError) => {
        end();
        reject(error);
        advance();
      };
      const giveUp = () => stop(new AppError('OVERLOADED')); // the caller has disconnected
      const timer = setTimeout(() => stop(refusal()), waitMs);
      closed?.addEventListener('abort', giveUp);
      queue.add(caller, waiting);
    });
  }

  return {
    enter(part: number, { closed, sender = '', account }: Omit<Entrant, 'waitsFor'>): Promise<() => void> {
      const caller = { sender, account: account ?? '' };
      if (closed?.aborted) return Promise.reject(new AppError('OVERLOADED'));
      if (queue.size() === 0 && fits(part)) return Promise.resolve(begin(part));
      if (queue.countOf(caller) >= waitingPerCaller) return Promise.reject(refusal());
      if (queue.size() >= most) {
        const excess = queue.excess(caller);
        if (excess === undefined) return Promise.reject(refusal());
        excess.refuse();
      }
      return wait(part, caller, closed);
    },
    state: () => ({ running, runningCost: usedRoom, waiting: queue.size(), refused }),
  };
}

/**
 * Creates the gate that bounds how many operations run at once, by their cost. There are separate lines for small operations,
 * large ones, and those that commit, call the node, check a wallet's signature or render a document, because a burst of one
 * kind must not delay the others.
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
    enter(cost, { waitsFor, ...entrant } = {}) {
      if (waitsFor === 'signature' || waitsFor === 'rendering') return lines[waitsFor].enter(1, entrant);
      if (waitsFor === 'node') return lines.node.enter(cost, entrant);
      const places = Math.max(1, Math.ceil(cost / PLACE_COST));
      if (waitsFor === 'commit') return lines.commit.enter(places, entrant);
      return cost <= limits.smallCost ? lines.small.enter(places, entrant) : lines.large.enter(cost, entrant);
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
