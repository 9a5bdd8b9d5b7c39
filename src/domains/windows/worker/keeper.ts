import type { ChainKind } from '@income-series/protocol/address';
import { orderId } from '../../../core/ids.ts';
import { type Agenda, single } from '../../../keepers/agenda.ts';
import { act, type KeeperCall, stepThrough } from '../../../keepers/attempts.ts';
import { createBackoff } from '../../../keepers/backoff.ts';
import { byDeadline, type DueCall } from '../../../keepers/deadline.ts';
import type { Keeper, KeeperDeps, KeeperRun } from '../../../keepers/keeper.ts';
import { type DeliverySource, deliverDue } from '../../auction/worker/deliveries.ts';
import { MOST_COUNTED, MOST_STEPS, settlementWork, stepWorkOf, valueForKind } from '../../auction/worker/keeper.ts';
import { type LastWindow, type TradedRow, windowDeadline, windowDue } from './keeper-rules.ts';

/** The number of series that are read at once. */
const PAGE = 500;

/** Opens windows of later trading, settles them and delivers their orders. */
export function createWindowKeeper(deps: KeeperDeps): Keeper {
  const { db, chain, chainTime, everyMs } = deps;
  const backoff = createBackoff(deps.clock);
  const source = orderDeliveries(deps);

  const readTraded = (after: string): Promise<readonly TradedRow[]> =>
    db.$queryRaw`
    SELECT s.key, s.state, s.activated_at AS "activatedAt",
      s.extinguish_notice_ends_at AS "extinguishNoticeEndsAt", s.buy_out_possible_at AS "buyOutPossibleAt",
      CASE WHEN s.state = 'TAIL' THEN (SELECT max(e.at) FROM chain_events e
        WHERE e.chain = s.chain AND e.name = 'SeriesTailStarted' AND e.series_key = s.key) END AS "tailStartedAt",
      EXISTS (SELECT 1 FROM positions p WHERE p.chain = s.chain AND p.series_key = s.key AND p.units > 0) AS "hasHolders",
      (SELECT jsonb_build_object('phase', w.phase, 'voidReason', w.void_reason, 'openedAt', w.opened_at,
        'revealEndsAt', w.reveal_ends_at, 'settleEndsAt', w.settle_ends_at, 'cleared', w.volume IS NOT NULL)
       FROM windows w WHERE w.chain = s.chain AND w.series_key = s.key ORDER BY w."window" DESC LIMIT 1) AS last
    FROM series s
    WHERE s.chain = ${chain} AND s.key > ${after} AND s.phase IS NOT NULL AND s.activated_at IS NOT NULL AND (
      s.state IN ('ACTIVE', 'PAUSED', 'TAIL') OR
      EXISTS (SELECT 1 FROM windows w WHERE w.chain = s.chain AND w.series_key = s.key AND w.phase NOT IN ('DONE', 'VOID')))
    ORDER BY s.key LIMIT ${PAGE}`.then((rows) => (rows as StoredRow[]).map(withDates));

  async function perform(run: KeeperRun, due: KeeperCall): Promise<void> {
    if (due.call.kind === 'settleWindow') await stepThrough(run, backoff, due, MOST_STEPS);
    else await act(run, backoff, due);
  }

  return {
    name: 'window',
    everyMs,
    spends: true,
    async run(run) {
      const now = await chainTime.now();
      if (now === null) return;
      const due: KeeperCall[] = [];
      for (let after = ''; !run.over(); ) {
        const rows = await readTraded(after);
        for (const row of rows) {
          const next = backoff.waits(row.key) ? null : dueOf(chain, row, now);
          if (next !== null) due.push({ name: row.key, ...next });
        }
        if (rows.length < PAGE) break;
        after = rows.at(-1)?.key ?? '';
      }
      for (const next of due.sort(byDeadline)) {
        if (run.over()) return;
        await perform(run, next);
      }
      await deliverDue(run, deps, source);
    },
  };
}

/** The call that is due for a series, and its deadline; null if none is due. */
function dueOf(chain: string, row: TradedRow, now: Date): DueCall | null {
  const kind = windowDue(row, now);
  const seriesKey = row.key;
  if (kind === null) return null;
  if (kind === 'openWindow') return { call: { kind, seriesKey }, deadline: null };
  return { call: { kind, seriesKey, maxOrders: stepWorkOf(chain) }, deadline: windowDeadline(row, now) };
}

