import type { Bytes32 } from '@income-series/protocol/hex';
import { messageDigest } from '@income-series/protocol/signing';
import type { Tx } from '../../../core/tx.ts';
import {
  type DerivedColumns,
  isDue,
  type RowDerivation,
  type SqlText,
  sql,
  updateOf,
} from '../../../indexing/derivation.ts';
import type { StatusContext } from '../../../indexing/parts.ts';
import { auditLostRelays, type LostRelay, lostBefore } from '../../operations/index.ts';
import type { PauseApproval } from '../index.ts';

/** The action in the audit log for a relayed approval. */
const APPROVED = 'hardship.approve';

/** The value of `hardship_requests.approval`. Its digest is added last. */
type Approval = Omit<PauseApproval, 'digest'> & Partial<PauseApproval>;

/** A request whose row the derivation changed. */
interface ChangedHardship {
  readonly id: string;
  readonly seriesKey: Bytes32;
  readonly approval: Approval | null;
}

/**
 * Derives the columns of requests for a pause from the chain's request for the same series, nonce and attestor key. A request is
 * PREPARED until the chain has it, then REQUESTED. It becomes WITHDRAWN or APPROVED, and an approved one ENDED. REFUSED is not on the
 * chain; it stays until the chain has a later state.
 *
 * A pause also ends with the tail, the close or the extinguishment of its series.
 *
 * An approval that a mutation stored stays until the index has passed the time of its block.
 */
export function deriveHardship(context: StatusContext): RowDerivation {
  const columns = columnsOf(context);
  return { isDue: isDue(columns), run: (tx) => setHardship(tx, columns, context) };
}

const columnsOf = ({ chain, now }: StatusContext): DerivedColumns => ({
  table: 'hardship_requests',
  set: sql`
      state = due.state, until = due.until, decided_at = due.decided_at, ended_at = due.ended_at,
      withdrawn = due.withdrawn, relay_tx = due.relay_tx,
      approval = CASE WHEN own.approval - 'digest' = due.approval THEN own.approval ELSE due.approval END`,
  from: sql`(
    WITH followed AS (
      SELECT h.id, h.refused_at, requested.at AS requested_at, withdrawn.at AS withdrawn_at,
        approved.at AS approved_at, approved.tx_hash AS relay_tx,
        to_timestamp((approved.args->>'pauseEnd')::float8) AS until,
        coalesce(to_timestamp((ended.args->>'endedAt')::float8), outlived.at) AS ended_at,
        CASE WHEN approved.at IS NOT NULL THEN jsonb_build_object(
          'signer', approved.args->'attestor', 'signature', approved.args->'signature',
          'pauseNonce', approved.args->'pauseNonce', 'pauseEnd', approved.args->'pauseEnd') END AS approval
      FROM hardship_requests h
      LEFT JOIN chain_events requested ON requested.chain = h.chain AND requested.name = 'PauseRequested' AND requested.series_key = h.series_key
        AND (requested.args->>'pauseNonce')::numeric = h.pause_nonce AND requested.args->>'attestor' = h.attestor_key
      LEFT JOIN chain_events withdrawn ON withdrawn.chain = h.chain AND withdrawn.name = 'PauseRequestWithdrawn'
        AND withdrawn.series_key = requested.series_key AND withdrawn.args->'pauseNonce' = requested.args->'pauseNonce'
      LEFT JOIN chain_events approved ON approved.chain = h.chain AND approved.name = 'PauseApproved'
        AND approved.series_key = requested.series_key AND approved.args->'pauseNonce' = requested.args->'pauseNonce'
      LEFT JOIN chain_events ended ON ended.chain = h.chain AND ended.name = 'PauseEnded'
        AND ended.series_key = approved.series_key AND ended.args->'pauseNonce' = approved.args->'pauseNonce'
      LEFT JOIN LATERAL (
        SELECT min(e.at) AS at FROM chain_events e
        WHERE e.name IN ('SeriesTailStarted', 'SeriesClosed', 'SeriesExtinguished')
          AND e.chain = h.chain AND e.series_key = approved.series_key
          AND (e.block_number, e.log_index) > (approved.block_number, approved.log_index)
      ) AS outlived ON ended.at IS NULL
      WHERE h.chain = ${chain}
    )
      SELECT id, approval, relay_tx, until, ended_at, withdrawn_at IS NOT NULL AS withdrawn,
        coalesce(approved_at, withdrawn_at, refused_at) AS decided_at, CASE
          WHEN ended_at IS NOT NULL THEN 'ENDED'
          WHEN approved_at IS NOT NULL THEN 'APPROVED'
          WHEN withdrawn_at IS NOT NULL THEN 'WITHDRAWN'
          WHEN refused_at IS NOT NULL THEN 'REFUSED'
          WHEN requested_at IS NOT NULL THEN 'REQUESTED'
          ELSE 'PREPARED'
        END AS state
      FROM followed)`,
  where: sql`own.id = due.id AND (
      own.state, own.until, own.decided_at, own.ended_at, own.withdrawn, own.relay_tx, own.approval - 'digest'
    ) IS DISTINCT FROM (
      due.state, due.until, due.decided_at, due.ended_at, due.withdrawn, due.relay_tx, due.approval)
      AND NOT (due.approval IS NULL AND own.approval IS NOT NULL AND own.decided_at >= ${now})`,
});

/** Updates the derived columns, and adds the digest to every approval without one. */
async function setHardship(tx: Tx, columns: DerivedColumns, { domain }: StatusContext): Promise<void> {
  const update = updateOf(columns, sql`own.id, own.series_key AS "seriesKey", own.approval`);
  const changed = await tx.$queryRaw<readonly ChangedHardship[]>(update);
  const digests = changed.flatMap(({ id, seriesKey, approval }) => {
    if (approval === null || approval.digest !== undefined) return [];
    const message = { seriesKey, pauseNonce: BigInt(approval.pauseNonce), pauseEnd: BigInt(approval.pauseEnd) };
    return [{ id, digest: messageDigest(domain, 'PAUSE', message) }];
  });
  if (digests.length === 0) return;
  await tx.$executeRaw`
    UPDATE hardship_requests AS own SET approval = approval || jsonb_build_object('digest', due.digest)
    FROM jsonb_to_recordset(${JSON.stringify(digests)}::jsonb) AS due(id uuid, digest text)
    WHERE own.id = due.id`;
}

/** Writes the audit lines of relays for which no mutation wrote one, some time after their block. */
export function auditLostApprovals({ chain, now }: StatusContext): RowDerivation {
  const lost: SqlText = sql`
    SELECT h.id::text AS target, jsonb_build_object('signer', h.approval->'signer',
      'nonce', h.approval->'pauseNonce', 'digest', h.approval->'digest', 'relayTx', h.relay_tx) AS codes
    FROM hardship_requests h
    WHERE h.chain = ${chain} AND h.state IN ('APPROVED', 'ENDED') AND h.decided_at <= ${lostBefore(now)} AND NOT EXISTS (
      SELECT 1 FROM audit_log l WHERE l.target = h.id::text AND l.action = ${APPROVED}
        AND l.codes->>'relayTx' = h.relay_tx)`;
  return {
    isDue: sql`EXISTS (${lost})`,
    run: async (tx) => auditLostRelays(tx, APPROVED, await tx.$queryRaw<LostRelay[]>(lost)),
  };
}
