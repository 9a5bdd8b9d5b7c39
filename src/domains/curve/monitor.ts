import type { Bytes32 } from '@income-series/protocol/hex';
import { curveCheckId } from '../../core/ids.ts';
import type { Tx } from '../../core/tx.ts';
import { type CheckResult, isRecorded } from './monitor-rules.ts';

/** The newest block of the index, which a check is about. */
export interface IndexedBlock {
  readonly chain: string;
  readonly number: bigint;
  readonly at: Date;
}

/** The check of one curve series. */
export interface SeriesCheck extends Omit<CheckResult, 'at'> {
  readonly seriesKey: Bytes32;
}

/** The last recorded check of a series. */
interface LastCheckRow {
  readonly series_key: string;
  readonly state: string;
  readonly due: string | null;
  readonly reserve: string;
  readonly at: Date;
}

/**
 * Records the checks of curves at a block by at most two statements, in the transaction that read the curves. Only checks that
 * differ from the last record are written (`isRecorded`), and each once for its block.
 */
export async function recordChecks(tx: Tx, block: IndexedBlock, checks: readonly SeriesCheck[]): Promise<void> {
  if (checks.length === 0) return;
  const { chain, at } = block;
  const lastChecks = await tx.$queryRaw<LastCheckRow[]>`
    SELECT DISTINCT ON (series_key) series_key, state, due, reserve::text AS reserve, at FROM curve_monitor
    WHERE chain = ${chain} AND series_key = ANY(${checks.map(({ seriesKey }) => seriesKey)}::text[])
    ORDER BY series_key, block_number DESC`;
  const lastOf = new Map(lastChecks.map((row) => [row.series_key, { ...row, reserve: BigInt(row.reserve) }]));
  const data = checks
    .filter(({ seriesKey, ...check }) => isRecorded(lastOf.get(seriesKey) ?? null, { ...check, at }))
    .map(({ reserve, ...row }) => ({
      ...row,
      reserve: reserve.toString(),
      chain,
      at,
      id: curveCheckId(row.seriesKey, block.number),
      blockNumber: block.number,
    }));
  if (data.length > 0) await tx.curveCheck.createMany({ data, skipDuplicates: true });
}

/** Deletes the checks of blocks after `fork`, because a reorganisation removed them. */
export async function deleteRemovedChecks(tx: Tx, chain: string, fork: bigint): Promise<void> {
  await tx.curveCheck.deleteMany({ where: { chain, blockNumber: { gt: fork } } });
}
