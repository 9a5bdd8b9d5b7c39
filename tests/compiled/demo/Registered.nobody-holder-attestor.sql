-- consistency: bounded
-- attestor: row of attestors t1
--   active: column active
--   announcement: resolver (resolver) of chain, address
-- attestorProposals: resolver, which refuses the viewer’s scopes
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
      null::text j,
      null::text s
    having
      true
  ) r1
