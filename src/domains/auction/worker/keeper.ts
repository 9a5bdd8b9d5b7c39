import type { ChainKind } from '@income-series/protocol/address';
import { chainKind } from '@income-series/protocol/chain';
import { bidId } from '../../../core/ids.ts';
import { type Agenda, type DueWork, single } from '../../../keepers/agenda.ts';
import { act, type KeeperCall, stepThrough } from '../../../keepers/attempts.ts';
import { createBackoff } from '../../../keepers/backoff.ts';
import { byDeadline } from '../../../keepers/deadline.ts';
import type { Keeper, KeeperDeps, KeeperRun } from '../../../keepers/keeper.ts';
import { releaseHeld } from '../../holdings/worker/releases.ts';
import { type DeliverySource, deliverDue } from './deliveries.ts';
import { type RaiseRow, raiseDeadline, raiseDue } from './keeper-rules.ts';

/**
 * The most bids or orders that one settlement step processes. Such a step is well within a block's gas at every stage. On Solana so many
 * bids are ranked within the compute units of a transaction; a step has fewer at the stages whose accounts or events bound it.
 */
export const STEP_WORK: Readonly<Record<ChainKind, number>> = { evm: 50, solana: 200 };
/** Picks the value for the kind of a chain. */
export const valueForKind = (values: Readonly<Record<ChainKind, number>>, chain: string): number =>
  values[chainKind(chain) ?? 'evm'];
/** The bids or orders that one settlement step of a chain processes. */
export const stepWorkOf = (chain: string): number => valueForKind(STEP_WORK, chain);
/** The most steps for one raise or window in one run. */
export const MOST_STEPS = 200;
/** The most raises that one run reads. If there are more, the raises with the oldest gates are left out. */
const MOST_RAISES = 5_000;

/** Creates the keeper that settles raises, has their mint gates checked, delivers bids and releases locked units. */
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
/**
 * The work of a settlement as the agenda counts it: on EVM chains in bids or orders, whose gas adds up to that of their steps; on Solana in
 * steps, each of which costs a transaction.
 */
export const settlementWork = (chain: string, work: number): Pick<DueWork, 'count' | 'atOnce'> => ({
  count: Math.max(1, Math.ceil(work)),
  atOnce: valueForKind({ evm: STEP_WORK.evm, solana: 1 }, chain),
});
/**
 * The work of ranking and screening one bid, and of its end. On EVM chains it is as much as the most expensive step of a bid: 8 bids took
 * 44,000 gas each to end, and larger books take more. On Solana it is a part of a step, for a raise in which half of the bids win (a
 * step screens 20 of these) and one bid of 20 is not revealed.
 */
const BID_WORK: Readonly<Record<ChainKind, { readonly ranking: number; readonly ending: number }>> = {
  evm: { ranking: 1, ending: 1 },
  solana: { ranking: 1 / STEP_WORK.solana + 1 / 40, ending: 1.05 / 50 },
};

/** The counts of an open raise from which its remaining work is estimated. */
interface RaiseProgress {
  readonly bids: number;
  /** The number of bids that are not processed; null before the settlement. */
  readonly pending: number | null;
  readonly ranked: boolean;
}

/** Estimates the work that is left of a raise's settlement. */
export function raiseWork(chain: string, { bids, pending, ranked }: RaiseProgress) {
  const { ranking, ending } = BID_WORK[chainKind(chain) ?? 'evm'];
  return settlementWork(chain, (ranked ? 0 : ranking * bids) + ending * (pending ?? bids));
}

/** An open raise as the agenda reads it. */
interface OpenRaise extends RaiseProgress {
  readonly phase: string | null;
  readonly revealEndsAt: Date;
  readonly gateEndsAt: Date;
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
    ...raises.flatMap(({ phase, revealEndsAt: from, ...row }) => {
      const deadline = raiseDeadline(row, now);
      const step = { kind: 'settleStep', ...raiseWork(chain, row), from, deadline } as const;
      return [...(phase === 'GATE' ? [] : [step]), ...single('passGate', 1, from, deadline)];
    }),
    ...single('deliverBid', due?.count ?? 0, now, null),
  ];
};
