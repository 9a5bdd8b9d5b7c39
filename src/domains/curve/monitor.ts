import type { Bytes32 } from '../../core/hex.ts';
import { curveCheckId } from '../../core/ids.ts';
import type { Tx } from '../../core/tx.ts';
import { type CurveFound, isNew } from './monitor-rules.ts';

/** The block that the index was at when a keeper looked. */
export interface LookedAt {
  readonly chain: string;
  readonly number: bigint;
  readonly at: Date;
}

export interface FoundOf extends Omit<CurveFound, 'at'> {
  readonly seriesKey: Bytes32;
}

interface LastRow {
  readonly series_key: string;
  readonly state: string;
  readonly due: string | null;
  readonly reserve: string;
  readonly at: Date;
}

/**
 * Writes what was found of curves at a block, where that is new, in the transaction that read them: two statements for any
 * number of curves. Who finds the same at the same block again writes nothing.
 */
export async function noteFound(tx: Tx, block: LookedAt, found: readonly FoundOf[]): Promise<void> {
  if (found.length === 0) return;
  const { chain, at } = block;
  const last = await tx.$queryRaw<LastRow[]>`
    SELECT DISTINCT ON (series_key) series_key, state, due, reserve::text AS reserve, at FROM curve_monitor
    WHERE chain = ${chain} AND series_key = ANY(${found.map(({ seriesKey }) => seriesKey)}::text[])
    ORDER BY series_key, block_number DESC`;
  const lastOf = new Map(last.map((row) => [row.series_key, { ...row, reserve: BigInt(row.reserve) }]));
  const data = found
    .filter(({ seriesKey, ...now }) => isNew(lastOf.get(seriesKey) ?? null, { ...now, at }))
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

/** What was found at blocks that a reorganisation removed, or that the node has no more, was found of no curve. */
export async function forgetFound(tx: Tx, chain: string, fork: bigint): Promise<void> {
  await tx.curveCheck.deleteMany({ where: { chain, blockNumber: { gt: fork } } });
}
