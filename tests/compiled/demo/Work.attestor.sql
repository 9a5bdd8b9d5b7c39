-- consistency: strict
-- series: row of series t1
--   state: column state
--   cap: column cap
--   termsCommitment: column termsCommitment
--   terms: resolver (resolver) of chain, key, issuer, phase, unitsOffered, termsCommitment, currencyCode, indexingRule
--   tier3Cases: list 0 of tier3_cases t2
--     edges:
--       node:
--         state: column state; for attestor, else resolvers answer the request
--         period: column period; for attestor, else resolvers answer the request
--         attestorKey: column attestorKey; for attestor, else resolvers answer the request
--         priorIncomeCommitment: column priorIncomeCommitment; for attestor, else resolvers answer the request
--         incomeCommitment: column incomeCommitment; for attestor, else resolvers answer the request
--         liquidityFlag: column liquidityFlag; for attestor, else resolvers answer the request
--         payment: column payment; for attestor, else resolvers answer the request
--         opening: resolver (sealed) of id, issuer, chain, attestorKey
--         documentCount: resolver (sealed) of id, issuer, chain, attestorKey
--         document: resolver (sealed) of id, issuer, chain, attestorKey
--         attestation: resolver (resolver) of id, issuer, chain, attestorKey, attestation; for attestor
--   amendments: list 1 of terms_amendments t3
--     edges:
--       node:
--         state: column state; for attestor, else resolvers answer the request
--         attestorKey: column attestorKey; for attestor
--         termsCommitment: column termsCommitment; for attestor, else resolvers answer the request
--         newCap: column newCap; for attestor, else resolvers answer the request
--         amendmentNonce: column amendmentNonce; for attestor
--         digest: column digest; for attestor
--         terms: resolver (resolver) of id, issuer, chain, seriesKey, attestorKey, state, termsCommitment, series.phase, series.unitsOffered, series.currencyCode, series.indexingRule
--   hardshipRequests: list 2 of hardship_requests t4
--     edges:
--       node:
--         state: column state; for attestor, else resolvers answer the request
--         pauseEndsAt: column until; for attestor
--         decidedAt: column decidedAt; for attestor
--         endedAt: column endedAt; for attestor
--         attestorKey: column attestorKey; for attestor
--         decisionCode: column decisionCode; for attestor
--         reason: resolver (sealed) of id, issuer, chain, seriesKey, state, attestorKey
--         approval: resolver (resolver) of id, issuer, chain, seriesKey, state, attestorKey, approval, relayTx; for attestor
--   annualCases: list 3 of tier3_annual t5
--     edges:
--       node:
--         state: column state; for attestor, else resolvers answer the request
--         year: column year; for attestor, else resolvers answer the request
--         attestorKey: column attestorKey; for attestor, else resolvers answer the request
--         trueupSigner: column trueupSigner; for attestor
--         trueupNonce: column trueupNonce; for attestor
--         attestedAt: column attestationTs; for attestor
--         adjustment: column adjustment; for attestor
--         trueupDigest: column trueupDigest; for attestor
--   extinguishmentRequests: list 4 of extinguishment_requests t6
--     edges:
--       node:
--         state: column state; for attestor, else resolvers answer the request
--         attestorKeys: computed from attestorKeyA, attestorKeyB; for attestor
--         evidence: resolver (sealed) of id, issuer, chain, attestorKeyA, attestorKeyB
--         extinguishNonce: column extinguishNonce; for attestor
--         signers: computed from signatures; for attestor
--         signatures: resolver (resolver) of id, issuer, chain, attestorKeyA, attestorKeyB, state, signatures; for attestor
--         relayTx: column relayTx; for attestor
-- termsAccessLog: list 5 of terms_access_log t7
--   edges:
--     node:
--       relation: column relation; denied, else resolvers answer the request
--       wallet: column wallet; denied
--
-- 45 parameters, not prepared
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
      max(
        case
          when l1.s is not null
          or l2.s is not null
          or l3.s is not null
          or l4.s is not null
          or l5.s is not null then '[' || (0)::text || ',' || coalesce(l1.s, 'null') || ',' || coalesce(l2.s, 'null') || ',' || coalesce(l3.s, 'null') || ',' || coalesce(l4.s, 'null') || ',' || coalesce(l5.s, 'null') || ']'
        end
      ) s
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
                when t2f.f0 then case
                  when t2."state"::text <> all ($5::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                  else to_json(t2."state")::text
                end
                else $2::text || 'x0:' || json_build_array()::text || $2::text
              end || ',"period":' || case
                when t2f.f0 then '"' || (t2."period" / 10) || '-Q' || (t2."period" % 10) || '"'
                else $2::text || 'x0:' || json_build_array()::text || $2::text
              end || ',"attestorKey":' || case
                when t2f.f0 then to_json(t2."attestor_key")::text
                else $2::text || 'x0:' || json_build_array()::text || $2::text
              end || ',"priorIncomeCommitment":' || case
                when t2f.f0 then to_json(t2."prior_income_commitment")::text
                else $2::text || 'x0:' || json_build_array()::text || $2::text
              end || ',"incomeCommitment":' || case
                when t2f.f0 then to_json(t2."income_commitment")::text
                else $2::text || 'x0:' || json_build_array()::text || $2::text
              end || ',"liquidityFlag":' || case
                when t2f.f0 then case
                  when t2."liquidity_flag"::text <> all ($6::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                  else case t2."liquidity_flag"::text
                    when '0' then '"CASH"'
                    when '1' then '"NON_CASH"'
                  end
                end
                else $2::text || 'x0:' || json_build_array()::text || $2::text
              end || ',"payment":' || case
                when t2f.f0 then '"' || t2."payment"::text || '"'
                else $2::text || 'x0:' || json_build_array()::text || $2::text
              end || ',"opening":' || $2::text || 'r1:' || json_build_array(t2._i, t2."id", t2."issuer", t2."chain", t2."attestor_key")::text || $2::text || ',"documentCount":' || $2::text || 'r2:' || json_build_array(t2._i, t2."id", t2."issuer", t2."chain", t2."attestor_key")::text || $2::text || ',"document":' || $2::text || 'r3:' || json_build_array(t2._i, t2."id", t2."issuer", t2."chain", t2."attestor_key")::text || $2::text || ',"attestation":' || coalesce(
                case
                  when t2f.f0 then $2::text || 'r4:' || json_build_array(t2._i, t2."id", t2."issuer", t2."chain", t2."attestor_key", t2."attestation")::text || $2::text
                end,
                'null'
              ) || '}}',
              ','
              order by
                t2._p
            ),
            ''
          ) || ']}' j,
          case
            when max(
              case
                when case
                  when (t2f.f0) is not true then (
                    (
                      case
                        when t2f.f0 then 0
                        else 1
                      end
                    )
                  )::text
                end is not null then t2._p
              end
            ) is not null then '[' || string_agg(
              coalesce(
                case
                  when (t2f.f0) is not true then (
                    (
                      case
                        when t2f.f0 then 0
                        else 1
                      end
                    )
                  )::text
                end,
                'null'
              ),
              ','
              order by
                t2._p
            ) || ']'
          end s
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
                      and (
                        t2."chain" = $7
                        and t2."attestor_key" = $8
                      )
                    order by
                      t2."opened_at" desc,
                      t2."id" desc
                    limit
                      $9::int
                  ) t2
              ) t2
          ) t2
          cross join lateral (
            select
              (
                (
                  t2."chain" = $10
                  and t2."attestor_key" = $11
                )
              ) f0
            having
              true
          ) t2f
        having
          true
      ) l1
      cross join lateral (
        select
          '{"edges":[' || coalesce(
            string_agg(
              '{"node":{"state":' || case
                when t3f.f0 then case
                  when t3."state"::text <> all ($12::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                  else to_json(t3."state")::text
                end
                else $2::text || 'x0:' || json_build_array()::text || $2::text
              end || ',"attestorKey":' || coalesce(
                case
                  when t3f.f0 then to_json(t3."attestor_key")::text
                end,
                'null'
              ) || ',"termsCommitment":' || case
                when t3f.f0 then to_json(t3."terms_commitment")::text
                else $2::text || 'x0:' || json_build_array()::text || $2::text
              end || ',"newCap":' || case
                when t3f.f0 then '"' || t3."new_cap"::text || '"'
                else $2::text || 'x0:' || json_build_array()::text || $2::text
              end || ',"amendmentNonce":' || coalesce(
                case
                  when t3f.f0 then '"' || t3."amendment_nonce"::text || '"'
                end,
                'null'
              ) || ',"digest":' || coalesce(
                case
                  when t3f.f0 then to_json(t3."digest")::text
                end,
                'null'
              ) || ',"terms":' || $2::text || 'r5:' || json_build_array(
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
          case
            when max(
              case
                when case
                  when (t3f.f0) is not true then (
                    (
                      case
                        when t3f.f0 then 0
                        else 1
                      end
                    )
                  )::text
                end is not null then t3._p
              end
            ) is not null then '[' || string_agg(
              coalesce(
                case
                  when (t3f.f0) is not true then (
                    (
                      case
                        when t3f.f0 then 0
                        else 1
                      end
                    )
                  )::text
                end,
                'null'
              ),
              ','
              order by
                t3._p
            ) || ']'
          end s
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
                      and t3."chain" = $13
                    order by
                      t3."proposed_at" desc,
                      t3."id" desc
                    limit
                      $14::int
                  ) t3
              ) t3
          ) t3
          cross join lateral (
            select
              (t3."chain" = $15) f0
            having
              true
          ) t3f
        having
          true
      ) l2
      cross join lateral (
        select
          '{"edges":[' || coalesce(
            string_agg(
              '{"node":{"state":' || case
                when t4f.f0 then case
                  when t4."state"::text <> all ($16::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                  else to_json(t4."state")::text
                end
                else $2::text || 'x0:' || json_build_array()::text || $2::text
              end || ',"pauseEndsAt":' || coalesce(
                case
                  when t4f.f0 then '"' || to_char(t4."until" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
                end,
                'null'
              ) || ',"decidedAt":' || coalesce(
                case
                  when t4f.f0 then '"' || to_char(t4."decided_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
                end,
                'null'
              ) || ',"endedAt":' || coalesce(
                case
                  when t4f.f0 then '"' || to_char(t4."ended_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
                end,
                'null'
              ) || ',"attestorKey":' || coalesce(
                case
                  when t4f.f0 then to_json(t4."attestor_key")::text
                end,
                'null'
              ) || ',"decisionCode":' || coalesce(
                case
                  when t4f.f0 then case
                    when t4."decision_code"::text <> all ($17::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                    else to_json(t4."decision_code")::text
                  end
                end,
                'null'
              ) || ',"reason":' || $2::text || 'r6:' || json_build_array(t4._i, t4."id", t4."issuer", t4."chain", t4."series_key", t4."state", t4."attestor_key")::text || $2::text || ',"approval":' || coalesce(
                case
                  when t4f.f0 then $2::text || 'r7:' || json_build_array(
                    t4._i,
                    t4."id",
                    t4."issuer",
                    t4."chain",
                    t4."series_key",
                    t4."state",
                    t4."attestor_key",
                    t4."approval",
                    t4."relay_tx"
                  )::text || $2::text
                end,
                'null'
              ) || '}}',
              ','
              order by
                t4._p
            ),
            ''
          ) || ']}' j,
          case
            when max(
              case
                when case
                  when (t4f.f0) is not true then (
                    (
                      case
                        when t4f.f0 then 0
                        else 1
                      end
                    )
                  )::text
                end is not null then t4._p
              end
            ) is not null then '[' || string_agg(
              coalesce(
                case
                  when (t4f.f0) is not true then (
                    (
                      case
                        when t4f.f0 then 0
                        else 1
                      end
                    )
                  )::text
                end,
                'null'
              ),
              ','
              order by
                t4._p
            ) || ']'
          end s
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
                    select distinct
                      on (t4."opened_at", t4."id") *
                    from
                      (
                        (
                          select
                            *
                          from
                            "hardship_requests" t4
                          where
                            t4."chain" = t1."chain"
                            and t4."indexed_key" = t1."key"
                            and (
                              t4."state" <> $18
                              and (
                                t4."chain" = $19
                                and t4."attestor_key" = $20
                              )
                            )
                          order by
                            t4."opened_at" desc,
                            t4."id" desc
                          limit
                            $21::int
                        )
                        union all
                        (
                          select
                            *
                          from
                            "hardship_requests" t4
                          where
                            t4."chain" = t1."chain"
                            and t4."indexed_key" = t1."key"
                            and (
                              t4."state" <> $22
                              and exists (
                                select
                                  1
                                from
                                  "positions" t4w1
                                where
                                  t4w1."chain" = t1."chain"
                                  and t4w1."series_key" = t1."key"
                                  and (
                                    (
                                      t4w1."chain" = $23
                                      and false
                                    )
                                    and (
                                      t4w1."units" > $24
                                      or t4w1."burned_units" > $25
                                    )
                                  )
                              )
                            )
                          order by
                            t4."opened_at" desc,
                            t4."id" desc
                          limit
                            $21::int
                        )
                      ) t4
                    order by
                      t4."opened_at" desc,
                      t4."id" desc
                    limit
                      $21::int
                  ) t4
              ) t4
          ) t4
          cross join lateral (
            select
              (
                (
                  (
                    t4."chain" = $26
                    and t4."attestor_key" = $27
                  )
                  and t4."state" <> $28
                )
              ) f0
            having
              true
          ) t4f
        having
          true
      ) l3
      cross join lateral (
        select
          '{"edges":[' || coalesce(
            string_agg(
              '{"node":{"state":' || case
                when t5f.f0 then case
                  when t5."state"::text <> all ($29::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                  else to_json(t5."state")::text
                end
                else $2::text || 'x0:' || json_build_array()::text || $2::text
              end || ',"year":' || case
                when t5f.f0 then t5."year"::text
                else $2::text || 'x0:' || json_build_array()::text || $2::text
              end || ',"attestorKey":' || case
                when t5f.f0 then to_json(t5."attestor_key")::text
                else $2::text || 'x0:' || json_build_array()::text || $2::text
              end || ',"trueupSigner":' || coalesce(
                case
                  when t5f.f0 then to_json(t5."trueup_signer")::text
                end,
                'null'
              ) || ',"trueupNonce":' || coalesce(
                case
                  when t5f.f0 then '"' || t5."trueup_nonce"::text || '"'
                end,
                'null'
              ) || ',"attestedAt":' || coalesce(
                case
                  when t5f.f0 then '"' || to_char(t5."attestation_ts" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
                end,
                'null'
              ) || ',"adjustment":' || coalesce(
                case
                  when t5f.f0 then '"' || t5."adjustment"::text || '"'
                end,
                'null'
              ) || ',"trueupDigest":' || coalesce(
                case
                  when t5f.f0 then to_json(t5."trueup_digest")::text
                end,
                'null'
              ) || '}}',
              ','
              order by
                t5._p
            ),
            ''
          ) || ']}' j,
          case
            when max(
              case
                when case
                  when (t5f.f0) is not true then (
                    (
                      case
                        when t5f.f0 then 0
                        else 1
                      end
                    )
                  )::text
                end is not null then t5._p
              end
            ) is not null then '[' || string_agg(
              coalesce(
                case
                  when (t5f.f0) is not true then (
                    (
                      case
                        when t5f.f0 then 0
                        else 1
                      end
                    )
                  )::text
                end,
                'null'
              ),
              ','
              order by
                t5._p
            ) || ']'
          end s
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
                  and (
                    t5."chain" = $30
                    and t5."attestor_key" = $31
                  )
                order by
                  t5."opened_at" desc,
                  t5."id" desc
                limit
                  $32::int
              ) t5
          ) t5
          cross join lateral (
            select
              (
                (
                  t5."chain" = $33
                  and t5."attestor_key" = $34
                )
              ) f0
            having
              true
          ) t5f
        having
          true
      ) l4
      cross join lateral (
        select
          '{"edges":[' || coalesce(
            string_agg(
              '{"node":{"state":' || case
                when t6f.f0 then case
                  when t6."state"::text <> all ($35::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                  else to_json(t6."state")::text
                end
                else $2::text || 'x0:' || json_build_array()::text || $2::text
              end || ',"attestorKeys":' || coalesce(
                case
                  when t6f.f0 then $2::text || 'f0:' || json_build_array(t6."attestor_key_a", t6."attestor_key_b")::text || $2::text
                end,
                'null'
              ) || ',"evidence":' || $2::text || 'r8:' || json_build_array(t6._i, t6."id", t6."issuer", t6."chain", t6."attestor_key_a", t6."attestor_key_b")::text || $2::text || ',"extinguishNonce":' || coalesce(
                case
                  when t6f.f0 then '"' || t6."extinguish_nonce"::text || '"'
                end,
                'null'
              ) || ',"signers":' || coalesce(
                case
                  when t6f.f0 then $2::text || 'f1:' || json_build_array(t6."signatures")::text || $2::text
                end,
                'null'
              ) || ',"signatures":' || coalesce(
                case
                  when t6f.f0 then $2::text || 'r9:' || json_build_array(
                    t6._i,
                    t6."id",
                    t6."issuer",
                    t6."chain",
                    t6."attestor_key_a",
                    t6."attestor_key_b",
                    t6."state",
                    t6."signatures"
                  )::text || $2::text
                end,
                'null'
              ) || ',"relayTx":' || coalesce(
                case
                  when t6f.f0 then to_json(t6."relay_tx")::text
                end,
                'null'
              ) || '}}',
              ','
              order by
                t6._p
            ),
            ''
          ) || ']}' j,
          case
            when max(
              case
                when case
                  when (t6f.f0) is not true then (
                    (
                      case
                        when t6f.f0 then 0
                        else 1
                      end
                    )
                  )::text
                end is not null then t6._p
              end
            ) is not null then '[' || string_agg(
              coalesce(
                case
                  when (t6f.f0) is not true then (
                    (
                      case
                        when t6f.f0 then 0
                        else 1
                      end
                    )
                  )::text
                end,
                'null'
              ),
              ','
              order by
                t6._p
            ) || ']'
          end s
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
                    select distinct
                      on (t6."opened_at", t6."id") *
                    from
                      (
                        (
                          select
                            *
                          from
                            "extinguishment_requests" t6
                          where
                            t6."chain" = t1."chain"
                            and t6."indexed_key" = t1."key"
                            and (
                              t6."chain" = $36
                              and t6."attestor_key_a" = $37
                            )
                          order by
                            t6."opened_at" desc,
                            t6."id" desc
                          limit
                            $38::int
                        )
                        union all
                        (
                          select
                            *
                          from
                            "extinguishment_requests" t6
                          where
                            t6."chain" = t1."chain"
                            and t6."indexed_key" = t1."key"
                            and (
                              t6."chain" = $39
                              and t6."attestor_key_b" = $40
                            )
                          order by
                            t6."opened_at" desc,
                            t6."id" desc
                          limit
                            $38::int
                        )
                      ) t6
                    order by
                      t6."opened_at" desc,
                      t6."id" desc
                    limit
                      $38::int
                  ) t6
              ) t6
          ) t6
          cross join lateral (
            select
              (
                (
                  (
                    t6."chain" = $41
                    and t6."attestor_key_a" = $42
                  )
                  or (
                    t6."chain" = $43
                    and t6."attestor_key_b" = $44
                  )
                )
              ) f0
            having
              true
          ) t6f
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
          '{"node":{"relation":' || $2::text || 'x0:' || json_build_array()::text || $2::text || ',"wallet":null}}',
          ','
          order by
            t7._p
        ),
        ''
      ) || ']}' j,
      case
        when max(
          case
            when (0)::text is not null then t7._p
          end
        ) is not null then '[' || string_agg(
          coalesce((0)::text, 'null'),
          ','
          order by
            t7._p
        ) || ']'
      end s
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
              false
            order by
              t7."at" desc,
              t7."id" desc
            limit
              $45::int
          ) t7
      ) t7
    having
      true
  ) r1
