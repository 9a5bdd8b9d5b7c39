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
  /** The milliseconds between two polls of the node while every block is indexed, 500 by default. */
  readonly pollMs?: number;
  /** The milliseconds between two progress lines in the log while the index catches up, 5,000 by default. */
  readonly progressMs?: number;
  /** The milliseconds between two comparisons with the node's receipts, one minute by default. */
  readonly checkMs?: number;
  /** Picks the compared blocks; by default at random. */
  readonly pick?: (below: number) => number;
}

export interface RunningIndexer {
  health(): IndexerHealth;
  /** Resolves when the block is indexed; rejects when the signal aborts or the worker stops. */
  indexed(block: bigint, signal?: AbortSignal): Promise<void>;
  /** Stops after the current step; nothing is written afterwards. */
  stop(): Promise<void>;
}

const POLL_MS = 500;
/** The milliseconds between two polls while somebody waits for a block. */
const AWAITED_POLL_MS = 25;
const PROGRESS_MS = 5_000;
const CHECK_MS = 60_000;
/** The longest pause between two steps after failures in a row, in milliseconds. */
const MAX_BACKOFF_MS = 5_000;

/**
 * Runs the indexer until it is stopped. After failures of the node or the database it retries without end, with longer pauses.
 * A halt is final until an operator resets the index; `indexer_cursor.halted` has the reason.
 */
export function startIndexer(options: StartIndexerOptions): RunningIndexer {
  const { log, source, pollMs = POLL_MS, progressMs = PROGRESS_MS, checkMs = CHECK_MS, tracer = NO_TRACER } = options;
  const stopping = new AbortController();
  const indexer = createIndexer(options);
  const progress = createProgress(source.name, log, progressMs);
  const check = createPeriodicCheck({ ...options, checkMs }, indexer, progress);
  const waiters = createWaiters(stopping.signal);
  const pause = createPause(stopping.signal);

  /** Runs one step; returns true if the next one should follow at once. */
  async function step(): Promise<boolean> {
    const result = await tracer.run({ name: 'index.step' }, () => indexer.step());
    progress.succeeded(result, check.lacksEvents());
    if (result.cursor !== null) waiters.resolveUpTo(result.cursor.number);
    if (result.kind === 'advanced' && lagOf(result) > 0) return true;
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
      const interval = !waiters.isEmpty() && failures === 0 ? Math.min(AWAITED_POLL_MS, pollMs) : pollMs;
      await pause.rest(Math.min(interval * 2 ** Math.min(failures, 10), Math.max(pollMs, MAX_BACKOFF_MS)));
    }
  }
  const running = run();

  return {
    health: progress.health,

    async indexed(block, signal) {
      const cursor = progress.cursor();
      if (cursor !== null && cursor >= block) return;
      await waiters.wait(block, signal, () => {
        if (progress.failures() === 0) pause.end();
      });
    },

    async stop() {
      stopping.abort(new Error('The worker stopped.'));
      await running;
    },
  };
}
