import type { ServerResponse } from 'node:http';

/** How much of what was answered may wait for those who do not read it. */
export interface UnreadLimits {
  /** The longest an answer waits, from its first byte that the network did not take; milliseconds. */
  readonly ms: number;
  /** Bytes of all answers that wait at once. */
  readonly bytes: number;
}

const DEFAULT_UNREAD: UnreadLimits = { ms: 20_000, bytes: 64 * 1024 * 1024 };

const LOOK_MS = 500;

export interface UnreadAnswers {
  /** Watches an answer until it has ended; a subscription too, which also bounds the notices that wait. */
  watch(res: ServerResponse): void;
  close(): void;
}

/**
 * Cuts off who does not read: an answer that waits longer than it may, and, where all that wait hold too many bytes, those
 * that wait longest; `onCut` is called for each. What the network has not taken is held in memory, so nobody else ends it.
 */
export function createUnreadAnswers(onCut: () => void, { ms, bytes }: UnreadLimits = DEFAULT_UNREAD): UnreadAnswers {
  const open = new Set<ServerResponse>();
  /** Since when something of an answer waits, in the order in which that began. */
  const waiting = new Map<ServerResponse, number>();

  function look(now: number): void {
    for (const res of open) {
      if (res.writableLength === 0) waiting.delete(res);
      else if (!waiting.has(res)) waiting.set(res, now);
    }
    let held = [...waiting.keys()].reduce((sum, res) => sum + res.writableLength, 0);
    for (const [res, since] of waiting) {
      if (now - since < ms && held <= bytes) break;
      held -= res.writableLength;
      waiting.delete(res);
      res.destroy();
      onCut();
    }
  }

  const timer = setInterval(() => look(performance.now()), Math.min(LOOK_MS, ms));
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
