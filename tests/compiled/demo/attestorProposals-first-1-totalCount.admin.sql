-- consistency: strict
-- attestorProposals: list 0 of attestor_proposals t1
--   totalCount: totalCount
--
-- 0 parameters, prepared
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
              "attestor_proposals" t1
            where
              true
            order by
              t1."proposed_at" desc,
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
