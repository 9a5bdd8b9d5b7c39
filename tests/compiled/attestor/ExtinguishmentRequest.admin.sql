-- consistency: strict
-- extinguishmentRequest: row of extinguishment_requests t1
--   seriesKey: column seriesKey
--   attestorKeys: computed from attestorKeyA, attestorKeyB
--   state: column state
--   extinguishNonce: column extinguishNonce
--   signers: computed from signatures
--   evidence: resolver (sealed) of id, issuer, chain, attestorKeyA, attestorKeyB
--   openedAt: column openedAt
--   noticeEndsAt: column noticeEndsAt
--   deadlineAt: column deadline
--
-- 3 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      max(
        '{"seriesKey":' || to_json(t1."series_key")::text || ',"attestorKeys":' || $1::text || 'f0:' || json_build_array(t1."attestor_key_a", t1."attestor_key_b")::text || $1::text || ',"state":' || case
          when t1."state"::text <> all ($2::text[]) then $1::text || 'x1:' || json_build_array()::text || $1::text
          else to_json(t1."state")::text
        end || ',"extinguishNonce":' || coalesce('"' || t1."extinguish_nonce"::text || '"', 'null') || ',"signers":' || $1::text || 'f1:' || json_build_array(t1."signatures")::text || $1::text || ',"evidence":' || $1::text || 'r0:' || json_build_array(t1."id", t1."issuer", t1."chain", t1."attestor_key_a", t1."attestor_key_b")::text || $1::text || ',"openedAt":"' || to_char(t1."opened_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","noticeEndsAt":' || coalesce(
          '"' || to_char(t1."notice_ends_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"',
          'null'
        ) || ',"deadlineAt":' || coalesce('"' || to_char(t1."deadline" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"', 'null') || '}'
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
