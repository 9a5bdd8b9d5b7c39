import type { Address } from '@income-series/protocol/address';
import type { Bytes32 } from '@income-series/protocol/hex';
import { integers } from '../../../../core/integers.ts';
import type { Tx } from '../../../../core/tx.ts';
import type { BidName, Holding, OrderName } from '../../model/ports.ts';
import type { PositionBook, SeriesMoney, TreasuryBook } from './compare-money.ts';
import type { BidBook, OrderBook } from './compare-orders.ts';
import type { SeriesBook } from './compare-series.ts';

/** The rows and sums of the index that one run compares, all at one block. */
export interface Books {
  readonly block: { readonly number: bigint; readonly hash: Bytes32 };
  readonly series: readonly SeriesBook[];
  readonly money: readonly SeriesMoney[];
  readonly positions: readonly (PositionBook & Holding)[];
  readonly bids: readonly (BidBook & BidName)[];
  readonly orders: readonly (OrderBook & OrderName)[];
  /** All positions of each series that has at most one page of them. */
  readonly holdings: readonly Holding[];
  readonly treasury: TreasuryBook;
}

/** The keys after which the pages of a run begin. */
export interface BooksCursor {
  readonly series: string;
  readonly position: string;
  readonly bid: string;
  readonly order: string;
}

export interface PageSizes {
  readonly series: number;
  /** The page size of positions, and of bids and orders as well. */
  readonly positions: number;
}

/** The contracts that hold money. Their addresses distinguish their events. */
type Contracts = Readonly<Record<'hub' | 'raise' | 'windows' | 'router', Address>>;

export const CLAIMS = ['PAYOUT_CLAIMED', 'TAIL_CLAIMED', 'FINAL_CLAIMED', 'REDEMPTION_CLAIMED'];
export const CLAIM_LOGS = ['PayoutClaimed', 'TailClaimed', 'FinalClaimed', 'RedemptionClaimed'];

/**
 * Reads one page of the index, and the sums over the whole index, at one block; the transaction must be REPEATABLE READ.
 * Null if nothing is indexed yet, or the index is halted.
 */
export async function readBooks(
  tx: Tx,
  { chain, contracts }: { readonly chain: string; readonly contracts: Contracts },
  after: BooksCursor,
  sizes: PageSizes,
): Promise<Books | null> {
  const cursor = await tx.indexerCursor.findUnique({ where: { chain } });
  if (cursor === null || cursor.halted !== null) return null;
  const rows = await tx.series.findMany({
    where: { chain, key: { gt: after.series } },
    orderBy: { key: 'asc' },
    take: sizes.series,
    include: { windows: { orderBy: { window: 'desc' }, take: 1 } },
  });
  const series = rows.map(({ windows, ...row }) => ({
    ...integers(row),
    window: windows[0] === undefined ? null : integers(windows[0]),
  }));
  const keys = rows.map(({ key }) => key);
  const withFewHolders = (money: readonly SeriesMoney[]) =>
    money.filter(({ holders }) => holders <= sizes.positions).map((m) => m.key);
  const money = await readMoney(tx, chain, keys);
  return {
    block: { number: cursor.blockNumber, hash: cursor.blockHash },
    series,
    money,
    positions: await readPositions(tx, chain, after.position, sizes.positions),
    bids: (
      await tx.bid.findMany({
        where: { chain, id: { gt: after.bid } },
        orderBy: { id: 'asc' },
        take: sizes.positions,
      })
    ).map((row) => integers(row)),
    orders: (
      await tx.windowOrder.findMany({
        where: { chain, id: { gt: after.order } },
        orderBy: { id: 'asc' },
        take: sizes.positions,
      })
    ).map((row) => integers(row)),
    holdings: (await tx.position.findMany({
      where: { chain, seriesKey: { in: withFewHolders(money) } },
      select: { seriesKey: true, holder: true },
      orderBy: { id: 'asc' },
    })) as Holding[],
    treasury: await readTreasury(tx, chain, contracts),
  };
}

export type Numeric = { readonly toFixed: (digits: number) => string } | bigint | number;

/** Sums what the index has of each series' money and units. */
async function readMoney(tx: Tx, chain: string, keys: readonly string[]): Promise<readonly SeriesMoney[]> {
  const rows = await tx.$queryRaw<(Record<string, Numeric> & { readonly key: Bytes32 })[]>`
    SELECT s.key,
      (SELECT coalesce(sum(amount), 0) FROM money_events m WHERE m.chain = s.chain AND m.series_key = s.key AND kind = 'PAYOUT_NET') AS net,
      (SELECT coalesce(sum(amount), 0) FROM fees_ledger f WHERE f.chain = s.chain AND f.series_key = s.key AND kind = 'payout') AS fees,
      (SELECT coalesce(sum(amount), 0) FROM money_events m WHERE m.chain = s.chain AND m.series_key = s.key AND kind = ANY(${CLAIMS})) AS claims,
      (SELECT coalesce(sum((args->>'amount')::numeric), 0) FROM chain_events e
       WHERE e.chain = s.chain AND e.series_key = s.key AND name = ANY(${CLAIM_LOGS})) AS "loggedClaims",
      (SELECT coalesce(sum(units), 0) FROM positions p WHERE p.chain = s.chain AND p.series_key = s.key) AS units,
      (SELECT coalesce(sum(locked_units), 0) FROM positions p WHERE p.chain = s.chain AND p.series_key = s.key) AS locked,
      (SELECT count(*) FROM positions p WHERE p.chain = s.chain AND p.series_key = s.key) AS holders,
      (SELECT coalesce(sum(pending_units), 0) FROM bids b WHERE b.chain = s.chain AND b.series_key = s.key AND delivery = 'DUE') AS undelivered
    FROM series s WHERE s.chain = ${chain} AND s.key = ANY(${[...keys]}) ORDER BY s.key`;
  return rows.map((row) => ({
    ...(integers(row) as unknown as SeriesMoney),
    units: toBigint(row.units),
    locked: toBigint(row.locked),
    undelivered: toBigint(row.undelivered),
    holders: Number(row.holders),
  }));
}

