import type { ChainBlock, ChainEventNotice, ChainEventRecord } from '@income-series/protocol/chain';
import { rowsJson, upsertRows } from '../adapters/db/rows.ts';
import type { Tx } from '../core/tx.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { logId, timeOf } from './projection/events.ts';

const headerOf = (chain: string, block: ChainBlock) => ({
  chain,
  number: block.number,
  hash: block.hash,
  parentHash: block.parentHash,
  at: timeOf(block),
});

export async function insertBlocks(tx: Tx, chain: string, blocks: readonly ChainBlock[]): Promise<void> {
  const headers = blocks.map((block) => headerOf(chain, block));
  await upsertRows(tx, { table: 'indexed_blocks', key: 'chain, number' }, headers);
}

/** The rows of blocks' headers as JSON text, for a statement that inserts them. */
export const headersJson = (chain: string, blocks: readonly ChainBlock[]): string =>
  rowsJson(blocks.map((block) => headerOf(chain, block)));

export async function insertEvents(tx: Tx, chain: string, events: readonly ChainEventRecord[]): Promise<void> {
  const rows = events.map(({ timestamp, ...event }) => ({ ...event, chain, at: timeOf({ timestamp }) }));
  const table = { table: 'chain_events', key: 'chain, block_hash, log_index', onConflict: 'keep' } as const;
  await upsertRows(tx, table, rows);
}

/** The events that are not stored yet, each once, because a node may deliver a log twice, in this batch or an earlier one. */
export async function newEvents(
  tx: Tx,
  chain: string,
  events: readonly ChainEventRecord[],
): Promise<readonly ChainEventRecord[]> {
  if (events.length === 0) return events;
  const missing = new Map(events.map((event) => [logId(event), event]));
  const stored = await tx.chainEvent.findMany({
    where: { chain, blockHash: { in: [...new Set(events.map((event) => event.blockHash))] } },
    select: { blockHash: true, logIndex: true },
  });
  for (const row of stored) missing.delete(`${row.blockHash}:${row.logIndex}`);
  return [...missing.values()];
}

/** Reads stored events, in chain order. */
export async function readEvents(tx: Tx, where: Prisma.ChainEventWhereInput): Promise<readonly ChainEventRecord[]> {
  const rows = await tx.chainEvent.findMany({ where, orderBy: [{ blockNumber: 'asc' }, { logIndex: 'asc' }] });
  return rows.map(({ at, chain: _, ...row }) => ({
    ...row,
    blockHash: row.blockHash,
    txHash: row.txHash,
    contract: row.contract,
    seriesKey: row.seriesKey,
    timestamp: BigInt(at.getTime() / 1000),
    args: row.args as Record<string, unknown>,
  }));
}

/**
 * Announces events on the channel `chain_events`, inside the transaction that writes them. PostgreSQL delivers the notices in
 * order when the transaction commits, and drops them when it rolls back.
 */
export async function announce(
  tx: Tx,
  chain: string,
  op: ChainEventNotice['op'],
  events: readonly ChainEventRecord[],
): Promise<void> {
  if (events.length === 0) return;
  const notices = events.map((event) =>
    JSON.stringify({
      op,
      chain,
      key: logId(event),
      name: event.name,
      seriesKey: event.seriesKey,
      blockNumber: event.blockNumber.toString(),
    }),
  );
  await tx.$queryRaw`SELECT count(pg_notify('chain_events', notice)) FROM unnest(${notices}::text[]) AS notice`;
}
