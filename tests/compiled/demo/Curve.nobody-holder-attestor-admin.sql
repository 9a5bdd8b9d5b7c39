-- consistency: now
-- beforeYouBuy: resolver
-- series: row of series t1
--   state: column state
--   unitsOutstanding: column unitsOutstanding
--   stakedTotal: column stakedTotal
--   curve: one of curves t2
--     virtualQuote: column virtualQuote
--     virtualBase: column virtualBase
--     reserve: column reserve
--     sold: column sold
--     feeBps: column feeBps
--     raised: column raised
--     treasury: column treasury
--
-- 4 parameters, prepared
select
  r0.j,
  r0.s,
  r1.j,
  r1.s
from
  (
    select
      null::text j,
      null::text s
    having
      true
  ) r0
  cross join (
    select
      max(
        '{"state":' || case
          when t1."state"::text <> all ($1::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
          else to_json(t1."state")::text
        end || ',"unitsOutstanding":"' || t1."units_outstanding"::text || '","stakedTotal":"' || t1."staked_total"::text || '","curve":' || coalesce(l1.j, 'null') || '}'
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
            t1."chain" = $3
            and t1."key" = $4
          )
        limit
          1
      ) t1
      left join lateral (
        select
          '{"virtualQuote":"' || t2."virtual_quote"::text || '","virtualBase":"' || t2."virtual_base"::text || '","reserve":"' || t2."reserve"::text || '","sold":"' || t2."sold"::text || '","feeBps":' || t2."fee_bps"::text || ',"raised":' || coalesce('"' || t2."raised"::text || '"', 'null') || ',"treasury":"' || t2."treasury"::text || '"}' j,
          null::text s
        from
          "curves" t2
        where
          t2."chain" = t1."chain"
          and t2."series_key" = t1."key"
      ) l1 on true
    having
      true
  ) r1
