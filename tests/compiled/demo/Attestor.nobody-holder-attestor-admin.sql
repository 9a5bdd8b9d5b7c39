-- consistency: bounded
-- attestor: row of attestors t1
--   active: column active
--
-- 2 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      max('{"active":' || t1."active"::text || '}') j,
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
