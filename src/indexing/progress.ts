import { codeOf, levelOf } from '../core/failures.ts';
import type { Log } from '../core/log.ts';
import type { StepResult } from './step.ts';

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

/** What the steps of an indexer came to, said in the log where it changes. */
export interface IndexerProgress {
  /** A step, and whether blocks are to be read again whose events the node had left out. */
  succeeded(step: StepResult, lacksEvents: boolean): void;
  failed(error: unknown): void;
  /** The node had left out events, which are to be read again. */
  lacksEvents(): void;
  /** In a row. */
  failures(): number;
  /** The last indexed block; null before the first. */
  cursor(): bigint | null;
  health(): IndexerHealth;
}

/** Of health, while blocks are read again whose events the node had left out. */
export const EVENTS_MISSED = 'EVENTS_MISSED';

/** `everyMs`: how often progress is logged while blocks are being caught up with. */
export function createProgress(chain: string, log: Log, everyMs: number): IndexerProgress {
  let last: StepResult = { kind: 'idle', cursor: null, head: null, target: null, halted: null, rereadTo: null };
  let failure: string | null = null;
  let failures = 0;
  let saidAt = 0;

  function report(step: StepResult): void {
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
    if (step.kind === 'advanced' && behind > 0 && Date.now() - saidAt >= everyMs) {
      saidAt = Date.now();
      log.info({ chain, cursor: `${step.cursor?.number}`, head: `${step.head}`, lag: behind }, 'Indexing.');
    }
  }

  return {
    succeeded(step, lacksEvents) {
      if (failure !== null) log.info({ chain }, 'The index goes on.');
      failure = step.rereadTo === null && !lacksEvents ? null : EVENTS_MISSED;
      failures = 0;
      report(step);
      last = { ...step, head: step.head ?? last.head, target: step.target ?? last.target };
    },
    failed(error) {
      const code = codeOf(error);
      // The first failure and every change of its kind are said; the same one again is not news.
      if (code !== failure)
        log[levelOf(error)]({ chain, code, err: error }, 'An indexing step failed; it will be tried again.');
      failure = code;
      failures += 1;
    },
    lacksEvents() {
      failure = EVENTS_MISSED;
    },
    failures: () => failures,
    cursor: () => last.cursor?.number ?? null,
    health: () => ({
      ok: failure === null && last.halted === null,
      cursor: last.cursor === null ? null : last.cursor.number.toString(),
      head: last.head === null ? null : last.head.toString(),
      lag: last.head === null ? null : lagOf(last),
      halted: last.halted,
      failure,
    }),
  };
}

/** Blocks between the index and where it goes to; 0 where the node is behind the index. */
export function lagOf({ cursor, target }: StepResult): number {
  if (target === null) return 0;
  const indexed = cursor?.number ?? -1n;
  return target > indexed ? Number(target - indexed) : 0;
}
