-- consistency: bounded
-- attestor: row of attestors t1
--   id: global id of chain, address
--   active: column active
--   revokedAt: column revokedAt
--   graceEndsAt: column graceUntil
--   announcement: resolver (resolver) of chain, address
--
-- 4 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      max(
        '{"id":"' || translate(
          encode(
            convert_to(
              'Attestor:' || case
                when t1."chain" = $1::text then t1."address"
                else t1."chain" || '/' || t1."address"
              end,
              'UTF8'
            ),
            'base64'
          ),
          E'\n',
          ''
        ) || '","active":' || t1."active"::text || ',"revokedAt":' || coalesce('"' || to_char(t1."revoked_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"', 'null') || ',"graceEndsAt":' || coalesce('"' || to_char(t1."grace_until" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"', 'null') || ',"announcement":' || $2::text || 'r0:' || json_build_array(t1."chain", t1."address")::text || $2::text || '}'
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
            t1."chain" = $3
            and t1."address" = $4
          )
        limit
          1
      ) t1
    having
      true
  ) r0
