import type { Bytes32 } from '../../../core/hex.ts';
import { MOST_BOOKS, type ReadBooks } from '../../auction/worker/places.ts';

/** Reads windows that are over and whose orders are all delivered. */
export const readWindowBooks: ReadBooks = async ({ db, chain }, after) => {
  const rows = await db.$queryRaw<{ readonly id: string; readonly seriesKey: Bytes32; readonly window: number }[]>`
    SELECT w.id, w.series_key AS "seriesKey", w."window" FROM windows w
    WHERE w.chain = ${chain} AND w.id > ${after} AND w.phase IN ('DONE', 'VOID')
      AND NOT EXISTS (
        SELECT 1 FROM window_orders o WHERE o.chain = w.chain AND o.window_id = w.id AND o.delivery <> 'DELIVERED')
    ORDER BY w.id LIMIT ${MOST_BOOKS}`;
  return rows.map(({ id, ...window }) => ({ id, call: { kind: 'closeWindow', ...window } }));
};
