/** How a request to the node ended. */
export type RequestEnd = 'answered' | 'timeout';

/** Keeps requests from a node that takes them and does not answer, so that nobody waits for it without result. */
export interface Breaker {
  /** Whether a request would be refused now. */
  refuses(): boolean;
  /** For a request that is sent: what to call once it has ended. */
  sent(): (end: RequestEnd) => void;
}

/** For how long nothing is asked of a node that has not answered in time, ms. */
const OPEN_MS = 1_000;

/**
 * Opens where a request was not answered in time, and no other one was since it was sent: a node that answers the others
 * is slow with one, and does not hang. After a second it admits what is sent at once then, and refuses whatever comes
 * until that has ended: an answer, or any other failure, closes it; another timeout opens it for a second more.
 *
 * @param now in milliseconds, never going back
 */
export function createBreaker(now: () => number = () => performance.now()): Breaker {
  let openUntil: number | null = null;
  let probes = 0;
  let answeredAt = Number.NEGATIVE_INFINITY;

  return {
    refuses: () => openUntil !== null && (now() < openUntil || probes > 0),
    sent() {
      const at = now();
      const probe = openUntil !== null;
      if (probe) probes += 1;
      return (end) => {
        if (probe) probes -= 1;
        if (end === 'answered') {
          answeredAt = now();
          openUntil = null;
        } else if (answeredAt < at) {
          openUntil = now() + OPEN_MS;
        }
      };
    },
  };
}
