-- consistency: strict
-- series: row of series t1
--   key: column key
--   state: column state
--   issuer: column issuer
--   termsCommitment: column termsCommitment
--   unitsOutstanding: column unitsOutstanding
--   paidTotal: column paidTotal; denied
--   auction: Auction where phase is not null
--     clearingPrice: column clearingPrice
--     proceeds: column proceeds
--   terms: resolver (resolver) of chain, key, issuer, phase, unitsOffered, termsCommitment, currencyCode, indexingRule
--   reports: list 0 of reports t2
--     totalCount: totalCount
--     edges:
--       node:
--         period: column period
--         incomeCommitment: column incomeCommitment
--         priorIncomeCommitment: column priorIncomeCommitment
--         payment: column payment; denied
--         gross: column gross; denied
--         fee: column fee; denied
--         net: column net; denied
--         accrual: column accrual; denied
--         source: column source; denied
--         attestation: resolver (resolver) of chain, id, seriesKey, attestation; denied
--         proof: resolver (resolver) of chain, id, seriesKey, proof; denied
--   bids: list 1 of bids t3
--     totalCount: totalCount
--     edges:
--       node:
--         wallet: column bidder; denied, else resolvers answer the request
--         commitment: column commitment; denied
--         deposit: column deposit; denied
--         validity: column validity; denied
--         processing: column processing; denied
--         delivery: column delivery; denied
--         refund: column refund; denied
--   positions: list 2 of positions t4
--     totalCount: totalCount
--     edges:
--       node:
--         holder: column holder; denied, else resolvers answer the request
--         units: column units; denied, else resolvers answer the request
--         claimedTotal: column claimedTotal; denied, else resolvers answer the request
--         claimable: resolver (resolver) of chain, id, holder, seriesKey; denied
--   moneyEvents: list 3 of money_events t5
--     totalCount: totalCount
--     edges:
--       node:
--         kind: column kind; denied, else resolvers answer the request
--         period: column period; denied
--         wallet: column wallet; denied
--         amount: column amount; denied, else resolvers answer the request
--   fees: list 4 of fees_ledger t6
--     totalCount: totalCount
--     edges:
--       node:
--         kind: column kind; denied, else resolvers answer the request
--         amount: column amount; denied, else resolvers answer the request
-- termsAccessLog: list 5 of terms_access_log t7
--   totalCount: totalCount
--
-- 9 parameters, prepared
select
  r0.j,
  r0.s,
  r1.j,
  r1.s
