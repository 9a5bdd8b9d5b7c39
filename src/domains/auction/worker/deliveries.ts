import type { Address } from '@income-series/protocol/address';
import type { Clock } from '@income-series/protocol/clock';
import type { Bytes32 } from '@income-series/protocol/hex';
import type { Tx } from '../../../core/tx.ts';
import type { PrismaClient } from '../../../generated/prisma/client.ts';
import { inParallel, NOT_DUE } from '../../../keepers/attempts.ts';
import { nextAttempt } from '../../../keepers/backoff.ts';
import type { KeeperRun } from '../../../keepers/keeper.ts';
import type { ContractCall } from '../../transaction/index.ts';

/** A bid or an order that can be delivered, with its failed attempts and the time of the next one. */
export interface DueDelivery {
  readonly seriesKey: Bytes32;
  /** The number of the order's window; 0 for a bid. */
  readonly window: number;
  /** The bidder or trader. */
  readonly bidder: Address;
  readonly attempts: number;
  readonly nextAttempt: Date | null;
}

/** One kind of deliveries: the bids of raises, or the orders of windows. */
export interface DeliverySource {
  /** Reads at most `limit` due deliveries: first those without a failed attempt, then by the time of the next attempt. */
  due(limit: number): Promise<readonly DueDelivery[]>;
  /** The id of the bid or the order. */
  idOf(delivery: DueDelivery): string;
  /** The contract call that delivers it. */
  callOf(delivery: DueDelivery): ContractCall;
}

export interface DeliveryDeps {
  readonly db: PrismaClient;
  readonly chain: string;
  readonly clock: Clock;
}

/** The most deliveries of one run, so that calls with a deadline get their turn. */
const MAX_DELIVERIES = 80;
/** The number of deliveries that are sent at the same time. */
const PARALLEL_DELIVERIES = 8;

/** Selects the deliveries whose next attempt is due, and sorts them: first those that were not attempted, then the longest overdue. */
export function deliveriesDue<R extends Pick<DueDelivery, 'nextAttempt'>>(rows: readonly R[], now: Date): readonly R[] {
  const dueSince = ({ nextAttempt }: R) => nextAttempt?.getTime() ?? Number.NEGATIVE_INFINITY;
  return rows
    .filter((row) => dueSince(row) <= now.getTime())
    .sort((a, b) => (dueSince(a) < dueSince(b) ? -1 : dueSince(a) > dueSince(b) ? 1 : 0));
}

/**
 * Sends the deliveries that the index lists as due. A refused delivery gets a row in `auction_deliveries` with its next attempt;
 * the row is deleted when the index no longer lists the delivery as due.
 */
export async function deliverDue(run: KeeperRun, deps: DeliveryDeps, source: DeliverySource): Promise<void> {
  await deleteOldFailures(deps);
  const due = deliveriesDue(await source.due(MAX_DELIVERIES), deps.clock.now());
  await inParallel(run, due, PARALLEL_DELIVERIES, async (delivery) => {
    const sent = await run.send({ call: source.callOf(delivery), deadline: null });
    if (sent.kind !== 'REFUSED' || NOT_DUE.has(sent.reason)) return;
    await run.failed();
    await run.write((tx) => recordFailure(tx, deps, { ...delivery, id: source.idOf(delivery) }, sent.reason));
  });
}

/** Deletes the failed attempts of bids and orders that are no longer due. */
const deleteOldFailures = ({ db, chain }: DeliveryDeps) => db.$executeRaw`
  DELETE FROM auction_deliveries d WHERE d.chain = ${chain}
    AND NOT EXISTS (
      SELECT 1 FROM bids b WHERE d."window" = 0 AND b.chain = d.chain AND b.series_key = d.series_key
        AND b.bidder = d.bidder AND b.delivery = 'DUE')
    AND NOT EXISTS (
      SELECT 1 FROM window_orders o WHERE o.chain = d.chain AND o.series_key = d.series_key AND o."window" = d."window"
        AND o.trader = d.bidder AND o.delivery = 'DUE')`;

/** Stores a failed attempt and the time of the next one. `error`: the name of the contract's error. */
async function recordFailure(
  tx: Tx,
  { chain, clock }: DeliveryDeps,
  { id, seriesKey, window, bidder, ...delivery }: DueDelivery & { readonly id: string },
  error: string,
): Promise<void> {
  const attempts = delivery.attempts + 1;
  const now = clock.now();
  const outcome = { attempts, error, lastAttempt: now, nextAttempt: nextAttempt(attempts, now) };
  await tx.auctionDelivery.upsert({
    where: { chain_id: { chain, id } },
    create: { id, chain, seriesKey, window, bidder, ...outcome },
    update: outcome,
  });
}
