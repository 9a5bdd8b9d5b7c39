-- consistency: strict
-- myApplications: list 0 of applications t1
--   nodes:
--     id: global id of id
--
-- 2 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      '{"nodes":[' || coalesce(
        string_agg(
          '{"id":"' || translate(encode(convert_to('Application:' || t1."id", 'UTF8'), 'base64'), E'\n', '') || '"}',
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
              t1."account_id" = $1
            order by
              t1."started_at" desc,
              t1."id" desc
            limit
              $2::int
          ) t1
      ) t1
    having
      true
  ) r0
