-- consistency: bounded
-- series: row of series t1
--   auction: Auction where phase is not null
--     phase: computed from phase
--     clearingPrice: column clearingPrice
--     unitsSold: column unitsSold
--     demandCurve: resolver (arguments) of chain, key
--     rounds: list 0 of settlement_rounds t2
--       edges:
--         node:
--           round: column round
--           clearingPrice: column clearingPrice
--           units: column units
--           rejections: resolver (resolver) of chain, id, rejections
--
-- 4 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      max(
        '{"auction":' || coalesce(
          case
            when t1."phase" is not null then '{"phase":' || $1::text || 'f0:' || json_build_array(t1."phase")::text || $1::text || ',"clearingPrice":' || coalesce('"' || t1."clearing_price"::text || '"', 'null') || ',"unitsSold":' || coalesce('"' || t1."units_sold"::text || '"', 'null') || ',"demandCurve":' || $1::text || 'r0:' || json_build_array(t1."chain", t1."key")::text || $1::text || ',"rounds":' || l1.j || '}'
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
      cross join lateral (
        select
          '{"edges":[' || coalesce(
            string_agg(
              '{"node":{"round":' || t2."round"::text || ',"clearingPrice":"' || t2."clearing_price"::text || '","units":"' || t2."units"::text || '","rejections":' || $1::text || 'r1:' || json_build_array(t2._i, t2."chain", t2."id", t2."rejections")::text || $1::text || '}}',
              ','
              order by
                t2._p
            ),
            ''
          ) || ']}' j,
          null::text s
        from
          (
            select
              *,
              _p - 1 _i
            from
              (
                select
                  *,
                  row_number() over (
                    order by
                      t2."round" asc,
                      t2."chain" asc,
                      t2."id" asc
                  ) _p
                from
                  (
                    select
                      *
                    from
                      "settlement_rounds" t2
                    where
                      t2."chain" = t1."chain"
                      and t2."series_key" = t1."key"
                    order by
                      t2."round" asc,
                      t2."chain" asc,
                      t2."id" asc
                    limit
                      $4::int
                  ) t2
              ) t2
          ) t2
        having
          true
      ) l1
    having
      true
  ) r0
