-- consistency: strict
-- fxFallback: row of fx_fallback_signatures t1
--   period: column period
--   state: column state
--   requestedAt: column requestedAt
--
-- 4 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      max(
        '{"period":"' || (t1."period" / 10) || '-Q' || (t1."period" % 10) || '","state":' || case
          when t1."state"::text <> all ($1::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
          else to_json(t1."state")::text
        end || ',"requestedAt":"' || to_char(t1."requested_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"}'
      ) j,
      max(null::text) s
    from
      (
        select
          *
        from
          "fx_fallback_signatures" t1
        where
          (
            t1."chain" = $3
            and t1."series_key" = $4
          )
        limit
          1
      ) t1
    having
      true
  ) r0
