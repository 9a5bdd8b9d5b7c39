-- consistency: bounded
-- series: row of series t1
--   state: column state
--   unitsOffered: column unitsOffered
--   unitsOutstanding: column unitsOutstanding
--   stakedTotal: column stakedTotal
--   tenderedTotal: column tenderedTotal
--   curve: one of curves t2
--     mint: column mint
--     price: computed from virtualQuote, virtualBase, reserve, sold, series.state
--     threshold: column threshold
--     opensAt: computed from series.createdAt
--     endsAt: column deadline
--     feeBps: column feeBps
--     reserve: column reserve
--     sold: column sold
--     raised: column raised
--     proceeds: column proceeds
--     treasury: column treasury
--     feesHeld: column feesHeld
--     tenderRound: column tenderRound
--     tenderState: column tenderState
--     tenderPrice: column tenderPrice
--     tenderEndsAt: column tenderEndsAt
--     census: list 0 of curve_census t3
--       nodes:
--         period: column period
--         units: column units
--         takenAt: column takenAt
--     candles: resolver (arguments) of chain, seriesKey
--   stakes: list 1 of positions t4
--     nodes:
--       units: column stakedUnits
--
-- 8 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      max(
        '{"state":' || case
          when t1."state"::text <> all ($1::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
          else to_json(t1."state")::text
        end || ',"unitsOffered":"' || t1."units_offered"::text || '","unitsOutstanding":"' || t1."units_outstanding"::text || '","stakedTotal":"' || t1."staked_total"::text || '","tenderedTotal":"' || t1."tendered_total"::text || '","curve":' || coalesce(l2.j, 'null') || ',"stakes":' || l3.j || '}'
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
          '{"mint":' || to_json(t2."mint")::text || ',"price":' || $2::text || 'f0:' || json_build_array(
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
          )::text || $2::text || ',"endsAt":"' || to_char(t2."deadline" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","feeBps":' || t2."fee_bps"::text || ',"reserve":"' || t2."reserve"::text || '","sold":"' || t2."sold"::text || '","raised":' || coalesce('"' || t2."raised"::text || '"', 'null') || ',"proceeds":"' || t2."proceeds"::text || '","treasury":"' || t2."treasury"::text || '","feesHeld":"' || t2."fees_held"::text || '","tenderRound":' || coalesce(t2."tender_round"::text, 'null') || ',"tenderState":' || coalesce(
            case
              when t2."tender_state"::text <> all ($5::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
              else to_json(t2."tender_state")::text
            end,
            'null'
          ) || ',"tenderPrice":' || coalesce('"' || t2."tender_price"::text || '"', 'null') || ',"tenderEndsAt":' || coalesce(
            '"' || to_char(t2."tender_ends_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"',
            'null'
          ) || ',"census":' || l1.j || ',"candles":' || $2::text || 'r0:' || json_build_array(t2."chain", t2."series_key")::text || $2::text || '}' j,
          null::text s
        from
          "curves" t2
          cross join lateral (
            select
              '{"nodes":[' || coalesce(
                string_agg(
                  '{"period":"' || (t3."period" / 10) || '-Q' || (t3."period" % 10) || '","units":"' || t3."units"::text || '","takenAt":"' || to_char(t3."taken_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"}',
                  ','
                  order by
                    t3._p
                ),
                ''
              ) || ']}' j,
              null::text s
            from
              (
                select
                  *,
                  row_number() over (
                    order by
                      t3."period" asc,
                      t3."chain" asc,
                      t3."id" asc
                  ) _p
                from
                  (
                    select
                      *
                    from
                      "curve_census" t3
                    where
                      t3."chain" = t2."chain"
                      and t3."series_key" = t2."series_key"
                    order by
                      t3."period" asc,
                      t3."chain" asc,
                      t3."id" asc
                    limit
                      $6::int
                  ) t3
              ) t3
            having
              true
          ) l1
        where
          t2."chain" = t1."chain"
          and t2."series_key" = t1."key"
      ) l2 on true
      cross join lateral (
        select
          '{"nodes":[' || coalesce(
            string_agg(
              '{"units":"' || t4."staked_units"::text || '"}',
              ','
              order by
                t4._p
            ),
            ''
          ) || ']}' j,
          null::text s
        from
          (
            select
              *,
              row_number() over (
                order by
                  t4."opened_at" asc,
                  t4."chain" asc,
                  t4."id" asc
              ) _p
            from
              (
                select
                  *
                from
                  "positions" t4
                where
                  t4."chain" = t1."chain"
                  and t4."series_key" = t1."key"
                  and t4."staked_units" > $7
                order by
                  t4."opened_at" asc,
                  t4."chain" asc,
                  t4."id" asc
                limit
                  $8::int
              ) t4
          ) t4
        having
          true
      ) l3
    having
      true
  ) r0
