-- consistency: strict
-- fxFallbacks: list 0 of fx_fallback_signatures t1
--   nodes:
--     id: global id of chain, seriesKey
--     seriesKey: column seriesKey
--     chain: column chain
--     period: column period
--     requestedAt: column requestedAt
--   pageInfo: hasNextPage, endCursor
--
-- 5 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      '{"nodes":[' || coalesce(
        string_agg(
          '{"id":"' || translate(
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
          ) || '","seriesKey":' || to_json(t1."series_key")::text || ',"chain":' || to_json(t1."chain")::text || ',"period":"' || (t1."period" / 10) || '-Q' || (t1."period" % 10) || '","requestedAt":"' || to_char(t1."requested_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"}',
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
            when t1._p = least($2::int, t1._c - t1._b::int) then $3::text || 'c0:' || json_build_array(
              to_char(t1."requested_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
              t1."chain"::text,
              t1."series_key"::text
            )::text || $3::text
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
                  t1."state" = $4
                order by
                  t1."requested_at" desc,
                  t1."chain" desc,
                  t1."series_key" desc
                limit
                  $5::int
              ) t1
          ) t1
        where
          _n - _b::int between 1 and $2::int
      ) t1
    having
      true
  ) r0
