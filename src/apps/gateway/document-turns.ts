import type { Plugin } from 'graphql-yoga';
import { AppError } from '../../core/errors/app-error.ts';
import type { DocumentCache } from './document-cache.ts';
import { publicError } from './errors.ts';

/** Documents that wait to be parsed at once. */
const MOST_WAITING = 200;
const RETRY_SECONDS = 2;
/** The longest that one waits for its turn, milliseconds. */
const LONGEST_WAIT_MS = 5_000;

/** Resolves when it is one's turn. @throws OVERLOADED at once where too many wait already, after five seconds, or where the caller is gone */
export type Turns = (closed?: AbortSignal) => Promise<void>;

/**
 * Gives one turn at a time, and none twice within one round of the event loop; after each as much time as it took is left
 * to the others. So work that blocks the process never makes it deaf, however much of it is asked for.
 */
export function createTurns(most = MOST_WAITING): Turns {
  const waiting = new Set<() => void>();
  let busy = false;

  function next(): void {
    const [start] = waiting;
    busy = start !== undefined;
    if (start === undefined) return;
    waiting.delete(start);
    const began = performance.now();
    start();
    // What was started runs to its end before any timer or immediate does.
    setImmediate(() => setTimeout(next, performance.now() - began));
  }

  return (closed) =>
    new Promise((resolve, reject) => {
      if (closed?.aborted) return reject(new AppError('OVERLOADED'));
      if (waiting.size >= most) {
        return reject(new AppError('OVERLOADED', { detail: { retryAfterSeconds: RETRY_SECONDS } }));
      }
      const start = () => {
        clearTimeout(timer);
        closed?.removeEventListener('abort', give);
        resolve();
      };
      const give = () => {
        clearTimeout(timer);
        closed?.removeEventListener('abort', give);
        waiting.delete(start);
        reject(new AppError('OVERLOADED', { detail: { retryAfterSeconds: RETRY_SECONDS } }));
      };
      const timer = setTimeout(give, LONGEST_WAIT_MS);
      closed?.addEventListener('abort', give);
      waiting.add(start);
      if (!busy) next();
    });
}

export interface DocumentTurnsDeps {
  /** Longest document, in characters. */
  readonly longest: number;
  /** What was parsed, or could not be: those documents need no turn. */
  readonly known: readonly Pick<DocumentCache<unknown>, 'get'>[];
}

/** Parses and checks documents that are not known one by one, and refuses those that are too long before that. */
export function useDocumentTurns({ longest, known }: DocumentTurnsDeps): Plugin {
  const turn = createTurns();
  return {
    async onParams({ params: { query }, context, setResult }) {
      if (typeof query !== 'string') return; // another rule refuses it
      const refuse = (error: unknown) => setResult({ errors: [publicError(error, () => {})] });
      if (query.length > longest) return refuse(new AppError('QUERY_TOO_MANY_TOKENS'));
      if (known.some((cache) => cache.get(query) !== undefined)) return;
      await turn((context as { readonly closed?: AbortSignal }).closed).catch(refuse);
    },
  };
}
