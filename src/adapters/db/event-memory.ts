import type pg from 'pg';
import type { ChainEventNotice } from '../../core/chain.ts';
import type { Bytes32 } from '../../core/hex.ts';

const MOST_KEPT = 20_000;
const KEPT_AT_START = 1_000;

/**
 * Which events have been delivered, so that missed ones can be found after an interruption: every event in `chain_events`
 * above `since` is either held here or was missed, and every event held here that is no longer there was retracted.
 */
export interface EventMemory {
  /** Whether the notice is new; if so, remembers it. */
  note(notice: ChainEventNotice): boolean;
  /** Events in the table that were not delivered yet. The first call returns none: it only records the current events. */
  missed(connection: pg.Client): Promise<readonly ChainEventNotice[]>;
}

export function createEventMemory(): EventMemory {
  const told = new Map<string, ChainEventNotice>();
  let since: bigint | null = null;

  function forgetOldest(): void {
    for (const [key, notice] of told) {
      if (told.size <= MOST_KEPT) return;
      told.delete(key);
      if (since === null || notice.blockNumber > since) since = notice.blockNumber;
    }
  }

  async function takeStock(connection: pg.Client): Promise<void> {
    const rows = await readEvents(connection, 'ORDER BY block_number DESC, log_index DESC LIMIT $1', KEPT_AT_START);
    for (const row of rows.reverse()) told.set(row.key, row);
    const [lowest] = rows;
    since = rows.length < KEPT_AT_START || lowest === undefined ? -1n : lowest.blockNumber;
  }

  return {
    note(notice) {
      if (notice.op === 'rolledBack') return told.delete(notice.key);
      if (told.has(notice.key)) return false;
      told.set(notice.key, notice);
      forgetOldest();
      return true;
    },

    async missed(connection) {
      if (since === null) {
        await takeStock(connection);
        return [];
      }
      const above = 'WHERE block_number > $1 ORDER BY block_number, log_index';
      const now = await readEvents(connection, above, since.toString());
      const keys = new Set(now.map(({ key }) => key));
      const floor = since;
      const gone = [...told.values()].filter(({ key, blockNumber }) => blockNumber > floor && !keys.has(key));
      const rolledBack = gone.map((notice): ChainEventNotice => ({ ...notice, op: 'rolledBack' }));
      return [...rolledBack.reverse(), ...now.filter(({ key }) => !told.has(key))];
    },
  };
}

async function readEvents(connection: pg.Client, clause: string, parameter: string | number) {
  const { rows } = await connection.query<{
    key: string;
    name: string;
    series_key: string | null;
    block_number: string;
  }>(`SELECT block_hash || ':' || log_index AS key, name, series_key, block_number FROM chain_events ${clause}`, [
    parameter,
  ]);
  return rows.map(
    (row): ChainEventNotice => ({
      op: 'applied',
      key: row.key,
      name: row.name,
      seriesKey: row.series_key as Bytes32 | null,
      blockNumber: BigInt(row.block_number),
    }),
  );
}
