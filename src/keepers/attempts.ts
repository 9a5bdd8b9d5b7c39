import type { Backoff } from './backoff.ts';
import type { DueCall } from './deadline.ts';
import type { KeeperRun } from './keeper.ts';

/** Errors by which the contracts say that an act is not due: somebody else did it, or the index has yet to follow. */
export const NOT_DUE: ReadonlySet<string> = new Set([
  'NOT_DUE',
  'WRONG_PHASE',
  'WRONG_STATE',
  'NOT_PAUSED',
  'PERIOD_OUT_OF_ORDER',
  'WINDOW_RUNNING',
  'WINDOW_TOO_EARLY',
  'BID_UNKNOWN',
  'ORDER_UNKNOWN',
  'THRESHOLD_NOT_REACHED',
  'THRESHOLD_REACHED',
  'PERIOD_NOT_OPEN',
  'PERIOD_UNSETTLED',
  'CENSUS_MISSING',
  'TENDER_RUNNING',
  'TENDER_NOT_OPEN',
  'TENDER_UNCLAIMED',
]);

/** A call that is due, and the name under which its failures are counted. */
export type KeeperCall = DueCall & { readonly name: string };

/**
 * Sends the same call until the contract says that there is nothing left of it, or `most` times: what is settled in steps.
 * True where the next act may follow at once.
 */
export async function stepThrough(
  run: KeeperRun,
  backoff: Backoff,
  { name, ...due }: KeeperCall,
  most: number,
): Promise<boolean> {
  for (let step = 0; step < most && !run.over(); step++) {
    const sent = await run.send(due);
    if (sent.kind === 'CONFIRMED') continue;
    if (sent.kind === 'PENDING') return false;
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

/** Sends a call once. What is refused though it was due counts as failed, and is not tried for a while. */
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

/** Works on several at once, none begun after the run is over; ends at the first error once what was begun has ended. */
export async function inParallel<T>(
  run: KeeperRun,
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const left = items.values();
  const errors: unknown[] = [];
  const one = async () => {
    for (const item of left) {
      if (run.over() || errors.length > 0) return;
      await work(item).catch((error: unknown) => errors.push(error));
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, one));
  if (errors.length > 0) throw errors[0];
}
