import { act, stepThrough } from '../../keepers/attempts.ts';
import { createPatience } from '../../keepers/backoff.ts';
import { deliverDue } from '../../keepers/deliveries.ts';
import type { Keeper, KeeperRun } from '../../keepers/keeper.ts';
import { type ChainKeeperDeps, MOST_STEPS, STEP_WORK } from '../auction/keeper.ts';
import { type TradedRow, windowDue } from './keeper-rules.ts';

/** Rows read at once. */
const PAGE = 500;

/** Opens windows of later trading, settles them and delivers their orders. */
export function createWindowKeeper(deps: ChainKeeperDeps): Keeper {
  const { db, chain, moments, everyMs } = deps;
  const patience = createPatience(deps.clock);

  const page = (after: string): Promise<readonly TradedRow[]> =>
    db.$queryRaw`
    SELECT s.key, s.state, s.activated_at AS "activatedAt",
      EXISTS (SELECT 1 FROM positions p WHERE p.series_key = s.key AND p.units > 0) AS held,
      (SELECT jsonb_build_object('phase', w.phase, 'openedAt', w.opened_at, 'revealEndsAt', w.reveal_ends_at)
       FROM windows w WHERE w.series_key = s.key ORDER BY w."window" DESC LIMIT 1) AS last
    FROM series s
    WHERE s.chain = ${chain} AND s.key > ${after} AND s.activated_at IS NOT NULL AND (
      s.state IN ('ACTIVE', 'PAUSED', 'TAIL') OR
      EXISTS (SELECT 1 FROM windows w WHERE w.series_key = s.key AND w.phase NOT IN ('DONE', 'VOID')))
    ORDER BY s.key LIMIT ${PAGE}`.then((rows) => (rows as StoredRow[]).map(withDates));

  async function tend(run: KeeperRun, row: TradedRow, now: Date): Promise<void> {
    const seriesKey = row.key;
    const due = patience.waits(row.key) ? null : windowDue(row, now);
    if (due === 'openWindow') await act(run, patience, row.key, { kind: due, seriesKey });
    if (due === 'settleWindow') {
      await stepThrough(run, patience, row.key, { kind: due, seriesKey, maxOrders: STEP_WORK }, MOST_STEPS);
    }
  }

  return {
    name: 'window',
    everyMs,
    async run(run) {
      const moment = await moments.now();
      if (moment === null) return;
      for (let after = ''; !run.over(); ) {
        const rows = await page(after);
        for (const row of rows) {
          if (run.over()) return;
          await tend(run, row, moment.now);
        }
        if (rows.length < PAGE) break;
        after = rows.at(-1)?.key ?? '';
      }
      await deliverDue(run, { ...deps, kind: 'orders' });
    },
  };
}

type StoredRow = Omit<TradedRow, 'last'> & {
  readonly last: { readonly phase: string; readonly openedAt: string; readonly revealEndsAt: string } | null;
};

const withDates = ({ last, ...row }: StoredRow): TradedRow => ({
  ...row,
  last: last && { phase: last.phase, openedAt: new Date(last.openedAt), revealEndsAt: new Date(last.revealEndsAt) },
});
