-- consistency: strict
-- hardshipRequests: list 0 of hardship_requests t1
--   nodes:
--     id: global id of id; for attestor, else resolvers answer the request
--     seriesKey: column seriesKey; for attestor, else resolvers answer the request
--     attestorKey: column attestorKey; for attestor
--     openedAt: column openedAt; for attestor, else resolvers answer the request
--     series: one of series t2
--       id: global id of chain, key
--       chain: column chain
--   pageInfo: hasNextPage, endCursor
--
-- 14 parameters, not prepared
select
  r0.j,
  r0.s
from
  (
    select
      '{"nodes":[' || coalesce(
        string_agg(
          '{"id":' || case
            when t1f.f0 then '"' || translate(encode(convert_to('HardshipRequest:' || t1."id", 'UTF8'), 'base64'), E'\n', '') || '"'
            else $1::text || 'x0:' || json_build_array()::text || $1::text
          end || ',"seriesKey":' || case
            when t1f.f0 then to_json(t1."series_key")::text
            else $1::text || 'x0:' || json_build_array()::text || $1::text
          end || ',"attestorKey":' || coalesce(
            case
              when t1f.f0 then to_json(t1."attestor_key")::text
            end,
            'null'
          ) || ',"openedAt":' || case
            when t1f.f0 then '"' || to_char(t1."opened_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
            else $1::text || 'x0:' || json_build_array()::text || $1::text
          end || ',"series":' || coalesce(l1.j, 'null') || '}',
          ','
          order by
            t1._p
        ),
        ''
      ) || '],"pageInfo":{"hasNextPage":' || case
        when coalesce(max(t1._c - t1._b::int), 0) > $2::int then 'true'
        else 'false'
      end || ',"endCursor":' || coalesce(
        max(
          case
            when t1._p = least($2::int, t1._c - t1._b::int) then $1::text || 'c0:' || json_build_array(to_char(t1."opened_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), t1."id"::text)::text || $1::text
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
            end is not null then t1._p
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
            t1._p
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
                  t1."opened_at" desc,
                  t1."id" desc
              ) _n,
              count(*) over () _c
            from
              (
                select distinct
                  on (t1."opened_at", t1."id") *
                from
                  (
                    (
                      select
                        *
                      from
                        "hardship_requests" t1
                      where
                        (
                          t1."state" = $3
                          and (
                            t1."chain" = $4
                            and t1."attestor_key" = $5
                          )
                        )
                      order by
                        t1."opened_at" desc,
                        t1."id" desc
                      limit
                        $6::int
                    )
                    union all
                    (
                      select
                        *
                      from
                        "hardship_requests" t1
                      where
                        (
                          t1."state" = $7
                          and exists (
                            select
                              1
                            from
                              "series" t1w1
                            where
                              t1w1."chain" = t1."chain"
                              and t1w1."key" = t1."indexed_key"
                              and exists (
                                select
                                  1
                                from
                                  "positions" t1w2
                                where
                                  t1w2."chain" = t1w1."chain"
                                  and t1w2."series_key" = t1w1."key"
                                  and (
                                    (
                                      t1w2."chain" = $8
                                      and false
                                    )
                                    and (
                                      t1w2."units" > $9
                                      or t1w2."burned_units" > $10
                                    )
                                  )
                              )
                          )
                        )
                      order by
                        t1."opened_at" desc,
                        t1."id" desc
                      limit
                        $6::int
                    )
                  ) t1
                order by
                  t1."opened_at" desc,
                  t1."id" desc
                limit
                  $6::int
              ) t1
          ) t1
        where
          _n - _b::int between 1 and $2::int
      ) t1
      cross join lateral (
        select
          (
            (
              (
                t1."chain" = $11
                and t1."attestor_key" = $12
              )
              and t1."state" <> $13
            )
          ) f0
        having
          true
      ) t1f
      left join lateral (
        select
          '{"id":"' || translate(
            encode(
              convert_to(
                'Series:' || case
                  when t2."chain" = $14::text then t2."key"
                  else t2."chain" || '/' || t2."key"
                end,
                'UTF8'
              ),
              'base64'
            ),
            E'\n',
            ''
          ) || '","chain":' || to_json(t2."chain")::text || '}' j,
          null::text s
        from
          "series" t2
        where
          t2."chain" = t1."chain"
          and t2."key" = t1."indexed_key"
      ) l1 on true
    having
      true
  ) r0
