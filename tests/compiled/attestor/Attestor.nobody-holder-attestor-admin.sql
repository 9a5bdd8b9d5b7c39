-- consistency: strict
-- node: row of attestors t1
--   __typename: "Attestor"
--   address: column address
--   active: column active
--   revokedAt: column revokedAt
--   graceEndsAt: column graceUntil
--   announcement: resolver (resolver) of chain, address
--
-- 3 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      max(
        '{"__typename":"Attestor","address":' || to_json(t1."address")::text || ',"active":' || t1."active"::text || ',"revokedAt":' || coalesce('"' || to_char(t1."revoked_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"', 'null') || ',"graceEndsAt":' || coalesce('"' || to_char(t1."grace_until" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"', 'null') || ',"announcement":' || $1::text || 'r0:' || json_build_array(t1."chain", t1."address")::text || $1::text || '}'
      ) j,
      max(null::text) s
    from
      (
        select
          *
        from
          "attestors" t1
        where
          (
            t1."chain" = $2
            and t1."address" = $3
          )
        limit
          1
      ) t1
    having
      true
  ) r0
