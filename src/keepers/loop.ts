import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../core/clock.ts';
import type { ErrorCode } from '../core/errors/codes.ts';
import { levelOf } from '../core/failures.ts';
import type { KeeperName } from '../core/keeper-names.ts';
import type { Log } from '../core/log.ts';
import type { Metrics } from '../core/metrics.ts';
import type { Tracer } from '../core/tracing.ts';
import type { Keeper } from './keeper.ts';
import { type RunDeps, type RunResult, runOnce } from './run.ts';

/** The last run of each keeper, done or not. */
export type LastRuns = Readonly<Partial<Record<KeeperName, { readonly at: string; readonly code: ErrorCode | null }>>>;

/** Runs keepers of one chain again and again, and counts what they do. */
export interface KeeperLoop {
  /** Until this process leads no more, or ends. */
  keep(keeper: Keeper, of: LedDeps): Promise<void>;
  last(): LastRuns;
}

/** What a run needs of the leadership that it is part of. */
type LedDeps = Pick<RunDeps, 'lost' | 'ending' | 'runs'>;

export interface KeeperLoopOptions extends Omit<RunDeps, keyof LedDeps> {
  readonly chain: string;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly tracer: Tracer;
}

/** After a run that did something, the next looks soon: what it did may have made more due. */
const SOON_MS = 500;
/** A keeper whose run failed tries again after this, at the latest, then after twice as long each time, up to `MOST_MS`. */
const RETRY_MS = 2_000;
const MOST_MS = 600_000;

/** How long a keeper rests after so many failures in a row. */
function restOf({ everyMs }: Keeper, did: boolean, failures: number): number {
  if (failures === 0) return did ? Math.min(SOON_MS, everyMs) : everyMs;
  return Math.min(Math.min(everyMs, RETRY_MS) * 2 ** Math.min(failures - 1, 16), MOST_MS);
}

export function createKeeperLoop({ chain, clock, log, metrics, tracer, ...deps }: KeeperLoopOptions): KeeperLoop {
  const last: { -readonly [N in KeeperName]?: { at: string; code: ErrorCode | null } } = {};

  function report({ name }: Keeper, result: RunResult, before: ErrorCode | null | undefined): void {
    const { confirmed, deleted, failed, errorCode: code } = result;
    const facts = { chain, keeper: name, confirmed, deleted, failed };
    if (code !== null && code !== before)
      log[levelOf(result.error)]({ ...facts, code, err: result.error }, 'A keeper’s run failed.');
    else if (code === null && confirmed + deleted + failed > 0) log.info(facts, 'A keeper ran.');
  }

  async function keep(keeper: Keeper, of: LedDeps): Promise<void> {
    const over = AbortSignal.any([of.lost, of.ending]);
    let failures = 0;
    while (!over.aborted) {
      const before = last[keeper.name]?.code;
      const run = { name: 'keeper.run', attributes: { keeper: keeper.name } };
      const result = await tracer.run(run, async (span) => {
        const done = await runOnce(keeper, { ...deps, ...of, isAfterFailure: failures > 0 });
        span.set({ 'error.type': done.errorCode ?? undefined });
        return done;
      });
      countRun(metrics, { chain, keeper: keeper.name }, result);
      if (of.lost.aborted) return;
      report(keeper, result, before);
      last[keeper.name] = { at: clock.now().toISOString(), code: result.errorCode };
      failures = result.errorCode === null ? 0 : failures + 1;
      const rest = restOf(keeper, result.confirmed + result.deleted > 0, failures);
      await wait(rest, undefined, { signal: over }).catch(() => {});
    }
  }

  return { keep, last: () => ({ ...last }) };
}

function countRun(
  metrics: Metrics,
  of: { readonly chain: string; readonly keeper: KeeperName },
  result: RunResult,
): void {
  const { confirmed, deleted, failed, errorCode } = result;
  metrics.count('income_series_keeper_runs_total', 1, { ...of, code: errorCode ?? 'OK' });
  metrics.count('income_series_keeper_sends_total', confirmed, of);
  metrics.count('income_series_keeper_failures_total', failed, of);
  metrics.count('income_series_keeper_deleted_rows_total', deleted, of);
}
