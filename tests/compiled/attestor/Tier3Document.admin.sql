-- consistency: strict
-- tier3Case: row of tier3_cases t1
--   seriesKey: column seriesKey
--   document: resolver (sealed) of id, issuer, chain, attestorKey
--
-- 2 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      max(
        '{"seriesKey":' || to_json(t1."series_key")::text || ',"document":' || $1::text || 'r0:' || json_build_array(t1."id", t1."issuer", t1."chain", t1."attestor_key")::text || $1::text || '}'
      ) j,
      max(null::text) s
    from
      (
        select
          *
        from
          "tier3_cases" t1
        where
          t1."id" = $2
        limit
          1
      ) t1
    having
      true
  ) r0
