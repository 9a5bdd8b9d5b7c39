-- consistency: strict
-- annualCase: row of tier3_annual t1
--   seriesKey: column seriesKey
--   attestorKey: column attestorKey
--   year: column year
--   state: column state
--   documentCount: resolver (sealed) of id, issuer, chain, attestorKey
--   openedAt: column openedAt
--   series: one of series t2
--     currency: computed from currencyCode
--     paymentToken: resolver (resolver) of chain, key, issuer, phase
--
-- 3 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      max(
        '{"seriesKey":' || to_json(t1."series_key")::text || ',"attestorKey":' || to_json(t1."attestor_key")::text || ',"year":' || t1."year"::text || ',"state":' || case
          when t1."state"::text <> all ($1::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
          else to_json(t1."state")::text
        end || ',"documentCount":' || $2::text || 'r0:' || json_build_array(t1."id", t1."issuer", t1."chain", t1."attestor_key")::text || $2::text || ',"openedAt":"' || to_char(t1."opened_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","series":' || coalesce(l1.j, 'null') || '}'
      ) j,
      max(null::text) s
    from
      (
        select
          *
        from
          "tier3_annual" t1
        where
          t1."id" = $3
        limit
          1
      ) t1
      left join lateral (
        select
          '{"currency":' || $2::text || 'f0:' || json_build_array(t2."currency_code")::text || $2::text || ',"paymentToken":' || $2::text || 'r1:' || json_build_array(t2."chain", t2."key", t2."issuer", t2."phase")::text || $2::text || '}' j,
          null::text s
        from
          "series" t2
        where
          t2."chain" = t1."chain"
          and t2."key" = t1."indexed_key"
      ) l1 on true
    having
      true
  ) r0
