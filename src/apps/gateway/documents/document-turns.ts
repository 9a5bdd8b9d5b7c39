import { AppError } from '@income-series/protocol/errors/app-error';
import type { Plugin } from 'graphql-yoga';
import { publicError } from '../http/errors.ts';
import { createFairQueue } from '../http/fair-queue.ts';
import type { Quota } from '../http/rate-limit.ts';
import type { DocumentCache } from './document-cache.ts';

/** The greatest number of documents that wait to be parsed. */
const MOST_WAITING = 200;
const RETRY_SECONDS = 2;
const LONGEST_WAIT_MS = 5_000;

/**
 * Resolves when the turn of a sender's caller comes. @throws OVERLOADED if too many wait already, after five seconds, or if the
 * caller disconnects
 */
export type Turns = (sender: string, closed?: AbortSignal) => Promise<void>;

interface WaitingCaller {
  readonly start: () => void;
  readonly giveUp: () => void;
}

const createRefusal = () => new AppError('OVERLOADED', { detail: { retryAfterSeconds: RETRY_SECONDS } });

/**
 * Creates a queue for work that blocks the process. It starts one turn at a time, and pauses after each turn for as long as
 * the turn took, so that at least half of the time is left for other requests. Senders take turns; in a full queue the sender with
 * the most gives way.
 */
export function createTurns(most = MOST_WAITING): Turns {
  const queue = createFairQueue<WaitingCaller>();
  let isBusy = false;

  function startNext(): void {
    const first = queue.next();
    isBusy = first !== undefined;
    if (first === undefined) return;
    const startedAt = performance.now();
    first.start();
    // The blocking work of the turn ends before any immediate or timer runs.
    setImmediate(() => setTimeout(startNext, performance.now() - startedAt));
  }

  return (sender, closed) =>
    new Promise((resolve, reject) => {
      const caller = { sender, account: '' };
      if (closed?.aborted) return reject(new AppError('OVERLOADED'));
      if (queue.size() >= most) {
        const excess = queue.excess(caller);
        if (excess === undefined) return reject(createRefusal());
        excess.giveUp();
      }
      const end = () => {
        clearTimeout(timer);
        closed?.removeEventListener('abort', giveUp);
        queue.delete(caller, waiting);
      };
      const giveUp = () => {
        end();
        reject(createRefusal());
      };
      const waiting: WaitingCaller = {
        start: () => {
          queue.rotate(caller);
          end();
          resolve();
        },
        giveUp,
      };
      const timer = setTimeout(giveUp, LONGEST_WAIT_MS);
      closed?.addEventListener('abort', giveUp);
      queue.add(caller, waiting);
      if (!isBusy) startNext();
    });
}

export interface DocumentTurnsDeps {
  /** The greatest length of a document, in characters. */
  readonly longest: number;
  /** The caches of parsed and of refused documents. A document in one of them needs no turn. */
  readonly caches: readonly Pick<DocumentCache<unknown>, 'get'>[];
}

/**
 * Yoga plugin: refuses documents that are too long, and makes new documents wait for a turn before they are parsed and
 * validated.
 */
export function useDocumentTurns({ longest, caches }: DocumentTurnsDeps): Plugin {
  const turn = createTurns();
  return {
    async onParams({ params: { query }, context, setResult }) {
      if (typeof query !== 'string') return; // Yoga refuses it
      const refuse = (error: unknown) => setResult({ errors: [publicError(error, () => {})] });
      if (query.length > longest) return refuse(new AppError('QUERY_TOO_MANY_TOKENS'));
      if (caches.some((cache) => cache.get(query) !== undefined)) return;
      const { quota, closed } = context as unknown as { readonly quota: Quota; readonly closed?: AbortSignal };
      await turn(quota.address, closed).catch(refuse);
    },
  };
}
