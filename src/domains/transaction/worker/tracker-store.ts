import type { TransactionId } from '@income-series/protocol/address';
import type { Bytes32 } from '@income-series/protocol/hex';
import type { Tx } from '../../../core/tx.ts';
import type { PrismaClient } from '../../../generated/prisma/client.ts';
import type { Fingerprint, TransactionStatus } from '../index.ts';
import type { UnminedReason } from '../status-rules.ts';

/** A built transaction with a reported hash. */
export interface TrackedTransaction extends Fingerprint {
  readonly id: string;
  readonly kind: string;
  readonly life: TransactionStatus;
  readonly txHash: TransactionId;
  readonly sentAt: Date | null;
  /** The wallet's nonce in the transaction of the hash; null if it is unknown or somebody else sends it. */
  readonly nonce: bigint | null;
  readonly unminedReason: UnminedReason | null;
  /** The end of the phase in which the call can succeed; null without one. */
  readonly deadline: Date | null;
}

/**
 * An event that shows the success of a row's call. `sender`: the name of its argument that is the wallet. `others`: the
 * transactions that are known not to make the call.
 */
interface SoughtEvent {
  readonly row: TrackedTransaction;
  readonly event: string;
  readonly sender?: string;
  readonly others: readonly TransactionId[];
}

/** A transaction that may make a row's call. */
interface Candidate {
  readonly id: string;
  readonly txHash: TransactionId;
}

/** The most transactions that one look examines for an event of a row. */
const MAX_CANDIDATES = 5;
/** The seconds that a block's time may be behind the time at which a call in it was built. */
const CLOCK_MARGIN = 60;

/**
 * Finds indexed transactions with an event of a row's call for its wallet. The event is not older than the row, and no row of the
 * same call has the transaction. The caller checks what these transactions do, because another call may emit the same event. Some events name no wallet, so that many transactions of other people may come before the row's own.
 */
export async function findCandidates(
  db: PrismaClient,
  chain: string,
  sought: readonly SoughtEvent[],
): Promise<readonly Candidate[]> {
  if (sought.length === 0) return [];
  const json = JSON.stringify(sought.map(({ row, ...event }) => ({ id: row.id, ...event })));
  return db.$queryRaw<Candidate[]>`
    SELECT t.id, e.tx_hash AS "txHash"
    FROM jsonb_to_recordset(${json}::jsonb) AS s (id uuid, event text, sender text, others text[])
    JOIN built_transactions t ON t.id = s.id
    CROSS JOIN LATERAL (
      SELECT e.tx_hash FROM chain_events e
      WHERE e.chain = ${chain} AND e.name = s.event AND (t.series_key IS NULL OR e.series_key = t.series_key)
        AND (s.sender IS NULL OR e.args->>s.sender = t.wallet)
        AND e.tx_hash <> ALL (s.others)
        AND e.at >= t.created_at - make_interval(secs => ${CLOCK_MARGIN})
        AND NOT EXISTS (SELECT 1 FROM built_transactions o WHERE o.chain = ${chain} AND o.tx_hash = e.tx_hash
          AND o.wallet = t.wallet AND o.contract = t.contract AND o.data_hash = t.data_hash)
      ORDER BY e.block_number, e.log_index LIMIT ${MAX_CANDIDATES}) e`;
}

/**
 * The next status of a transaction by the chain. INDEXED is decided when it is written, because it depends on the index.
 */
export interface NextStatus {
  readonly life: Exclude<TransactionStatus, 'INDEXED'>;
  readonly txHash: TransactionId | null;
  readonly sentAt: Date | null;
  readonly minedBlock: bigint | null;
  readonly blockHash: Bytes32 | null;
  readonly succeeded: boolean | null;
  readonly nonce: bigint | null;
  readonly unminedReason: UnminedReason | null;
}

/**
 * Writes the next status of transactions whose status and hash are still as they were read, and announces each change.
 * Returns how many changed.
 *
 * A mined transaction becomes INDEXED if the index has its block's hash, or no longer keeps headers as old as that block.
 * The shared lock keeps the index from moving meanwhile; if the lock is not free, the next step decides.
 */
export async function saveStatuses(
  db: PrismaClient,
  chain: string,
  changes: readonly { readonly row: TrackedTransaction; readonly next: NextStatus }[],
): Promise<number> {
  if (changes.length === 0) return 0;
  const json = JSON.stringify(
    changes.map(({ row, next }) => ({
      id: row.id,
      was_life: row.life,
      was_hash: row.txHash,
      life: next.life,
      tx_hash: next.txHash,
      sent_at: next.sentAt,
      mined_block: next.minedBlock?.toString() ?? null,
      block_hash: next.blockHash,
      succeeded: next.succeeded,
      nonce: next.nonce?.toString() ?? null,
      unmined_reason: next.unminedReason,
    })),
  );
  return db.$transaction(async (tx) => {
    const [lock] = await tx.$queryRaw<{ readonly locked: boolean }[]>`
      SELECT pg_try_advisory_xact_lock_shared(hashtextextended(${`indexer:${chain}`}, 0)) AS locked`;
    const changed = await tx.$queryRaw<unknown[]>`
      WITH next AS (
        SELECT n.*, CASE WHEN n.life = 'MINED' AND ${lock?.locked === true} AND (
            EXISTS (SELECT 1 FROM indexed_blocks b
              WHERE b.chain = ${chain} AND b.number = n.mined_block AND b.hash = n.block_hash)
            OR n.mined_block < (SELECT min(b.number) FROM indexed_blocks b WHERE b.chain = ${chain})
          ) THEN 'INDEXED' ELSE n.life END AS becomes
        FROM jsonb_to_recordset(${json}::jsonb) AS n (id uuid, was_life text, was_hash text, life text, tx_hash text,
          sent_at timestamptz, mined_block bigint, block_hash text, succeeded boolean, nonce bigint, unmined_reason text)
      ), changed AS (
        UPDATE built_transactions t
        SET life = n.becomes, tx_hash = n.tx_hash, sent_at = n.sent_at, mined_block = n.mined_block,
          succeeded = n.succeeded, nonce = n.nonce, unmined_reason = n.unmined_reason
        FROM next n
        WHERE t.id = n.id AND t.life = n.was_life AND t.tx_hash = n.was_hash
          AND (t.life, t.mined_block, t.succeeded, t.nonce, t.unmined_reason)
            IS DISTINCT FROM (n.becomes, n.mined_block, n.succeeded, n.nonce, n.unmined_reason)
        RETURNING t.id
      )
      SELECT pg_notify('transactions', jsonb_build_object('id', id)::text) IS NULL AS notified FROM changed`;
    return changed.length;
  });
}

/**
 * Sets INDEXED transactions in blocks above `fork` back to SENT, because a reorganisation removed these blocks. It runs in
 * the index's transaction; the tracker looks for them again.
 */
export async function resetStatuses(tx: Tx, chain: string, fork: bigint): Promise<void> {
  await tx.$queryRaw`
    WITH changed AS (
      UPDATE built_transactions SET life = 'SENT', sent_at = now(), mined_block = NULL, succeeded = NULL
      WHERE chain = ${chain} AND life = 'INDEXED' AND mined_block > ${fork}
      RETURNING id)
    SELECT count(pg_notify('transactions', jsonb_build_object('id', id)::text)) FROM changed`;
}
