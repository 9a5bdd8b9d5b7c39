-- consistency: strict
-- tier3Cases: list 0 of tier3_cases t1
--   nodes:
--     id: global id of id; for issuer, else resolvers answer the request
--     seriesKey: column seriesKey; for issuer, else resolvers answer the request
--     chain: column chain; for issuer, else resolvers answer the request
--     attestorKey: column attestorKey; for issuer, else resolvers answer the request
--     period: column period; for issuer, else resolvers answer the request
--     payment: column payment; for issuer, else resolvers answer the request
--     openedAt: column openedAt; for issuer, else resolvers answer the request
--   pageInfo: hasNextPage, endCursor
--
-- 8 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      '{"nodes":[' || coalesce(
        string_agg(
          '{"id":' || case
            when t1f.f0 then '"' || translate(encode(convert_to('Tier3Case:' || t1."id", 'UTF8'), 'base64'), E'\n', '') || '"'
            else $1::text || 'x0:' || json_build_array()::text || $1::text
          end || ',"seriesKey":' || case
            when t1f.f0 then to_json(t1."series_key")::text
            else $1::text || 'x0:' || json_build_array()::text || $1::text
          end || ',"chain":' || case
            when t1f.f0 then to_json(t1."chain")::text
            else $1::text || 'x0:' || json_build_array()::text || $1::text
          end || ',"attestorKey":' || case
            when t1f.f0 then to_json(t1."attestor_key")::text
            else $1::text || 'x0:' || json_build_array()::text || $1::text
          end || ',"period":' || case
            when t1f.f0 then '"' || (t1."period" / 10) || '-Q' || (t1."period" % 10) || '"'
            else $1::text || 'x0:' || json_build_array()::text || $1::text
          end || ',"payment":' || case
            when t1f.f0 then '"' || t1."payment"::text || '"'
            else $1::text || 'x0:' || json_build_array()::text || $1::text
          end || ',"openedAt":' || case
            when t1f.f0 then '"' || to_char(t1."opened_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
            else $1::text || 'x0:' || json_build_array()::text || $1::text
          end || '}',
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
      null::text s
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
                select
                  *
                from
                  "tier3_cases" t1
                where
                  (
                    t1."state" = $3
                    and (
                      t1."chain" = $4
                      and t1."issuer" = $5
                    )
                  )
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
              t1."chain" = $7
              and t1."issuer" = $8
            )
          ) f0
        having
          true
      ) t1f
    having
      true
  ) r0
