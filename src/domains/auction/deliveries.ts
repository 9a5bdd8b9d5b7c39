import type { Address } from '../../core/address.ts';
import type { Clock } from '../../core/clock.ts';
import type { Bytes32 } from '../../core/hex.ts';
import type { Tx } from '../../core/tx.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { inParallel, NOT_DUE } from '../../keepers/attempts.ts';
import { nextAttempt } from '../../keepers/backoff.ts';
import type { KeeperRun } from '../../keepers/keeper.ts';
import type { ContractCall } from '../transaction/index.ts';

/** A bid or an order that is to be delivered, and when it is tried again where it failed before. */
export interface DueDelivery {
  readonly seriesKey: Bytes32;
  /** 0: a bid. */
  readonly window: number;
  /** The bidder or trader. */
  readonly bidder: Address;
  readonly attempts: number;
  readonly nextAttempt: Date | null;
}

/** Where deliveries come from: the bids of raises, or the orders of windows. */
export interface DeliverySource {
  /** Those that are due, what was tried before last; more than `most` wait for the next run. */
  due(most: number): Promise<readonly DueDelivery[]>;
  idOf(delivery: DueDelivery): string;
  callOf(delivery: DueDelivery): ContractCall;
}

export interface DeliveryDeps {
  readonly db: PrismaClient;
  readonly chain: string;
  readonly clock: Clock;
}

/** Most that a run delivers, after which calls with a deadline have their turn; and so many on their way at once. */
const MOST = 80;
const AT_ONCE = 8;

/** What is to be delivered at the wall clock's `now`: first what was never tried, then what has waited longest. */
export function deliveriesDue<R extends Pick<DueDelivery, 'nextAttempt'>>(rows: readonly R[], now: Date): readonly R[] {
  const since = ({ nextAttempt }: R) => nextAttempt?.getTime() ?? Number.NEGATIVE_INFINITY;
  return rows
    .filter((row) => since(row) <= now.getTime())
    .sort((a, b) => (since(a) < since(b) ? -1 : since(a) > since(b) ? 1 : 0));
}

/**
 * Delivers what the index says is due. A delivery that the contract refuses leaves a row of auction_deliveries, which
 * goes with the index: once it says delivered, or that nothing is due any more, and so after a reorganisation too.
 */
export async function deliverDue(run: KeeperRun, deps: DeliveryDeps, source: DeliverySource): Promise<void> {
  await deleteSettled(deps);
  const due = deliveriesDue(await source.due(MOST), deps.clock.now());
  await inParallel(run, due, AT_ONCE, async (delivery) => {
    const sent = await run.send({ call: source.callOf(delivery), deadline: null });
    if (sent.kind !== 'REFUSED' || NOT_DUE.has(sent.reason)) return;
    await run.failed();
    await run.write((tx) => recordFailure(tx, deps, { ...delivery, id: source.idOf(delivery) }, sent.reason));
  });
}

/** Deletes the failures of what is not due any more, of bids and of orders. */
const deleteSettled = ({ db, chain }: DeliveryDeps) => db.$executeRaw`
  DELETE FROM auction_deliveries d WHERE d.chain = ${chain}
    AND NOT EXISTS (
      SELECT 1 FROM bids b WHERE d."window" = 0 AND b.chain = d.chain AND b.series_key = d.series_key
        AND b.bidder = d.bidder AND b.delivery = 'DUE')
    AND NOT EXISTS (
      SELECT 1 FROM window_orders o WHERE o.chain = d.chain AND o.series_key = d.series_key AND o."window" = d."window"
        AND o.trader = d.bidder AND o.delivery = 'DUE')`;

/** `error`: the contract's error name. */
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
