import type { Tx } from '../../core/tx.ts';
import type { StatusContext } from '../../indexing/parts.ts';

/**
 * A signed true-up is LANDED once a transaction with it is confirmed. The signature of an unconfirmed one is dropped, and
 * the case is OPEN again, once the series' nonce is beyond it or its key is no longer active. The signature of a confirmed
 * one is kept, since a reorganisation would make it needed again, and cleared once its block is final.
 */
export async function deriveAnnuals(tx: Tx, { chain, finalBlock }: StatusContext): Promise<void> {
  await tx.$executeRaw`
    UPDATE tier3_annual AS own SET
      state = due.state,
      tx_hash = due.tx_hash,
      trueup_signature = CASE WHEN due.state <> 'OPEN' AND NOT due.final THEN own.trueup_signature END,
      trueup_signer = CASE WHEN due.state <> 'OPEN' THEN own.trueup_signer END,
      trueup_nonce = CASE WHEN due.state <> 'OPEN' THEN own.trueup_nonce END,
      attestation_ts = CASE WHEN due.state <> 'OPEN' THEN own.attestation_ts END,
      adjustment = CASE WHEN due.state <> 'OPEN' THEN own.adjustment END,
      trueup_digest = CASE WHEN due.state <> 'OPEN' THEN own.trueup_digest END
    FROM (
      SELECT a.id, e.tx_hash, CASE
          WHEN e.tx_hash IS NOT NULL THEN 'LANDED'
          WHEN s.trueup_nonce > a.trueup_nonce OR NOT k.active THEN 'OPEN'
          ELSE 'SIGNED'
        END AS state, coalesce(e.block_number <= ${finalBlock}, false) AS final
      FROM tier3_annual a
      LEFT JOIN series s ON s.chain = a.chain AND s.key = a.series_key
      LEFT JOIN attestors k ON k.address = a.trueup_signer AND k.chain = a.chain
      LEFT JOIN chain_events e ON e.chain = a.chain AND e.name = 'TrueUpAccepted' AND e.series_key = a.series_key
        AND (e.args->>'year')::numeric = a.year
        AND (e.args->>'trueupNonce')::numeric = a.trueup_nonce
        AND (e.args->>'adjustment')::numeric = a.adjustment
        AND e.args->>'signer' = a.trueup_signer
      WHERE a.chain = ${chain} AND a.state IN ('SIGNED', 'LANDED')
    ) AS due
    WHERE own.id = due.id AND ((own.state, own.tx_hash) IS DISTINCT FROM (due.state, due.tx_hash)
      OR (due.final AND own.trueup_signature IS NOT NULL))`;
}
