import type { ChainEventNotice } from '@income-series/protocol/chain';
import type { Bytes32 } from '@income-series/protocol/hex';
import type pg from 'pg';

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
  findMissed(connection: pg.Client): Promise<readonly ChainEventNotice[]>;
}

/** The memory of one chain. Each chain has its own, because each chain counts its own blocks. */
interface ChainMemory {
  readonly delivered: Map<string, ChainEventNotice>;
  since: bigint | null;
}

/** Creates a memory without events. Beyond `MOST_KEPT` for each chain, the oldest event is forgotten and `since` rises to its block. */
export function createEventMemory(): EventMemory {
  const chains = new Map<string, ChainMemory>();
  let stocked = false;

  /** The memory of a chain. For a chain that appears after the start, all its events count as missed. */
  function memoryOf(chain: string): ChainMemory {
    const memory = chains.get(chain) ?? { delivered: new Map(), since: stocked ? -1n : null };
    chains.set(chain, memory);
    return memory;
  }

  function dropOldest(memory: ChainMemory): void {
    for (const [key, notice] of memory.delivered) {
      if (memory.delivered.size <= MOST_KEPT) return;
      memory.delivered.delete(key);
      if (memory.since === null || notice.blockNumber > memory.since) memory.since = notice.blockNumber;
    }
  }

  async function takeStock(connection: pg.Client, chain: string, memory: ChainMemory): Promise<void> {
    const newest = 'ORDER BY block_number DESC, log_index DESC LIMIT $2';
    const rows = await readEvents(connection, chain, newest, KEPT_AT_START);
    for (const row of rows.reverse()) memory.delivered.set(row.key, row);
    const [oldest] = rows;
    memory.since = rows.length < KEPT_AT_START || oldest === undefined ? -1n : oldest.blockNumber;
  }

  async function findMissedOnChain(connection: pg.Client, chain: string): Promise<readonly ChainEventNotice[]> {
    const memory = memoryOf(chain);
    const since = memory.since;
    if (since === null) {
      await takeStock(connection, chain, memory);
      return [];
    }
    const newer = 'AND block_number > $2 ORDER BY block_number, log_index';
    const current = await readEvents(connection, chain, newer, since.toString());
    const keys = new Set(current.map(({ key }) => key));
    const retracted = [...memory.delivered.values()].filter(
      ({ key, blockNumber }) => blockNumber > since && !keys.has(key),
    );
    const rolledBack = retracted.map((notice): ChainEventNotice => ({ ...notice, op: 'rolledBack' }));
    return [...rolledBack.reverse(), ...current.filter(({ key }) => !memory.delivered.has(key))];
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

    async findMissed(connection) {
      const { rows } = await connection.query<{ chain: string }>('SELECT chain FROM indexer_cursor');
      const notices: ChainEventNotice[] = [];
      for (const chain of new Set([...rows.map((row) => row.chain), ...chains.keys()])) {
        notices.push(...(await findMissedOnChain(connection, chain)));
      }
      stocked = true;
      return notices;
    },
  };
}

/** Reads a chain's events that a condition in SQL selects, as notices; `$2` in the condition is the parameter. */
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
