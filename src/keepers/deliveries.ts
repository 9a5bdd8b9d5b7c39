import type { Clock } from '../core/clock.ts';
import { bidId, orderId } from '../core/ids.ts';
import { type ParcelRow, parcelsDue } from '../domains/auction/keeper-rules.ts';
import type { ContractCall } from '../domains/transaction/index.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { inParallel, NOT_DUE } from './attempts.ts';
import { nextAttempt } from './backoff.ts';
import type { KeeperRun } from './keeper.ts';

/** Bids of raises, or orders of windows. */
export type ParcelKind = 'bids' | 'orders';

interface Parcels {
  readonly db: PrismaClient;
  readonly chain: string;
  readonly clock: Clock;
  readonly kind: ParcelKind;
}

/** Most that a run delivers, and so many on their way at once. */
const MOST = 400;
const AT_ONCE = 8;

const idOf = ({ seriesKey, window, bidder }: ParcelRow): string =>
  window === 0 ? bidId(seriesKey, bidder) : orderId(seriesKey, window, bidder);

const callOf = ({ seriesKey, window, bidder }: ParcelRow): ContractCall =>
  window === 0
    ? { kind: 'deliverBid', seriesKey, bidder }
    : { kind: 'deliverOrder', seriesKey, window, trader: bidder };

/**
 * Delivers what the index says is due. A delivery that the contract refuses leaves a row of auction_deliveries, which
 * goes with the index: once it says delivered, or that nothing is due any more, and so after a reorganisation too.
 */
export async function deliverDue(run: KeeperRun, parcels: Parcels): Promise<void> {
  await forgetOthers(parcels);
  const due = parcelsDue(await readDue(parcels), parcels.clock.now());
  await inParallel(run, due, AT_ONCE, async (row) => {
    const tried = await run.send(callOf(row));
    if (tried.kind !== 'REFUSED' || NOT_DUE.has(tried.reason)) return;
    await run.failed();
    await recordFailure(parcels, row, tried.reason);
  });
}

async function forgetOthers({ db, chain, kind }: Parcels): Promise<void> {
  if (kind === 'bids') {
    await db.$executeRaw`
      DELETE FROM auction_deliveries d WHERE d.chain = ${chain} AND d."window" = 0 AND NOT EXISTS (
        SELECT 1 FROM bids b WHERE b.series_key = d.series_key AND b.bidder = d.bidder AND b.delivery = 'DUE')`;
  } else {
    await db.$executeRaw`
      DELETE FROM auction_deliveries d WHERE d.chain = ${chain} AND d."window" > 0 AND NOT EXISTS (
        SELECT 1 FROM window_orders o WHERE o.series_key = d.series_key AND o."window" = d."window"
          AND o.trader = d.bidder AND o.delivery = 'DUE')`;
  }
}

/** Those that are due, what was tried before last; more than that wait for the next run. */
function readDue({ db, chain, kind }: Parcels): Promise<ParcelRow[]> {
  if (kind === 'bids') {
    return db.$queryRaw`
      SELECT b.series_key AS "seriesKey", 0 AS "window", b.bidder, coalesce(d.attempts, 0) AS attempts,
             d.next_attempt AS "nextAttempt"
      FROM bids b JOIN series s ON s.key = b.series_key AND s.chain = ${chain}
      LEFT JOIN auction_deliveries d ON d.series_key = b.series_key AND d.bidder = b.bidder AND d."window" = 0
      WHERE b.delivery = 'DUE' ORDER BY d.next_attempt NULLS FIRST, b.series_key, b.sequence LIMIT ${MOST}`;
  }
  return db.$queryRaw`
    SELECT o.series_key AS "seriesKey", o."window", o.trader AS bidder, coalesce(d.attempts, 0) AS attempts,
           d.next_attempt AS "nextAttempt"
    FROM window_orders o JOIN series s ON s.key = o.series_key AND s.chain = ${chain}
    LEFT JOIN auction_deliveries d ON d.series_key = o.series_key AND d.bidder = o.trader AND d."window" = o."window"
    WHERE o.delivery = 'DUE' ORDER BY d.next_attempt NULLS FIRST, o.series_key, o."window", o.sequence LIMIT ${MOST}`;
}

/** `error`: the contract's error name. */
async function recordFailure({ db, chain, clock }: Parcels, row: ParcelRow, error: string): Promise<void> {
  const attempts = row.attempts + 1;
  const now = clock.now();
  const outcome = { attempts, error, lastAttempt: now, nextAttempt: nextAttempt(attempts, now) };
  const { seriesKey, window, bidder } = row;
  await db.auctionDelivery.upsert({
    where: { id: idOf(row) },
    create: { id: idOf(row), chain, seriesKey, window, bidder, ...outcome },
    update: outcome,
  });
}
