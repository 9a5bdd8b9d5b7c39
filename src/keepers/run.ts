import { AppError } from '../core/errors/app-error.ts';
import type { ErrorCode } from '../core/errors/codes.ts';
import { codeOf } from '../core/failures.ts';
import type { Keeper, KeeperRun } from './keeper.ts';
import type { KeeperRuns } from './runs.ts';
import type { KeeperWallet } from './wallet.ts';

export interface RunDeps {
  readonly runs: KeeperRuns;
  /** Null: nothing is sent. */
  readonly wallet: KeeperWallet | null;
  /** Aborts when this process leads no more: the run is left as it is. */
  readonly lost: AbortSignal;
  /** Aborts when the process is to end: what was sent is waited for. */
  readonly ending: AbortSignal;
  /** Called with the block of every confirmed transaction. */
  readonly onConfirmed: (blockNumber: bigint) => void;
  /** The keeper's run before this one failed, and may have left rows RUNNING. */
  readonly isAfterFailure?: boolean;
}

export interface RunResult {
  readonly confirmed: number;
  readonly deleted: number;
  readonly failed: number;
  /** Null where it ran to its end. */
  readonly errorCode: ErrorCode | null;
  /** What ended it, for the log. */
  readonly error?: unknown;
}

/**
 * One run. It leaves a row where it sent, deleted or failed at something: the row is RUNNING before the first of these,
 * and what had nothing to do leaves none.
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
      const tried = await wallet.send(runs, id, due);
      if (tried.kind === 'NOT_TAKEN') throw new AppError('RELAY_FAILED', { cause: new Error(tried.reason) });
      if (tried.kind === 'CONFIRMED') {
        tally.confirmed += 1;
        onConfirmed(tried.blockNumber);
      }
      return tried;
    },
    async deleted(rows) {
      if (rows === 0) return;
      tally.deleted += rows;
      await runs.count(await id(), rows);
    },
    async failed() {
      tally.failed += 1;
      await id();
    },
  };
  const left = isAfterFailure ? runs.giveUp(keeper.name) : Promise.resolve(0);
  const work = left.then(() => keeper.run(run));
  work.catch(() => {}); // where the leadership is lost first, nobody waits for it
  try {
    await unless(lost, work);
    if (row !== undefined) await runs.end(await row, { state: 'DONE', failed: tally.failed, errorCode: null });
    return { ...tally, errorCode: null };
  } catch (error) {
    const errorCode = codeOf(error);
    const state = lost.aborted ? 'LOST' : 'FAILED';
    // Where the database is away too, the next run finds the row, or the next leader.
    if (row !== undefined || !lost.aborted) {
      await id()
        .then((of) => runs.end(of, { state, failed: tally.failed, errorCode }))
        .catch(() => {});
    }
    return { ...tally, errorCode, error };
  }
}

/** What the work answers, or a rejection as soon as the signal aborts. */
function unless<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new AppError('CONFLICT'));
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
