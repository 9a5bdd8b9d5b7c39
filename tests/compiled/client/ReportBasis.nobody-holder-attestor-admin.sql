-- consistency: bounded
-- series: row of series t1
--   currency: computed from currencyCode
--   indexingRule: column indexingRule
--   unitsOffered: column unitsOffered
--   terms: resolver (resolver) of chain, key, issuer, phase, unitsOffered, termsCommitment, currencyCode, indexingRule
--   reportBasis: resolver (arguments) of chain, key, issuer, phase
--
-- 4 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      max(
        '{"currency":' || $1::text || 'f0:' || json_build_array(t1."currency_code")::text || $1::text || ',"indexingRule":' || case
          when t1."indexing_rule"::text <> all ($2::text[]) then $1::text || 'x1:' || json_build_array()::text || $1::text
          else case t1."indexing_rule"::text
            when '1' then '"ANNUAL"'
            when '0' then '"NONE"'
          end
        end || ',"unitsOffered":"' || t1."units_offered"::text || '","terms":' || $1::text || 'r0:' || json_build_array(
          t1."chain",
          t1."key",
          t1."issuer",
          t1."phase",
          t1."units_offered"::text,
          t1."terms_commitment",
          t1."currency_code",
          t1."indexing_rule"
        )::text || $1::text || ',"reportBasis":' || $1::text || 'r1:' || json_build_array(t1."chain", t1."key", t1."issuer", t1."phase")::text || $1::text || '}'
      ) j,
      max(null::text) s
    from
      (
        select
          *
        from
          "series" t1
        where
          (
            t1."chain" = $3
            and t1."key" = $4
          )
        limit
          1
      ) t1
    having
      true
  ) r0
