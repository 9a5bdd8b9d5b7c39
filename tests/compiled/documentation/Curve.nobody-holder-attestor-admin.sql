-- consistency: now
-- series: row of series t1
--   state: column state
--   curve: one of curves t2
--     price: computed from virtualQuote, virtualBase, reserve, sold, series.state
--     threshold: column threshold
--     opensAt: computed from series.createdAt
--     endsAt: column deadline
--     reserve: column reserve
--     sold: column sold
--     tenderState: column tenderState
--     tenderPrice: column tenderPrice
--     tenderEndsAt: column tenderEndsAt
--     candles: resolver (arguments) of chain, seriesKey
-- curvePosition: resolver
-- beforeYouBuy: resolver
--
-- 5 parameters, prepared
select
  r0.j,
  r0.s,
  r1.j,
  r1.s,
  r2.j,
  r2.s
from
  (
    select
      max(
        '{"state":' || case
          when t1."state"::text <> all ($1::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
          else to_json(t1."state")::text
        end || ',"curve":' || coalesce(l1.j, 'null') || '}'
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
          '{"price":' || $2::text || 'f0:' || json_build_array(
            t2."virtual_quote"::text,
            t2."virtual_base"::text,
            t2."reserve"::text,
            t2."sold"::text,
            (
              select
                json_build_array(t2m."state")
              from
                "series" t2m
              where
                t2m."chain" = t2."chain"
                and t2m."key" = t2."series_key"
            )
          )::text || $2::text || ',"threshold":"' || t2."threshold"::text || '","opensAt":' || $2::text || 'f1:' || json_build_array(
            (
              select
                json_build_array(to_char(t2m."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
              from
                "series" t2m
              where
                t2m."chain" = t2."chain"
                and t2m."key" = t2."series_key"
            )
          )::text || $2::text || ',"endsAt":"' || to_char(t2."deadline" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","reserve":"' || t2."reserve"::text || '","sold":"' || t2."sold"::text || '","tenderState":' || coalesce(
            case
              when t2."tender_state"::text <> all ($5::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
              else to_json(t2."tender_state")::text
            end,
            'null'
          ) || ',"tenderPrice":' || coalesce('"' || t2."tender_price"::text || '"', 'null') || ',"tenderEndsAt":' || coalesce(
            '"' || to_char(t2."tender_ends_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"',
            'null'
          ) || ',"candles":' || $2::text || 'r0:' || json_build_array(t2."chain", t2."series_key")::text || $2::text || '}' j,
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
  cross join (
    select
      null::text j,
      null::text s
    having
      true
  ) r2
