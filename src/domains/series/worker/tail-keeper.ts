import type { Tx } from '../../../core/tx.ts';

/** Reads when the tails of series began, by key, with one statement; series that are not in their tail are left out. */
export async function readTailStarts(
  db: Pick<Tx, 'chainEvent'>,
  chain: string,
  rows: readonly { readonly key: string; readonly state: string }[],
): Promise<ReadonlyMap<string | null, Date>> {
  const seriesKey = { in: rows.flatMap(({ key, state }) => (state === 'TAIL' ? [key] : [])) };
  const where = { chain, name: 'SeriesTailStarted', seriesKey };
  const tails = await db.chainEvent.findMany({ where, select: { seriesKey: true, at: true } });
  return new Map(tails.map((tail) => [tail.seriesKey, tail.at]));
}
