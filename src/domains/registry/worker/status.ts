import { derivationOf, type RowDerivation, type SqlText, sql } from '../../../indexing/derivation.ts';
import type { StatusContext } from '../../../indexing/parts.ts';

/**
 * Derives the outcome of proposals' transactions. LANDED: the first event that registers or revokes the key as proposed.
 * Times are not compared, because a server's clock differs from the chain's: a key is registered only once, and a
 * revocation is recognised by its grace (no grace: by an end at or before the event).
 */
const deriveProposals = ({ chain }: StatusContext): RowDerivation =>
  outcomes(sql`(
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
      ORDER BY q.id, e.block_number, e.log_index)`);

/**
 * Derives the outcome of applications' transactions. LANDED: the first event after the build's block, by any sender, that
 * sets this wallet to the wanted value. If a reorganisation moved that event to the build's block or below, the event counts
 * once the index has passed the build's block, unless a later event up to that block took the approval back. A request whose
 * wallet was deleted with its account stays as it is.
 */
const deriveApprovals = ({ chain, block }: StatusContext): RowDerivation =>
  outcomes(sql`(
    WITH approvals AS NOT MATERIALIZED (
      SELECT chain, coalesce(args->>'wallet', args->>'issuer') AS wallet,
        CASE name WHEN 'AllowlistUpdated' THEN 'WALLET' ELSE 'ISSUER' END AS approval,
        coalesce(args->>'verified', args->>'approved')::boolean AS granted, tx_hash, block_number, log_index
      FROM chain_events WHERE name IN ('AllowlistUpdated', 'IssuerApprovalUpdated')
    )
      SELECT q.id, e.tx_hash, e.block_number, CASE WHEN e.tx_hash IS NULL THEN 'PENDING' ELSE 'LANDED' END AS outcome
      FROM admin_tx_requests q
      LEFT JOIN LATERAL (
        SELECT s.tx_hash, s.block_number FROM approvals s
        WHERE s.chain = q.chain AND s.wallet = q.wallet AND s.approval = q.approval AND s.granted = q.granted
          AND (s.block_number > q.after_block OR ${block} >= q.after_block AND NOT EXISTS (
            SELECT 1 FROM approvals b
            WHERE b.chain = s.chain AND b.wallet = s.wallet AND b.approval = s.approval AND b.granted <> s.granted
              AND b.block_number <= q.after_block AND (b.block_number, b.log_index) > (s.block_number, s.log_index)))
        ORDER BY s.block_number, s.log_index LIMIT 1
      ) AS e ON true
      WHERE q.chain = ${chain} AND q.application_id IS NOT NULL AND q.wallet IS NOT NULL)`);

/** Derives the outcomes of all transactions for the registry, which belong to proposals or to applications. */
export const deriveRequests = (context: StatusContext): readonly RowDerivation[] => [
  deriveProposals(context),
  deriveApprovals(context),
];

/** Updates requests whose outcome changed. `due` selects id, outcome, tx_hash and block_number. */
function outcomes(due: SqlText): RowDerivation {
  return derivationOf({
    table: 'admin_tx_requests',
    set: sql`outcome = due.outcome, tx_hash = due.tx_hash, block_number = due.block_number`,
    from: due,
    where: sql`own.id = due.id AND (own.outcome, own.tx_hash, own.block_number)
      IS DISTINCT FROM (due.outcome, due.tx_hash, due.block_number)`,
  });
}
