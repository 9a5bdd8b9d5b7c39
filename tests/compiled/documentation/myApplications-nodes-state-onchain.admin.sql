-- consistency: strict
-- myApplications: list 0 of applications t1
--   nodes:
--     state: column state
--     onchain: resolver (resolver) of id, accountId
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
          '{"state":' || case
            when t1."state"::text <> all ($1::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
            else to_json(t1."state")::text
          end || ',"onchain":' || $2::text || 'r0:' || json_build_array(t1._i, t1."id", t1."account_id")::text || $2::text || '}',
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
          _p - 1 _i
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
                  t1."account_id" = $3
                order by
                  t1."started_at" desc,
                  t1."id" desc
                limit
                  $4::int
              ) t1
          ) t1
      ) t1
    having
      true
  ) r0
