import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '@income-series/protocol/clock';
import type { ErrorCode } from '@income-series/protocol/errors/codes';
import { joinSignals } from '@income-series/protocol/joined-signal';
import { levelOf } from '../core/failures.ts';
import type { KeeperName } from '../core/keeper-names.ts';
import type { Log } from '../core/log.ts';
import type { Metrics } from '../core/metrics.ts';
import type { Tracer } from '../core/tracing.ts';
import type { Keeper } from './keeper.ts';
import { type RunDeps, type RunResult, runOnce } from './run.ts';

/** The end of each keeper's last run, and its error code if it failed. */
export type LastRuns = Readonly<Partial<Record<KeeperName, { readonly at: string; readonly code: ErrorCode | null }>>>;

/** Repeats the keepers of one chain, and counts their results in the metrics. */
export interface KeeperLoop {
  /** Repeats a keeper until this process no longer leads, or ends. */
  repeat(keeper: Keeper, leadership: LeadershipDeps): Promise<void>;
  last(): LastRuns;
}

/** The parts of a run's dependencies that belong to one leadership. */
type LeadershipDeps = Pick<RunDeps, 'lost' | 'ending' | 'runs'>;

export interface KeeperLoopOptions extends Omit<RunDeps, keyof LeadershipDeps> {
  readonly chain: string;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly tracer: Tracer;
}

/** The pause after a run that changed something, because that may have made more due. */
const SOON_MS = 500;
/** The longest pause after a first failure; it doubles with each further failure, up to `MOST_MS`. */
const RETRY_MS = 2_000;
const MOST_MS = 600_000;

/** The milliseconds until a keeper's next run: short after a change, longer after failures in a row. */
function pauseAfter({ everyMs }: Keeper, hasChanged: boolean, failures: number): number {
  if (failures === 0) return hasChanged ? Math.min(SOON_MS, everyMs) : everyMs;
  return Math.min(Math.min(everyMs, RETRY_MS) * 2 ** Math.min(failures - 1, 16), MOST_MS);
}

/** Creates the loop of one chain's keepers. It remembers each keeper's last result, so that the log has a lasting failure once. */
export function createKeeperLoop({ chain, clock, log, metrics, tracer, ...deps }: KeeperLoopOptions): KeeperLoop {
  const lastRuns: { -readonly [N in KeeperName]?: { at: string; code: ErrorCode | null } } = {};

  function report({ name }: Keeper, result: RunResult, previousCode: ErrorCode | null | undefined): void {
    const { confirmed, deleted, failed, errorCode: code } = result;
    const facts = { chain, keeper: name, confirmed, deleted, failed };
    if (code !== null && code !== previousCode)
      log[levelOf(result.error)]({ ...facts, code, err: result.error }, 'A keeper’s run failed.');
    else if (code === null && confirmed + deleted + failed > 0) log.info(facts, 'A keeper ran.');
  }

  async function repeat(keeper: Keeper, leadership: LeadershipDeps): Promise<void> {
    // No `release` is needed: `lost` aborts at the end of every term, and both signals are then left.
    const { signal: over } = joinSignals(leadership.lost, leadership.ending);
    let failures = 0;
    while (!over.aborted) {
      const previousCode = lastRuns[keeper.name]?.code;
      const run = { name: 'keeper.run', attributes: { keeper: keeper.name } };
      const result = await tracer.run(run, async (span) => {
        const outcome = await runOnce(keeper, { ...deps, ...leadership, isAfterFailure: failures > 0 });
        span.set({ 'error.type': outcome.errorCode ?? undefined });
        return outcome;
      });
      countRun(metrics, { chain, keeper: keeper.name }, result);
      if (leadership.lost.aborted) return;
      report(keeper, result, previousCode);
      lastRuns[keeper.name] = { at: clock.now().toISOString(), code: result.errorCode };
      failures = result.errorCode === null ? 0 : failures + 1;
      const pause = pauseAfter(keeper, result.confirmed + result.deleted > 0, failures);
      await wait(pause, undefined, { signal: over }).catch(() => {});
    }
  }

  return { repeat, last: () => ({ ...lastRuns }) };
}

/** Counts a run in the metrics. */
function countRun(
  metrics: Metrics,
  labels: { readonly chain: string; readonly keeper: KeeperName },
  result: RunResult,
): void {
  const { confirmed, deleted, failed, errorCode } = result;
  metrics.count('income_series_keeper_runs_total', 1, { ...labels, code: errorCode ?? 'OK' });
  metrics.count('income_series_keeper_sends_total', confirmed, labels);
  metrics.count('income_series_keeper_failures_total', failed, labels);
  metrics.count('income_series_keeper_deleted_rows_total', deleted, labels);
}
