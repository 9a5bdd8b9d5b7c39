import { codeOf } from '../core/failures.ts';
import type { Log } from '../core/log.ts';
import { type CheckOptions, checkIndex } from './check.ts';
import type { Indexer } from './indexer.ts';
import { EVENTS_MISSED, type IndexerProgress } from './progress.ts';

export interface PeriodicCheck {
  /** Compares a sample of the index with the node if that is due, and rereads the index if events were missed. */
  run(): Promise<void>;
  /** True while a block with missed events was not read again. */
  lacksEvents(): boolean;
}

/** The milliseconds between two comparisons while a block lacks events. */
const RETRY_MS = 5_000;

/** Creates the check of an index. It is due every `checkMs`, or every `RETRY_MS` while a block lacks events. */
export function createPeriodicCheck(
  options: Omit<CheckOptions, 'suspect'> & { readonly log: Log; readonly checkMs: number },
  indexer: Pick<Indexer, 'lacksEvents' | 'reread'>,
  progress: Pick<IndexerProgress, 'lacksEvents'>,
): PeriodicCheck {
  const { log, checkMs } = options;
  const chain = options.source.name;
  let checkedAt = performance.now();
  /** The block that lacks events, until it is read again. */
  let incompleteBlock: bigint | null = null;
  /** The error code of the last comparison, if it failed. */
  let failure: string | null = null;

  async function compare(): Promise<void> {
    const differing = await checkIndex({ ...options, suspect: incompleteBlock });
    failure = null;
    if (differing !== incompleteBlock) await indexer.lacksEvents(differing);
    if (differing !== incompleteBlock && differing !== null) {
      log.error(
        { chain, block: `${differing}`, code: EVENTS_MISSED },
        'The node had left out events; they are read again.',
      );
    }
    incompleteBlock = differing;
    if (incompleteBlock === null) return;
    progress.lacksEvents();
    if (await indexer.reread(incompleteBlock)) incompleteBlock = null;
  }

  return {
    lacksEvents: () => incompleteBlock !== null,
    async run() {
      if (performance.now() - checkedAt < (incompleteBlock === null ? checkMs : Math.min(checkMs, RETRY_MS))) return;
      checkedAt = performance.now();
      try {
        await compare();
      } catch (error) {
        const code = codeOf(error);
        if (code !== failure) log.warn({ chain, code, err: error }, 'The index could not be compared with the node.');
        failure = code;
      }
    },
  };
}
