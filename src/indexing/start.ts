import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '../core/errors/app-error.ts';
import type { Log } from '../core/log.ts';
import { NO_TRACER, type Tracer } from '../core/tracing.ts';
import { checkIndex } from './check.ts';
import { createIndexer, type IndexerOptions, type StepResult } from './indexer.ts';

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

export interface IndexerHealth {
  /** True while steps succeed and nothing is halted. */
  readonly ok: boolean;
  /** The last indexed block. */
  readonly cursor: string | null;
  /** The node's latest block, as of the last answer. */
  readonly head: string | null;
  /** Blocks that are still to be indexed. */
  readonly lag: number | null;
  readonly halted: string | null;
  /** The code of the last step's failure; null since a step succeeded. */
  readonly failure: string | null;
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
/** The same while a block is known to lack events and could not be read again. */
const AGAIN_MS = 5_000;
/** Of health, while blocks are read again whose events the node had left out. */
const EVENTS_MISSED = 'EVENTS_MISSED';
/** After failures in a row the node is asked less often, up to this. */
const MAX_BACKOFF_MS = 5_000;

/**
 * Runs the indexer until it is stopped. A failing node or database is tried again, more and more slowly and without end,
 * so the worker recovers by itself; a halt is final until somebody looks (the row `indexer_cursor.halted` says why).
 */
export function startIndexer(options: StartIndexerOptions): RunningIndexer {
  const { log, source, pollMs = POLL_MS, progressMs = PROGRESS_MS, checkMs = CHECK_MS, tracer = NO_TRACER } = options;
  const chain = source.name;
  const indexer = createIndexer(options);
  const stopping = new AbortController();
  const waiters = new Set<{ readonly block: bigint; readonly done: () => void }>();
  let last: StepResult = { kind: 'idle', cursor: null, head: null, target: null, halted: null, rereadTo: null };
  let failure: string | null = null;
  let failures = 0;
  let saidAt = 0;
  let checkedAt = performance.now();
  /** The block of which events were missed, until it is read again. */
  let missed: bigint | null = null;
  /** Why the last comparison came to nothing. */
  let unchecked: string | null = null;
  /** Ends the pause between two steps when somebody begins to wait. */
  let awaited = new AbortController();

  function progress(step: StepResult): void {
    if (step.rolledBack !== undefined) {
      log.warn(
        { chain, blocks: step.rolledBack, cursor: `${step.cursor?.number}` },
        'The chain reorganised; followed it.',
      );
    }
    if (step.kind === 'halted' && last.kind !== 'halted') {
      log.error({ chain, halted: step.halted }, 'The index is halted and stays so until an operator resets it.');
    }
    const behind = lagOf(step);
    if (step.kind === 'advanced' && behind > 0 && Date.now() - saidAt >= progressMs) {
      saidAt = Date.now();
      log.info({ chain, cursor: `${step.cursor?.number}`, head: `${step.head}`, lag: behind }, 'Indexing.');
    }
  }

  function succeeded(step: StepResult): void {
    if (failure !== null) log.info({ chain }, 'The index goes on.');
    failure = step.rereadTo === null && missed === null ? null : EVENTS_MISSED;
    failures = 0;
    progress(step);
    last = { ...step, head: step.head ?? last.head, target: step.target ?? last.target };
    for (const waiter of waiters) {
      if (step.cursor !== null && step.cursor.number >= waiter.block) waiter.done();
    }
  }

  function failed(error: unknown): void {
    const code = error instanceof AppError ? error.code : 'INTERNAL';
    // The first failure and every change of its kind are said; the same one again is not logged.
    if (code !== failure) log.error({ chain, code, err: error }, 'An indexing step failed; it will be tried again.');
    failure = code;
    failures += 1;
  }

  /** Compares some of the index with the node, and has it read again where events were missed. */
  async function check(): Promise<void> {
    if (performance.now() - checkedAt < (missed === null ? checkMs : Math.min(checkMs, AGAIN_MS))) return;
    checkedAt = performance.now();
    try {
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
      failure = EVENTS_MISSED;
      if (await indexer.reread(missed)) missed = null;
    } catch (error) {
      const code = error instanceof AppError ? error.code : 'INTERNAL';
      if (code !== unchecked) log.warn({ chain, code, err: error }, 'The index could not be compared with the node.');
      unchecked = code;
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        const step = await tracer.run({ name: 'index.step' }, () => indexer.step());
        succeeded(step);
        if (step.kind === 'advanced' && lagOf(step) > 0) continue;
        await check();
      } catch (error) {
        failed(error);
      }
      const calm = waiters.size > 0 && failures === 0 ? Math.min(AWAITED_POLL_MS, pollMs) : pollMs;
      const backoff = Math.min(calm * 2 ** Math.min(failures, 10), Math.max(pollMs, MAX_BACKOFF_MS));
      await wait(backoff, undefined, { signal: AbortSignal.any([stopping.signal, awaited.signal]) }).catch(() => {});
      if (awaited.signal.aborted) awaited = new AbortController();
    }
  }
  const running = run();

  return {
    health: () => ({
      ok: failure === null && last.halted === null,
      cursor: last.cursor === null ? null : last.cursor.number.toString(),
      head: last.head === null ? null : last.head.toString(),
      lag: last.head === null ? null : lagOf(last),
      halted: last.halted,
      failure,
    }),

    indexed: (block, signal) =>
      new Promise((resolve, reject) => {
        if (last.cursor !== null && last.cursor.number >= block) return resolve();
        const over = AbortSignal.any([stopping.signal, ...(signal ? [signal] : [])]);
        const abort = () => {
          waiters.delete(waiter);
          reject(over.reason);
        };
        const waiter = {
          block,
          done: () => {
            waiters.delete(waiter);
            over.removeEventListener('abort', abort);
            resolve();
          },
        };
        if (over.aborted) return reject(over.reason);
        over.addEventListener('abort', abort, { once: true });
        waiters.add(waiter);
        if (failures === 0) awaited.abort();
      }),

    async stop() {
      stopping.abort(new Error('The worker stopped.'));
      await running;
    },
  };
}

/** Blocks between the index and where it goes to; 0 where the node is behind the index. */
function lagOf({ cursor, target }: StepResult): number {
  if (target === null) return 0;
  const indexed = cursor?.number ?? -1n;
  return target > indexed ? Number(target - indexed) : 0;
}
