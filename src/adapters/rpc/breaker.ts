/** How a request to the node ended. */
type RequestEnd = 'answered' | 'timeout';

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
 * is slow with one, and does not hang. Each second it then admits what is sent in one turn of the event loop, which is all of
 * a read's requests: an answer, or any other failure, closes it.
 *
 * @param now in milliseconds, never going back
 * @param afterTurn runs work once the present turn of the event loop is over
 */
export function createBreaker(
  now: () => number = () => performance.now(),
  afterTurn: (work: () => void) => void = setImmediate,
): Breaker {
  let openUntil: number | null = null;
  let admitting = false;
  let answeredAt = Number.NEGATIVE_INFINITY;

  return {
    refuses: () => openUntil !== null && now() < openUntil && !admitting,
    sent() {
      const at = now();
      if (openUntil !== null && !admitting) {
        openUntil = at + OPEN_MS;
        admitting = true;
        afterTurn(() => {
          admitting = false;
        });
      }
      return (end) => {
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
