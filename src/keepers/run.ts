import { AppError } from '@income-series/protocol/errors/app-error';
import type { ErrorCode } from '@income-series/protocol/errors/codes';
import { codeOf } from '../core/failures.ts';
import type { Keeper, KeeperRun } from './keeper.ts';
import type { KeeperRuns } from './runs.ts';
import type { KeeperWallet } from './wallet.ts';

export interface RunDeps {
  readonly runs: KeeperRuns;
  /** Null if nothing can be sent. */
  readonly wallet: KeeperWallet | null;
  /** Aborts when this process no longer leads; the run then ends at once. */
  readonly lost: AbortSignal;
  /** Aborts when the process is to end; the run then still waits for sent transactions. */
  readonly ending: AbortSignal;
  /** Called with the block of every confirmed transaction. */
  readonly onConfirmed: (blockNumber: bigint) => void;
  /** True if the keeper's previous run failed, and may have left rows RUNNING. */
  readonly isAfterFailure?: boolean;
}

export interface RunResult {
  readonly confirmed: number;
  readonly deleted: number;
  readonly failed: number;
  /** The code of the error that ended the run; null if the run ended without an error. */
  readonly errorCode: ErrorCode | null;
  /** The error that ended the run, for the log. */
  readonly error?: unknown;
}

/**
 * Runs a keeper once. Before it first sends or deletes something or counts a failure, it writes a RUNNING row; a run with nothing
 * to do writes none.
 */
export async function runOnce(
  keeper: Keeper,
  { runs, wallet, lost, ending, onConfirmed, isAfterFailure = false }: RunDeps,
): Promise<RunResult> {
  const tally = { confirmed: 0, deleted: 0, failed: 0 };
  let row: Promise<string> | undefined;
  const id = () => {
    row ??= runs.begin(keeper.name);
    return row;
  };
  const over = () => lost.aborted || ending.aborted;

  const run: KeeperRun = {
    over,
    pays: wallet !== null,
    write: runs.write,
    async send(due) {
      if (lost.aborted || wallet === null) throw new AppError('CONFLICT');
      const result = await wallet.send(runs, id, due);
      if (result.kind === 'NOT_TAKEN') throw new AppError('RELAY_FAILED', { cause: new Error(result.reason) });
      if (result.kind === 'CONFIRMED') {
        tally.confirmed += 1;
        onConfirmed(result.blockNumber);
      }
      return result;
    },
    async deleted(rows) {
      if (rows === 0) return;
      tally.deleted += rows;
      await runs.countDeleted(await id(), rows);
    },
    async failed() {
      tally.failed += 1;
      await id();
    },
  };
  const left = isAfterFailure ? runs.giveUp(keeper.name) : Promise.resolve(0);
  const work = left.then(() => keeper.run(run));
  work.catch(() => {}); // handled here too, because nobody awaits it once the leadership is lost
  try {
    await untilAborted(lost, work);
    if (row !== undefined) await runs.end(await row, { state: 'DONE', failed: tally.failed, errorCode: null });
    return { ...tally, errorCode: null };
  } catch (error) {
    const errorCode = codeOf(error);
    const state = lost.aborted ? 'LOST' : 'FAILED';
    // If the database is down too, the next run or the next leader ends the row.
    if (row !== undefined || !lost.aborted) {
      await id()
        .then((runId) => runs.end(runId, { state, failed: tally.failed, errorCode }))
        .catch(() => {});
    }
    return { ...tally, errorCode, error };
  }
}

/** Waits for the work, or rejects with CONFLICT as soon as the signal aborts. */
function untilAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new AppError('CONFLICT'));
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
