-- consistency: strict
-- series: row of series t1
--   reports: list 0 of reports t2
--     totalCount: totalCount
--     nodes:
--       id: global id of chain, id
--       period: column period
--       acceptedAt: column acceptedAt
--       tier: column tier; for issuer, holder
--       incomeCommitment: column incomeCommitment
--       net: column net; for issuer, holder
--       fee: column fee; for issuer, holder
--       txHash: column txHash
--     pageInfo: hasNextPage, endCursor
--
-- 13 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      max('{"reports":' || l1.j || '}') j,
      max(
        case
          when l1.s is not null then '[' || (0)::text || ',' || coalesce(l1.s, 'null') || ']'
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
            t1."chain" = $1
            and t1."key" = $2
          )
        limit
          1
      ) t1
      cross join lateral (
        select
          (
            (
              (
                t1."chain" = $3
                and t1."issuer" = $4
              )
              or exists (
                select
                  1
                from
                  "positions" t1w1
                where
                  t1w1."chain" = t1."chain"
                  and t1w1."series_key" = t1."key"
                  and (
                    (
                      t1w1."chain" = $5
                      and t1w1."holder" = $6
                    )
                    and (
                      t1w1."units" > $7
                      or t1w1."burned_units" > $8
                    )
                  )
              )
            )
          ) f0
        having
          true
      ) t1f
      cross join lateral (
        select
          l.j,
          l.s
        from
          (
            select
              count(*)::int c
            from
              (
                select
                from
                  "reports" t2
                where
                  t2."chain" = t1."chain"
                  and t2."series_key" = t1."key"
                limit
                  10001
              ) counted
            having
              true
          ) k
          cross join lateral (
            select
              '{"totalCount":' || least(k.c, 10000)::text || ',"nodes":[' || coalesce(
                string_agg(
                  '{"id":"' || translate(
                    encode(
                      convert_to(
                        'Report:' || case
                          when t2."chain" = $9::text then t2."id"
                          else t2."chain" || '/' || t2."id"
                        end,
                        'UTF8'
                      ),
                      'base64'
                    ),
                    E'\n',
                    ''
                  ) || '","period":"' || (t2."period" / 10) || '-Q' || (t2."period" % 10) || '","acceptedAt":"' || to_char(t2."accepted_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","tier":' || coalesce(
                    case
                      when t1f.f0 then case
                        when t2."tier"::text <> all ($10::text[]) then $11::text || 'x1:' || json_build_array()::text || $11::text
                        else case t2."tier"::text
                          when '3' then '"DOCUMENTS"'
                          when '1' then '"ROUTER"'
                          when '2' then '"ZKTLS"'
                        end
                      end
                    end,
                    'null'
                  ) || ',"incomeCommitment":' || coalesce(to_json(t2."income_commitment")::text, 'null') || ',"net":' || coalesce(
                    case
                      when t1f.f0 then '"' || t2."net"::text || '"'
                    end,
                    'null'
                  ) || ',"fee":' || coalesce(
                    case
                      when t1f.f0 then '"' || t2."fee"::text || '"'
                    end,
                    'null'
                  ) || ',"txHash":' || to_json(t2."tx_hash")::text || '}',
                  ','
                  order by
                    t2._p
                ),
                ''
              ) || '],"pageInfo":{"hasNextPage":' || case
                when coalesce(max(t2._c - t2._b::int), 0) > $12::int then 'true'
                else 'false'
              end || ',"endCursor":' || coalesce(
                max(
                  case
                    when t2._p = least($12::int, t2._c - t2._b::int) then $11::text || 'c0:' || json_build_array(t1."chain"::text, t1."key"::text, t2."period"::text, t2."chain"::text, t2."id"::text)::text || $11::text
                  end
                ),
                'null'
              ) || '}}' j,
              case
                when max(
                  case
                    when case
                      when (t1f.f0) is not true then (
                        (
                          case
                            when t1f.f0 then 0
                            else 1
                          end
                        )
                      )::text
                    end is not null then t2._p
                  end
                ) is not null then '[' || string_agg(
                  coalesce(
                    case
                      when (t1f.f0) is not true then (
                        (
                          case
                            when t1f.f0 then 0
                            else 1
                          end
                        )
                      )::text
                    end,
                    'null'
                  ),
                  ','
                  order by
                    t2._p
                ) || ']'
              end s
            from
              (
                select
                  *,
                  _n - _b::int _p
                from
                  (
                    select
                      *,
                      false _b,
                      row_number() over (
                        order by
                          t2."period" asc,
                          t2."chain" asc,
                          t2."id" asc
                      ) _n,
                      count(*) over () _c
                    from
                      (
                        select
                          *
                        from
                          "reports" t2
                        where
                          t2."chain" = t1."chain"
                          and t2."series_key" = t1."key"
                        order by
                          t2."period" asc,
                          t2."chain" asc,
                          t2."id" asc
                        limit
                          $13::int
                      ) t2
                  ) t2
                where
                  _n - _b::int between 1 and $12::int
              ) t2
            having
              true
          ) l
      ) l1
    having
      true
  ) r0
