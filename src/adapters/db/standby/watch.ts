import type { Position } from '@income-series/protocol/position';
import { withDeadline } from '../../../core/deadline.ts';
import {
  hasReplayed,
  isUsable,
  type StandbyAnswer,
  type StandbyState,
  stateAfterLook,
  stateAfterMiss,
} from './state.ts';

/** The interval at which a standby's state is read without waiting requests, in ms. */
const REST_MS = 250;

/** A wait for a position. */
export interface Wait {
  /** The end of the wait, by the monotonic clock, in ms. */
  readonly until: number;
  /** True when nobody waits any more. */
  isOver: boolean;
}

export interface WatchDeps {
  /** Reads the standby's state. Any error makes the standby unusable. */
  readonly look: () => Promise<StandbyAnswer>;
  /** The primary's timeline; null if it is unknown. */
  readonly timeline: () => string | null;
  /** Called when the standby becomes usable or unusable. */
  readonly onChange: (usable: boolean) => void;
}

/**
 * Creates the watch of one standby's state for all requests. It reads the state at an interval, and continuously while
 * requests wait.
 */
export function createWatch({ look, timeline, onChange }: WatchDeps) {
  const now = () => performance.now();
  let state: StandbyState | null = null;
  let currentRead: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let wasUsable = false;

  function setState(next: StandbyState | null): void {
    state = next;
    const usable = isUsable(state, timeline(), now());
    if (usable !== wasUsable) onChange(usable);
    wasUsable = usable;
  }

  async function updateState(): Promise<void> {
    const askedAt = now();
    const answer = await look().catch(() => null);
    setState(answer && stateAfterLook(state, answer, askedAt));
  }
  /** Reads the state. Concurrent calls share one read. */
  function readState(): Promise<void> {
    currentRead ??= updateState().finally(() => {
      currentRead = undefined;
    });
    return currentRead;
  }

  return {
    state: () => state,
    /** Forgets the state, because a connection broke or led to another server. */
    forget: () => setState(null),
    noteMiss: (position: Position) => setState(stateAfterMiss(state, position)),
    /** Waits until a statement on a connection made at `madeAt` would read up to a position; false if the wait ends before. */
    async reaches(position: Position, wait: Wait, madeAt = 0): Promise<boolean> {
      if (hasReplayed(state, position, madeAt)) return true;
      const waitForReplay = async () => {
        while (!hasReplayed(state, position, madeAt)) {
          if (wait.isOver || now() >= wait.until) return false;
          await readState();
          if (!isUsable(state, position.timeline, now())) return false;
        }
        return true;
      };
      return withDeadline(wait.until - now(), waitForReplay(), () => false);
    },
    start(): void {
      timer = setInterval(() => void readState(), REST_MS).unref();
      void readState();
    },
    stop: () => clearInterval(timer),
  };
}
