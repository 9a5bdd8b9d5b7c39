/** The end of a request to the node. */
type RequestEnd = 'answered' | 'timeout';

/** A circuit breaker for a node that accepts requests but does not answer, so that nobody waits for it in vain. */
export interface Breaker {
  /** True if requests must not be sent now. */
  refuses(): boolean;
  /** Notes a sent request. Returns the function to call at its end. */
  sent(): (end: RequestEnd) => void;
}

/** The time for which the breaker stays open, in ms. */
const OPEN_MS = 1_000;

/**
 * Creates a breaker. It opens if a request times out and no other request was answered since it was sent, because a node that
 * answers other requests is only slow with this one. While open, it admits once a second the requests of one turn of the event loop (all those
 * of one read). Any answer, or a failure other than a timeout, closes it.
 *
 * @param now a monotonic clock, in milliseconds
 * @param afterTurn runs work after the current turn of the event loop
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
