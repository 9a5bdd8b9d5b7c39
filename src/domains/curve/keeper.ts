import type { Period } from '../../core/period.ts';
import { LAMPORTS_PER_UNIT } from '../../core/policy.ts';
import type { Tx } from '../../core/tx.ts';
import { indexStandsStill } from '../../indexing/lock.ts';
import { type Agenda, single } from '../../keepers/agenda.ts';
import { act, inParallel, type KeeperCall } from '../../keepers/attempts.ts';
import { createBackoff } from '../../keepers/backoff.ts';
import { byDeadline, type DueCall } from '../../keepers/deadline.ts';
import type { Keeper, KeeperDeps } from '../../keepers/keeper.ts';
import { readTailStarts } from '../series/tail-keeper.ts';
import { curveDeadline, curveDue, type KeptCurve } from './keeper-rules.ts';
import { type LookedAt, noteFound } from './monitor.ts';
import { dueName } from './monitor-rules.ts';

/** Rows read at once. */
const PAGE = 500;
const AT_ONCE = 8;
const KEPT = ['CURVE', 'ACTIVE', 'PAUSED', 'TAIL'];
const SETTLED: ReadonlySet<string> = new Set(['REPORTED', 'MISSED']);

interface Look {
  readonly seriesKey: KeptCurve['key'];
  /** Null where nothing is due. */
  readonly due: DueCall | null;
}

/**
 * The block that the index is at, and stays at until the transaction ends. Null where the index is empty, halted, or being moved
 * at this moment: the next run looks again.
 */
async function blockOf(tx: Tx, chain: string): Promise<LookedAt | null> {
  if (!(await indexStandsStill(tx, chain))) return null;
  const [block] = await tx.$queryRaw<LookedAt[]>`
    SELECT c.chain, c.block_number AS number, b.at FROM indexer_cursor c
    JOIN indexed_blocks b ON b.chain = c.chain AND b.number = c.block_number
    WHERE c.chain = ${chain} AND c.halted IS NULL`;
  return block ?? null;
}

async function page(
  tx: Pick<Tx, 'curve' | 'period' | 'chainEvent'>,
  chain: string,
  after: string,
  take = PAGE,
): Promise<readonly KeptCurve[]> {
  const rows = await tx.curve.findMany({
    where: { chain, seriesKey: { gt: after }, series: { state: { in: KEPT } } },
    orderBy: { seriesKey: 'asc' },
    take,
    include: { series: true, census: { orderBy: { period: 'desc' }, take: 1, select: { period: true } } },
  });
  const last = rows.flatMap(({ seriesKey, census: [found] }) => (found ? [{ seriesKey, period: found.period }] : []));
  const periods = await tx.period.findMany({
    where: { chain, OR: last },
    select: { seriesKey: true, state: true },
  });
  const tailOf = await readTailStarts(
    tx,
    chain,
    rows.map(({ series }) => series),
  );
  const settled = new Set(periods.filter(({ state }) => SETTLED.has(state)).map(({ seriesKey }) => seriesKey));
  return rows.map(({ series, census: [found], ...row }) => ({
    key: row.seriesKey as KeptCurve['key'],
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
    tailStartedAt: tailOf.get(row.seriesKey) ?? null,
    extinguishNoticeEndsAt: series.extinguishNoticeEndsAt,
    buyOutPossibleAt: series.buyOutPossibleAt,
    lastCensus: (found?.period ?? null) as Period | null,
    censusSettled: settled.has(row.seriesKey),
  }));
}

/** What is due of the curves after one, at the block that the index is at; what is new of it is written down. */
async function look(tx: Tx, chain: string, after: string): Promise<readonly Look[]> {
  const block = await blockOf(tx, chain);
  if (block === null) return [];
  const curves = await page(tx, chain, after);
  const looks = curves.map((curve) => ({ curve, act: curveDue(curve, block.at) }));
  await noteFound(
    tx,
    block,
    looks.map(({ curve: { key: seriesKey, state, reserve }, act: found }) => ({
      ...{ seriesKey, state, reserve },
      due: dueName(found),
    })),
  );
  return looks.map(({ curve, act: found }) => {
    const call = found && { ...found, seriesKey: curve.key };
    return { seriesKey: curve.key, due: call && found && { call, deadline: curveDeadline(curve, found, block.at) } };
  });
}

/**
 * Activates and fails curves, takes the census of each quarter, settles rounds of tenders. What it finds is written down before
 * anything is sent, and also where there is no key to pay with.
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
        const looks = await run.write((tx) => look(tx, chain, after));
        for (const { seriesKey, due: next } of looks) {
          if (run.pays && next !== null && !backoff.waits(seriesKey)) due.push({ name: seriesKey, ...next });
        }
        if (looks.length < PAGE) break;
        after = looks.at(-1)?.seriesKey ?? '';
      }
      await inParallel(run, due.sort(byDeadline), AT_ONCE, async (call) => {
        await act(run, backoff, call);
      });
    },
  };
}

/** Curves that are estimated. */
const MOST_CURVES = 5_000;

/** What becomes due for curves. Statements: as many as for one page. */
export const curveAgenda: Agenda = async ({ db, chain }, now, until) => {
  const rows = await page(db, chain, '', MOST_CURVES);
  return rows.flatMap((row) => {
    const due = curveDue(row, until);
    return due === null
      ? []
      : single(due.kind, 1, curveDue(row, now) === null ? until : now, curveDeadline(row, due, until));
  });
};
