import { orderId } from '../../core/ids.ts';
import { act, stepThrough } from '../../keepers/attempts.ts';
import { createBackoff } from '../../keepers/backoff.ts';
import type { Keeper, KeeperDeps, KeeperRun } from '../../keepers/keeper.ts';
import { type DeliverySource, deliverDue } from '../auction/deliveries.ts';
import { MOST_STEPS, STEP_WORK } from '../auction/keeper.ts';
import { type LastWindow, type TradedRow, windowDue } from './keeper-rules.ts';

/** Rows read at once. */
const PAGE = 500;

/** Opens windows of later trading, settles them and delivers their orders. */
export function createWindowKeeper(deps: KeeperDeps): Keeper {
  const { db, chain, chainTime, everyMs } = deps;
  const backoff = createBackoff(deps.clock);
  const source = orderDeliveries(deps);

  const page = (after: string): Promise<readonly TradedRow[]> =>
    db.$queryRaw`
    SELECT s.key, s.state, s.activated_at AS "activatedAt",
      EXISTS (SELECT 1 FROM positions p WHERE p.chain = s.chain AND p.series_key = s.key AND p.units > 0) AS held,
      (SELECT jsonb_build_object('phase', w.phase, 'voidReason', w.void_reason, 'openedAt', w.opened_at,
        'revealEndsAt', w.reveal_ends_at)
       FROM windows w WHERE w.chain = s.chain AND w.series_key = s.key ORDER BY w."window" DESC LIMIT 1) AS last
    FROM series s
    WHERE s.chain = ${chain} AND s.key > ${after} AND s.activated_at IS NOT NULL AND (
      s.state IN ('ACTIVE', 'PAUSED', 'TAIL') OR
      EXISTS (SELECT 1 FROM windows w WHERE w.chain = s.chain AND w.series_key = s.key AND w.phase NOT IN ('DONE', 'VOID')))
    ORDER BY s.key LIMIT ${PAGE}`.then((rows) => (rows as StoredRow[]).map(withDates));

  async function tend(run: KeeperRun, row: TradedRow, now: Date): Promise<void> {
    const seriesKey = row.key;
    const due = backoff.waits(row.key) ? null : windowDue(row, now);
    if (due === 'openWindow') await act(run, backoff, row.key, { kind: due, seriesKey });
    if (due === 'settleWindow') {
      await stepThrough(run, backoff, row.key, { kind: due, seriesKey, maxOrders: STEP_WORK }, MOST_STEPS);
    }
  }

  return {
    name: 'window',
    everyMs,
    spends: true,
    async run(run) {
      const now = await chainTime.now();
      if (now === null) return;
      for (let after = ''; !run.over(); ) {
        const rows = await page(after);
        for (const row of rows) {
          if (run.over()) return;
          await tend(run, row, now);
        }
        if (rows.length < PAGE) break;
        after = rows.at(-1)?.key ?? '';
      }
      await deliverDue(run, deps, source);
    },
  };
}

type StoredRow = Omit<TradedRow, 'last'> & {
  readonly last: (Omit<LastWindow, 'openedAt' | 'revealEndsAt'> & Record<'openedAt' | 'revealEndsAt', string>) | null;
};

const withDates = ({ last, ...row }: StoredRow): TradedRow => ({
  ...row,
  last: last && { ...last, openedAt: new Date(last.openedAt), revealEndsAt: new Date(last.revealEndsAt) },
});

const orderDeliveries = ({ db, chain }: KeeperDeps): DeliverySource => ({
  idOf: ({ seriesKey, window, bidder }) => orderId(seriesKey, window, bidder),
  callOf: ({ seriesKey, window, bidder }) => ({ kind: 'deliverOrder', seriesKey, window, trader: bidder }),
  due: (most) => db.$queryRaw`
    SELECT o.series_key AS "seriesKey", o."window", o.trader AS bidder, coalesce(d.attempts, 0) AS attempts,
           d.next_attempt AS "nextAttempt"
    FROM window_orders o
    LEFT JOIN auction_deliveries d
      ON d.chain = o.chain AND d.series_key = o.series_key AND d.bidder = o.trader AND d."window" = o."window"
    WHERE o.chain = ${chain} AND o.delivery = 'DUE' ORDER BY d.next_attempt NULLS FIRST, o.series_key, o."window", o.sequence LIMIT ${most}`,
});
