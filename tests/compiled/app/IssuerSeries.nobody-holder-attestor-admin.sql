-- consistency: bounded
-- seriesList: list 0 of series t1
--   totalCount: totalCount
--   nodes:
--     id: global id of chain, key
--     title: column title
--     key: column key
--     chain: column chain
--     state: column state
--     firstPeriod: column firstPeriod
--     lastPeriod: column lastPeriod
--   pageInfo: hasNextPage, endCursor
--
-- 7 parameters, prepared
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
              "series" t1
            where
              t1."issuer" = $1
            order by
              t1."created_at" desc,
              t1."created_block" desc,
              t1."chain" desc,
              t1."key" desc
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
                    'Series:' || case
                      when t1."chain" = $2::text then t1."key"
                      else t1."chain" || '/' || t1."key"
                    end,
                    'UTF8'
                  ),
                  'base64'
                ),
                E'\n',
                ''
              ) || '","title":' || coalesce(to_json(t1."title")::text, 'null') || ',"key":' || to_json(t1."key")::text || ',"chain":' || to_json(t1."chain")::text || ',"state":' || case
                when t1."state"::text <> all ($3::text[]) then $4::text || 'x1:' || json_build_array()::text || $4::text
                else to_json(t1."state")::text
              end || ',"firstPeriod":"' || (t1."first_period" / 10) || '-Q' || (t1."first_period" % 10) || '","lastPeriod":"' || (t1."last_period" / 10) || '-Q' || (t1."last_period" % 10) || '"}',
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
                when t1._p = least($5::int, t1._c - t1._b::int) then $4::text || 'c0:' || json_build_array(
                  to_char(t1."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
                  t1."created_block"::text,
                  t1."chain"::text,
                  t1."key"::text
                )::text || $4::text
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
                      t1."created_at" desc,
                      t1."created_block" desc,
                      t1."chain" desc,
                      t1."key" desc
                  ) _n,
                  count(*) over () _c
                from
                  (
                    select
                      *
                    from
                      "series" t1
                    where
                      t1."issuer" = $6
                    order by
                      t1."created_at" desc,
                      t1."created_block" desc,
                      t1."chain" desc,
                      t1."key" desc
                    limit
                      $7::int
                  ) t1
              ) t1
            where
              _n - _b::int between 1 and $5::int
          ) t1
        having
          true
      ) l
  ) r0
