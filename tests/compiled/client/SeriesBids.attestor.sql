-- consistency: strict
-- series: row of series t1
--   bids: list 0 of bids t2
--     nodes:
--       wallet: column bidder; for owner, else resolvers answer the request
--     pageInfo: hasNextPage, endCursor
--
-- 5 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      max('{"bids":' || l1.j || '}') j,
      max(null::text) s
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
          '{"nodes":[' || coalesce(
            string_agg(
              '{"wallet":' || case
                when false then to_json(t2."bidder")::text
                else $3::text || 'x0:' || json_build_array()::text || $3::text
              end || '}',
              ','
              order by
                t2._p
            ),
            ''
          ) || '],"pageInfo":{"hasNextPage":' || case
            when coalesce(max(t2._c - t2._b::int), 0) > $4::int then 'true'
            else 'false'
          end || ',"endCursor":' || coalesce(
            max(
              case
                when t2._p = least($4::int, t2._c - t2._b::int) then $3::text || 'c0:' || json_build_array(t1."chain"::text, t1."key"::text, t2."sequence"::text, t2."chain"::text, t2."id"::text)::text || $3::text
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
                      t2."sequence" asc,
                      t2."chain" asc,
                      t2."id" asc
                  ) _n,
                  count(*) over () _c
                from
                  (
                    select
                      *
                    from
                      "bids" t2
                    where
                      t2."chain" = t1."chain"
                      and t2."series_key" = t1."key"
                      and false
                    order by
                      t2."sequence" asc,
                      t2."chain" asc,
                      t2."id" asc
                    limit
                      $5::int
                  ) t2
              ) t2
            where
              _n - _b::int between 1 and $4::int
          ) t2
        having
          true
      ) l1
    having
      true
  ) r0
