-- consistency: strict
-- annualCase: row of tier3_annual t1
--   seriesKey: column seriesKey; for attestor, else resolvers answer the request
--   attestorKey: column attestorKey; for attestor, else resolvers answer the request
--   year: column year; for attestor, else resolvers answer the request
--   state: column state; for attestor, else resolvers answer the request
--   documentCount: resolver (sealed) of id, issuer, chain, attestorKey
--   openedAt: column openedAt; for attestor, else resolvers answer the request
--   series: one of series t2
--     currency: computed from currencyCode
--     paymentToken: resolver (resolver) of chain, key, issuer, phase
--
-- 7 parameters, prepared
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
        end || ',"attestorKey":' || case
          when t1f.f0 then to_json(t1."attestor_key")::text
          else $1::text || 'x0:' || json_build_array()::text || $1::text
        end || ',"year":' || case
          when t1f.f0 then t1."year"::text
          else $1::text || 'x0:' || json_build_array()::text || $1::text
        end || ',"state":' || case
          when t1f.f0 then case
            when t1."state"::text <> all ($2::text[]) then $1::text || 'x1:' || json_build_array()::text || $1::text
            else to_json(t1."state")::text
          end
          else $1::text || 'x0:' || json_build_array()::text || $1::text
        end || ',"documentCount":' || $1::text || 'r0:' || json_build_array(t1."id", t1."issuer", t1."chain", t1."attestor_key")::text || $1::text || ',"openedAt":' || case
          when t1f.f0 then '"' || to_char(t1."opened_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
          else $1::text || 'x0:' || json_build_array()::text || $1::text
        end || ',"series":' || coalesce(l1.j, 'null') || '}'
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
            t1."id" = $3
            and (
              t1."chain" = $4
              and t1."attestor_key" = $5
            )
          )
        limit
          1
      ) t1
      cross join lateral (
        select
          (
            (
              t1."chain" = $6
              and t1."attestor_key" = $7
            )
          ) f0
        having
          true
      ) t1f
      left join lateral (
        select
          '{"currency":' || $1::text || 'f0:' || json_build_array(t2."currency_code")::text || $1::text || ',"paymentToken":' || $1::text || 'r1:' || json_build_array(t2."chain", t2."key", t2."issuer", t2."phase")::text || $1::text || '}' j,
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
