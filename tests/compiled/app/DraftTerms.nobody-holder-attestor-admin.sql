-- consistency: strict
-- node: row of attestors t1
--   __typename: "Attestor"
--
-- 2 parameters, prepared
select
  r0.j,
  r0.s
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
