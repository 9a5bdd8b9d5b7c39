-- consistency: strict
-- hardshipRequest: row of hardship_requests t1
--   seriesKey: column seriesKey
--   attestorKey: column attestorKey
--   state: column state
--   reason: resolver (sealed) of id, issuer, chain, seriesKey, state, attestorKey
--   openedAt: column openedAt
--
-- 5 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      max(
        '{"seriesKey":' || to_json(t1."series_key")::text || ',"attestorKey":' || coalesce(to_json(t1."attestor_key")::text, 'null') || ',"state":' || case
          when t1."state"::text <> all ($1::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
          else to_json(t1."state")::text
        end || ',"reason":' || $2::text || 'r0:' || json_build_array(t1."id", t1."issuer", t1."chain", t1."series_key", t1."state", t1."attestor_key")::text || $2::text || ',"openedAt":"' || to_char(t1."opened_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"}'
      ) j,
      max(null::text) s
    from
      (
        select
          *
        from
          "hardship_requests" t1
        where
          (
            t1."id" = $3
            and (
              (
                t1."chain" = $4
                and false
              )
              or t1."state" <> $5
            )
          )
        limit
          1
      ) t1
    having
      true
  ) r0
