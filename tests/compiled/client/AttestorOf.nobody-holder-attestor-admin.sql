-- consistency: bounded
-- attestor: row of attestors t1
--   address: column address
--   active: column active
--   announcement: resolver (resolver) of chain, address
--
-- 3 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      max(
        '{"address":' || to_json(t1."address")::text || ',"active":' || t1."active"::text || ',"announcement":' || $1::text || 'r0:' || json_build_array(t1."chain", t1."address")::text || $1::text || '}'
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
