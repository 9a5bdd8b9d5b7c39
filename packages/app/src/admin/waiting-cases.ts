import { useAnswer } from '../answer.ts';
import { WaitingCasesDocument } from '../generated/operations.ts';
import { useChainClock } from '../market/chain-clock.ts';
import { type CaseRow, describeCase } from './case-words.ts';

/** The milliseconds after which what waits is read again. */
export const READ_MS = 30_000;

/** Cases with a step for the wallet of an admin, the oldest of each kind first. */
export interface Waiting {
  readonly rows: readonly CaseRow[];
  /** True if there may be more than was read. */
  readonly isCut: boolean;
}

/**
 * Reads the cases that wait for an admin; undefined while they are not read. The page compares times itself, because each chain has a
 * clock of its own.
 */
export function useWaiting(): { readonly waiting: Waiting | undefined; readonly error: Error | null } {
  const { data, error } = useAnswer(WaitingCasesDocument, {}, { everyMs: READ_MS });
  const clock = useChainClock();
  if (data === undefined) return { waiting: undefined, error };
  const { running, signed } = data;
  const rows: readonly CaseRow[] = [...(running?.nodes ?? []), ...(signed?.nodes ?? [])];
  const due = rows.filter((row) => describeCase(row, row.series && clock(row.series.chain)).step !== null);
  return { waiting: { rows: due, isCut: [running, signed].some((list) => list?.pageInfo.hasNextPage) }, error };
}
