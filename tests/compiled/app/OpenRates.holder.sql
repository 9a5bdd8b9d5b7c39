-- consistency: strict
-- fxFallbacks: list 0 of fx_fallback_signatures t1
--   nodes:
--     id: global id of chain, seriesKey; for issuer, else resolvers answer the request
--     seriesKey: column seriesKey; for issuer, else resolvers answer the request
--     chain: column chain; for issuer, else resolvers answer the request
--     period: column period; for issuer, else resolvers answer the request
--     requestedAt: column requestedAt; for issuer, else resolvers answer the request
--   pageInfo: hasNextPage, endCursor
--
-- 9 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      '{"nodes":[' || coalesce(
        string_agg(
          '{"id":' || case
            when t1f.f0 then '"' || translate(
              encode(
                convert_to(
                  'FxFallback:' || case
                    when t1."chain" = $1::text then t1."series_key"
                    else t1."chain" || '/' || t1."series_key"
                  end,
                  'UTF8'
                ),
                'base64'
              ),
              E'\n',
              ''
            ) || '"'
            else $2::text || 'x0:' || json_build_array()::text || $2::text
          end || ',"seriesKey":' || case
            when t1f.f0 then to_json(t1."series_key")::text
            else $2::text || 'x0:' || json_build_array()::text || $2::text
          end || ',"chain":' || case
            when t1f.f0 then to_json(t1."chain")::text
            else $2::text || 'x0:' || json_build_array()::text || $2::text
          end || ',"period":' || case
            when t1f.f0 then '"' || (t1."period" / 10) || '-Q' || (t1."period" % 10) || '"'
            else $2::text || 'x0:' || json_build_array()::text || $2::text
          end || ',"requestedAt":' || case
            when t1f.f0 then '"' || to_char(t1."requested_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
            else $2::text || 'x0:' || json_build_array()::text || $2::text
          end || '}',
          ','
          order by
            t1._p
        ),
        ''
      ) || '],"pageInfo":{"hasNextPage":' || case
        when coalesce(max(t1._c - t1._b::int), 0) > $3::int then 'true'
        else 'false'
      end || ',"endCursor":' || coalesce(
        max(
          case
            when t1._p = least($3::int, t1._c - t1._b::int) then $2::text || 'c0:' || json_build_array(
              to_char(t1."requested_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
              t1."chain"::text,
              t1."series_key"::text
            )::text || $2::text
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
                  t1."requested_at" desc,
                  t1."chain" desc,
                  t1."series_key" desc
              ) _n,
              count(*) over () _c
            from
              (
                select
                  *
                from
                  "fx_fallback_signatures" t1
                where
                  (
                    t1."state" = $4
                    and (
                      t1."chain" = $5
                      and t1."issuer" = $6
                    )
                  )
                order by
                  t1."requested_at" desc,
                  t1."chain" desc,
                  t1."series_key" desc
                limit
                  $7::int
              ) t1
          ) t1
        where
          _n - _b::int between 1 and $3::int
      ) t1
      cross join lateral (
        select
          (
            (
              t1."chain" = $8
              and t1."issuer" = $9
            )
          ) f0
        having
          true
      ) t1f
    having
      true
  ) r0
