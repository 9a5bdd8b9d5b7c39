import type { IncomingMessage } from 'node:http';
import { AppError } from '@income-series/protocol/errors/app-error';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimits } from '../../../config/types.ts';
import { createClientAddress } from './client-address.ts';

/** The points that every request spends, in addition to the cost of its operation. */
export const REQUEST_POINTS = 20;
const WINDOW_S = 60;
/** The greatest number of addresses that each limit counts, which bounds its memory to some 25 MB. */
const MOST_ADDRESSES = 50_000;

interface Spending {
  readonly points?: number;
  readonly signIns?: number;
}

/** The remaining quota of a request's address. */
export interface Quota {
  /** The name of the client, by its address. */
  readonly address: string;
  /** Spends points or sign-ins. @throws RATE_LIMITED with the seconds to wait in its detail; a refused part is not spent */
  spend(part: Spending): Promise<void>;
}

export interface RateLimiter {
  /** The quota of a request. It reads the address at once, because a closed connection has none. */
  quotaOf(req: IncomingMessage): Quota;
}

/**
 * Creates a function that counts the points of each key in a minute, which begins at the key's first spending. It returns null,
 * or the seconds until the next minute if the amount exceeds the remaining points. Beyond `most` keys, the key whose minute
 * began first is forgotten.
 */
export function createCounter(points: number, most = MOST_ADDRESSES) {
  const limiter = new RateLimiterMemory({ keyPrefix: '', points, duration: WINDOW_S });
  // A ring of keys in the order in which their minutes began. A key may stand in it twice; `placeOf` has its latest place.
  const places: string[] = [];
  const placeOf = new Map<string, number>();
  let next = 0;
  const remember = (key: string, { isFirstInDuration }: RateLimiterRes) => {
    if (!isFirstInDuration) return;
    const oldest = places[next];
    if (oldest !== undefined && oldest !== key && placeOf.get(oldest) === next) {
      placeOf.delete(oldest);
      void limiter.delete(oldest);
    }
    places[next] = key;
    placeOf.set(key, next);
    next = (next + 1) % most;
  };

  return async (key: string, amount: number): Promise<number | null> => {
    try {
      remember(key, await limiter.consume(key, amount));
      return null;
    } catch (result) {
      if (!(result instanceof RateLimiterRes)) throw result;
      remember(key, result);
      await limiter.reward(key, amount); // a smaller amount may still fit
      return Math.min(WINDOW_S, Math.max(1, Math.ceil(result.msBeforeNext / 1_000)));
    }
  };
}

type Counter = ReturnType<typeof createCounter>;
const FREE: Counter = async () => null;
const createOptionalCounter = (limit: number | undefined): Counter =>
  limit === undefined ? FREE : createCounter(limit);

/** Creates rate limits by the client's address. Each process counts by itself. */
export function createRateLimiter({ points, signIns, trustedProxies }: RateLimits): RateLimiter {
  const addressOf = createClientAddress(trustedProxies);
  const countPoints = createOptionalCounter(points);
  const countSignIns = createOptionalCounter(signIns);
  return {
    quotaOf(req) {
      const address = addressOf(req);
      return {
        address,
        async spend(part) {
          const retryAfterSeconds =
            (part.signIns ? await countSignIns(address, part.signIns) : null) ??
            (part.points ? await countPoints(address, part.points) : null);
          if (retryAfterSeconds !== null) throw new AppError('RATE_LIMITED', { detail: { retryAfterSeconds } });
        },
      };
    },
  };
}
