import type pg from 'pg';
import type { ChainEventNotice } from '../../core/chain.ts';
import type { Bytes32 } from '../../core/hex.ts';

const MOST_KEPT = 20_000;
const KEPT_AT_START = 1_000;

/**
 * Remembers the delivered events, to find missed ones after an interruption. An event in `chain_events` above its chain's `since`
 * that is not remembered was missed; a remembered event that is no longer in the table was retracted.
 */
export interface EventMemory {
  /** Remembers a notice; false if it was not new. */
  note(notice: ChainEventNotice): boolean;
  /** Finds notices that were not delivered. The first call returns none and only remembers the current events. */
  missed(connection: pg.Client): Promise<readonly ChainEventNotice[]>;
}

/** The memory of one chain, because each chain counts its own blocks. */
interface OfChain {
  readonly delivered: Map<string, ChainEventNotice>;
  since: bigint | null;
}

export function createEventMemory(): EventMemory {
  const chains = new Map<string, OfChain>();
  let stocked = false;

  /** The memory of a chain. For a chain that appears after the start, all its events count as missed. */
  function memoryOf(chain: string): OfChain {
    const known = chains.get(chain) ?? { delivered: new Map(), since: stocked ? -1n : null };
    chains.set(chain, known);
    return known;
  }

  function dropOldest(memory: OfChain): void {
    for (const [key, notice] of memory.delivered) {
      if (memory.delivered.size <= MOST_KEPT) return;
      memory.delivered.delete(key);
      if (memory.since === null || notice.blockNumber > memory.since) memory.since = notice.blockNumber;
    }
  }

  async function takeStock(connection: pg.Client, chain: string, memory: OfChain): Promise<void> {
    const last = 'ORDER BY block_number DESC, log_index DESC LIMIT $2';
    const rows = await readEvents(connection, chain, last, KEPT_AT_START);
    for (const row of rows.reverse()) memory.delivered.set(row.key, row);
    const [lowest] = rows;
    memory.since = rows.length < KEPT_AT_START || lowest === undefined ? -1n : lowest.blockNumber;
  }

  async function missedOn(connection: pg.Client, chain: string): Promise<readonly ChainEventNotice[]> {
    const memory = memoryOf(chain);
    const since = memory.since;
    if (since === null) {
      await takeStock(connection, chain, memory);
      return [];
    }
    const above = 'AND block_number > $2 ORDER BY block_number, log_index';
    const now = await readEvents(connection, chain, above, since.toString());
    const keys = new Set(now.map(({ key }) => key));
    const gone = [...memory.delivered.values()].filter(({ key, blockNumber }) => blockNumber > since && !keys.has(key));
    const rolledBack = gone.map((notice): ChainEventNotice => ({ ...notice, op: 'rolledBack' }));
    return [...rolledBack.reverse(), ...now.filter(({ key }) => !memory.delivered.has(key))];
  }

  return {
    note(notice) {
      const memory = memoryOf(notice.chain);
      if (notice.op === 'rolledBack') return memory.delivered.delete(notice.key);
      if (memory.delivered.has(notice.key)) return false;
      memory.delivered.set(notice.key, notice);
      dropOldest(memory);
      return true;
    },

    async missed(connection) {
      const { rows } = await connection.query<{ chain: string }>('SELECT chain FROM indexer_cursor');
      const missed: ChainEventNotice[] = [];
      for (const chain of new Set([...rows.map((row) => row.chain), ...chains.keys()])) {
        missed.push(...(await missedOn(connection, chain)));
      }
      stocked = true;
      return missed;
    },
  };
}

async function readEvents(connection: pg.Client, chain: string, clause: string, parameter: string | number) {
  const { rows } = await connection.query<{
    key: string;
    name: string;
    series_key: string | null;
    block_number: string;
  }>(
    `SELECT block_hash || ':' || log_index AS key, name, series_key, block_number FROM chain_events
     WHERE chain = $1 ${clause}`,
    [chain, parameter],
  );
  return rows.map(
    (row): ChainEventNotice => ({
      op: 'applied',
      chain,
      key: row.key,
      name: row.name,
      seriesKey: row.series_key as Bytes32 | null,
      blockNumber: BigInt(row.block_number),
    }),
  );
}
