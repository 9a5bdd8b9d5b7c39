import type { LiveNotices } from '../../core/live-notices.ts';
import type { Tx } from '../../core/tx.ts';

/**
 * Notifies every process of rows, inside the transaction that writes them. PostgreSQL delivers the notices in order when
 * the transaction commits, and drops them when it rolls back.
 */
export async function announce<C extends Exclude<keyof LiveNotices, 'chain_events'>>(
  tx: Tx,
  channel: C,
  notices: readonly LiveNotices[C][],
): Promise<void> {
  if (notices.length === 0) return;
  const texts = notices.map((notice) => JSON.stringify(notice));
  await tx.$queryRaw`SELECT count(pg_notify(${channel}, notice)) FROM unnest(${texts}::text[]) AS notice`;
}
