import type { Bytes32 } from '@income-series/protocol/hex';
import type { MessageSignature } from '@income-series/protocol/signing';
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

/** The action in the audit log for a relay. */
const RELAYED = 'extinguishment.relay';

/** An element of `extinguishment_requests.signatures`. It has no digest until the derivation adds one. */
type StoredSignature = Omit<MessageSignature, 'digest'> & Partial<MessageSignature>;

/** A request whose row the derivation changed. */
interface ChangedRequest {
  readonly id: string;
  readonly seriesKey: Bytes32;
  readonly nonce: bigint;
  readonly signatures: readonly StoredSignature[];
}

/**
 * Derives the columns of requests from the chain. A row takes notice and deadline from the chain's request to the same keys
 * under the same nonce.
 *
 * A request is RELAYED when its two keys extinguished the series with its nonce, from any sender; the row then has the chain's
 * two signatures. It is VOIDED when the series' nonce has moved without this request. Otherwise its state follows from its valid
 * signatures: a moved nonce deletes all, and a key that is no longer active loses its own.
 *
 * The event names the keys differently on an EVM chain (`signerA`) and on Solana (`keyA`).
 *
 * A relay that a mutation stored stays until the index has passed the time of its block.
 */
export function deriveExtinguishments(context: StatusContext): RowDerivation {
  const columns = columnsOf(context);
  return { isDue: isDue(columns), run: (tx) => setExtinguishments(tx, columns, context) };
}

const columnsOf = ({ chain, now }: StatusContext): DerivedColumns => ({
  table: 'extinguishment_requests',
  set: sql`
      state = due.state, relay_tx = due.relay_tx, relayed_at = due.relayed_at,
      notice_ends_at = due.notice_ends_at, deadline = due.deadline,
      relay_error = CASE WHEN due.state <> 'RELAYED' THEN own.relay_error END, signatures = (
        SELECT coalesce(jsonb_agg(coalesce(stored.signature, derived.signature) ORDER BY place), '[]')
        FROM jsonb_array_elements(due.signatures) WITH ORDINALITY AS derived(signature, place)
        LEFT JOIN jsonb_array_elements(own.signatures) AS stored(signature)
          ON stored.signature - 'digest' = derived.signature)`,
  from: sql`(
    WITH followed AS (
      SELECT x.id, x.state, e.tx_hash AS relay_tx, e.at AS relayed_at,
        s.extinguish_nonce > x.extinguish_nonce AS moved,
        to_timestamp((requested.args->>'noticeEndsAt')::float8) AS notice_ends_at,
        to_timestamp((requested.args->>'deadline')::float8) AS deadline,
        CASE
          WHEN e.tx_hash IS NOT NULL THEN jsonb_build_array(
            jsonb_build_object('signer', coalesce(e.args->'signerA', e.args->'keyA'), 'signature', e.args->'signatureA'),
            jsonb_build_object('signer', coalesce(e.args->'signerB', e.args->'keyB'), 'signature', e.args->'signatureB'))
          WHEN s.extinguish_nonce > x.extinguish_nonce THEN '[]'::jsonb
          ELSE valid.signatures
        END AS signatures
      FROM extinguishment_requests x
      LEFT JOIN series s ON s.chain = x.chain AND s.key = x.series_key
      LEFT JOIN chain_events e ON e.chain = x.chain AND e.name = 'SeriesExtinguished' AND e.series_key = x.series_key
        AND (e.args->>'extinguishNonce')::numeric = x.extinguish_nonce
        AND coalesce(e.args->>'signerA', e.args->>'keyA') = x.attestor_key_a
        AND coalesce(e.args->>'signerB', e.args->>'keyB') = x.attestor_key_b
      LEFT JOIN chain_events requested ON requested.chain = x.chain AND requested.name = 'ExtinguishmentRequested'
        AND requested.series_key = x.series_key
        AND (requested.args->>'extinguishNonce')::numeric = x.extinguish_nonce
        AND requested.args->>'keyA' = x.attestor_key_a AND requested.args->>'keyB' = x.attestor_key_b
      CROSS JOIN LATERAL (
        SELECT coalesce(jsonb_agg(signature - 'digest' ORDER BY place), '[]') AS signatures
        FROM jsonb_array_elements(x.signatures) WITH ORDINALITY AS stored(signature, place)
        LEFT JOIN attestors k ON k.address = signature->>'signer' AND k.chain = x.chain
        WHERE k.active IS NOT FALSE
      ) AS valid
      WHERE x.chain = ${chain}
    )
      SELECT id, relay_tx, relayed_at, signatures, notice_ends_at, deadline, CASE
          WHEN relay_tx IS NOT NULL THEN 'RELAYED'
          WHEN moved THEN 'VOIDED'
          WHEN signatures = '[]' THEN 'OPEN'
          WHEN jsonb_array_length(signatures) = 1 THEN 'ONE_SIGNED'
          WHEN state = 'RELAY_REFUSED' THEN 'RELAY_REFUSED'
          ELSE 'BOTH_SIGNED'
        END AS state
      FROM followed)`,
  where: sql`own.id = due.id AND ((own.state, own.relay_tx, own.relayed_at, own.notice_ends_at, own.deadline, (
        SELECT coalesce(jsonb_agg(signature - 'digest' ORDER BY place), '[]')
        FROM jsonb_array_elements(own.signatures) WITH ORDINALITY AS stored(signature, place))
      ) IS DISTINCT FROM (
        due.state, due.relay_tx, due.relayed_at, due.notice_ends_at, due.deadline, due.signatures)
      OR (due.state = 'RELAYED' AND own.relay_error IS NOT NULL))
      AND NOT (due.relay_tx IS NULL AND own.relay_tx IS NOT NULL AND own.relayed_at >= ${now})`,
});

