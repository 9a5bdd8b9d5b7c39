-- consistency: strict
-- series: row of series t1
--   state: column state
--   cap: column cap
--   termsCommitment: column termsCommitment
--   terms: resolver (resolver) of chain, key, issuer, phase, unitsOffered, termsCommitment, currencyCode, indexingRule
--   tier3Cases: list 0 of tier3_cases t2
--     edges:
--       node:
--         state: column state
--         period: column period
--         attestorKey: column attestorKey
--         priorIncomeCommitment: column priorIncomeCommitment
--         incomeCommitment: column incomeCommitment
--         liquidityFlag: column liquidityFlag
--         payment: column payment
--         opening: resolver (sealed) of id, issuer, chain, attestorKey
--         documentCount: resolver (sealed) of id, issuer, chain, attestorKey
--         document: resolver (sealed) of id, issuer, chain, attestorKey
--         attestation: resolver (resolver) of id, issuer, chain, attestorKey, attestation
--   amendments: list 1 of terms_amendments t3
--     edges:
--       node:
--         state: column state
--         attestorKey: column attestorKey
--         termsCommitment: column termsCommitment
--         newCap: column newCap
--         amendmentNonce: column amendmentNonce
--         digest: column digest
--         terms: resolver (resolver) of id, issuer, chain, seriesKey, attestorKey, state, termsCommitment, series.phase, series.unitsOffered, series.currencyCode, series.indexingRule
--   hardshipRequests: list 2 of hardship_requests t4
--     edges:
--       node:
--         state: column state
--         pauseEndsAt: column until
--         decidedAt: column decidedAt
--         endedAt: column endedAt
--         attestorKey: column attestorKey
--         decisionCode: column decisionCode
--         reason: resolver (sealed) of id, issuer, chain, seriesKey, state, attestorKey
--         approval: resolver (resolver) of id, issuer, chain, seriesKey, state, attestorKey, approval, relayTx
--   annualCases: list 3 of tier3_annual t5
--     edges:
--       node:
--         state: column state
--         year: column year
--         attestorKey: column attestorKey
--         trueupSigner: column trueupSigner
--         trueupNonce: column trueupNonce
--         attestedAt: column attestationTs
--         adjustment: column adjustment
--         trueupDigest: column trueupDigest
--   extinguishmentRequests: list 4 of extinguishment_requests t6
--     edges:
--       node:
--         state: column state
--         attestorKeys: computed from attestorKeyA, attestorKeyB
--         evidence: resolver (sealed) of id, issuer, chain, attestorKeyA, attestorKeyB
--         extinguishNonce: column extinguishNonce
--         signers: computed from signatures
--         signatures: resolver (resolver) of id, issuer, chain, attestorKeyA, attestorKeyB, state, signatures
--         relayTx: column relayTx
-- termsAccessLog: list 5 of terms_access_log t7
--   edges:
--     node:
--       relation: column relation
--       wallet: column wallet
--
-- 21 parameters, prepared
select
  r0.j,
  r0.s,
  r1.j,
  r1.s
