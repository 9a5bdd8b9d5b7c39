import type { Tx } from '../../core/tx.ts';
import type { StatusContext } from '../../indexing/parts.ts';

/**
 * A transaction that was built for the wallet that registers keys is LANDED with the first event of its key that does
 * what its proposal says. No time is compared, because a server's clock is not the chain's: a key is registered once
 * ever, and a revocation is recognised by its grace (none: one that ended the key at once).
 */
export async function deriveProposals(tx: Tx, { chain }: StatusContext): Promise<void> {
  await tx.$executeRaw`
    UPDATE admin_tx_requests AS own SET outcome = due.outcome, tx_hash = due.tx_hash, block_number = due.block_number
    FROM (
      SELECT DISTINCT ON (q.id) q.id, e.tx_hash, e.block_number,
        CASE WHEN e.tx_hash IS NULL THEN 'PENDING' ELSE 'LANDED' END AS outcome
      FROM admin_tx_requests q
      JOIN attestor_proposals p ON p.id = q.proposal_id
      LEFT JOIN (
        SELECT name, args->>'key' AS key, (args->>'graceUntil')::numeric AS grace, extract(epoch FROM at) AS at,
          tx_hash, block_number, log_index
        FROM chain_events
        WHERE name IN ('AttestorRegistered', 'AttestorRevoked') AND series_key IS NULL AND chain = ${chain}
      ) AS e ON e.key = p.key AND (
        (p.action = 'REGISTER' AND e.name = 'AttestorRegistered')
        OR (p.action = 'REVOKE' AND e.name = 'AttestorRevoked' AND CASE
          WHEN p.grace_until IS NULL THEN e.grace < e.at
          ELSE e.grace = trunc(extract(epoch FROM p.grace_until)) END))
      WHERE p.chain = ${chain}
      ORDER BY q.id, e.block_number, e.log_index
    ) AS due
    WHERE own.id = due.id AND (own.outcome, own.tx_hash, own.block_number)
      IS DISTINCT FROM (due.outcome, due.tx_hash, due.block_number)`;
}
