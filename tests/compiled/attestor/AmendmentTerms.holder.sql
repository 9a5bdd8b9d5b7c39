-- consistency: strict
-- termsAmendment: row of terms_amendments t1
--   terms: resolver (resolver) of id, issuer, chain, seriesKey, attestorKey, state, termsCommitment, series.phase, series.unitsOffered, series.currencyCode, series.indexingRule
--   series: one of series t2
--     currency: computed from currencyCode
--     indexingRule: column indexingRule
--     unitsOffered: column unitsOffered
--
-- 5 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      max(
        '{"terms":' || $1::text || 'r0:' || json_build_array(
          t1."id",
          t1."issuer",
          t1."chain",
          t1."series_key",
          t1."attestor_key",
          t1."state",
          t1."terms_commitment",
          (
            select
              json_build_array(t1m."phase", t1m."units_offered"::text, t1m."currency_code", t1m."indexing_rule")
            from
              "series" t1m
            where
              t1m."chain" = t1."chain"
              and t1m."key" = t1."indexed_key"
          )
        )::text || $1::text || ',"series":' || coalesce(l1.j, 'null') || '}'
      ) j,
      max(null::text) s
    from
      (
        select
          *
        from
          "terms_amendments" t1
        where
          (
            t1."id" = $2
            and (
              t1."chain" = $3
              and t1."issuer" = $4
            )
          )
        limit
          1
      ) t1
      left join lateral (
        select
          '{"currency":' || $1::text || 'f0:' || json_build_array(t2."currency_code")::text || $1::text || ',"indexingRule":' || case
            when t2."indexing_rule"::text <> all ($5::text[]) then $1::text || 'x1:' || json_build_array()::text || $1::text
            else case t2."indexing_rule"::text
              when '1' then '"ANNUAL"'
              when '0' then '"NONE"'
            end
          end || ',"unitsOffered":"' || t2."units_offered"::text || '"}' j,
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
