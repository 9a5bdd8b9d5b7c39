-- consistency: strict
-- termsAmendment: row of terms_amendments t1
--   seriesKey: column seriesKey; denied, else resolvers answer the request
--   attestorKey: column attestorKey; denied
--   state: column state; denied, else resolvers answer the request
--   termsCommitment: column termsCommitment; denied, else resolvers answer the request
--   newCap: column newCap; denied, else resolvers answer the request
--   proposedAt: column proposedAt; denied, else resolvers answer the request
--   series: one of series t2
--     cap: column cap
--     curve: one of curves t3
--       mint: column mint
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
        '{"seriesKey":' || $1::text || 'x0:' || json_build_array()::text || $1::text || ',"attestorKey":null,"state":' || $1::text || 'x0:' || json_build_array()::text || $1::text || ',"termsCommitment":' || $1::text || 'x0:' || json_build_array()::text || $1::text || ',"newCap":' || $1::text || 'x0:' || json_build_array()::text || $1::text || ',"proposedAt":' || $1::text || 'x0:' || json_build_array()::text || $1::text || ',"series":' || coalesce(l2.j, 'null') || '}'
      ) j,
      max((0)::text) s
    from
      (
        select
          *
        from
          "terms_amendments" t1
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
          '{"cap":"' || t2."cap"::text || '","curve":' || coalesce(l1.j, 'null') || ',"currency":' || $1::text || 'f0:' || json_build_array(t2."currency_code")::text || $1::text || ',"paymentToken":' || $1::text || 'r0:' || json_build_array(t2."chain", t2."key", t2."issuer", t2."phase")::text || $1::text || '}' j,
          null::text s
        from
          "series" t2
          left join lateral (
            select
              '{"mint":' || to_json(t3."mint")::text || '}' j,
              null::text s
            from
              "curves" t3
            where
              t3."chain" = t2."chain"
              and t3."series_key" = t2."key"
          ) l1 on true
        where
          t2."chain" = t1."chain"
          and t2."key" = t1."indexed_key"
      ) l2 on true
    having
      true
  ) r0