from
  (
    select
      max(
        '{"state":' || case
          when t1."state"::text <> all ($1::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
          else to_json(t1."state")::text
        end || ',"cap":"' || t1."cap"::text || '","termsCommitment":' || to_json(t1."terms_commitment")::text || ',"terms":' || $2::text || 'r0:' || json_build_array(
          t1."chain",
          t1."key",
          t1."issuer",
          t1."phase",
          t1."units_offered"::text,
          t1."terms_commitment",
          t1."currency_code",
          t1."indexing_rule"
        )::text || $2::text || ',"tier3Cases":' || l1.j || ',"amendments":' || l2.j || ',"hardshipRequests":' || l3.j || ',"annualCases":' || l4.j || ',"extinguishmentRequests":' || l5.j || '}'
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
      cross join lateral (
        select
          '{"edges":[' || coalesce(
            string_agg(
              '{"node":{"state":' || case
                when t2."state"::text <> all ($5::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                else to_json(t2."state")::text
              end || ',"period":"' || (t2."period" / 10) || '-Q' || (t2."period" % 10) || '","attestorKey":' || to_json(t2."attestor_key")::text || ',"priorIncomeCommitment":' || to_json(t2."prior_income_commitment")::text || ',"incomeCommitment":' || to_json(t2."income_commitment")::text || ',"liquidityFlag":' || case
                when t2."liquidity_flag"::text <> all ($6::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                else case t2."liquidity_flag"::text
                  when '0' then '"CASH"'
                  when '1' then '"NON_CASH"'
                end
              end || ',"payment":"' || t2."payment"::text || '","opening":' || $2::text || 'r1:' || json_build_array(t2._i, t2."id", t2."issuer", t2."chain", t2."attestor_key")::text || $2::text || ',"documentCount":' || $2::text || 'r2:' || json_build_array(t2._i, t2."id", t2."issuer", t2."chain", t2."attestor_key")::text || $2::text || ',"document":' || $2::text || 'r3:' || json_build_array(t2._i, t2."id", t2."issuer", t2."chain", t2."attestor_key")::text || $2::text || ',"attestation":' || $2::text || 'r4:' || json_build_array(t2._i, t2."id", t2."issuer", t2."chain", t2."attestor_key", t2."attestation")::text || $2::text || '}}',
              ','
              order by
                t2._p
            ),
            ''
          ) || ']}' j,
          null::text s
        from
          (
            select
              *,
              _p - 1 _i
            from
              (
                select
                  *,
                  row_number() over (
                    order by
                      t2."opened_at" desc,
                      t2."id" desc
                  ) _p
                from
                  (
                    select
                      *
                    from
                      "tier3_cases" t2
                    where
                      t2."chain" = t1."chain"
                      and t2."indexed_key" = t1."key"
                    order by
                      t2."opened_at" desc,
                      t2."id" desc
                    limit
                      $7::int
                  ) t2
              ) t2
          ) t2
        having
          true
      ) l1
      cross join lateral (
        select
          '{"edges":[' || coalesce(
            string_agg(
              '{"node":{"state":' || case
                when t3."state"::text <> all ($8::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                else to_json(t3."state")::text
              end || ',"attestorKey":' || coalesce(to_json(t3."attestor_key")::text, 'null') || ',"termsCommitment":' || to_json(t3."terms_commitment")::text || ',"newCap":"' || t3."new_cap"::text || '","amendmentNonce":' || coalesce('"' || t3."amendment_nonce"::text || '"', 'null') || ',"digest":' || coalesce(to_json(t3."digest")::text, 'null') || ',"terms":' || $2::text || 'r5:' || json_build_array(
                t3._i,
                t3."id",
                t3."issuer",
                t3."chain",
                t3."series_key",
                t3."attestor_key",
                t3."state",
                t3."terms_commitment",
                (
                  select
                    json_build_array(t3m."phase", t3m."units_offered"::text, t3m."currency_code", t3m."indexing_rule")
                  from
                    "series" t3m
                  where
                    t3m."chain" = t3."chain"
                    and t3m."key" = t3."indexed_key"
                )
              )::text || $2::text || '}}',
              ','
              order by
                t3._p
            ),
            ''
          ) || ']}' j,
          null::text s
        from
          (
            select
              *,
              _p - 1 _i
            from
              (
                select
                  *,
                  row_number() over (
                    order by
                      t3."proposed_at" desc,
                      t3."id" desc
                  ) _p
                from
                  (
                    select
                      *
                    from
                      "terms_amendments" t3
                    where
                      t3."chain" = t1."chain"
                      and t3."indexed_key" = t1."key"
                    order by
                      t3."proposed_at" desc,
                      t3."id" desc
                    limit
                      $9::int
                  ) t3
              ) t3
          ) t3
        having
          true
      ) l2
      cross join lateral (
        select
          '{"edges":[' || coalesce(
            string_agg(
              '{"node":{"state":' || case
                when t4."state"::text <> all ($10::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                else to_json(t4."state")::text
              end || ',"pauseEndsAt":' || coalesce('"' || to_char(t4."until" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"', 'null') || ',"decidedAt":' || coalesce('"' || to_char(t4."decided_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"', 'null') || ',"endedAt":' || coalesce('"' || to_char(t4."ended_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"', 'null') || ',"attestorKey":' || coalesce(to_json(t4."attestor_key")::text, 'null') || ',"decisionCode":' || coalesce(
                case
                  when t4."decision_code"::text <> all ($11::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                  else to_json(t4."decision_code")::text
                end,
                'null'
              ) || ',"reason":' || $2::text || 'r6:' || json_build_array(t4._i, t4."id", t4."issuer", t4."chain", t4."series_key", t4."state", t4."attestor_key")::text || $2::text || ',"approval":' || $2::text || 'r7:' || json_build_array(
                t4._i,
                t4."id",
                t4."issuer",
                t4."chain",
                t4."series_key",
                t4."state",
                t4."attestor_key",
                t4."approval",
                t4."relay_tx"
              )::text || $2::text || '}}',
              ','
              order by
                t4._p
            ),
            ''
          ) || ']}' j,
          null::text s
        from
          (
            select
              *,
              _p - 1 _i
            from
              (
                select
                  *,
                  row_number() over (
                    order by
                      t4."opened_at" desc,
                      t4."id" desc
                  ) _p
                from
                  (
                    select
                      *
                    from
                      "hardship_requests" t4
                    where
                      t4."chain" = t1."chain"
                      and t4."indexed_key" = t1."key"
                      and t4."state" <> $12
                    order by
                      t4."opened_at" desc,
                      t4."id" desc
                    limit
                      $13::int
                  ) t4
              ) t4
          ) t4
        having
          true
      ) l3
      cross join lateral (
        select
          '{"edges":[' || coalesce(
            string_agg(
              '{"node":{"state":' || case
                when t5."state"::text <> all ($14::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                else to_json(t5."state")::text
              end || ',"year":' || t5."year"::text || ',"attestorKey":' || to_json(t5."attestor_key")::text || ',"trueupSigner":' || coalesce(to_json(t5."trueup_signer")::text, 'null') || ',"trueupNonce":' || coalesce('"' || t5."trueup_nonce"::text || '"', 'null') || ',"attestedAt":' || coalesce(
                '"' || to_char(t5."attestation_ts" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"',
                'null'
              ) || ',"adjustment":' || coalesce('"' || t5."adjustment"::text || '"', 'null') || ',"trueupDigest":' || coalesce(to_json(t5."trueup_digest")::text, 'null') || '}}',
              ','
              order by
                t5._p
            ),
            ''
          ) || ']}' j,
          null::text s
        from
          (
            select
              *,
              row_number() over (
                order by
                  t5."opened_at" desc,
                  t5."id" desc
              ) _p
            from
              (
                select
                  *
                from
                  "tier3_annual" t5
                where
                  t5."chain" = t1."chain"
                  and t5."indexed_key" = t1."key"
                order by
                  t5."opened_at" desc,
                  t5."id" desc
                limit
                  $15::int
              ) t5
          ) t5
        having
          true
      ) l4
      cross join lateral (
        select
          '{"edges":[' || coalesce(
            string_agg(
              '{"node":{"state":' || case
                when t6."state"::text <> all ($16::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                else to_json(t6."state")::text
              end || ',"attestorKeys":' || $2::text || 'f0:' || json_build_array(t6."attestor_key_a", t6."attestor_key_b")::text || $2::text || ',"evidence":' || $2::text || 'r8:' || json_build_array(t6._i, t6."id", t6."issuer", t6."chain", t6."attestor_key_a", t6."attestor_key_b")::text || $2::text || ',"extinguishNonce":' || coalesce('"' || t6."extinguish_nonce"::text || '"', 'null') || ',"signers":' || $2::text || 'f1:' || json_build_array(t6."signatures")::text || $2::text || ',"signatures":' || $2::text || 'r9:' || json_build_array(
                t6._i,
                t6."id",
                t6."issuer",
                t6."chain",
                t6."attestor_key_a",
                t6."attestor_key_b",
                t6."state",
                t6."signatures"
              )::text || $2::text || ',"relayTx":' || coalesce(to_json(t6."relay_tx")::text, 'null') || '}}',
              ','
              order by
                t6._p
            ),
            ''
          ) || ']}' j,
          null::text s
        from
          (
            select
              *,
              _p - 1 _i
            from
              (
                select
                  *,
                  row_number() over (
                    order by
                      t6."opened_at" desc,
                      t6."id" desc
                  ) _p
                from
                  (
                    select
                      *
                    from
                      "extinguishment_requests" t6
                    where
                      t6."chain" = t1."chain"
                      and t6."indexed_key" = t1."key"
                    order by
                      t6."opened_at" desc,
                      t6."id" desc
                    limit
                      $17::int
                  ) t6
              ) t6
          ) t6
        having
          true
      ) l5
    having
      true
  ) r0
  cross join (
    select
      '{"edges":[' || coalesce(
        string_agg(
          '{"node":{"relation":' || case
            when t7."relation"::text <> all ($18::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
            else case t7."relation"::text
              when 'attestor' then '"ATTESTOR"'
              when 'backer' then '"BACKER"'
              when 'issuer' then '"ISSUER"'
            end
          end || ',"wallet":' || coalesce(to_json(t7."wallet")::text, 'null') || '}}',
          ','
          order by
            t7._p
        ),
        ''
      ) || ']}' j,
      null::text s
    from
      (
        select
          *,
          row_number() over (
            order by
              t7."at" desc,
              t7."id" desc
          ) _p
        from
          (
            select
              *
            from
              "terms_access_log" t7
            where
              (
                t7."chain" = $19
                and t7."series_key" = $20
              )
            order by
              t7."at" desc,
              t7."id" desc
            limit
              $21::int
          ) t7
      ) t7
    having
      true
  ) r1
