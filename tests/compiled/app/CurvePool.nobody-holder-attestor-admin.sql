-- consistency: now
-- series: row of series t1
--   curve: one of curves t2
--     virtualQuote: column virtualQuote
--     virtualBase: column virtualBase
--     reserve: column reserve
--     sold: column sold
--     feeBps: column feeBps
-- beforeYouBuy: resolver
--
-- 2 parameters, prepared
select
  r0.j,
  r0.s,
  r1.j,
  r1.s
from
  (
    select
      max('{"curve":' || coalesce(l1.j, 'null') || '}') j,
      max(null::text) s
    from
      (
        select
          *
        from
          "series" t1
        where
          (
            t1."chain" = $1
            and t1."key" = $2
          )
        limit
          1
      ) t1
      left join lateral (
        select
          '{"virtualQuote":"' || t2."virtual_quote"::text || '","virtualBase":"' || t2."virtual_base"::text || '","reserve":"' || t2."reserve"::text || '","sold":"' || t2."sold"::text || '","feeBps":' || t2."fee_bps"::text || '}' j,
          null::text s
        from
          "curves" t2
        where
          t2."chain" = t1."chain"
          and t2."series_key" = t1."key"
      ) l1 on true
    having
      true
  ) r0
  cross join (
    select
      null::text j,
      null::text s
    having
      true
  ) r1
