-- consistency: strict
-- fxFallback: row of fx_fallback_signatures t1
--   period: column period; denied, else resolvers answer the request
--   state: column state; denied, else resolvers answer the request
--   requestedAt: column requestedAt; denied, else resolvers answer the request
--
-- 3 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      max(
        '{"period":' || $3::text || 'x0:' || json_build_array()::text || $3::text || ',"state":' || $3::text || 'x0:' || json_build_array()::text || $3::text || ',"requestedAt":' || $3::text || 'x0:' || json_build_array()::text || $3::text || '}'
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
            (
              t1."chain" = $1
              and t1."series_key" = $2
            )
            and false
          )
        limit
          1
      ) t1
    having
      true
  ) r0
