import type { Address } from '@income-series/protocol/address';
import type { Bytes32 } from '@income-series/protocol/hex';
import type { Tx } from '../../core/tx.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import type { Keeper, KeeperDeps } from '../../keepers/keeper.ts';
import { enqueueActions, type UserAction } from '../notifications/index.ts';
import {
  type DueReminder,
  REMINDER_EVENTS,
  type RemindedSeries,
  type ReminderEvent,
  type ReminderStep,
  remindersDue,
} from './reminder-rules.ts';

/** The number of series that one statement reads. */
const PAGE = 500;
/** The most reminders of one transaction. */
const MAX_REMINDERS = 500;
/** The factor by which the keeper runs less often than others, because reminders are due by days. */
const INTERVAL_FACTOR = 40;

/** The notification of each step. */
const KINDS = {
  TENDER: 'TenderReminder',
  CLAIM_TENDER: 'TenderClaimReminder',
  CLAIM_PAYOUT: 'PayoutReminder',
  CLAIM_TAIL: 'TailReminder',
  CLAIM_FINAL: 'FinalReminder',
  CLAIM_REDEMPTION: 'RedemptionReminder',
} as const satisfies Record<ReminderStep, UserAction['kind']>;

/** A due reminder and its series. */
interface SeriesReminder extends DueReminder {
  readonly seriesKey: Bytes32;
}

/** A reminder of one wallet that was recorded, with the issuer of its series. */
interface RecordedReminder {
  readonly series_key: Bytes32;
  readonly wallet: Address;
  readonly issuer: Address;
  readonly step: ReminderStep;
  readonly round: number;
}

interface SeriesRow extends RemindedSeries {
  readonly seriesKey: Bytes32;
}

/** Reads a page of curve series after the key `after`, with the events that may cause reminders, by two statements. */
async function readSeries(db: PrismaClient, chain: string, after: string): Promise<readonly SeriesRow[]> {
  const rows = await db.curve.findMany({
    where: { chain, seriesKey: { gt: after }, series: { state: { notIn: ['CURVE', 'FAILED'] } } },
    orderBy: { seriesKey: 'asc' },
    take: PAGE,
    include: { series: { select: { state: true, closeReason: true } } },
  });
  const events = await db.chainEvent.findMany({
    where: { chain, seriesKey: { in: rows.map(({ seriesKey }) => seriesKey) }, name: { in: REMINDER_EVENTS } },
    orderBy: [{ blockNumber: 'asc' }, { logIndex: 'asc' }],
    select: { seriesKey: true, name: true, args: true, blockNumber: true, logIndex: true, at: true },
  });
  const eventsOf = new Map<string, ReminderEvent[]>();
  for (const { seriesKey, name, args, blockNumber: block, logIndex: log, at } of events) {
    const event = { name, args: args as ReminderEvent['args'], block, log, at };
    const seriesEvents = eventsOf.get(String(seriesKey));
    if (seriesEvents === undefined) eventsOf.set(String(seriesKey), [event]);
    else seriesEvents.push(event);
  }
  return rows.map(({ seriesKey, series, tenderRound, tenderState, tenderEndsAt }) => ({
    ...{ seriesKey, tenderRound, tenderState, tenderEndsAt, ...series },
    events: eventsOf.get(seriesKey) ?? [],
  }));
}

/** A reminder as the JSON record that `recordReminders` passes to its statement. */
const reminderRecord = ({ seriesKey, step, round, since, census }: SeriesReminder) => ({
  ...{ series_key: seriesKey, step, round },
  ...{ since_block: since?.block.toString() ?? null, since_log: since?.log ?? null },
  ...{ counted_block: census?.block.toString() ?? null, counted_log: census?.log ?? null },
});

/**
 * Selects the wallets to remind and records each reminder once for its series, round and step. They are linked wallets with a
 * position, except the wallets of the issuer's account. For a round of tenders: verified wallets that have tendered nothing in
 * it and have no earlier tender to claim. For a claim: wallets whose units were paid and that have not claimed since.
 */
