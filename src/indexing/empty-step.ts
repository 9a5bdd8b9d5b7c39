import type { ChainBlock } from '@income-series/protocol/chain';
import type { PrismaClient } from '../generated/prisma/client.ts';
import type { CommitOptions, CommitPlan, CommitResult } from './commit-plan.ts';
import { join, type RowDerivation, sql } from './derivation.ts';
import { headersJson } from './event-store.ts';
import { tryLock } from './lock.ts';

/** True if a plan only moves the cursor forward: it has no rollback, and its blocks have no events. */
export const isEmpty = ({ from, rollbackTo, headers = [], blocks }: CommitPlan): boolean =>
  from !== null &&
  rollbackTo === undefined &&
  headers.length === 0 &&
  blocks.every(({ events }) => events.length === 0);

/**
 * Writes a plan without events with one statement, which is its own transaction. It writes only if no derivation is due at the
 * plan's last block, the cursor is where the plan begins, and no other transaction moves the index.
 *
 * @returns null if a condition does not hold, and nothing was written
 */
export async function commitEmpty(
  { db, chain }: Pick<CommitOptions, 'chain'> & { readonly db: PrismaClient },
  { from, blocks, rereadTo }: CommitPlan,
  last: ChainBlock,
  { finalBlock, derivations }: { readonly finalBlock: bigint; readonly derivations: readonly RowDerivation[] },
): Promise<CommitResult | null> {
  const headers = headersJson(
    chain,
    blocks.filter(({ number }) => number >= finalBlock),
  );
  const due = join([sql`false`, ...derivations.map(({ isDue }) => isDue)], ' OR ');
  const [result] = await db.$queryRaw<CommitResult[]>`
    WITH lock AS MATERIALIZED (SELECT ${tryLock(chain)} AS locked), moved AS (
      UPDATE indexer_cursor AS own SET block_number = ${last.number}, block_hash = ${last.hash},
        reread_to = nullif(greatest(coalesce(${rereadTo ?? null}::bigint, own.reread_to), ${last.number}), ${last.number})
      FROM lock
      WHERE lock.locked AND own.chain = ${chain} AND own.halted IS NULL
        AND own.block_number = ${from?.number} AND own.block_hash = ${from?.hash} AND NOT (${due})
      RETURNING own.chain, own.reread_to
    ), written AS (
      INSERT INTO indexed_blocks (chain, number, hash, parent_hash, at)
      SELECT header.chain, header.number, header.hash, header.parent_hash, header.at
      FROM moved, jsonb_populate_recordset(NULL::indexed_blocks, ${headers}::jsonb) AS header
      ON CONFLICT (chain, number) DO UPDATE SET hash = EXCLUDED.hash, parent_hash = EXCLUDED.parent_hash, at = EXCLUDED.at
    ), dropped AS (
      DELETE FROM indexed_blocks AS own USING moved WHERE own.chain = moved.chain AND own.number < ${finalBlock}
    )
    SELECT reread_to AS "rereadTo" FROM moved`;
  return result ?? null;
}
