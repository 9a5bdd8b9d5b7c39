-- consistency: strict
-- position: row of positions t1
--   statement: resolver (resolver) of chain, id, holder, seriesKey
--
-- 3 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      max(
        '{"statement":' || $1::text || 'r0:' || json_build_array(t1."chain", t1."id", t1."holder", t1."series_key")::text || $1::text || '}'
      ) j,
      max(null::text) s
    from
      (
        select
          *
        from
          "positions" t1
        where
          (
            (
              t1."chain" = $2
              and t1."id" = $3
            )
            and false
          )
        limit
          1
      ) t1
    having
      true
  ) r0
