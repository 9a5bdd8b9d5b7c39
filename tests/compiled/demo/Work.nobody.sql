-- consistency: strict
-- series: row of series t1
--   state: column state
--   cap: column cap
--   termsCommitment: column termsCommitment
--   terms: resolver (resolver) of chain, key, issuer, phase, unitsOffered, termsCommitment, currencyCode, indexingRule
--   tier3Cases: list 0 of tier3_cases t2
--     edges:
--       node:
--         state: column state; denied, else resolvers answer the request
--         period: column period; denied, else resolvers answer the request
--         attestorKey: column attestorKey; denied, else resolvers answer the request
--         priorIncomeCommitment: column priorIncomeCommitment; denied, else resolvers answer the request
--         incomeCommitment: column incomeCommitment; denied, else resolvers answer the request
--         liquidityFlag: column liquidityFlag; denied, else resolvers answer the request
--         payment: column payment; denied, else resolvers answer the request
--         opening: resolver (sealed) of id, issuer, chain, attestorKey
--         documentCount: resolver (sealed) of id, issuer, chain, attestorKey
--         document: resolver (sealed) of id, issuer, chain, attestorKey
--         attestation: resolver (resolver) of id, issuer, chain, attestorKey, attestation; denied
--   amendments: list 1 of terms_amendments t3
--     edges:
--       node:
--         state: column state; denied, else resolvers answer the request
--         attestorKey: column attestorKey; denied
--         termsCommitment: column termsCommitment; denied, else resolvers answer the request
--         newCap: column newCap; denied, else resolvers answer the request
--         amendmentNonce: column amendmentNonce; denied
--         digest: column digest; denied
--         terms: resolver (resolver) of id, issuer, chain, seriesKey, attestorKey, state, termsCommitment, series.phase, series.unitsOffered, series.currencyCode, series.indexingRule
--   hardshipRequests: list 2 of hardship_requests t4
--     edges:
--       node:
--         state: column state; denied, else resolvers answer the request
--         pauseEndsAt: column until; denied
--         decidedAt: column decidedAt; denied
--         endedAt: column endedAt; denied
--         attestorKey: column attestorKey; denied
--         decisionCode: column decisionCode; denied
--         reason: resolver (sealed) of id, issuer, chain, seriesKey, state, attestorKey
--         approval: resolver (resolver) of id, issuer, chain, seriesKey, state, attestorKey, approval, relayTx; denied
--   annualCases: list 3 of tier3_annual t5
--     edges:
--       node:
--         state: column state; denied, else resolvers answer the request
--         year: column year; denied, else resolvers answer the request
--         attestorKey: column attestorKey; denied, else resolvers answer the request
--         trueupSigner: column trueupSigner; denied
--         trueupNonce: column trueupNonce; denied
--         attestedAt: column attestationTs; denied
--         adjustment: column adjustment; denied
--         trueupDigest: column trueupDigest; denied
--   extinguishmentRequests: list 4 of extinguishment_requests t6
--     edges:
--       node:
--         state: column state; denied, else resolvers answer the request
--         attestorKeys: computed from attestorKeyA, attestorKeyB; denied
--         evidence: resolver (sealed) of id, issuer, chain, attestorKeyA, attestorKeyB
--         extinguishNonce: column extinguishNonce; denied
--         signers: computed from signatures; denied
--         signatures: resolver (resolver) of id, issuer, chain, attestorKeyA, attestorKeyB, state, signatures; denied
--         relayTx: column relayTx; denied
-- termsAccessLog: list 5 of terms_access_log t7
--   edges:
--     node:
--       relation: column relation; denied, else resolvers answer the request
--       wallet: column wallet; denied
--
-- 15 parameters, not prepared
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
              '{"node":{"state":' || $2::text || 'x0:' || json_build_array()::text || $2::text || ',"period":' || $2::text || 'x0:' || json_build_array()::text || $2::text || ',"attestorKey":' || $2::text || 'x0:' || json_build_array()::text || $2::text || ',"priorIncomeCommitment":' || $2::text || 'x0:' || json_build_array()::text || $2::text || ',"incomeCommitment":' || $2::text || 'x0:' || json_build_array()::text || $2::text || ',"liquidityFlag":' || $2::text || 'x0:' || json_build_array()::text || $2::text || ',"payment":' || $2::text || 'x0:' || json_build_array()::text || $2::text || ',"opening":' || $2::text || 'r1:' || json_build_array(t2._i, t2."id", t2."issuer", t2."chain", t2."attestor_key")::text || $2::text || ',"documentCount":' || $2::text || 'r2:' || json_build_array(t2._i, t2."id", t2."issuer", t2."chain", t2."attestor_key")::text || $2::text || ',"document":' || $2::text || 'r3:' || json_build_array(t2._i, t2."id", t2."issuer", t2."chain", t2."attestor_key")::text || $2::text || ',"attestation":null}}',
              ','
              order by
                t2._p
            ),
            ''
          ) || ']}' j,
          case
            when max(
              case
                when (0)::text is not null then t2._p
              end
            ) is not null then '[' || string_agg(
              coalesce((0)::text, 'null'),
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
                      and false
                    order by
                      t2."opened_at" desc,
                      t2."id" desc
                    limit
                      $5::int
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
              '{"node":{"state":' || $2::text || 'x0:' || json_build_array()::text || $2::text || ',"attestorKey":null,"termsCommitment":' || $2::text || 'x0:' || json_build_array()::text || $2::text || ',"newCap":' || $2::text || 'x0:' || json_build_array()::text || $2::text || ',"amendmentNonce":null,"digest":null,"terms":' || $2::text || 'r5:' || json_build_array(
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
                when (0)::text is not null then t3._p
              end
            ) is not null then '[' || string_agg(
              coalesce((0)::text, 'null'),
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
                      and false
                    order by
                      t3."proposed_at" desc,
                      t3."id" desc
                    limit
                      $6::int
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
              '{"node":{"state":' || $2::text || 'x0:' || json_build_array()::text || $2::text || ',"pauseEndsAt":null,"decidedAt":null,"endedAt":null,"attestorKey":null,"decisionCode":null,"reason":' || $2::text || 'r6:' || json_build_array(t4._i, t4."id", t4."issuer", t4."chain", t4."series_key", t4."state", t4."attestor_key")::text || $2::text || ',"approval":null}}',
              ','
              order by
                t4._p
            ),
            ''
          ) || ']}' j,
          case
            when max(
              case
                when (0)::text is not null then t4._p
              end
            ) is not null then '[' || string_agg(
              coalesce((0)::text, 'null'),
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
                    select
                      *
                    from
                      "hardship_requests" t4
                    where
                      t4."chain" = t1."chain"
                      and t4."indexed_key" = t1."key"
                      and (
                        t4."state" <> $7
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
                                t4w1."chain" = $8
                                and false
                              )
                              and (
                                t4w1."units" > $9
                                or t4w1."burned_units" > $10
                              )
                            )
                        )
                      )
                    order by
                      t4."opened_at" desc,
                      t4."id" desc
                    limit
                      $11::int
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
              '{"node":{"state":' || $2::text || 'x0:' || json_build_array()::text || $2::text || ',"year":' || $2::text || 'x0:' || json_build_array()::text || $2::text || ',"attestorKey":' || $2::text || 'x0:' || json_build_array()::text || $2::text || ',"trueupSigner":null,"trueupNonce":null,"attestedAt":null,"adjustment":null,"trueupDigest":null}}',
              ','
              order by
                t5._p
            ),
            ''
          ) || ']}' j,
          case
            when max(
              case
                when (0)::text is not null then t5._p
              end
            ) is not null then '[' || string_agg(
              coalesce((0)::text, 'null'),
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
                  and false
                order by
                  t5."opened_at" desc,
                  t5."id" desc
                limit
                  $12::int
              ) t5
          ) t5
        having
          true
      ) l4
      cross join lateral (
        select
          '{"edges":[' || coalesce(
            string_agg(
              '{"node":{"state":' || $2::text || 'x0:' || json_build_array()::text || $2::text || ',"attestorKeys":null,"evidence":' || $2::text || 'r8:' || json_build_array(t6._i, t6."id", t6."issuer", t6."chain", t6."attestor_key_a", t6."attestor_key_b")::text || $2::text || ',"extinguishNonce":null,"signers":null,"signatures":null,"relayTx":null}}',
              ','
              order by
                t6._p
            ),
            ''
          ) || ']}' j,
          case
            when max(
              case
                when (0)::text is not null then t6._p
              end
            ) is not null then '[' || string_agg(
              coalesce((0)::text, 'null'),
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
                    select
                      *
                    from
                      "extinguishment_requests" t6
                    where
                      t6."chain" = t1."chain"
                      and t6."indexed_key" = t1."key"
                      and (
                        t6."chain" = $13
                        and false
                      )
                    order by
                      t6."opened_at" desc,
                      t6."id" desc
                    limit
                      $14::int
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
              $15::int
          ) t7
      ) t7
    having
      true
  ) r1
