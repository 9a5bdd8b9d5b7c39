-- consistency: bounded
-- series: row of series t1
--   id: global id of chain, key
--   periods: list 0 of periods t2
--     nodes:
--       id: global id of chain, id
--       period: column period
--       closesAt: column closesAt
--       lateEndsAt: column lateUntil
--
-- 4 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      max(
        '{"id":"' || translate(
          encode(
            convert_to(
              'Series:' || case
                when t1."chain" = $1::text then t1."key"
                else t1."chain" || '/' || t1."key"
              end,
              'UTF8'
            ),
            'base64'
          ),
          E'\n',
          ''
        ) || '","periods":' || l1.j || '}'
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
          '{"nodes":[' || coalesce(
            string_agg(
              '{"id":"' || translate(
                encode(
                  convert_to(
                    'ReportingPeriod:' || case
                      when t2."chain" = $1::text then t2."id"
                      else t2."chain" || '/' || t2."id"
                    end,
                    'UTF8'
                  ),
                  'base64'
                ),
                E'\n',
                ''
              ) || '","period":"' || (t2."period" / 10) || '-Q' || (t2."period" % 10) || '","closesAt":"' || to_char(t2."closes_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","lateEndsAt":"' || to_char(t2."late_until" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"}',
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
              row_number() over (
                order by
                  t2."period" desc,
                  t2."chain" desc,
                  t2."id" desc
              ) _p
            from
              (
                select
                  *
                from
                  "periods" t2
                where
                  t2."chain" = t1."chain"
                  and t2."series_key" = t1."key"
                order by
                  t2."period" desc,
                  t2."chain" desc,
                  t2."id" desc
                limit
                  $4::int
              ) t2
          ) t2
        having
          true
      ) l1
    having
      true
  ) r0
