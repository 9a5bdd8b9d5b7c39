-- consistency: strict
-- tier3Case: row of tier3_cases t1
--   seriesKey: column seriesKey; for attestor, else resolvers answer the request
--   attestorKey: column attestorKey; for attestor, else resolvers answer the request
--   period: column period; for attestor, else resolvers answer the request
--   state: column state; for attestor, else resolvers answer the request
--   liquidityFlag: column liquidityFlag; for attestor, else resolvers answer the request
--   incomeCommitment: column incomeCommitment; for attestor, else resolvers answer the request
--   priorIncomeCommitment: column priorIncomeCommitment; for attestor, else resolvers answer the request
--   payment: column payment; for attestor, else resolvers answer the request
--   opening: resolver (sealed) of id, issuer, chain, attestorKey
--   documentCount: resolver (sealed) of id, issuer, chain, attestorKey
--   openedAt: column openedAt; for attestor, else resolvers answer the request
--   series: one of series t2
--     currency: computed from currencyCode
--     paymentToken: resolver (resolver) of chain, key, issuer, phase
--
-- 8 parameters, prepared
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
        end || ',"period":' || case
          when t1f.f0 then '"' || (t1."period" / 10) || '-Q' || (t1."period" % 10) || '"'
          else $1::text || 'x0:' || json_build_array()::text || $1::text
        end || ',"state":' || case
          when t1f.f0 then case
            when t1."state"::text <> all ($2::text[]) then $1::text || 'x1:' || json_build_array()::text || $1::text
            else to_json(t1."state")::text
          end
          else $1::text || 'x0:' || json_build_array()::text || $1::text
        end || ',"liquidityFlag":' || case
          when t1f.f0 then case
            when t1."liquidity_flag"::text <> all ($3::text[]) then $1::text || 'x1:' || json_build_array()::text || $1::text
            else case t1."liquidity_flag"::text
              when '0' then '"CASH"'
              when '1' then '"NON_CASH"'
            end
          end
          else $1::text || 'x0:' || json_build_array()::text || $1::text
        end || ',"incomeCommitment":' || case
          when t1f.f0 then to_json(t1."income_commitment")::text
          else $1::text || 'x0:' || json_build_array()::text || $1::text
        end || ',"priorIncomeCommitment":' || case
          when t1f.f0 then to_json(t1."prior_income_commitment")::text
          else $1::text || 'x0:' || json_build_array()::text || $1::text
        end || ',"payment":' || case
          when t1f.f0 then '"' || t1."payment"::text || '"'
          else $1::text || 'x0:' || json_build_array()::text || $1::text
        end || ',"opening":' || $1::text || 'r0:' || json_build_array(t1."id", t1."issuer", t1."chain", t1."attestor_key")::text || $1::text || ',"documentCount":' || $1::text || 'r1:' || json_build_array(t1."id", t1."issuer", t1."chain", t1."attestor_key")::text || $1::text || ',"openedAt":' || case
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
          "tier3_cases" t1
        where
          (
            t1."id" = $4
            and (
              t1."chain" = $5
              and t1."attestor_key" = $6
            )
          )
        limit
          1
      ) t1
      cross join lateral (
        select
          (
            (
              t1."chain" = $7
              and t1."attestor_key" = $8
            )
          ) f0
        having
          true
      ) t1f
      left join lateral (
        select
          '{"currency":' || $1::text || 'f0:' || json_build_array(t2."currency_code")::text || $1::text || ',"paymentToken":' || $1::text || 'r2:' || json_build_array(t2."chain", t2."key", t2."issuer", t2."phase")::text || $1::text || '}' j,
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