from
  (
    select
      max(
        '{"key":' || to_json(t1."key")::text || ',"state":' || case
          when t1."state"::text <> all ($1::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
          else to_json(t1."state")::text
        end || ',"issuer":' || to_json(t1."issuer")::text || ',"termsCommitment":' || to_json(t1."terms_commitment")::text || ',"unitsOutstanding":"' || t1."units_outstanding"::text || '","paidTotal":null,"auction":' || coalesce(
          case
            when t1."phase" is not null then '{"clearingPrice":' || coalesce('"' || t1."clearing_price"::text || '"', 'null') || ',"proceeds":' || coalesce('"' || t1."proceeds"::text || '"', 'null') || '}'
          end,
          'null'
        ) || ',"terms":' || $2::text || 'r0:' || json_build_array(
          t1."chain",
          t1."key",
          t1."issuer",
          t1."phase",
          t1."units_offered"::text,
          t1."terms_commitment",
          t1."currency_code",
          t1."indexing_rule"
        )::text || $2::text || ',"reports":' || l1.j || ',"bids":' || l2.j || ',"positions":' || l3.j || ',"moneyEvents":' || l4.j || ',"fees":' || l5.j || '}'
      ) j,
      max(
        '[' || (0)::text || ',' || coalesce(l1.s, 'null') || ',' || coalesce(l2.s, 'null') || ',' || coalesce(l3.s, 'null') || ',' || coalesce(l4.s, 'null') || ']'
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
          l.j,
          l.s
        from
          (
            select
              count(*)::int c
            from
              (
                select
                from
                  "reports" t2
                where
                  t2."chain" = t1."chain"
                  and t2."series_key" = t1."key"
                limit
                  10001
              ) counted
            having
              true
          ) k
          cross join lateral (
            select
              '{"totalCount":' || least(k.c, 10000)::text || ',"edges":[' || coalesce(
                string_agg(
                  '{"node":{"period":"' || (t2."period" / 10) || '-Q' || (t2."period" % 10) || '","incomeCommitment":' || coalesce(to_json(t2."income_commitment")::text, 'null') || ',"priorIncomeCommitment":' || coalesce(to_json(t2."prior_income_commitment")::text, 'null') || ',"payment":null,"gross":null,"fee":null,"net":null,"accrual":null,"source":null,"attestation":null,"proof":null}}',
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
                          t2."period" asc,
                          t2."chain" asc,
                          t2."id" asc
                      ) _p
                    from
                      (
                        select
                          *
                        from
                          "reports" t2
                        where
                          t2."chain" = t1."chain"
                          and t2."series_key" = t1."key"
                        order by
                          t2."period" asc,
                          t2."chain" asc,
                          t2."id" asc
                        limit
                          $5::int
                      ) t2
                  ) t2
              ) t2
            having
              true
          ) l
      ) l1
      cross join lateral (
        select
          l.j,
          l.s
        from
          (
            select
              count(*)::int c
            from
              (
                select
                from
                  "bids" t3
                where
                  t3."chain" = t1."chain"
                  and t3."series_key" = t1."key"
                  and false
                limit
                  10001
              ) counted
            having
              true
          ) k
          cross join lateral (
            select
              '{"totalCount":' || least(k.c, 10000)::text || ',"edges":[' || coalesce(
                string_agg(
                  '{"node":{"wallet":' || $2::text || 'x0:' || json_build_array()::text || $2::text || ',"commitment":null,"deposit":null,"validity":null,"processing":null,"delivery":null,"refund":null}}',
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
                  row_number() over (
                    order by
                      t3."sequence" asc,
                      t3."chain" asc,
                      t3."id" asc
                  ) _p
                from
                  (
                    select
                      *
                    from
                      "bids" t3
                    where
                      t3."chain" = t1."chain"
                      and t3."series_key" = t1."key"
                      and false
                    order by
                      t3."sequence" asc,
                      t3."chain" asc,
                      t3."id" asc
                    limit
                      $6::int
                  ) t3
              ) t3
            having
              true
          ) l
      ) l2
      cross join lateral (
        select
          l.j,
          l.s
        from
          (
            select
              count(*)::int c
            from
              (
                select
                from
                  "positions" t4
                where
                  t4."chain" = t1."chain"
                  and t4."series_key" = t1."key"
                  and false
                limit
                  10001
              ) counted
            having
              true
          ) k
          cross join lateral (
            select
              '{"totalCount":' || least(k.c, 10000)::text || ',"edges":[' || coalesce(
                string_agg(
                  '{"node":{"holder":' || $2::text || 'x0:' || json_build_array()::text || $2::text || ',"units":' || $2::text || 'x0:' || json_build_array()::text || $2::text || ',"claimedTotal":' || $2::text || 'x0:' || json_build_array()::text || $2::text || ',"claimable":null}}',
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
                          t4."opened_at" asc,
                          t4."chain" asc,
                          t4."id" asc
                      ) _p
                    from
                      (
                        select
                          *
                        from
                          "positions" t4
                        where
                          t4."chain" = t1."chain"
                          and t4."series_key" = t1."key"
                          and false
                        order by
                          t4."opened_at" asc,
                          t4."chain" asc,
                          t4."id" asc
                        limit
                          $7::int
                      ) t4
                  ) t4
              ) t4
            having
              true
          ) l
      ) l3
      cross join lateral (
        select
          l.j,
          l.s
        from
          (
            select
              count(*)::int c
            from
              (
                select
                from
                  "money_events" t5
                where
                  t5."chain" = t1."chain"
                  and t5."series_key" = t1."key"
                  and false
                limit
                  10001
              ) counted
            having
              true
          ) k
          cross join lateral (
            select
              '{"totalCount":' || least(k.c, 10000)::text || ',"edges":[' || coalesce(
                string_agg(
                  '{"node":{"kind":' || $2::text || 'x0:' || json_build_array()::text || $2::text || ',"period":null,"wallet":null,"amount":' || $2::text || 'x0:' || json_build_array()::text || $2::text || '}}',
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
                      t5."at" asc,
                      t5."block_number" asc,
                      t5."chain" asc,
                      t5."id" asc
                  ) _p
                from
                  (
                    select
                      *
                    from
                      "money_events" t5
                    where
                      t5."chain" = t1."chain"
                      and t5."series_key" = t1."key"
                      and false
                    order by
                      t5."at" asc,
                      t5."block_number" asc,
                      t5."chain" asc,
                      t5."id" asc
                    limit
                      $8::int
                  ) t5
              ) t5
            having
              true
          ) l
      ) l4
      cross join lateral (
        select
          l.j,
          l.s
        from
          (
            select
              count(*)::int c
            from
              (
                select
                from
                  "fees_ledger" t6
                where
                  t6."chain" = t1."chain"
                  and t6."series_key" = t1."key"
                  and false
                limit
                  10001
              ) counted
            having
              true
          ) k
          cross join lateral (
            select
              '{"totalCount":' || least(k.c, 10000)::text || ',"edges":[' || coalesce(
                string_agg(
                  '{"node":{"kind":' || $2::text || 'x0:' || json_build_array()::text || $2::text || ',"amount":' || $2::text || 'x0:' || json_build_array()::text || $2::text || '}}',
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
                  row_number() over (
                    order by
                      t6."at" asc,
                      t6."block_number" asc,
                      t6."chain" asc,
                      t6."id" asc
                  ) _p
                from
                  (
                    select
                      *
                    from
                      "fees_ledger" t6
                    where
                      t6."chain" = t1."chain"
                      and t6."series_key" = t1."key"
                      and false
                    order by
                      t6."at" asc,
                      t6."block_number" asc,
                      t6."chain" asc,
                      t6."id" asc
                    limit
                      $9::int
                  ) t6
              ) t6
            having
              true
          ) l
      ) l5
    having
      true
  ) r0
  cross join (
    select
      l.j,
      l.s
    from
      (
        select
          count(*)::int c
        from
          (
            select
            from
              "terms_access_log" t7
            where
              false
            order by
              t7."at" desc,
              t7."id" desc
            limit
              10001
          ) counted
        having
          true
      ) k
      cross join lateral (
        select
          '{"totalCount":' || least(k.c, 10000)::text || '}' j,
          null::text s
        having
          true
      ) l
  ) r1
