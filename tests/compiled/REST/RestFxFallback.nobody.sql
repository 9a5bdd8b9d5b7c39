-- consistency: strict
-- viewer: row of accounts t1
--   relations: resolver (arguments) of id; denied
-- fxFallback: row of fx_fallback_signatures t2
--   signer: column signer; denied
--   signature: column signature; denied
--   digest: column digest; denied
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
      null::text j,
      null::text s
    having
      true
  ) r0
  cross join (
    select
      max('{"signer":null,"signature":null,"digest":null}') j,
      max((0)::text) s
    from
      (
        select
          *
        from
          "fx_fallback_signatures" t2
        where
          (
            (
              t2."chain" = $1
              and t2."series_key" = $2
              and t2."period" = $3
            )
            and false
          )
        limit
          1
      ) t2
    having
      true
  ) r1