const RETURNED = sql`own.id, own.series_key AS "seriesKey", own.extinguish_nonce AS nonce, own.signatures`;

/** Updates the derived columns, and adds the digest to every signature without one. */
async function setExtinguishments(tx: Tx, columns: DerivedColumns, { domain }: StatusContext): Promise<void> {
  const changed = await tx.$queryRaw<readonly ChangedRequest[]>(updateOf(columns, RETURNED));
  const signatures = changed.flatMap(({ id, seriesKey, nonce, signatures: stored }) => {
    if (stored.every((signature) => signature.digest !== undefined)) return [];
    const digest = messageDigest(domain, 'EXTINGUISH', { seriesKey, extinguishNonce: nonce });
    return [{ id, signatures: stored.map((signature) => ({ ...signature, digest })) }];
  });
  if (signatures.length === 0) return;
  await tx.$executeRaw`
    UPDATE extinguishment_requests AS own SET signatures = due.signatures
    FROM jsonb_to_recordset(${JSON.stringify(signatures)}::jsonb) AS due(id uuid, signatures jsonb)
    WHERE own.id = due.id`;
}

/** Writes the audit lines of relays for which no mutation wrote one, some time after their block. */
export function auditLostExtinguishments({ chain, now }: StatusContext): RowDerivation {
  const lost: SqlText = sql`
    SELECT x.id::text AS target, jsonb_build_object('signerA', x.attestor_key_a, 'signerB', x.attestor_key_b,
      'nonce', x.extinguish_nonce::text, 'digest', x.signatures->0->'digest', 'relayTx', x.relay_tx) AS codes
    FROM extinguishment_requests x
    WHERE x.chain = ${chain} AND x.state = 'RELAYED' AND x.relayed_at <= ${lostBefore(now)} AND NOT EXISTS (
      SELECT 1 FROM audit_log l WHERE l.target = x.id::text AND l.action = ${RELAYED}
        AND l.codes->>'relayTx' = x.relay_tx)`;
  return {
    isDue: sql`EXISTS (${lost})`,
    run: async (tx) => auditLostRelays(tx, RELAYED, await tx.$queryRaw<LostRelay[]>(lost)),
  };
}
