import { type Agenda, single } from '../../../keepers/agenda.ts';
import { act, inParallel, type KeeperCall } from '../../../keepers/attempts.ts';
import { createBackoff } from '../../../keepers/backoff.ts';
import { byDeadline, type DueCall } from '../../../keepers/deadline.ts';
import type { Keeper, KeeperDeps } from '../../../keepers/keeper.ts';
import { readTailStarts } from '../../series/worker/tail-keeper.ts';
import { periodDeadline, periodDue, type RunningRow } from './keeper-rules.ts';

/** The number of series that are read at once. */
const PAGE = 500;
/** The number of calls that are sent at the same time. */
const AT_ONCE = 8;
const RUNNING = ['ACTIVE', 'PAUSED', 'TAIL'];

/** The first period without a report, and whether income was routed in it; null if there is none. */
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

/** Reads the running series whose keys follow `after`, ordered by key, with two statements. */
async function readRunning(
  { db, chain }: Pick<KeeperDeps, 'db' | 'chain'>,
  after: string,
  take = PAGE,
): Promise<readonly RunningRow[]> {
  const rows = await db.series.findMany({
    where: { chain, state: { in: RUNNING }, key: { gt: after } },
    orderBy: { key: 'asc' },
    take,
    include: {
      periods: {
        where: { state: { in: ['UPCOMING', 'OPEN', 'LATE', 'DEFERRED'] } },
        orderBy: { period: 'asc' },
        take: 2,
      },
      routedIncomes: { select: { period: true } },
      windows: {
        where: { phase: { notIn: ['DONE', 'VOID'] }, orders: { some: {} } },
        select: { commitEndsAt: true, revealEndsAt: true },
      },
      curve: { select: { census: { select: { units: true }, orderBy: { period: 'desc' }, take: 1 } } },
    },
  });
  const tailOf = await readTailStarts(db, chain, rows);
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
    following: row.periods[1] ?? null,
    trading: row.windows[0] ?? null,
    extinguishDeadline: row.extinguishDeadline,
  }));
}

/** The call that is due for a series, and its deadline; null if none is due. */
function dueOf(row: RunningRow, now: Date): DueCall | null {
  const next = periodDue(row, now);
  return next && { call: { ...next, seriesKey: row.key }, deadline: periodDeadline(row, next, now) };
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
      const due: KeeperCall[] = [];
      for (let after = ''; !run.over(); ) {
        const rows = await readRunning({ db, chain }, after);
        for (const row of rows) {
          const next = backoff.waits(row.key) ? null : dueOf(row, now);
          if (next !== null) due.push({ name: row.key, ...next });
        }
        if (rows.length < PAGE) break;
        after = rows.at(-1)?.key ?? '';
      }
      await inParallel(run, due.sort(byDeadline), AT_ONCE, async (call) => {
        await act(run, backoff, call);
      });
    },
  };
}

/** The most series that the agenda covers. */
const MOST_SERIES = 5_000;

/** The agenda of acts that become due for running series until a time, read with two statements. */
export const periodAgenda: Agenda = async (deps, now, until) => {
  const rows = await readRunning(deps, '', MOST_SERIES);
  return rows.flatMap((row) => {
    const due = dueOf({ ...row, trading: null }, until); // assumes that the trading window is settled before `until`
    return due === null ? [] : single(due.call.kind, 1, dueOf(row, now) === null ? until : now, due.deadline);
  });
};
