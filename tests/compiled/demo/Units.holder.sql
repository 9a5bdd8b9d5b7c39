-- consistency: strict
-- myPositions: list 0 of positions t1
--   edges:
--     node:
--       units: column units; for issuer, holder, else resolvers answer the request
--
-- 8 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      '{"edges":[' || coalesce(
        string_agg(
          '{"node":{"units":' || case
            when t1f.f0 then '"' || t1."units"::text || '"'
            else $1::text || 'x0:' || json_build_array()::text || $1::text
          end || '}}',
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
                and t1."holder" = $3
              )
            order by
              t1."opened_at" desc,
              t1."chain" desc,
              t1."id" desc
            limit
              $4::int
          ) t1
      ) t1
      cross join lateral (
        select
          (
            (
              (
                t1."chain" = $5
                and t1."holder" = $6
              )
              or exists (
                select
                  1
                from
                  "series" t1w1
                where
                  t1w1."chain" = t1."chain"
                  and t1w1."key" = t1."series_key"
                  and (
                    t1w1."chain" = $7
                    and t1w1."issuer" = $8
                  )
              )
            )
          ) f0
        having
          true
      ) t1f
    having
      true
  ) r0
