-- consistency: strict
-- viewer: row of accounts t1
--   relations: resolver (arguments) of id; for owner
-- fxFallback: row of fx_fallback_signatures t2
--   signer: column signer
--   signature: column signature
--   digest: column digest
--
-- 6 parameters, prepared
select
  r0.j,
  r0.s,
  r1.j,
  r1.s
from
  (
    select
      max(
        '{"relations":' || coalesce(
          case
            when t1f.f0 then $1::text || 'r0:' || json_build_array(t1."id")::text || $1::text
          end,
          'null'
        ) || '}'
      ) j,
      max(
        case
          when (t1f.f0) is not true then (
            (
              case
                when t1f.f0 then 0
                else 1
              end
            )
          )::text
        end
      ) s
    from
      (
        select
          *
        from
          "accounts" t1
        where
          t1."id" = $2
        limit
          1
      ) t1
      cross join lateral (
        select
          (t1."id" = $3) f0
        having
          true
      ) t1f
    having
      true
  ) r0
  cross join (
    select
      max(
        '{"signer":' || coalesce(to_json(t2."signer")::text, 'null') || ',"signature":' || coalesce(to_json(t2."signature")::text, 'null') || ',"digest":' || coalesce(to_json(t2."digest")::text, 'null') || '}'
      ) j,
      max(null::text) s
    from
      (
        select
          *
        from
          "fx_fallback_signatures" t2
        where
          (
            t2."chain" = $4
            and t2."series_key" = $5
            and t2."period" = $6
          )
        limit
          1
      ) t2
    having
      true
  ) r1
