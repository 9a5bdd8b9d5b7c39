import type { Bytes32 } from '../../core/hex.ts';
import { act, inParallel } from '../../keepers/attempts.ts';
import { createBackoff } from '../../keepers/backoff.ts';
import type { Keeper, KeeperDeps } from '../../keepers/keeper.ts';
import { type PeriodAct, periodDue, type RunningRow } from './keeper-rules.ts';

/** Rows read at once. */
const PAGE = 500;
const AT_ONCE = 8;
const RUNNING = ['ACTIVE', 'PAUSED', 'TAIL'];

/** The next period of a row, and whether income was routed in it. */
function nextOf({
  periods: [next],
  routedIncomes,
}: {
  readonly periods: readonly Omit<NonNullable<RunningRow['next']>, 'routedIncome'>[];
  readonly routedIncomes: readonly { readonly period: number }[];
}): RunningRow['next'] {
  if (next === undefined) return null;
  return { ...next, routedIncome: routedIncomes.some(({ period }) => period === next.period) };
}

/** Running series after one, by their keys: two statements. */
async function page(db: KeeperDeps['db'], chain: string, after: string): Promise<readonly RunningRow[]> {
  const rows = await db.series.findMany({
    where: { chain, state: { in: RUNNING }, key: { gt: after } },
    orderBy: { key: 'asc' },
    take: PAGE,
    include: {
      periods: {
        where: { state: { in: ['UPCOMING', 'OPEN', 'LATE', 'DEFERRED'] } },
        orderBy: { period: 'asc' },
        take: 1,
      },
      routedIncomes: { select: { period: true } },
      curve: { select: { census: { select: { units: true }, orderBy: { period: 'desc' }, take: 1 } } },
    },
  });
  const tails = await db.chainEvent.findMany({
    where: {
      chain,
      name: 'SeriesTailStarted',
      seriesKey: { in: rows.flatMap((r) => (r.state === 'TAIL' ? [r.key] : [])) },
    },
    select: { seriesKey: true, at: true },
  });
  const tailOf = new Map(tails.map(({ seriesKey, at }) => [seriesKey, at]));
  return rows.map((row) => ({
    key: row.key,
    state: row.state,
    routed: row.routed,
    cap: BigInt(row.cap.toFixed(0)),
    paid: BigInt(row.paidTotal.toFixed(0)),
    accrued: BigInt(row.accruedTotal.toFixed(0)),
    hasPayees: row.curve === null || (row.curve.census[0]?.units ?? 0n) > 0n,
    pausedUntil: row.pausedUntil,
    tailStartedAt: tailOf.get(row.key) ?? null,
    next: nextOf(row),
  }));
}

/** Marks periods missed or deferred, ends pauses, reports for routed series and pays their tails, closes series. */
export function createPeriodKeeper({ db, chain, clock, chainTime, everyMs }: KeeperDeps): Keeper {
  const backoff = createBackoff(clock);

  return {
    name: 'period',
    everyMs,
    spends: true,
    async run(run) {
      const now = await chainTime.now();
      if (now === null) return;
      const due: { readonly seriesKey: Bytes32; readonly act: PeriodAct }[] = [];
      for (let after = ''; !run.over(); ) {
        const rows = await page(db, chain, after);
        for (const row of rows) {
          const found = backoff.waits(row.key) ? null : periodDue(row, now);
          if (found !== null) due.push({ seriesKey: row.key, act: found });
        }
        if (rows.length < PAGE) break;
        after = rows.at(-1)?.key ?? '';
      }
      await inParallel(run, due, AT_ONCE, async ({ seriesKey, act: found }) => {
        await act(run, backoff, seriesKey, { ...found, seriesKey });
      });
    },
  };
}
