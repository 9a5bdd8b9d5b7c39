-- consistency: strict
-- myNotifications: list 0 of notifications t1
--   totalCount: totalCount
--
-- 1 parameters, prepared
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
              "notifications" t1
            where
              (
                t1."read_at" is null
                and t1."account_id" = $1
              )
            order by
              t1."created_at" desc,
              t1."id" desc
            limit
              10001
          ) counted
        having
          true
      ) k
      cross join lateral (
        select
          '{"totalCount":' || least(k.c, 10000)::text || '}' j,
          null::text s
        having
          true
      ) l
  ) r0
