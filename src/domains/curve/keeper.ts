import type { Period } from '../../core/period.ts';
import { LAMPORTS_PER_UNIT } from '../../core/policy.ts';
import { act, inParallel } from '../../keepers/attempts.ts';
import { createBackoff } from '../../keepers/backoff.ts';
import type { Keeper, KeeperDeps } from '../../keepers/keeper.ts';
import { type CurveAct, curveDue, type KeptCurve } from './keeper-rules.ts';

/** Rows read at once. */
const PAGE = 500;
const AT_ONCE = 8;
const KEPT = ['CURVE', 'ACTIVE', 'PAUSED', 'TAIL'];
const SETTLED: ReadonlySet<string> = new Set(['REPORTED', 'MISSED']);

/** Activates and fails curves, takes the census of each quarter, settles rounds of tenders. */
export function createCurveKeeper({ db, chain, clock, chainTime, everyMs }: KeeperDeps): Keeper {
  const backoff = createBackoff(clock);

  async function page(after: string): Promise<readonly KeptCurve[]> {
    const rows = await db.curve.findMany({
      where: { chain, seriesKey: { gt: after }, series: { state: { in: KEPT } } },
      orderBy: { seriesKey: 'asc' },
      take: PAGE,
      include: { series: true, census: { orderBy: { period: 'desc' }, take: 1, select: { period: true } } },
    });
    const last = rows.flatMap(({ seriesKey, census: [found] }) => (found ? [{ seriesKey, period: found.period }] : []));
    const periods = await db.period.findMany({
      where: { chain, OR: last },
      select: { seriesKey: true, state: true },
    });
    const settled = new Set(periods.filter(({ state }) => SETTLED.has(state)).map(({ seriesKey }) => seriesKey));
    return rows.map(({ series, census: [found], ...row }) => ({
      key: row.seriesKey as KeptCurve['key'],
      state: series.state,
      firstPeriod: series.firstPeriod as Period,
      lastPeriod: series.lastPeriod as Period,
      supply: series.unitsOffered * LAMPORTS_PER_UNIT,
      threshold: BigInt(row.threshold.toFixed(0)),
      reserve: BigInt(row.reserve.toFixed(0)),
      sold: row.sold,
      deadline: row.deadline,
      tenderState: row.tenderState,
      tenderEndsAt: row.tenderEndsAt,
      lastCensus: (found?.period ?? null) as Period | null,
      censusSettled: settled.has(row.seriesKey),
    }));
  }

  return {
    name: 'curve',
    everyMs,
    spends: true,
    async run(run) {
      const now = await chainTime.now();
      if (now === null) return;
      const due: { readonly seriesKey: KeptCurve['key']; readonly act: CurveAct }[] = [];
      for (let after = ''; !run.over(); ) {
        const rows = await page(after);
        for (const row of rows) {
          const found = backoff.waits(row.key) ? null : curveDue(row, now);
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
