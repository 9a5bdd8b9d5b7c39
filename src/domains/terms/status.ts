import type { Tx } from '../../core/tx.ts';
import type { StatusContext } from '../../indexing/parts.ts';

/**
 * A signed amendment is LANDED once the transaction that gives the series its commitment and cap is confirmed. The
 * signature of an unconfirmed one is dropped, and it awaits an attestor again, once the series' nonce is beyond it or its
 * key is no longer active. The signature of a confirmed one is cleared once its block is final, like a true-up's.
 */
export async function deriveAmendments(tx: Tx, { chain, finalBlock }: StatusContext): Promise<void> {
  await tx.$executeRaw`
    UPDATE terms_amendments AS own SET
      state = due.state,
      tx_hash = due.tx_hash,
      landed_at = due.landed_at,
      attestor_signature = CASE WHEN due.state <> 'AWAITING_ATTESTOR' AND NOT due.final THEN own.attestor_signature END,
      amendment_nonce = CASE WHEN due.state <> 'AWAITING_ATTESTOR' THEN own.amendment_nonce END,
      digest = CASE WHEN due.state <> 'AWAITING_ATTESTOR' THEN own.digest END,
      signed_at = CASE WHEN due.state <> 'AWAITING_ATTESTOR' THEN own.signed_at END
    FROM (
      SELECT a.id, e.tx_hash, e.at AS landed_at, CASE
          WHEN e.tx_hash IS NOT NULL THEN 'LANDED'
          WHEN s.amendment_nonce > a.amendment_nonce OR NOT k.active THEN 'AWAITING_ATTESTOR'
          ELSE 'SIGNED'
        END AS state, coalesce(e.block_number <= ${finalBlock}, false) AS final
      FROM terms_amendments a
      LEFT JOIN series s ON s.chain = a.chain AND s.key = a.series_key
      LEFT JOIN attestors k ON k.address = a.attestor_key AND k.chain = a.chain
      LEFT JOIN chain_events e ON e.chain = a.chain AND e.name = 'TermsAmended' AND e.series_key = a.series_key
        AND (e.args->>'amendmentNonce')::numeric = a.amendment_nonce
        AND (e.args->>'newCap')::numeric = a.new_cap
        AND e.args->>'newTermsCommitment' = a.terms_commitment
      WHERE a.chain = ${chain} AND a.state IN ('SIGNED', 'LANDED')
    ) AS due
    WHERE own.id = due.id
      AND ((own.state, own.tx_hash, own.landed_at) IS DISTINCT FROM (due.state, due.tx_hash, due.landed_at)
        OR (due.final AND own.attestor_signature IS NOT NULL))`;
}
