-- consistency: strict
-- tier3Case: row of tier3_cases t1
--   seriesKey: column seriesKey; denied, else resolvers answer the request
--   attestorKey: column attestorKey; denied, else resolvers answer the request
--   period: column period; denied, else resolvers answer the request
--   state: column state; denied, else resolvers answer the request
--   liquidityFlag: column liquidityFlag; denied, else resolvers answer the request
--   incomeCommitment: column incomeCommitment; denied, else resolvers answer the request
--   priorIncomeCommitment: column priorIncomeCommitment; denied, else resolvers answer the request
--   payment: column payment; denied, else resolvers answer the request
--   opening: resolver (sealed) of id, issuer, chain, attestorKey
--   documentCount: resolver (sealed) of id, issuer, chain, attestorKey
--   openedAt: column openedAt; denied, else resolvers answer the request
--   series: one of series t2
--     currency: computed from currencyCode
--     paymentToken: resolver (resolver) of chain, key, issuer, phase
--
-- 2 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      max(
        '{"seriesKey":' || $1::text || 'x0:' || json_build_array()::text || $1::text || ',"attestorKey":' || $1::text || 'x0:' || json_build_array()::text || $1::text || ',"period":' || $1::text || 'x0:' || json_build_array()::text || $1::text || ',"state":' || $1::text || 'x0:' || json_build_array()::text || $1::text || ',"liquidityFlag":' || $1::text || 'x0:' || json_build_array()::text || $1::text || ',"incomeCommitment":' || $1::text || 'x0:' || json_build_array()::text || $1::text || ',"priorIncomeCommitment":' || $1::text || 'x0:' || json_build_array()::text || $1::text || ',"payment":' || $1::text || 'x0:' || json_build_array()::text || $1::text || ',"opening":' || $1::text || 'r0:' || json_build_array(t1."id", t1."issuer", t1."chain", t1."attestor_key")::text || $1::text || ',"documentCount":' || $1::text || 'r1:' || json_build_array(t1."id", t1."issuer", t1."chain", t1."attestor_key")::text || $1::text || ',"openedAt":' || $1::text || 'x0:' || json_build_array()::text || $1::text || ',"series":' || coalesce(l1.j, 'null') || '}'
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
            t1."id" = $2
            and false
          )
        limit
          1
      ) t1
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
