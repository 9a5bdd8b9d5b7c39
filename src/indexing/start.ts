import type { Log } from '../core/log.ts';
import { NO_TRACER, type Tracer } from '../core/tracing.ts';
import { createIndexer } from './indexer.ts';
import type { IndexerOptions } from './options.ts';
import { createPeriodicCheck } from './periodic-check.ts';
import { createProgress, type IndexerHealth, lagOf } from './progress.ts';
import { createPause, createWaiters } from './waiters.ts';

export interface StartIndexerOptions extends IndexerOptions {
  readonly log: Log;
  readonly tracer?: Tracer;
  /** How often the node is asked once everything is indexed. Default 500 ms. */
  readonly pollMs?: number;
  /** How often progress is logged while blocks are being caught up with. Default 5 s. */
  readonly progressMs?: number;
  /** How often some of the indexed blocks are compared with the node's receipts. Default one minute. */
  readonly checkMs?: number;
  /** How the compared ones are chosen. By default at random. */
  readonly pick?: (below: number) => number;
}

export interface RunningIndexer {
  health(): IndexerHealth;
  /** Resolves once the block is indexed. Rejects when the signal aborts or the worker stops. */
  indexed(block: bigint, signal?: AbortSignal): Promise<void>;
  /** Ends after the running step; nothing is written afterwards. */
  stop(): Promise<void>;
}

const POLL_MS = 500;
/** The same while somebody waits for a block. */
const AWAITED_POLL_MS = 25;
const PROGRESS_MS = 5_000;
const CHECK_MS = 60_000;
/** After failures in a row the node is asked less often, up to this. */
const MAX_BACKOFF_MS = 5_000;

/**
 * Runs the indexer until it is stopped. A failing node or database is tried again, more and more slowly and without end,
 * so the worker recovers by itself; a halt is final until somebody looks (the row `indexer_cursor.halted` says why).
 */
export function startIndexer(options: StartIndexerOptions): RunningIndexer {
  const { log, source, pollMs = POLL_MS, progressMs = PROGRESS_MS, checkMs = CHECK_MS, tracer = NO_TRACER } = options;
  const stopping = new AbortController();
  const indexer = createIndexer(options);
  const progress = createProgress(source.name, log, progressMs);
  const check = createPeriodicCheck({ ...options, checkMs }, indexer, progress);
  const waiters = createWaiters(stopping.signal);
  const pause = createPause(stopping.signal);

  /** One step; true where the next is to follow at once. */
  async function step(): Promise<boolean> {
    const taken = await tracer.run({ name: 'index.step' }, () => indexer.step());
    progress.succeeded(taken, check.lacksEvents());
    if (taken.cursor !== null) waiters.at(taken.cursor.number);
    if (taken.kind === 'advanced' && lagOf(taken) > 0) return true;
    await check.run();
    return false;
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        if (await step()) continue;
      } catch (error) {
        progress.failed(error);
      }
      const failures = progress.failures();
      const calm = waiters.any() && failures === 0 ? Math.min(AWAITED_POLL_MS, pollMs) : pollMs;
      await pause.rest(Math.min(calm * 2 ** Math.min(failures, 10), Math.max(pollMs, MAX_BACKOFF_MS)));
    }
  }
  const running = run();

  return {
    health: progress.health,

    async indexed(block, signal) {
      const cursor = progress.cursor();
      if (cursor !== null && cursor >= block) return;
      await waiters.reached(block, signal, () => {
        if (progress.failures() === 0) pause.end();
      });
    },

    async stop() {
      stopping.abort(new Error('The worker stopped.'));
      await running;
    },
  };
}
