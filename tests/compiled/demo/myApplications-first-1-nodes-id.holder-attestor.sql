-- consistency: strict
-- myApplications: list 0 of applications t1
--   nodes:
--     id: global id of id; for owner, else resolvers answer the request
--
-- 4 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      '{"nodes":[' || coalesce(
        string_agg(
          '{"id":' || case
            when t1f.f0 then '"' || translate(encode(convert_to('Application:' || t1."id", 'UTF8'), 'base64'), E'\n', '') || '"'
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
              t1."started_at" desc,
              t1."id" desc
          ) _p
        from
          (
            select
              *
            from
              "applications" t1
            where
              t1."account_id" = $2
            order by
              t1."started_at" desc,
              t1."id" desc
            limit
              $3::int
          ) t1
      ) t1
      cross join lateral (
        select
          (t1."account_id" = $4) f0
        having
          true
      ) t1f
    having
      true
  ) r0
