-- consistency: bounded
-- series: row of series t1
--   id: global id of chain, key
--   terms: resolver (resolver) of chain, key, issuer, phase, unitsOffered, termsCommitment, currencyCode, indexingRule
--
-- 4 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      max(
        '{"id":"' || translate(
          encode(
            convert_to(
              'Series:' || case
                when t1."chain" = $1::text then t1."key"
                else t1."chain" || '/' || t1."key"
              end,
              'UTF8'
            ),
            'base64'
          ),
          E'\n',
          ''
        ) || '","terms":' || $2::text || 'r0:' || json_build_array(
          t1."chain",
          t1."key",
          t1."issuer",
          t1."phase",
          t1."units_offered"::text,
          t1."terms_commitment",
          t1."currency_code",
          t1."indexing_rule"
        )::text || $2::text || '}'
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