const recordReminders = (
  tx: Tx,
  chain: string,
  due: readonly SeriesReminder[],
  now: Date,
): Promise<RecordedReminder[]> => tx.$queryRaw<RecordedReminder[]>`
  WITH due AS (
    SELECT * FROM jsonb_to_recordset(${JSON.stringify(due.map(reminderRecord))}::jsonb) AS d (
      series_key text, step text, round int, since_block bigint, since_log int, counted_block bigint, counted_log int)
  ), named AS (
    SELECT d.*, p.holder, p.staked_units, s.state, s.issuer,
      EXISTS (SELECT 1 FROM allowlist v WHERE v.chain = p.chain AND v.wallet = p.holder AND v.verified) AS verified
    FROM due d
    JOIN series s ON s.chain = ${chain} AND s.key = d.series_key
    JOIN positions p ON p.chain = s.chain AND p.series_key = s.key
    JOIN account_wallets w ON w.chain = p.chain AND w.address = p.holder
    WHERE NOT EXISTS (
        SELECT 1 FROM account_wallets i
        WHERE i.chain = s.chain AND i.address = s.issuer AND i.account_id = w.account_id)
      AND NOT EXISTS (
        SELECT 1 FROM reminders_sent r
        WHERE r.chain = s.chain AND r.series_key = s.key AND r.wallet = p.holder AND r.round = d.round AND r.step = d.step)
  ), moves AS (
    SELECT e.series_key, e.name, e.args->>'holder' AS holder, (e.args->>'round')::int AS round,
      ARRAY[e.block_number, e.log_index] AS place,
      (e.args->>'units')::numeric * CASE WHEN e.name IN ('UnitsStaked', 'UnitsTendered') THEN 1 ELSE -1 END AS units
    FROM chain_events e
    WHERE e.chain = ${chain} AND e.series_key IN (SELECT n.series_key FROM named n) AND e.name IN (
      'UnitsStaked', 'UnitsUnstaked', 'UnitsBurned', 'UnitsTendered', 'TenderWithdrawn', 'PayoutClaimed', 'TailClaimed',
      'RedemptionClaimed')
  ), redeemed AS (
    SELECT m.series_key, m.holder, max(m.place) AS place FROM moves m WHERE m.name = 'RedemptionClaimed' GROUP BY 1, 2
  ), facts AS (
    SELECT n.series_key, n.holder, n.step, n.round, n.issuer, n.state, n.staked_units, n.verified,
      coalesce(sum(m.units) FILTER (WHERE m.name IN ('UnitsStaked', 'UnitsUnstaked', 'UnitsBurned')
        AND m.place < ARRAY[n.counted_block, n.counted_log]), 0) AS counted,
      coalesce(sum(m.units) FILTER (WHERE m.name IN ('UnitsTendered', 'TenderWithdrawn') AND m.round = n.round), 0) AS offered,
      coalesce(sum(m.units) FILTER (WHERE m.name IN ('UnitsTendered', 'TenderWithdrawn') AND m.round < n.round
        AND (l.place IS NULL OR m.place > l.place)), 0) AS unclaimed,
      coalesce(bool_or(m.place > ARRAY[n.since_block, n.since_log]) FILTER (WHERE m.name = CASE n.step
        WHEN 'CLAIM_TENDER' THEN 'RedemptionClaimed' WHEN 'CLAIM_TAIL' THEN 'TailClaimed' ELSE 'PayoutClaimed' END), false)
        AS claimed
    FROM named n
    LEFT JOIN moves m ON m.series_key = n.series_key AND m.holder = n.holder
    LEFT JOIN redeemed l ON l.series_key = n.series_key AND l.holder = n.holder
    GROUP BY 1, 2, 3, 4, 5, 6, 7, 8
  ), next AS (
    SELECT f.* FROM facts f WHERE CASE f.step
      WHEN 'TENDER' THEN f.verified AND f.staked_units > 0 AND f.offered = 0 AND f.unclaimed = 0
      WHEN 'CLAIM_TENDER' THEN f.offered > 0 AND NOT f.claimed
      WHEN 'CLAIM_PAYOUT' THEN f.counted > 0 AND NOT f.claimed AND (f.state NOT IN ('CLOSED', 'EXTINGUISHED') OR f.staked_units = 0)
      WHEN 'CLAIM_TAIL' THEN f.counted > 0 AND NOT f.claimed AND (f.state NOT IN ('CLOSED', 'EXTINGUISHED') OR f.staked_units = 0)
      ELSE f.staked_units > 0 END
    ORDER BY f.series_key, f.step, f.round, f.holder LIMIT ${MAX_REMINDERS}
  ), sent AS (
    INSERT INTO reminders_sent (chain, id, series_key, wallet, round, step, at)
    SELECT ${chain}, concat_ws(':', series_key, holder, step, round), series_key, holder, round, step, ${now}
    FROM next
    ON CONFLICT DO NOTHING
    RETURNING series_key, wallet, round, step
  )
  SELECT t.*, s.issuer FROM sent t JOIN series s ON s.chain = ${chain} AND s.key = t.series_key`;

/**
 * Records the first reminders that were not sent before, at most MAX_REMINDERS, and queues their notifications in one transaction. Returns
 * their number.
 */
function remind(db: PrismaClient, chain: string, due: readonly SeriesReminder[], now: Date): Promise<number> {
  return db.$transaction(async (tx) => {
    const reminders = await recordReminders(tx, chain, due, now);
    await enqueueActions(
      tx,
      reminders.map(({ series_key: seriesKey, wallet, issuer, step, round }) => ({
        ...{ kind: KINDS[step], chain, seriesKey, subjectId: null, at: now },
        audience: { wallets: [wallet], except: [issuer] },
        once: `${wallet}:${round}`,
        ...(step === 'CLAIM_PAYOUT' && { period: round }),
        ...((step === 'TENDER' || step === 'CLAIM_TENDER') && { round }),
      })),
    );
    return reminders.length;
  });
}

/** Creates the keeper that reminds linked wallets of the next step of their positions. It needs no key to pay with. */
export function createReminderKeeper({ db, chain, chainTime, everyMs }: KeeperDeps): Keeper {
  return {
    name: 'reminder',
    everyMs: everyMs * INTERVAL_FACTOR,
    async run(run) {
      const now = await chainTime.now();
      if (now === null) return;
      for (let after = ''; !run.over(); ) {
        const rows = await readSeries(db, chain, after);
        const due = rows.flatMap(({ seriesKey, ...series }) =>
          remindersDue(series, now).map((reminder) => ({ ...reminder, seriesKey })),
        );
        for (let isMore = due.length > 0; isMore && !run.over(); )
          isMore = (await remind(db, chain, due, now)) === MAX_REMINDERS;
        if (rows.length < PAGE) break;
        after = rows.at(-1)?.seriesKey ?? '';
      }
    },
  };
}
