-- consistency: strict
-- myPositions: list 0 of positions t1
--   edges:
--     node:
--       units: column units; denied, else resolvers answer the request
--
-- 3 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      '{"edges":[' || coalesce(
        string_agg(
          '{"node":{"units":' || $1::text || 'x0:' || json_build_array()::text || $1::text || '}}',
          ','
          order by
            t1._p
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
              t1."opened_at" desc,
              t1."chain" desc,
              t1."id" desc
          ) _p
        from
          (
            select
              *
            from
              "positions" t1
            where
              (
                t1."chain" = $2
                and false
              )
            order by
              t1."opened_at" desc,
              t1."chain" desc,
              t1."id" desc
            limit
              $3::int
          ) t1
      ) t1
    having
      true
  ) r0
