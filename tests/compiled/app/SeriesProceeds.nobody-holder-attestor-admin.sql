-- consistency: bounded
-- series: row of series t1
--   paymentToken: resolver (resolver) of chain, key, issuer, phase
--   auction: Auction where phase is not null
--     proceeds: column proceeds
--
-- 3 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      max(
        '{"paymentToken":' || $1::text || 'r0:' || json_build_array(t1."chain", t1."key", t1."issuer", t1."phase")::text || $1::text || ',"auction":' || coalesce(
          case
            when t1."phase" is not null then '{"proceeds":' || coalesce('"' || t1."proceeds"::text || '"', 'null') || '}'
          end,
          'null'
        ) || '}'
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
