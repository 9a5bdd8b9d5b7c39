-- consistency: strict
-- series: row of series t1
--   positions: list 0 of positions t2
--     nodes:
--       id: global id of chain, id; denied, else resolvers answer the request
--       holder: column holder; denied, else resolvers answer the request
--       units: column units; denied, else resolvers answer the request
--       lockedUnits: column lockedUnits; denied, else resolvers answer the request
-- myBids: resolver, which refuses the viewer’s scopes
--
-- 4 parameters, prepared
select
  r0.j,
  r0.s,
  r1.j,
  r1.s
from
  (
    select
      max('{"positions":' || l1.j || '}') j,
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
              '{"id":' || $3::text || 'x0:' || json_build_array()::text || $3::text || ',"holder":' || $3::text || 'x0:' || json_build_array()::text || $3::text || ',"units":' || $3::text || 'x0:' || json_build_array()::text || $3::text || ',"lockedUnits":' || $3::text || 'x0:' || json_build_array()::text || $3::text || '}',
              ','
              order by
                t2._p
            ),
            ''
          ) || ']}' j,
          null::text s
        from
          (
            select
              *,
              row_number() over (
                order by
                  t2."opened_at" asc,
                  t2."chain" asc,
                  t2."id" asc
              ) _p
            from
              (
                select
                  *
                from
                  "positions" t2
                where
                  t2."chain" = t1."chain"
                  and t2."series_key" = t1."key"
                  and false
                order by
                  t2."opened_at" asc,
                  t2."chain" asc,
                  t2."id" asc
                limit
                  $4::int
              ) t2
          ) t2
        having
          true
      ) l1
    having
      true
  ) r0
  cross join (
    select
      null::text j,
      null::text s
    having
      true
  ) r1
