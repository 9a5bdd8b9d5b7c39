-- consistency: strict
-- viewer: row of accounts t1
--   relations: resolver (arguments) of id; for owner
-- fxFallback: row of fx_fallback_signatures t2
--   signer: column signer; for issuer
--   signature: column signature; for issuer
--   digest: column digest; for issuer
--
-- 10 parameters, prepared
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
        '{"signer":' || coalesce(
          case
            when t2f.f0 then to_json(t2."signer")::text
          end,
          'null'
        ) || ',"signature":' || coalesce(
          case
            when t2f.f0 then to_json(t2."signature")::text
          end,
          'null'
        ) || ',"digest":' || coalesce(
          case
            when t2f.f0 then to_json(t2."digest")::text
          end,
          'null'
        ) || '}'
      ) j,
      max(
        case
          when (t2f.f0) is not true then (
            (
              case
                when t2f.f0 then 0
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
          "fx_fallback_signatures" t2
        where
          (
            (
              t2."chain" = $4
              and t2."series_key" = $5
              and t2."period" = $6
            )
            and (
              t2."chain" = $7
              and t2."issuer" = $8
            )
          )
        limit
          1
      ) t2
      cross join lateral (
        select
          (
            (
              t2."chain" = $9
              and t2."issuer" = $10
            )
          ) f0
        having
          true
      ) t2f
    having
      true
  ) r1
