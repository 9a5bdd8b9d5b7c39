import type { Tx } from '../../adapters/db/rows.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import type { ReconcileContext } from '../../indexing/status-context.ts';

/** Longer than any request runs: whoever relayed a signature has written its own line of the audit log by then. */
const LOST_AFTER_MS = 120_000;

interface LostRelay {
  readonly action: string;
  readonly target: string;
  readonly codes: Prisma.InputJsonObject;
}

/**
 * Relays that landed after the mutation that sent them was gone (or that somebody else sent) get the line of the audit
 * log that a mutation writes, with no actor: one a relay, some time after the block, so that the mutation's own comes
 * first.
 */
export async function recordLostRelays(tx: Tx, { chain, now }: ReconcileContext): Promise<void> {
  const before = new Date(now.getTime() - LOST_AFTER_MS);
  const lost = await tx.$queryRaw<LostRelay[]>`
    SELECT 'hardship.approve' AS action, h.id::text AS target, jsonb_build_object('signer', h.approval->'signer',
      'nonce', h.approval->'pauseNonce', 'digest', h.approval->'digest', 'relayTx', h.relay_tx) AS codes
    FROM hardship_requests h
    WHERE h.chain = ${chain} AND h.state IN ('APPROVED', 'ENDED') AND h.decided_at <= ${before} AND NOT EXISTS (
      SELECT 1 FROM audit_log l WHERE l.target = h.id::text AND l.action = 'hardship.approve'
        AND l.codes->>'relayTx' = h.relay_tx)
    UNION ALL
    SELECT 'extinguishment.relay', x.id::text, jsonb_build_object('signerA', x.attestor_key_a,
      'signerB', x.attestor_key_b, 'nonce', x.extinguish_nonce::text, 'digest', x.signatures->0->'digest',
      'relayTx', x.relay_tx)
    FROM extinguishment_requests x
    WHERE x.chain = ${chain} AND x.state = 'RELAYED' AND x.relayed_at <= ${before} AND NOT EXISTS (
      SELECT 1 FROM audit_log l WHERE l.target = x.id::text AND l.action = 'extinguishment.relay'
        AND l.codes->>'relayTx' = x.relay_tx)`;
  if (lost.length > 0) await tx.auditEntry.createMany({ data: lost });
}
