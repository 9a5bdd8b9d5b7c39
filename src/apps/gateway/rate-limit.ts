import type { IncomingMessage } from 'node:http';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimits } from '../../config/types.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { createClientAddress } from './client-address.ts';

/** What every request spends, in addition to the cost of its operation. */
export const REQUEST_POINTS = 20;
const WINDOW_S = 60;
/** Addresses of each limit that are counted at once, so that a flood of them takes bounded memory: some 25 MB. */
const MOST_ADDRESSES = 50_000;

interface Spending {
  readonly points?: number;
  readonly signIns?: number;
}

/** What the address of one request may still spend. */
export interface Quota {
  /** Of the client. */
  readonly address: string;
  /** @throws RATE_LIMITED with the seconds to wait in its detail; the part that was refused is not spent */
  spend(part: Spending): Promise<void>;
}

export interface RateLimiter {
  /** Reads the address at once: a connection that is closed has none. */
  quotaOf(req: IncomingMessage): Quota;
}

/**
 * Counts what each key spends in a minute, which begins with its first spending; answers the seconds until the next one
 * where the amount is more than is left, else null. Of too many keys the one whose minute began first is forgotten.
 */
export function createCounter(points: number, most = MOST_ADDRESSES) {
  const limiter = new RateLimiterMemory({ keyPrefix: '', points, duration: WINDOW_S });
  // Keys in the order in which their minutes began, in a circle; one that began again has a later place too, which counts.
  const places: string[] = [];
  const placeOf = new Map<string, number>();
  let next = 0;
  const keep = (key: string, { isFirstInDuration }: RateLimiterRes) => {
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
      keep(key, await limiter.consume(key, amount));
      return null;
    } catch (result) {
      if (!(result instanceof RateLimiterRes)) throw result;
      keep(key, result);
      await limiter.reward(key, amount); // something smaller may still fit
      return Math.min(WINDOW_S, Math.max(1, Math.ceil(result.msBeforeNext / 1_000)));
    }
  };
}

type Counter = ReturnType<typeof createCounter>;
const FREE: Counter = async () => null;
const counterOf = (limit: number | undefined): Counter => (limit === undefined ? FREE : createCounter(limit));

/** Limits by the address of the client; what is counted is this process's own. What has no limit is not counted. */
export function createRateLimiter({ points, signIns, trustedProxies }: RateLimits): RateLimiter {
  const addressOf = createClientAddress(trustedProxies);
  const countPoints = counterOf(points);
  const countSignIns = counterOf(signIns);
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
