import type { Plugin } from 'graphql-yoga';
import { AppError } from '../../core/errors/app-error.ts';
import type { DocumentCache } from './document-cache.ts';
import { publicError } from './errors.ts';

/** The greatest number of documents that wait to be parsed. */
const MOST_WAITING = 200;
const RETRY_SECONDS = 2;
const LONGEST_WAIT_MS = 5_000;

/**
 * Resolves when the caller's turn comes. @throws OVERLOADED if too many wait already, after five seconds, or if the caller
 * disconnects
 */
export type Turns = (closed?: AbortSignal) => Promise<void>;

/**
 * Creates a queue for work that blocks the process. It starts one turn at a time, and pauses after each turn for as long as
 * the turn took, so that at least half of the time is left for other requests.
 */
export function createTurns(most = MOST_WAITING): Turns {
  const waiting = new Set<() => void>();
  let isBusy = false;

  function next(): void {
    const [start] = waiting;
    isBusy = start !== undefined;
    if (start === undefined) return;
    waiting.delete(start);
    const startedAt = performance.now();
    start();
    // The blocking work of the turn ends before any immediate or timer runs.
    setImmediate(() => setTimeout(next, performance.now() - startedAt));
  }

  return (closed) =>
    new Promise((resolve, reject) => {
      if (closed?.aborted) return reject(new AppError('OVERLOADED'));
      if (waiting.size >= most) {
        return reject(new AppError('OVERLOADED', { detail: { retryAfterSeconds: RETRY_SECONDS } }));
      }
      const start = () => {
        clearTimeout(timer);
        closed?.removeEventListener('abort', giveUp);
        resolve();
      };
      const giveUp = () => {
        clearTimeout(timer);
        closed?.removeEventListener('abort', giveUp);
        waiting.delete(start);
        reject(new AppError('OVERLOADED', { detail: { retryAfterSeconds: RETRY_SECONDS } }));
      };
      const timer = setTimeout(giveUp, LONGEST_WAIT_MS);
      closed?.addEventListener('abort', giveUp);
      waiting.add(start);
      if (!isBusy) next();
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
      await turn((context as { readonly closed?: AbortSignal }).closed).catch(refuse);
    },
  };
}
