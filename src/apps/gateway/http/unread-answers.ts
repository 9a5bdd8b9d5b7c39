import type { ServerResponse } from 'node:http';

/** The limits of answers that clients do not read. */
export interface UnreadLimits {
  /** The longest time that bytes of an answer wait for the network, in milliseconds. */
  readonly ms: number;
  /** The greatest total size of waiting answers, in bytes. */
  readonly bytes: number;
}

const DEFAULT_UNREAD: UnreadLimits = { ms: 20_000, bytes: 64 * 1024 * 1024 };

const LOOK_MS = 500;

export interface UnreadAnswers {
  /** Watches an answer until it has ended, subscriptions included. */
  watch(res: ServerResponse): void;
  close(): void;
}

/**
 * Creates a watch that cuts off answers which clients do not read, because unread bytes stay in memory: those that wait too
 * long, and if all together are too large, those that wait longest. `onCut` is called for each.
 */
export function createUnreadAnswers(onCut: () => void, { ms, bytes }: UnreadLimits = DEFAULT_UNREAD): UnreadAnswers {
  const open = new Set<ServerResponse>();
  /** The time from which each answer waits, the oldest first. */
  const waiting = new Map<ServerResponse, number>();

  function cutUnread(now: number): void {
    for (const res of open) {
      if (res.writableLength === 0) waiting.delete(res);
      else if (!waiting.has(res)) waiting.set(res, now);
    }
    let waitingBytes = [...waiting.keys()].reduce((sum, res) => sum + res.writableLength, 0);
    for (const [res, since] of waiting) {
      if (now - since < ms && waitingBytes <= bytes) break;
      waitingBytes -= res.writableLength;
      waiting.delete(res);
      res.destroy();
      onCut();
    }
  }

  const timer = setInterval(() => cutUnread(performance.now()), Math.min(LOOK_MS, ms));
  timer.unref();
  return {
    watch(res) {
      open.add(res);
      res.once('close', () => {
        open.delete(res);
        waiting.delete(res);
      });
    },
    close: () => clearInterval(timer),
  };
}
