-- consistency: strict
-- fxFallback: row of fx_fallback_signatures t1
--   period: column period; for attestor, else resolvers answer the request
--   state: column state; for attestor, else resolvers answer the request
--   requestedAt: column requestedAt; for attestor, else resolvers answer the request
--
-- 5 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      max(
        '{"period":' || case
          when t1f.f0 then '"' || (t1."period" / 10) || '-Q' || (t1."period" % 10) || '"'
          else $1::text || 'x0:' || json_build_array()::text || $1::text
        end || ',"state":' || case
          when t1f.f0 then case
            when t1."state"::text <> all ($2::text[]) then $1::text || 'x1:' || json_build_array()::text || $1::text
            else to_json(t1."state")::text
          end
          else $1::text || 'x0:' || json_build_array()::text || $1::text
        end || ',"requestedAt":' || case
          when t1f.f0 then '"' || to_char(t1."requested_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
          else $1::text || 'x0:' || json_build_array()::text || $1::text
        end || '}'
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
      cross join lateral (
        select
          (t1."chain" = $5) f0
        having
          true
      ) t1f
    having
      true
  ) r0
