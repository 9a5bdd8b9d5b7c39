-- consistency: bounded
-- series: row of series t1
--   state: column state
--   periods: list 0 of periods t2
--     nodes:
--       id: global id of chain, id
--       period: column period
--       state: column state
--       opensAt: column opensAt
--       closesAt: column closesAt
--       lateEndsAt: column lateUntil
--
-- 7 parameters, prepared
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
        end || ',"periods":' || l1.j || '}'
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
      cross join lateral (
        select
          '{"nodes":[' || coalesce(
            string_agg(
              '{"id":"' || translate(
                encode(
                  convert_to(
                    'ReportingPeriod:' || case
                      when t2."chain" = $5::text then t2."id"
                      else t2."chain" || '/' || t2."id"
                    end,
                    'UTF8'
                  ),
                  'base64'
                ),
                E'\n',
                ''
              ) || '","period":"' || (t2."period" / 10) || '-Q' || (t2."period" % 10) || '","state":' || case
                when t2."state"::text <> all ($6::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                else to_json(t2."state")::text
              end || ',"opensAt":"' || to_char(t2."opens_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","closesAt":"' || to_char(t2."closes_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","lateEndsAt":"' || to_char(t2."late_until" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"}',
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
                  t2."period" asc,
                  t2."chain" asc,
                  t2."id" asc
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
                  t2."period" asc,
                  t2."chain" asc,
                  t2."id" asc
                limit
                  $7::int
              ) t2
          ) t2
        having
          true
      ) l1
    having
      true
  ) r0
