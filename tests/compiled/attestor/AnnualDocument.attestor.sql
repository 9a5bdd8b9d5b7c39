-- consistency: strict
-- annualCase: row of tier3_annual t1
--   seriesKey: column seriesKey; for attestor, else resolvers answer the request
--   document: resolver (sealed) of id, issuer, chain, attestorKey
--
-- 6 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      max(
        '{"seriesKey":' || case
          when t1f.f0 then to_json(t1."series_key")::text
          else $1::text || 'x0:' || json_build_array()::text || $1::text
        end || ',"document":' || $1::text || 'r0:' || json_build_array(t1."id", t1."issuer", t1."chain", t1."attestor_key")::text || $1::text || '}'
      ) j,
      max(null::text) s
    from
      (
        select
          *
        from
          "tier3_annual" t1
        where
          (
            t1."id" = $2
            and (
              t1."chain" = $3
              and t1."attestor_key" = $4
            )
          )
        limit
          1
      ) t1
      cross join lateral (
        select
          (
            (
              t1."chain" = $5
              and t1."attestor_key" = $6
            )
          ) f0
        having
          true
      ) t1f
    having
      true
  ) r0
