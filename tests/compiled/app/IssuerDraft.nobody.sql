-- consistency: strict
-- node: row of attestors t1
--   __typename: "Attestor"
-- myContractSessions: resolver, which refuses the viewer’s scopes
--
-- 2 parameters, prepared
select
  r0.j,
  r0.s,
  r1.j,
  r1.s
from
  (
    select
      max('{"__typename":"Attestor"}') j,
      max(null::text) s
    from
      (
        select
          *
        from
          "attestors" t1
        where
          (
            t1."chain" = $1
            and t1."address" = $2
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
