-- consistency: bounded
-- series: row of series t1
--   curve: one of curves t2
--     tenderState: column tenderState
--     census: list 0 of curve_census t3
--       nodes:
--         units: column units
--
-- 5 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      max('{"curve":' || coalesce(l2.j, 'null') || '}') j,
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
          '{"tenderState":' || coalesce(
            case
              when t2."tender_state"::text <> all ($3::text[]) then $4::text || 'x1:' || json_build_array()::text || $4::text
              else to_json(t2."tender_state")::text
            end,
            'null'
          ) || ',"census":' || l1.j || '}' j,
          null::text s
        from
          "curves" t2
          cross join lateral (
            select
              '{"nodes":[' || coalesce(
                string_agg(
                  '{"units":"' || t3."units"::text || '"}',
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
                      $5::int
                  ) t3
              ) t3
            having
              true
          ) l1
        where
          t2."chain" = t1."chain"
          and t2."series_key" = t1."key"
      ) l2 on true
    having
      true
  ) r0
