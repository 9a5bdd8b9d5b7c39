-- consistency: strict
-- tier3Cases: list 0 of tier3_cases t1
--   nodes:
--     id: global id of id; for attestor, else resolvers answer the request
--
-- 7 parameters, prepared
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
          end || '}',
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
              t1."id" desc
          ) _p
        from
          (
            select
              *
            from
              "tier3_cases" t1
            where
              (
                t1."state" = $2
                and (
                  t1."chain" = $3
                  and t1."attestor_key" = $4
                )
              )
            order by
              t1."opened_at" desc,
              t1."id" desc
            limit
              $5::int
          ) t1
      ) t1
      cross join lateral (
        select
          (
            (
              t1."chain" = $6
              and t1."attestor_key" = $7
            )
          ) f0
        having
          true
      ) t1f
    having
      true
  ) r0
