import { withDeadline } from '../../../core/deadline.ts';
import type { Position } from '../../../core/position.ts';
import { afterLook, afterMiss, hasReplayed, isUsable, type StandbyAnswer, type StandbyState } from './state.ts';

/** How often a standby is asked at rest, ms. */
const REST_MS = 250;

/** A wait for a position. */
export interface Wait {
  /** By the monotonic clock, ms. */
  readonly until: number;
  /** Nobody waits any more. */
  over: boolean;
}

export interface WatchDeps {
  /** Asks the standby; whatever it fails with, the standby is not usable. */
  readonly look: () => Promise<StandbyAnswer>;
  /** The primary's timeline; null where it is not known. */
  readonly timeline: () => string | null;
  /** Called when the standby becomes usable, and when it is no more. */
  readonly onChange: (usable: boolean) => void;
}

/** Asks one standby what it has replayed, for all requests: at rest now and then, and without a pause while one waits. */
export function createWatch({ look, timeline, onChange }: WatchDeps) {
  const now = () => performance.now();
  let state: StandbyState | null = null;
  let looking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let wasUsable = false;

  function become(next: StandbyState | null): void {
    state = next;
    const usable = isUsable(state, timeline(), now());
    if (usable !== wasUsable) onChange(usable);
    wasUsable = usable;
  }

  async function ask(): Promise<void> {
    const askedAt = now();
    const found = await look().catch(() => null);
    become(found && afterLook(state, found, askedAt));
  }
  /** All who wait share one. */
  function next(): Promise<void> {
    looking ??= ask().finally(() => {
      looking = undefined;
    });
    return looking;
  }

  return {
    state: () => state,
    /** What was known holds no more: a connection broke, or led elsewhere. */
    forget: () => become(null),
    missed: (position: Position) => become(afterMiss(state, position)),
    /** Whether a statement on a connection that was made at `madeAt` reads all of a position, before the wait is over. */
    async reaches(position: Position, wait: Wait, madeAt = 0): Promise<boolean> {
      if (hasReplayed(state, position, madeAt)) return true;
      const asked = async () => {
        while (!hasReplayed(state, position, madeAt)) {
          if (wait.over || now() >= wait.until) return false;
          await next();
          if (!isUsable(state, position.timeline, now())) return false;
        }
        return true;
      };
      return withDeadline(wait.until - now(), asked(), () => false);
    },
    start(): void {
      timer = setInterval(() => void next(), REST_MS).unref();
      void next();
    },
    stop: () => clearInterval(timer),
  };
}
