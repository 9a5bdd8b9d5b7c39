-- consistency: strict
-- series: row of series t1
--   id: global id of chain, key
--   periods: list 0 of periods t2
--     nodes:
--       id: global id of chain, id
--       period: column period
--       state: column state
--       opensAt: column opensAt
--       closesAt: column closesAt
--       gross: column gross; denied
--       fee: column fee; denied
--       net: column net; denied
--       accrual: column accrual; denied
--       report: one of reports t3
--         id: global id of chain, id
--         acceptedAt: column acceptedAt
--         txHash: column txHash
--
-- 6 parameters, prepared
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
        ) || '","periods":' || l2.j || '}'
      ) j,
      max(
        case
          when l2.s is not null then '[' || (0)::text || ',' || coalesce(l2.s, 'null') || ']'
        end
      ) s
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
              ) || '","period":"' || (t2."period" / 10) || '-Q' || (t2."period" % 10) || '","state":' || case
                when t2."state"::text <> all ($4::text[]) then $5::text || 'x1:' || json_build_array()::text || $5::text
                else to_json(t2."state")::text
              end || ',"opensAt":"' || to_char(t2."opens_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","closesAt":"' || to_char(t2."closes_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","gross":null,"fee":null,"net":null,"accrual":null,"report":' || coalesce(l1.j, 'null') || '}',
              ','
              order by
                t2._p
            ),
            ''
          ) || ']}' j,
          case
            when max(
              case
                when (0)::text is not null then t2._p
              end
            ) is not null then '[' || string_agg(
              coalesce((0)::text, 'null'),
              ','
              order by
                t2._p
            ) || ']'
          end s
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
                  $6::int
              ) t2
          ) t2
          left join lateral (
            select
              '{"id":"' || translate(
                encode(
                  convert_to(
                    'Report:' || case
                      when t3."chain" = $1::text then t3."id"
                      else t3."chain" || '/' || t3."id"
                    end,
                    'UTF8'
                  ),
                  'base64'
                ),
                E'\n',
                ''
              ) || '","acceptedAt":"' || to_char(t3."accepted_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","txHash":' || to_json(t3."tx_hash")::text || '}' j,
              null::text s
            from
              "reports" t3
            where
              t3."chain" = t2."chain"
              and t3."id" = t2."id"
          ) l1 on true
        having
          true
      ) l2
    having
      true
  ) r0
