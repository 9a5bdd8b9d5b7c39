-- consistency: now
-- extinguishmentRequest: row of extinguishment_requests t1
--   id: global id of id
--   state: column state
--   attestorKeys: computed from attestorKeyA, attestorKeyB
--   extinguishNonce: column extinguishNonce
--   signers: computed from signatures
--   signatures: resolver (resolver) of id, issuer, chain, attestorKeyA, attestorKeyB, state, signatures
--   relayTx: column relayTx
--   relayError: column relayError
--   relayedAt: column relayedAt
-- access: resolver
--
-- 3 parameters, prepared
select
  r0.j,
  r0.s,
  r1.j,
  r1.s
from
  (
    select
      max(
        '{"id":"' || translate(encode(convert_to('ExtinguishmentRequest:' || t1."id", 'UTF8'), 'base64'), E'\n', '') || '","state":' || case
          when t1."state"::text <> all ($1::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
          else to_json(t1."state")::text
        end || ',"attestorKeys":' || $2::text || 'f0:' || json_build_array(t1."attestor_key_a", t1."attestor_key_b")::text || $2::text || ',"extinguishNonce":' || coalesce('"' || t1."extinguish_nonce"::text || '"', 'null') || ',"signers":' || $2::text || 'f1:' || json_build_array(t1."signatures")::text || $2::text || ',"signatures":' || $2::text || 'r0:' || json_build_array(
          t1."id",
          t1."issuer",
          t1."chain",
          t1."attestor_key_a",
          t1."attestor_key_b",
          t1."state",
          t1."signatures"
        )::text || $2::text || ',"relayTx":' || coalesce(to_json(t1."relay_tx")::text, 'null') || ',"relayError":' || coalesce(to_json(t1."relay_error")::text, 'null') || ',"relayedAt":' || coalesce('"' || to_char(t1."relayed_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"', 'null') || '}'
      ) j,
      max(null::text) s
    from
      (
        select
          *
        from
          "extinguishment_requests" t1
        where
          t1."id" = $3
        limit
          1
      ) t1
    having
      true
  ) r0
  cross join (
    select
      null::text j,
      null::text s
    having
      true
  ) r1
