-- consistency: strict
-- fxFallbacks: list 0 of fx_fallback_signatures t1
--   totalCount: totalCount
--   nodes:
--     id: global id of chain, seriesKey; for attestor, else resolvers answer the request
--     chain: column chain; for attestor, else resolvers answer the request
--     seriesKey: column seriesKey; for attestor, else resolvers answer the request
--     period: column period; for attestor, else resolvers answer the request
--     state: column state; for attestor, else resolvers answer the request
--     requestedAt: column requestedAt; for attestor, else resolvers answer the request
--     signedAt: column signedAt; for attestor
--     signer: column signer; for attestor
--     rate: column rate; for attestor
--   pageInfo: hasNextPage, endCursor
--
-- 8 parameters, prepared
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
              t1."chain" = $1
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
              '{"id":' || case
                when t1f.f0 then '"' || translate(
                  encode(
                    convert_to(
                      'FxFallback:' || case
                        when t1."chain" = $2::text then t1."series_key"
                        else t1."chain" || '/' || t1."series_key"
                      end,
                      'UTF8'
                    ),
                    'base64'
                  ),
                  E'\n',
                  ''
                ) || '"'
                else $3::text || 'x0:' || json_build_array()::text || $3::text
              end || ',"chain":' || case
                when t1f.f0 then to_json(t1."chain")::text
                else $3::text || 'x0:' || json_build_array()::text || $3::text
              end || ',"seriesKey":' || case
                when t1f.f0 then to_json(t1."series_key")::text
                else $3::text || 'x0:' || json_build_array()::text || $3::text
              end || ',"period":' || case
                when t1f.f0 then '"' || (t1."period" / 10) || '-Q' || (t1."period" % 10) || '"'
                else $3::text || 'x0:' || json_build_array()::text || $3::text
              end || ',"state":' || case
                when t1f.f0 then case
                  when t1."state"::text <> all ($4::text[]) then $3::text || 'x1:' || json_build_array()::text || $3::text
                  else to_json(t1."state")::text
                end
                else $3::text || 'x0:' || json_build_array()::text || $3::text
              end || ',"requestedAt":' || case
                when t1f.f0 then '"' || to_char(t1."requested_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
                else $3::text || 'x0:' || json_build_array()::text || $3::text
              end || ',"signedAt":' || coalesce(
                case
                  when t1f.f0 then '"' || to_char(t1."signed_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
                end,
                'null'
              ) || ',"signer":' || coalesce(
                case
                  when t1f.f0 then to_json(t1."signer")::text
                end,
                'null'
              ) || ',"rate":' || coalesce(
                case
                  when t1f.f0 then '"' || t1."rate"::text || '"'
                end,
                'null'
              ) || '}',
              ','
              order by
                t1._p
            ),
            ''
          ) || '],"pageInfo":{"hasNextPage":' || case
            when coalesce(max(t1._c - t1._b::int), 0) > $5::int then 'true'
            else 'false'
          end || ',"endCursor":' || coalesce(
            max(
              case
                when t1._p = least($5::int, t1._c - t1._b::int) then $3::text || 'c0:' || json_build_array(
                  to_char(t1."requested_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
                  t1."chain"::text,
                  t1."series_key"::text
                )::text || $3::text
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
                      t1."chain" = $6
                    order by
                      t1."requested_at" desc,
                      t1."chain" desc,
                      t1."series_key" desc
                    limit
                      $7::int
                  ) t1
              ) t1
            where
              _n - _b::int between 1 and $5::int
          ) t1
          cross join lateral (
            select
              (t1."chain" = $8) f0
            having
              true
          ) t1f
        having
          true
      ) l
  ) r0
