-- consistency: strict
-- fxFallbacks: list 0 of fx_fallback_signatures t1
--   totalCount: totalCount
--   nodes:
--     id: global id of chain, seriesKey
--     chain: column chain
--     seriesKey: column seriesKey
--     period: column period
--     state: column state
--     requestedAt: column requestedAt
--     signedAt: column signedAt
--     signer: column signer
--     rate: column rate
--   pageInfo: hasNextPage, endCursor
--
-- 5 parameters, prepared
select
  r0.j,
  r0.s
from
  (
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
              "fx_fallback_signatures" t1
            where
              true
            order by
              t1."requested_at" desc,
              t1."chain" desc,
              t1."series_key" desc
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
              ) || '","chain":' || to_json(t1."chain")::text || ',"seriesKey":' || to_json(t1."series_key")::text || ',"period":"' || (t1."period" / 10) || '-Q' || (t1."period" % 10) || '","state":' || case
                when t1."state"::text <> all ($2::text[]) then $3::text || 'x1:' || json_build_array()::text || $3::text
                else to_json(t1."state")::text
              end || ',"requestedAt":"' || to_char(t1."requested_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","signedAt":' || coalesce('"' || to_char(t1."signed_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"', 'null') || ',"signer":' || coalesce(to_json(t1."signer")::text, 'null') || ',"rate":' || coalesce('"' || t1."rate"::text || '"', 'null') || '}',
              ','
              order by
                t1._p
            ),
            ''
          ) || '],"pageInfo":{"hasNextPage":' || case
            when coalesce(max(t1._c - t1._b::int), 0) > $4::int then 'true'
            else 'false'
          end || ',"endCursor":' || coalesce(
            max(
              case
                when t1._p = least($4::int, t1._c - t1._b::int) then $3::text || 'c0:' || json_build_array(
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
                      true
                    order by
                      t1."requested_at" desc,
                      t1."chain" desc,
                      t1."series_key" desc
                    limit
                      $5::int
                  ) t1
              ) t1
            where
              _n - _b::int between 1 and $4::int
          ) t1
        having
          true
      ) l
  ) r0