type WindowTimes = 'openedAt' | 'revealEndsAt' | 'settleEndsAt';
type StoredRow = Omit<TradedRow, 'last'> & {
  readonly last: (Omit<LastWindow, WindowTimes> & Record<WindowTimes, string>) | null;
};

const withDates = ({ last, ...row }: StoredRow): TradedRow => ({
  ...row,
  last: last && {
    ...last,
    openedAt: new Date(last.openedAt),
    revealEndsAt: new Date(last.revealEndsAt),
    settleEndsAt: new Date(last.settleEndsAt),
  },
});

const orderDeliveries = ({ db, chain }: KeeperDeps): DeliverySource => ({
  idOf: ({ seriesKey, window, bidder }) => orderId(seriesKey, window, bidder),
  callOf: ({ seriesKey, window, bidder }) => ({ kind: 'deliverOrder', seriesKey, window, trader: bidder }),
  due: (limit) => db.$queryRaw`
    SELECT o.series_key AS "seriesKey", o."window", o.trader AS bidder, coalesce(d.attempts, 0) AS attempts,
           d.next_attempt AS "nextAttempt"
    FROM window_orders o
    LEFT JOIN auction_deliveries d
      ON d.chain = o.chain AND d.series_key = o.series_key AND d.bidder = o.trader AND d."window" = o."window"
    WHERE o.chain = ${chain} AND o.delivery = 'DUE' ORDER BY d.next_attempt NULLS FIRST, o.series_key, o."window", o.sequence LIMIT ${limit}`,
});

/**
 * The work that an order counts in the agenda. It takes up to five looks (screening, price, share, trade, end), and on EVM chains most are
 * cheaper than the unit: 8 orders were settled for 74,000 gas each; larger books take more. On Solana it is the part of a step: 20 orders
 * are screened by one and 6 trades made, because each names three records, and two orders make one trade.
 */
const WORK_PER_ORDER: Readonly<Record<ChainKind, number>> = { evm: 3, solana: 1 / 20 + 1 / 12 + 1 / 40 };
/** The most windows that the agenda covers. */
const MOST_WINDOWS = 5_000;

/** The agenda of windows that are to be settled until a time, and of orders that are to be delivered. */
export const windowAgenda: Agenda = async ({ db, chain }, now, until) => {
  const workPerOrder = valueForKind(WORK_PER_ORDER, chain);
  const windows = await db.$queryRaw<(Omit<TradedRow, 'last'> & LastWindow & { readonly orders: number })[]>`
    SELECT s.key, s.state, s.activated_at AS "activatedAt", true AS "hasHolders", w.phase, w.void_reason AS "voidReason",
      w.opened_at AS "openedAt", w.reveal_ends_at AS "revealEndsAt", w.settle_ends_at AS "settleEndsAt",
      w.volume IS NOT NULL AS cleared, s.extinguish_notice_ends_at AS "extinguishNoticeEndsAt",
      s.buy_out_possible_at AS "buyOutPossibleAt", NULL AS "tailStartedAt",
      (SELECT count(*) FROM window_orders o
        WHERE o.chain = w.chain AND o.window_id = w.id AND o.processing = 'PENDING')::int AS orders
    FROM windows w JOIN series s ON s.chain = w.chain AND s.key = w.series_key
    WHERE w.chain = ${chain} AND w.phase NOT IN ('DONE', 'VOID') AND w.reveal_ends_at <= ${until}
    ORDER BY w.settle_ends_at DESC LIMIT ${MOST_WINDOWS}`;
  const [due] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM (SELECT 1 FROM window_orders o
      WHERE o.chain = ${chain} AND o.delivery = 'DUE' LIMIT ${MOST_COUNTED}) AS due`;
  return [
    ...windows.map(({ orders, ...row }) => ({
      ...({ kind: 'settleWindow', ...settlementWork(chain, workPerOrder * orders) } as const),
      ...{ from: row.revealEndsAt, deadline: windowDeadline({ ...row, last: row }, now) },
    })),
    ...single('deliverOrder', due?.count ?? 0, now, null),
  ];
};
