-- consistency: strict
-- attestor: row of attestors t1
--   active: column active
--   announcement: resolver (resolver) of chain, address
-- attestorProposals: list 0 of attestor_proposals t2
--   totalCount: totalCount
--
-- 3 parameters, prepared
select
  r0.j,
  r0.s,
  r1.j,
  r1.s
from
  (
    select
      max(
        '{"active":' || t1."active"::text || ',"announcement":' || $1::text || 'r0:' || json_build_array(t1."chain", t1."address")::text || $1::text || '}'
      ) j,
      max(null::text) s
    from
      (
        select
          *
        from
          "attestors" t1
        where
          (
            t1."chain" = $2
            and t1."address" = $3
          )
        limit
          1
      ) t1
    having
      true
  ) r0
  cross join (
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
              "attestor_proposals" t2
            where
              true
            order by
              t2."proposed_at" desc,
              t2."id" desc
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
  ) r1
