-- consistency: bounded
-- seriesList: list 0 of series t1
--   totalCount: totalCount
-- myBids: resolver, which refuses the viewer’s scopes
--
-- 0 parameters, prepared
select
  r0.j,
  r0.s,
  r1.j,
  r1.s
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
              true
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
          '{"totalCount":' || least(k.c, 10000)::text || '}' j,
          null::text s
        having
          true
      ) l
  ) r0
  cross join (
    select
      null::text j,
      null::text s
    having
      true
  ) r1
