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
        '{"period":' || $1::text || 'x0:' || json_build_array()::text || $1::text || ',"state":' || $1::text || 'x0:' || json_build_array()::text || $1::text || ',"requestedAt":' || $1::text || 'x0:' || json_build_array()::text || $1::text || '}'
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
              t1."chain" = $2
              and t1."series_key" = $3
            )
            and false
          )
        limit
          1
      ) t1
    having
      true
  ) r0