/** Reads a page of positions. `logged` is the sum of the holder's stored claim events. */
async function readPositions(tx: Tx, chain: string, after: string, limit: number): Promise<Books['positions']> {
  const rows = await tx.$queryRaw<(PositionBook & Holding)[]>`
    SELECT p.id, p.series_key AS "seriesKey", p.holder, p.units, p.locked_units AS "lockedUnits",
      p.claimed_total AS "claimedTotal",
      (SELECT coalesce(sum((args->>'amount')::numeric), 0) FROM chain_events e
       WHERE e.chain = p.chain AND e.series_key = p.series_key AND name = ANY(${CLAIM_LOGS}) AND e.args->>'holder' = p.holder) AS logged
    FROM positions p
    WHERE p.chain = ${chain} AND p.id > ${after} ORDER BY p.id LIMIT ${limit}`;
  return rows.map((row) => integers(row));
}

/**
 * Sums what each contract owes: refunds or deposits (less the non-reveal charge) of undelivered bids, proceeds that issuers
 * have not withdrawn, pending or escrowed money of undelivered orders, and kept payments until they are claimed.
 */
async function readTreasury(tx: Tx, chain: string, { hub, raise, windows, router }: Contracts): Promise<TreasuryBook> {
  const [row] = await tx.$queryRaw<Record<string, Numeric>[]>`
    WITH own AS (SELECT key, phase, proceeds FROM series WHERE chain = ${chain}),
      money AS (SELECT m.kind, m.series_key, m.amount FROM money_events m WHERE m.chain = ${chain}),
      fees AS (SELECT f.kind, f.amount FROM fees_ledger f WHERE f.chain = ${chain}),
      collected AS (
        SELECT contract, (args->>'amount')::numeric AS amount FROM chain_events
        WHERE chain = ${chain} AND name = 'FeesCollected'),
      kept AS (
        SELECT contract, CASE name WHEN 'PaymentKept' THEN 1 ELSE -1 END * (args->>'amount')::numeric AS amount
        FROM chain_events WHERE chain = ${chain} AND name IN ('PaymentKept', 'KeptPaymentClaimed'))
    SELECT
      (SELECT coalesce(sum(CASE WHEN kind = 'PAYOUT_NET' THEN amount WHEN kind = ANY(${CLAIMS}) THEN -amount END), 0)
       FROM money) AS hub,
      (SELECT coalesce(sum(CASE WHEN delivery = 'DUE' THEN refund ELSE deposit - non_reveal_charge END), 0)
       FROM bids b WHERE b.chain = ${chain} AND delivery <> 'DELIVERED') AS bids,
      (SELECT coalesce(sum(proceeds), 0) FROM own WHERE phase = 'DONE' AND NOT EXISTS (
        SELECT 1 FROM money WHERE money.series_key = own.key AND money.kind = 'PROCEEDS')) AS proceeds,
      (SELECT coalesce(sum(CASE WHEN delivery = 'DUE' THEN pending_money ELSE money END), 0)
       FROM window_orders o WHERE o.chain = ${chain} AND delivery <> 'DELIVERED') AS windows,
      (SELECT coalesce(sum(amount), 0) FROM kept WHERE contract = ${raise}) AS "raiseKept",
      (SELECT coalesce(sum(amount), 0) FROM kept WHERE contract = ${windows}) AS "windowsKept",
      (SELECT coalesce(sum(amount), 0) FROM kept WHERE contract = ${router}) AS "routerKept",
      (SELECT coalesce(sum(amount), 0) FROM fees WHERE kind = 'payout') AS "hubFees",
      (SELECT coalesce(sum(amount), 0) FROM fees WHERE kind = 'nonReveal') AS "raiseFees",
      (SELECT coalesce(sum(amount), 0) FROM collected WHERE contract = ${hub}) AS "hubCollected",
      (SELECT coalesce(sum(amount), 0) FROM collected WHERE contract = ${raise}) AS "raiseCollected"`;
  const sum = (column: string) => toBigint(row?.[column]);
  return {
    hub: sum('hub'),
    raise: sum('bids') + sum('proceeds') + sum('raiseKept'),
    windows: sum('windows') + sum('windowsKept'),
    router: sum('routerKept'),
    fees: { hub: sum('hubFees') - sum('hubCollected'), raise: sum('raiseFees') - sum('raiseCollected') },
  };
}

export const toBigint = (value: Numeric | undefined): bigint =>
  typeof value === 'object' ? BigInt(value.toFixed(0)) : BigInt(value ?? 0);
