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
  /** The number of blocks that are still to be indexed. */
  readonly lag: number | null;
  readonly halted: string | null;
  /** The code of the last step's failure; null since a step succeeded. */
  readonly failure: string | null;
}

/** Records the results of an indexer's steps, and logs their changes. */
export interface IndexerProgress {
  /** Records a step that succeeded, and whether a block with missed events was not read again yet. */
  succeeded(step: StepResult, lacksEvents: boolean): void;
  failed(error: unknown): void;
  /** Records that the node had left out events. */
  lacksEvents(): void;
  /** The number of steps in a row that failed. */
  failures(): number;
  /** The last indexed block; null before the first. */
  cursor(): bigint | null;
  health(): IndexerHealth;
}

/** The failure in the health report while blocks with missed events are read again. */
export const EVENTS_MISSED = 'EVENTS_MISSED';

/** Creates the record of an index's steps. While the index catches up, the log gets a line every `everyMs` milliseconds. */
export function createProgress(chain: string, log: Log, everyMs: number): IndexerProgress {
  let last: StepResult = { kind: 'idle', cursor: null, head: null, target: null, halted: null, rereadTo: null };
  let failure: string | null = null;
  let failures = 0;
  let loggedAt = 0;

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
    if (step.kind === 'advanced' && behind > 0 && Date.now() - loggedAt >= everyMs) {
      loggedAt = Date.now();
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
      // A failure is logged once, and again only if its code changes.
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

/** The number of blocks between the index and the block that it follows; 0 if the node is behind the index. */
export function lagOf({ cursor, target }: StepResult): number {
  if (target === null) return 0;
  const indexed = cursor?.number ?? -1n;
  return target > indexed ? Number(target - indexed) : 0;
}
