import type { Backoff } from './backoff.ts';
import type { DueCall } from './deadline.ts';
import type { KeeperRun } from './keeper.ts';

/** The contracts' errors for calls that are not due: somebody else sent one first, or the index is behind. */
export const NOT_DUE: ReadonlySet<string> = new Set([
  'NOT_DUE',
  'WRONG_PHASE',
  'WRONG_STATE',
  'NOT_PAUSED',
  'PERIOD_OUT_OF_ORDER',
  'AMOUNT_OUT_OF_RANGE',
  'WINDOW_RUNNING',
  'WINDOW_TOO_EARLY',
  'BID_UNKNOWN',
  'ORDER_UNKNOWN',
  'THRESHOLD_NOT_REACHED',
  'THRESHOLD_REACHED',
  'PERIOD_NOT_OPEN',
  'PERIOD_UNSETTLED',
  'CENSUS_MISSING',
  'CENSUS_WAIT',
  'TENDER_RUNNING',
  'TENDER_NOT_OPEN',
  'TENDER_UNCLAIMED',
]);

/**
 * The refusals of a step that somebody else's step came before, in its simulation or in its block. The Solana program refuses the
 * accounts that were chosen for it, and the next attempt chooses them again.
 */
const OVERTAKEN: ReadonlySet<string> = new Set(['ACCOUNT_INVALID', 'REVERTED']);
/** The most attempts in a row that may fail because somebody else's step came first. */
const MOST_CHOICES = 3;

/** A due call, and the name under which the backoff counts its failures. */
export type KeeperCall = DueCall & { readonly name: string };

/**
 * Sends the same call until the contract has nothing left to settle, at most `most` times. Returns true if it is settled and
 * the next call may follow at once.
 */
export async function stepThrough(
  run: KeeperRun,
  backoff: Backoff,
  { name, ...due }: KeeperCall,
  most: number,
): Promise<boolean> {
  let overtaken = 0;
  for (let step = 0; step < most && !run.over(); step++) {
    const sent = await run.send(due);
    if (sent.kind === 'CONFIRMED') {
      overtaken = 0;
      continue;
    }
    if (sent.kind === 'PENDING') return false;
    if (OVERTAKEN.has(sent.reason) && overtaken < MOST_CHOICES) {
      overtaken += 1;
      continue;
    }
    if (NOT_DUE.has(sent.reason)) {
      backoff.over(name);
      return true;
    }
    backoff.failed(name);
    await run.failed();
    return false;
  }
  return false;
}

/** Sends a call once; returns true if it was confirmed. A refusal of a due call counts as a failure and delays the next try. */
export async function act(run: KeeperRun, backoff: Backoff, { name, ...due }: KeeperCall): Promise<boolean> {
  const sent = await run.send(due);
  if (sent.kind === 'REFUSED' && !NOT_DUE.has(sent.reason)) {
    backoff.failed(name);
    await run.failed();
  } else {
    backoff.over(name);
  }
  return sent.kind === 'CONFIRMED';
}

/**
 * Works on up to `atOnce` items at the same time. It begins no item once the run is over or one has failed, and throws the first
 * error after all begun items have ended.
 */
export async function inParallel<T>(
  run: KeeperRun,
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const remaining = items.values();
  const errors: unknown[] = [];
  const workOff = async () => {
    for (const item of remaining) {
      if (run.over() || errors.length > 0) return;
      await work(item).catch((error: unknown) => errors.push(error));
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, workOff));
  if (errors.length > 0) throw errors[0];
}
