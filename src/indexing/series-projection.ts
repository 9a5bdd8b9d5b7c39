import { integers, type Tx, upsertRows } from '../adapters/db/rows.ts';
import type { ChainEventRecord } from '../core/chain.ts';
import type { Address, Bytes32 } from '../core/hex.ts';
import type { BidRow, OrderRow, WindowRow } from '../domains/auction/x-market-rows.ts';
import { PAUSE_SWEEPS } from '../domains/reporting/pause-windows.ts';
import type { PeriodRow, PositionRow, RoutedRow, SeriesRow } from '../domains/series/x-rows.ts';
import type { EventArgs } from './projection/events.ts';
import { createSeriesState, type SeriesState } from './projection/series-fold.ts';
import { createTable } from './projection/table.ts';

/** Events that change every bid of their series. */
const SWEEPS: ReadonlySet<string> = new Set(['SeriesActivated', 'SeriesFailed']);
/** Events that change what the router counted of a quarter. */
const ROUTES: ReadonlySet<string> = new Set(['IncomeRouted', 'WithheldRaised']);
/** Events that change every order of their window. */
const WINDOW_SWEEPS: ReadonlySet<string> = new Set(['WindowSettled', 'WindowVoided']);

/** The rows of a series that the coming events read or change, and no others: a raise may hold many thousand bids. */
export async function loadSeriesState(
  tx: Tx,
  chain: string,
  key: Bytes32,
  events: readonly ChainEventRecord[],
): Promise<SeriesState> {
  const named = (arg: string) => [...new Set(events.map((event) => event.args[arg]).filter((v) => v !== undefined))];
  const has = (name: (n: string) => boolean) => events.some((event) => name(event.name));
  const bidders = has((name) => SWEEPS.has(name)) ? undefined : { bidder: { in: named('bidder') as Address[] } };
  const seriesKey = key;

  const series = await tx.series.findUnique({ where: { key } });
  const bids = await tx.bid.findMany({ where: { seriesKey, ...bidders } });
  const inWindows = { seriesKey, window: { in: named('window') as number[] } };
  const traded = inWindows.window.in.length > 0;
  const windows = traded ? await tx.tradingWindow.findMany({ where: inWindows }) : [];
  const orders = traded ? await tx.windowOrder.findMany({ where: { ...inWindows, OR: ordersOf(events, named) } }) : [];
  const inQuarters = { seriesKey, period: { in: named('period') as number[] } };
  const periods = await tx.period.findMany({
    where: has((name) => PAUSE_SWEEPS.has(name)) ? { seriesKey } : inQuarters,
  });
  const routed = has((name) => ROUTES.has(name)) ? await tx.routedIncome.findMany({ where: inQuarters }) : [];
  const holders = ['holder', 'from', 'to'].flatMap(named).filter((named) => typeof named === 'string');
  const positions = await tx.position.findMany({ where: { seriesKey, holder: { in: holders } } });
  const before = (name: string) =>
    tx.chainEvent.findMany({
      where: { seriesKey, chain, name, blockNumber: { lt: events[0]?.blockNumber ?? 0n } },
      select: { args: true },
    });
  const rejected = has((name) => name === 'SettlementRound') ? await before('BidRejected') : [];
  const recorded = has((name) => name === 'ReportAccepted') ? await before('RateRecorded') : [];

  return createSeriesState(chain, {
    series: createTable(series ? [[key, integers<SeriesRow>(series)]] : []),
    bids: createTable(bids.map((row) => [row.bidder, integers<BidRow>(row)])),
    windows: createTable(windows.map((row) => [row.window, integers<WindowRow>(row)])),
    orders: createTable(orders.map((row) => [row.id, integers<OrderRow>(row)])),
    periods: createTable(periods.map((row) => [row.period, integers<PeriodRow>(row)])),
    routed: createTable(routed.map((row) => [row.period, integers<RoutedRow>(row)])),
    positions: createTable(positions.map((row) => [row.holder, integers<PositionRow>(row)])),
    rejections: rejected.map(({ args }) => args as unknown as { round: number; reason: number }),
    signedRates: new Map(
      recorded.map(({ args }) => {
        const { period, signer, signature } = args as unknown as EventArgs['RateRecorded'];
        return [period, { signer, signature }];
      }),
    ),
  });
}

/** All orders of the windows that end, and those of the traders who are named. */
function ordersOf(events: readonly ChainEventRecord[], named: (arg: string) => readonly unknown[]) {
  const over = events.filter(({ name }) => WINDOW_SWEEPS.has(name)).map(({ args }) => args.window as number);
  const traders = ['trader', 'seller', 'buyer'].flatMap(named) as string[];
  return [{ window: { in: over } }, { trader: { in: traders } }];
}

/** Writes what the fold changed, parents first, and fills the reports' source kinds. */
export async function saveSeriesState(tx: Tx, state: SeriesState): Promise<void> {
  await upsertRows(tx, 'series', 'key', state.series.changed());
  await upsertRows(tx, 'settlement_rounds', 'id', state.rounds.changed());
  await upsertRows(tx, 'bids', 'id', state.bids.changed());
  await upsertRows(tx, 'windows', 'id', state.windows.changed());
  await upsertRows(tx, 'window_orders', 'id', state.orders.changed());
  await upsertRows(tx, 'periods', 'id', state.periods.changed());
  const reports = state.reports.changed();
  await upsertRows(tx, 'reports', 'id', reports);
  await fillSources(
    tx,
    reports.map(({ id }) => id),
  );
  await upsertRows(tx, 'routed_income', 'id', state.routed.changed());
  await upsertRows(tx, 'positions', 'id', state.positions.changed());
  await upsertRows(tx, 'money_events', 'id', state.money.changed());
  await upsertRows(tx, 'fees_ledger', 'id', state.fees.changed());
  await upsertRows(tx, 'activity', 'id', state.activity.changed());
}

/**
 * `reports.source` is no part of the chain: it is the kind named by the issuer's own account when it last started a
 * zkTLS session for that series and period, and null where there was none.
 */
async function fillSources(tx: Tx, reportIds: readonly string[]): Promise<void> {
  if (reportIds.length === 0) return;
  await tx.$executeRaw`
    UPDATE reports r SET source = (
      SELECT z.source FROM zktls_sessions z
      JOIN series s ON s.key = z.series_key
      JOIN account_wallets w ON w.account_id = z.account_id AND w.address = s.issuer AND w.chain = s.chain
      WHERE z.series_key = r.series_key AND z.period = r.period
      ORDER BY z.started_at DESC, z.id DESC LIMIT 1)
    WHERE r.id = ANY(${[...reportIds]}::text[])`;
}
