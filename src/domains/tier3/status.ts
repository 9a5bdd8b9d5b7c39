import type { Tx } from '../../adapters/db/rows.ts';
import type { ReconcileContext } from '../../indexing/status-context.ts';

/** A tier-3 case is REPORTED while the series' report of its period has its commitment and signer. CLOSED stays. */
export async function reconcileCases(tx: Tx, { chain }: ReconcileContext): Promise<void> {
  await tx.$executeRaw`
    UPDATE tier3_cases AS own SET state = due.state
    FROM (
      SELECT c.id, CASE WHEN r.id IS NULL THEN 'ATTESTED' ELSE 'REPORTED' END AS state
      FROM tier3_cases c
      LEFT JOIN reports r ON r.series_key = c.series_key AND r.period = c.period
        AND r.tier = 3 AND r.income_commitment = c.income_commitment
        AND r.attestation->>'signer' = c.attestor_key
      WHERE c.chain = ${chain} AND c.state IN ('ATTESTED', 'REPORTED')
    ) AS due
    WHERE own.id = due.id AND own.state <> due.state`;
}

/**
 * A signed true-up is LANDED with the transaction that brought it to the chain. The signature of one that did not land
 * is dropped, and the case is OPEN again, once the series' nonce is beyond it or its key is no longer active. That of one
 * that landed is kept for a reorganisation, which would make it needed again, and cleared once its block is final.
 */
export async function reconcileAnnuals(tx: Tx, { chain, finalBlock }: ReconcileContext): Promise<void> {
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
      LEFT JOIN series s ON s.key = a.series_key
      LEFT JOIN attestors k ON k.address = a.trueup_signer AND k.chain = a.chain
      LEFT JOIN chain_events e ON e.name = 'TrueUpAccepted' AND e.series_key = a.series_key
        AND (e.args->>'year')::numeric = a.year
        AND (e.args->>'trueupNonce')::numeric = a.trueup_nonce
        AND (e.args->>'adjustment')::numeric = a.adjustment
        AND e.args->>'signer' = a.trueup_signer
      WHERE a.chain = ${chain} AND a.state IN ('SIGNED', 'LANDED')
    ) AS due
    WHERE own.id = due.id AND ((own.state, own.tx_hash) IS DISTINCT FROM (due.state, due.tx_hash)
      OR (due.final AND own.trueup_signature IS NOT NULL))`;
}

/** A signed rate is USED once it was recorded: by a report of its period, which says so too, or before one. */
export async function reconcileFallbacks(tx: Tx, { chain }: ReconcileContext): Promise<void> {
  await tx.$executeRaw`
    UPDATE fx_fallback_signatures AS own SET state = due.state
    FROM (
      SELECT f.series_key, CASE WHEN EXISTS (
        SELECT 1 FROM chain_events e
        WHERE e.name IN ('RateRecorded', 'FxFallbackUsed') AND e.series_key = f.series_key
          AND (e.args->>'period')::numeric = f.period AND (e.args->>'rate')::numeric = f.rate
          AND e.args->>'signer' = f.signer
      ) THEN 'USED' ELSE 'SIGNED' END AS state
      FROM fx_fallback_signatures f
      WHERE f.chain = ${chain} AND f.state IN ('SIGNED', 'USED')
    ) AS due
    WHERE own.series_key = due.series_key AND own.state <> due.state`;
}

/**
 * A signed amendment is LANDED with the transaction that made its commitment and cap the series'. The signature of one
 * that did not land is dropped, and it awaits an attestor again, once the series' nonce is beyond it or its key is no
 * longer active. That of one that landed is cleared once its block is final, like a true-up's.
 */
export async function reconcileAmendments(tx: Tx, { chain, finalBlock }: ReconcileContext): Promise<void> {
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
      LEFT JOIN series s ON s.key = a.series_key
      LEFT JOIN attestors k ON k.address = a.attestor_key AND k.chain = a.chain
      LEFT JOIN chain_events e ON e.name = 'TermsAmended' AND e.series_key = a.series_key
        AND (e.args->>'amendmentNonce')::numeric = a.amendment_nonce
        AND (e.args->>'newCap')::numeric = a.new_cap
        AND e.args->>'newTermsCommitment' = a.terms_commitment
      WHERE a.chain = ${chain} AND a.state IN ('SIGNED', 'LANDED')
    ) AS due
    WHERE own.id = due.id
      AND ((own.state, own.tx_hash, own.landed_at) IS DISTINCT FROM (due.state, due.tx_hash, due.landed_at)
        OR (due.final AND own.attestor_signature IS NOT NULL))`;
}
