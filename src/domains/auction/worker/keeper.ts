import type { ChainKind } from '@income-series/protocol/address';
import { chainKind } from '@income-series/protocol/chain';
import { bidId } from '../../../core/ids.ts';
import { type Agenda, single } from '../../../keepers/agenda.ts';
import { act, type KeeperCall, stepThrough } from '../../../keepers/attempts.ts';
import { createBackoff } from '../../../keepers/backoff.ts';
import { byDeadline } from '../../../keepers/deadline.ts';
import type { Keeper, KeeperDeps, KeeperRun } from '../../../keepers/keeper.ts';
import { releaseHeld } from '../../holdings/worker/releases.ts';
import { type DeliverySource, deliverDue } from './deliveries.ts';
import { type RaiseRow, raiseDeadline, raiseDue } from './keeper-rules.ts';

/**
 * The bids or orders that one settlement step processes. Such a step is well within a block's gas at every stage; on Solana it is
 * within the calls and the accounts of a transaction.
 */
export const STEP_WORK: Readonly<Record<ChainKind, number>> = { evm: 50, solana: 25 };
/** The value for a chain among those for each kind of chain. */
export const valueForKind = (values: Readonly<Record<ChainKind, number>>, chain: string): number =>
  values[chainKind(chain) ?? 'evm'];
/** The bids or orders that one settlement step of a chain processes. */
export const stepWorkOf = (chain: string): number => valueForKind(STEP_WORK, chain);
/** The most steps for one raise or window in one run. */
export const MOST_STEPS = 200;
/** The most raises that one run reads. If there are more, the raises with the oldest gates are left out. */
const MOST_RAISES = 5_000;

/** Creates the keeper that settles raises, asks whether their gates are passed, delivers bids and releases locked units. */
export function createDeliveryKeeper(deps: KeeperDeps): Keeper {
  const { db, chain, chainTime, everyMs } = deps;
  const backoff = createBackoff(deps.clock);
  const source = bidDeliveries(deps);

  /** Sends the due steps of one raise. */
  async function advanceRaise(run: KeeperRun, row: RaiseRow, now: Date): Promise<void> {
    const seriesKey = row.key;
    const due = backoff.waits(row.key) ? null : raiseDue(row, now);
    if (due === null) return;
    const deadline = raiseDeadline(row, now);
    const call = { kind: 'settleStep', seriesKey, maxBids: stepWorkOf(chain) } as const;
    const step: KeeperCall = { name: row.key, call, deadline };
    const settled = due === 'passGate' || (await stepThrough(run, backoff, step, MOST_STEPS));
    if (settled && !run.over())
      await act(run, backoff, { name: row.key, call: { kind: 'passGate', seriesKey }, deadline });
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
        select: { key: true, state: true, phase: true, revealEndsAt: true, gateEndsAt: true },
        orderBy: { gateEndsAt: 'desc' },
        take: MOST_RAISES,
      });
      const ranked = raises.map((row) => ({ row, deadline: raiseDeadline(row, now) })).sort(byDeadline);
      for (const { row } of ranked) {
        if (run.over()) return;
        await advanceRaise(run, row, now);
      }
      await deliverDue(run, deps, source);
      await releaseHeld(run, backoff, deps);
    },
  };
}

/** The deliveries of bids. */
const bidDeliveries = ({ db, chain }: KeeperDeps): DeliverySource => ({
  idOf: ({ seriesKey, bidder }) => bidId(seriesKey, bidder),
  callOf: ({ seriesKey, bidder }) => ({ kind: 'deliverBid', seriesKey, bidder }),
  due: (limit) => db.$queryRaw`
    SELECT b.series_key AS "seriesKey", 0 AS "window", b.bidder, coalesce(d.attempts, 0) AS attempts,
           d.next_attempt AS "nextAttempt"
    FROM bids b
    LEFT JOIN auction_deliveries d
      ON d.chain = b.chain AND d.series_key = b.series_key AND d.bidder = b.bidder AND d."window" = 0
    WHERE b.chain = ${chain} AND b.delivery = 'DUE' ORDER BY d.next_attempt NULLS FIRST, b.series_key, b.sequence LIMIT ${limit}`,
});

/** The most due deliveries that the agenda counts. */
export const MOST_COUNTED = 10_000;
/** Units of settlement work for ranking and screening one bid: as much as the most expensive step of a bid. */
const RANKING = 1;
/** Units of settlement work for the final processing of one bid. 8 bids took 44,000 gas each; larger books take more. */
const ENDING = 1;

/** The columns and counts of an open raise from which its remaining work is estimated. */
interface OpenRaise {
  readonly phase: string | null;
  readonly revealEndsAt: Date;
  readonly gateEndsAt: Date;
  readonly bids: number;
  /** The number of bids that are not processed; null before the settlement. */
  readonly pending: number | null;
  readonly ranked: boolean;
}

/** Estimates the keeper's work until `until`: raises to settle, gates to pass and bids to deliver. */
export const raiseAgenda: Agenda = async ({ db, chain }, now, until) => {
  const raises = await db.$queryRaw<OpenRaise[]>`
    SELECT s.phase, s.reveal_ends_at AS "revealEndsAt", s.gate_ends_at AS "gateEndsAt",
      coalesce((SELECT max(b.sequence) FROM bids b WHERE b.chain = s.chain AND b.series_key = s.key), 0)::int AS bids,
      CASE WHEN s.state = 'SETTLING' THEN (SELECT count(*) FROM bids b
        WHERE b.chain = s.chain AND b.series_key = s.key AND b.processing = 'PENDING')::int END AS pending,
      EXISTS (SELECT 1 FROM settlement_rounds r WHERE r.chain = s.chain AND r.series_key = s.key) AS ranked
    FROM series s
    WHERE s.chain = ${chain} AND (s.state = 'SETTLING' OR (s.state = 'RAISING' AND s.reveal_ends_at <= ${until}))
    ORDER BY s.gate_ends_at DESC LIMIT ${MOST_RAISES}`;
  const [due] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM (SELECT 1 FROM bids b
      WHERE b.chain = ${chain} AND b.delivery = 'DUE' LIMIT ${MOST_COUNTED}) AS due`;
  return [
    ...raises.flatMap(({ phase, revealEndsAt: from, bids, pending, ranked, ...row }) => {
      const deadline = raiseDeadline(row, now);
      const work = phase === 'GATE' ? 0 : (ranked ? 0 : RANKING * bids) + ENDING * (pending ?? bids);
      const step = { kind: 'settleStep', count: Math.max(1, work), atOnce: stepWorkOf(chain), from, deadline } as const;
      return [...(phase === 'GATE' ? [] : [step]), ...single('passGate', 1, from, deadline)];
    }),
    ...single('deliverBid', due?.count ?? 0, now, null),
  ];
};
