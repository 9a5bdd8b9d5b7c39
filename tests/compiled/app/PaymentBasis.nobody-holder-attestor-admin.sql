-- consistency: bounded
-- series: row of series t1
--   reportBasis: resolver (arguments) of chain, key, issuer, phase
--
-- 3 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      max(
        '{"reportBasis":' || $1::text || 'r0:' || json_build_array(t1."chain", t1."key", t1."issuer", t1."phase")::text || $1::text || '}'
      ) j,
      max(null::text) s
    from
      (
        select
          *
        from
          "series" t1
        where
          (
            t1."chain" = $2
            and t1."key" = $3
          )
        limit
          1
      ) t1
    having
      true
  ) r0
