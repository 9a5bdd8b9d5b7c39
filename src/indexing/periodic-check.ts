import { codeOf } from '../core/failures.ts';
import type { Log } from '../core/log.ts';
import { type CheckOptions, checkIndex } from './check.ts';
import type { Indexer } from './indexer.ts';
import { EVENTS_MISSED, type IndexerProgress } from './progress.ts';

export interface PeriodicCheck {
  /** Compares some of the index with the node where it is time to, and has it read again where events were missed. */
  run(): Promise<void>;
  /** Whether events were missed, of a block that is not yet read again. */
  lacksEvents(): boolean;
}

/** How often, while a block is known to lack events and could not be read again. */
const AGAIN_MS = 5_000;

export function createPeriodicCheck(
  options: Omit<CheckOptions, 'suspect'> & { readonly log: Log; readonly checkMs: number },
  indexer: Pick<Indexer, 'lacksEvents' | 'reread'>,
  progress: Pick<IndexerProgress, 'lacksEvents'>,
): PeriodicCheck {
  const { log, checkMs } = options;
  const chain = options.source.name;
  let checkedAt = performance.now();
  /** The block of which events were missed, until it is read again. */
  let missed: bigint | null = null;
  /** Why the last comparison came to nothing. */
  let unchecked: string | null = null;

  async function compare(): Promise<void> {
    const found = await checkIndex({ ...options, suspect: missed });
    unchecked = null;
    if (found !== missed) await indexer.lacksEvents(found);
    if (found !== missed && found !== null) {
      log.error(
        { chain, block: `${found}`, code: EVENTS_MISSED },
        'The node had left out events; they are read again.',
      );
    }
    missed = found;
    if (missed === null) return;
    progress.lacksEvents();
    if (await indexer.reread(missed)) missed = null;
  }

  return {
    lacksEvents: () => missed !== null,
    async run() {
      if (performance.now() - checkedAt < (missed === null ? checkMs : Math.min(checkMs, AGAIN_MS))) return;
      checkedAt = performance.now();
      try {
        await compare();
      } catch (error) {
        const code = codeOf(error);
        if (code !== unchecked) log.warn({ chain, code, err: error }, 'The index could not be compared with the node.');
        unchecked = code;
      }
    },
  };
}
