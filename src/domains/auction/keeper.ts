import { bidId } from '../../core/ids.ts';
import { act, stepThrough } from '../../keepers/attempts.ts';
import { createBackoff } from '../../keepers/backoff.ts';
import type { Keeper, KeeperDeps, KeeperRun } from '../../keepers/keeper.ts';
import { releaseHeld } from '../holdings/releases.ts';
import { type DeliverySource, deliverDue } from './deliveries.ts';
import { type RaiseRow, raiseDue } from './keeper-rules.ts';

/** Units of work in one settlement step: well within a block's gas, whatever the stage. */
export const STEP_WORK = 50;
/** Steps for one raise or window in one run. */
export const MOST_STEPS = 200;
/** Raises looked at in one run. */
const MOST_RAISES = 200;

/** Settles raises past their reveal, passes or fails their gates, delivers their bids, releases held units. */
export function createDeliveryKeeper(deps: KeeperDeps): Keeper {
  const { db, chain, chainTime, everyMs } = deps;
  const backoff = createBackoff(deps.clock);
  const source = bidDeliveries(deps);

  async function raiseOn(run: KeeperRun, row: RaiseRow, now: Date): Promise<void> {
    const seriesKey = row.key;
    const due = backoff.waits(row.key) ? null : raiseDue(row, now);
    if (due === null) return;
    const settled =
      due === 'passGate' ||
      (await stepThrough(run, backoff, row.key, { kind: 'settleStep', seriesKey, maxBids: STEP_WORK }, MOST_STEPS));
    if (settled && !run.over()) await act(run, backoff, row.key, { kind: 'passGate', seriesKey });
  }

  return {
    name: 'delivery',
    everyMs,
    spends: true,
    async run(run) {
      const now = await chainTime.now();
      if (now === null) return;
      const open = { OR: [{ state: 'SETTLING' }, { state: 'RAISING', revealEndsAt: { lte: now } }] };
      const raises = await db.series.findMany({
        where: { chain, ...open },
        select: { key: true, state: true, phase: true, revealEndsAt: true },
        orderBy: { revealEndsAt: 'desc' },
        take: MOST_RAISES,
      });
      for (const row of raises) {
        if (run.over()) return;
        await raiseOn(run, row, now);
      }
      await deliverDue(run, deps, source);
      await releaseHeld(run, backoff, deps);
    },
  };
}

const bidDeliveries = ({ db, chain }: KeeperDeps): DeliverySource => ({
  idOf: ({ seriesKey, bidder }) => bidId(seriesKey, bidder),
  callOf: ({ seriesKey, bidder }) => ({ kind: 'deliverBid', seriesKey, bidder }),
  due: (most) => db.$queryRaw`
    SELECT b.series_key AS "seriesKey", 0 AS "window", b.bidder, coalesce(d.attempts, 0) AS attempts,
           d.next_attempt AS "nextAttempt"
    FROM bids b
    LEFT JOIN auction_deliveries d
      ON d.chain = b.chain AND d.series_key = b.series_key AND d.bidder = b.bidder AND d."window" = 0
    WHERE b.chain = ${chain} AND b.delivery = 'DUE' ORDER BY d.next_attempt NULLS FIRST, b.series_key, b.sequence LIMIT ${most}`,
});
