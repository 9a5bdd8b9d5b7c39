import type { Clock } from '../../core/clock.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { act, stepThrough } from '../../keepers/attempts.ts';
import { createPatience } from '../../keepers/backoff.ts';
import type { Moments } from '../../keepers/chain-time.ts';
import { deliverDue } from '../../keepers/deliveries.ts';
import type { Keeper, KeeperRun } from '../../keepers/keeper.ts';
import { releaseHeld } from '../holdings/releases.ts';
import { type RaiseRow, raiseDue } from './keeper-rules.ts';

export interface ChainKeeperDeps {
  readonly db: PrismaClient;
  readonly chain: string;
  readonly clock: Clock;
  readonly moments: Moments;
  readonly everyMs: number;
}

/** Units of work in one settlement step: well within a block's gas, whatever the stage. */
export const STEP_WORK = 50;
/** Steps for one raise or window in one run. */
export const MOST_STEPS = 200;
/** Raises looked at in one run. */
const MOST_RAISES = 200;

/** Settles raises past their reveal, passes or fails their gates, delivers their bids, releases held units. */
export function createDeliveryKeeper(deps: ChainKeeperDeps): Keeper {
  const { db, chain, moments, everyMs } = deps;
  const patience = createPatience(deps.clock);

  async function raiseOn(run: KeeperRun, row: RaiseRow, now: Date): Promise<void> {
    const seriesKey = row.key;
    const due = patience.waits(row.key) ? null : raiseDue(row, now);
    if (due === null) return;
    const settled =
      due === 'passGate' ||
      (await stepThrough(run, patience, row.key, { kind: 'settleStep', seriesKey, maxBids: STEP_WORK }, MOST_STEPS));
    if (settled && !run.over()) await act(run, patience, row.key, { kind: 'passGate', seriesKey });
  }

  return {
    name: 'delivery',
    everyMs,
    async run(run) {
      const moment = await moments.now();
      if (moment === null) return;
      const open = { OR: [{ state: 'SETTLING' }, { state: 'RAISING', revealEndsAt: { lte: moment.now } }] };
      const raises = await db.series.findMany({
        where: { chain, ...open },
        select: { key: true, state: true, phase: true, revealEndsAt: true },
        orderBy: { revealEndsAt: 'desc' },
        take: MOST_RAISES,
      });
      for (const row of raises) {
        if (run.over()) return;
        await raiseOn(run, row, moment.now);
      }
      await deliverDue(run, { ...deps, kind: 'bids' });
      await releaseHeld(run, patience, deps);
    },
  };
}
