import type { Period } from '@income-series/protocol/period';
import { LAMPORTS_PER_UNIT } from '@income-series/protocol/policy';
import type { Tx } from '../../../core/tx.ts';
import { indexStandsStill } from '../../../indexing/lock.ts';
import { type Agenda, single } from '../../../keepers/agenda.ts';
import { act, inParallel, type KeeperCall } from '../../../keepers/attempts.ts';
import { createBackoff } from '../../../keepers/backoff.ts';
import { byDeadline, type DueCall } from '../../../keepers/deadline.ts';
import type { Keeper, KeeperDeps } from '../../../keepers/keeper.ts';
import { readTailStarts } from '../../series/worker/tail-keeper.ts';
import { type IndexedBlock, recordChecks } from '../monitor.ts';
import { dueName } from '../monitor-rules.ts';
import { curveDeadline, curveDue, type IndexedCurve } from './keeper-rules.ts';

/** The number of curves that one statement reads. */
const PAGE = 500;
/** The number of calls that are sent at the same time. */
const PARALLEL_CALLS = 8;
/** The states of a series that the keeper looks at. */
const OPEN_STATES = ['CURVE', 'ACTIVE', 'PAUSED', 'TAIL'];
const SETTLED: ReadonlySet<string> = new Set(['REPORTED', 'MISSED']);

/** A curve and its due call. */
interface CheckedCurve {
  readonly seriesKey: IndexedCurve['key'];
  /** Null if nothing is due. */
  readonly due: DueCall | null;
}

/**
 * Locks the index until the transaction ends and returns its newest block. Null if the index is empty, halted, or being written
 * now: the next run tries again.
 */
async function lockIndexedBlock(tx: Tx, chain: string): Promise<IndexedBlock | null> {
  if (!(await indexStandsStill(tx, chain))) return null;
  const [block] = await tx.$queryRaw<IndexedBlock[]>`
    SELECT c.chain, c.block_number AS number, b.at FROM indexer_cursor c
    JOIN indexed_blocks b ON b.chain = c.chain AND b.number = c.block_number
    WHERE c.chain = ${chain} AND c.halted IS NULL`;
  return block ?? null;
}

/** Reads a page of the chain's open curve series, in the order of their keys, after the key `after`. */
async function readCurves(
  tx: Pick<Tx, 'curve' | 'period' | 'chainEvent'>,
  chain: string,
  after: string,
  take = PAGE,
): Promise<readonly IndexedCurve[]> {
  const rows = await tx.curve.findMany({
    where: { chain, seriesKey: { gt: after }, series: { state: { in: OPEN_STATES } } },
    orderBy: { seriesKey: 'asc' },
    take,
    include: { series: true, census: { orderBy: { period: 'desc' }, take: 1, select: { period: true } } },
  });
  const lastCounted = rows.flatMap(({ seriesKey, census: [last] }) =>
    last ? [{ seriesKey, period: last.period }] : [],
  );
  const periods = await tx.period.findMany({
    where: { chain, OR: lastCounted },
    select: { seriesKey: true, state: true },
  });
  const tailStarts = await readTailStarts(
    tx,
    chain,
    rows.map(({ series }) => series),
  );
  const settled = new Set(periods.filter(({ state }) => SETTLED.has(state)).map(({ seriesKey }) => seriesKey));
  return rows.map(({ series, census: [last], ...row }) => ({
    key: row.seriesKey as IndexedCurve['key'],
    state: series.state,
    firstPeriod: series.firstPeriod as Period,
    lastPeriod: series.lastPeriod as Period,
    supply: series.unitsOffered * LAMPORTS_PER_UNIT,
    threshold: BigInt(row.threshold.toFixed(0)),
    reserve: BigInt(row.reserve.toFixed(0)),
    sold: row.sold,
    deadline: row.deadline,
    activatedAt: series.activatedAt,
    tenderState: row.tenderState,
    tenderEndsAt: row.tenderEndsAt,
    tailStartedAt: tailStarts.get(row.seriesKey) ?? null,
    extinguishNoticeEndsAt: series.extinguishNoticeEndsAt,
    buyOutPossibleAt: series.buyOutPossibleAt,
    lastCensus: (last?.period ?? null) as Period | null,
    censusSettled: settled.has(row.seriesKey),
  }));
}

/** Checks a page of curves at the index's newest block, records changes, and returns the due call of each. */
async function checkCurves(tx: Tx, chain: string, after: string): Promise<readonly CheckedCurve[]> {
  const block = await lockIndexedBlock(tx, chain);
  if (block === null) return [];
  const curves = await readCurves(tx, chain, after);
  const checks = curves.map((curve) => ({ curve, step: curveDue(curve, block.at) }));
  await recordChecks(
    tx,
    block,
    checks.map(({ curve: { key: seriesKey, state, reserve }, step }) => ({
      ...{ seriesKey, state, reserve },
      due: dueName(step),
    })),
  );
  return checks.map(({ curve, step }) => {
    const call = step && { ...step, seriesKey: curve.key };
    return { seriesKey: curve.key, due: call && step && { call, deadline: curveDeadline(curve, step, block.at) } };
  });
}

/**
 * Creates the keeper that activates and fails curves, takes the census of each quarter and settles rounds of tenders. It records
 * its checks before it sends anything, and also without a key to pay with.
 */
export function createCurveKeeper({ chain, clock, chainTime, everyMs }: KeeperDeps): Keeper {
  const backoff = createBackoff(clock);
  return {
    name: 'curve',
    everyMs,
    async run(run) {
      if ((await chainTime.now()) === null) return;
      const due: KeeperCall[] = [];
      for (let after = ''; !run.over(); ) {
        const curves = await run.write((tx) => checkCurves(tx, chain, after));
        for (const { seriesKey, due: next } of curves) {
          if (run.pays && next !== null && !backoff.waits(seriesKey)) due.push({ name: seriesKey, ...next });
        }
        if (curves.length < PAGE) break;
        after = curves.at(-1)?.seriesKey ?? '';
      }
      await inParallel(run, due.sort(byDeadline), PARALLEL_CALLS, async (call) => {
        await act(run, backoff, call);
      });
    },
  };
}

/** The most curves whose work the agenda estimates. */
const MAX_ESTIMATED_CURVES = 5_000;

/**
 * Estimates the keeper's work until `until`, by the statements of one page of curves. A curve has one call at most: from `now` if it is due
 * already, else from `until`, the latest time at which it can become due.
 */
export const curveAgenda: Agenda = async ({ db, chain }, now, until) => {
  const rows = await readCurves(db, chain, '', MAX_ESTIMATED_CURVES);
  return rows.flatMap((row) => {
    const due = curveDue(row, until);
    if (due === null) return [];
    const from = curveDue(row, now) === null ? until : now;
    return single(due.kind, 1, from, curveDeadline(row, due, until));
  });
};
