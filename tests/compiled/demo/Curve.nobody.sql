-- consistency: now
-- series: row of series t1
--   key: column key
--   state: column state
--   issuer: column issuer
--   termsCommitment: column termsCommitment
--   unitsOutstanding: column unitsOutstanding
--   stakedTotal: column stakedTotal
--   paidTotal: column paidTotal; denied
--   curve: one of curves t2
--     mint: column mint
--     reserve: column reserve
--     sold: column sold
--     raised: column raised
--     treasury: column treasury
--     tenderState: column tenderState
--     tenderPrice: column tenderPrice
--     census: list 0 of curve_census t3
--       totalCount: totalCount
--       edges:
--         node:
--           period: column period
--           units: column units
--     candles: resolver (arguments) of chain, seriesKey
--   stakes: list 1 of positions t4
--     totalCount: totalCount
--     edges:
--       node:
--         units: column stakedUnits
--   terms: resolver (resolver) of chain, key, issuer, phase, unitsOffered, termsCommitment, currencyCode, indexingRule
--   reports: list 2 of reports t5
--     totalCount: totalCount
--     edges:
--       node:
--         period: column period
--         incomeCommitment: column incomeCommitment
--         payment: column payment; denied
--         gross: column gross; denied
--         fee: column fee; denied
--         net: column net; denied
--         source: column source; denied
--         attestation: resolver (resolver) of chain, id, seriesKey, attestation; denied
--         proof: resolver (resolver) of chain, id, seriesKey, proof; denied
--   positions: list 3 of positions t6
--     totalCount: totalCount
--     edges:
--       node:
--         holder: column holder; denied, else resolvers answer the request
--         units: column units; denied, else resolvers answer the request
--         stakedUnits: column stakedUnits; denied, else resolvers answer the request
--         claimedTotal: column claimedTotal; denied, else resolvers answer the request
--   moneyEvents: list 4 of money_events t7
--     totalCount: totalCount
--     edges:
--       node:
--         kind: column kind; denied, else resolvers answer the request
--         period: column period; denied
--         wallet: column wallet; denied
--         amount: column amount; denied, else resolvers answer the request
--   fees: list 5 of fees_ledger t8
--     totalCount: totalCount
--     edges:
--       node:
--         kind: column kind; denied, else resolvers answer the request
--         amount: column amount; denied, else resolvers answer the request
-- live: resolver
--
-- 13 parameters, prepared
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
        end || ',"issuer":' || to_json(t1."issuer")::text || ',"termsCommitment":' || to_json(t1."terms_commitment")::text || ',"unitsOutstanding":"' || t1."units_outstanding"::text || '","stakedTotal":"' || t1."staked_total"::text || '","paidTotal":null,"curve":' || coalesce(l2.j, 'null') || ',"stakes":' || l3.j || ',"terms":' || $2::text || 'r1:' || json_build_array(
          t1."chain",
          t1."key",
          t1."issuer",
          t1."phase",
          t1."units_offered"::text,
          t1."terms_commitment",
          t1."currency_code",
          t1."indexing_rule"
        )::text || $2::text || ',"reports":' || l4.j || ',"positions":' || l5.j || ',"moneyEvents":' || l6.j || ',"fees":' || l7.j || '}'
      ) j,
      max('[' || (0)::text || ',' || coalesce(l4.s, 'null') || ',' || coalesce(l6.s, 'null') || ']') s
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
      left join lateral (
        select
          '{"mint":' || to_json(t2."mint")::text || ',"reserve":"' || t2."reserve"::text || '","sold":"' || t2."sold"::text || '","raised":' || coalesce('"' || t2."raised"::text || '"', 'null') || ',"treasury":"' || t2."treasury"::text || '","tenderState":' || coalesce(
            case
              when t2."tender_state"::text <> all ($5::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
              else to_json(t2."tender_state")::text
            end,
            'null'
          ) || ',"tenderPrice":' || coalesce('"' || t2."tender_price"::text || '"', 'null') || ',"census":' || l1.j || ',"candles":' || $2::text || 'r0:' || json_build_array(t2."chain", t2."series_key")::text || $2::text || '}' j,
          null::text s
        from
          "curves" t2
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
                      "curve_census" t3
                    where
                      t3."chain" = t2."chain"
                      and t3."series_key" = t2."series_key"
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
                      '{"node":{"period":"' || (t3."period" / 10) || '-Q' || (t3."period" % 10) || '","units":"' || t3."units"::text || '"}}',
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
                      row_number() over (
                        order by
                          t3."period" asc,
                          t3."chain" asc,
                          t3."id" asc
                      ) _p
                    from
                      (
                        select
                          *
                        from
                          "curve_census" t3
                        where
                          t3."chain" = t2."chain"
                          and t3."series_key" = t2."series_key"
                        order by
                          t3."period" asc,
                          t3."chain" asc,
                          t3."id" asc
                        limit
                          $6::int
                      ) t3
                  ) t3
                having
                  true
              ) l
          ) l1
        where
          t2."chain" = t1."chain"
          and t2."series_key" = t1."key"
      ) l2 on true
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
                  and t4."staked_units" > $7
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
                  '{"node":{"units":"' || t4."staked_units"::text || '"}}',
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
                      and t4."staked_units" > $8
                    order by
                      t4."opened_at" asc,
                      t4."chain" asc,
                      t4."id" asc
                    limit
                      $9::int
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
                  "reports" t5
                where
                  t5."chain" = t1."chain"
                  and t5."series_key" = t1."key"
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
                  '{"node":{"period":"' || (t5."period" / 10) || '-Q' || (t5."period" % 10) || '","incomeCommitment":' || coalesce(to_json(t5."income_commitment")::text, 'null') || ',"payment":null,"gross":null,"fee":null,"net":null,"source":null,"attestation":null,"proof":null}}',
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
                  _p - 1 _i
                from
                  (
                    select
                      *,
                      row_number() over (
                        order by
                          t5."period" asc,
                          t5."chain" asc,
                          t5."id" asc
                      ) _p
                    from
                      (
                        select
                          *
                        from
                          "reports" t5
                        where
                          t5."chain" = t1."chain"
                          and t5."series_key" = t1."key"
                        order by
                          t5."period" asc,
                          t5."chain" asc,
                          t5."id" asc
                        limit
                          $10::int
                      ) t5
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
                  "positions" t6
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
                  '{"node":{"holder":' || $2::text || 'x0:' || json_build_array()::text || $2::text || ',"units":' || $2::text || 'x0:' || json_build_array()::text || $2::text || ',"stakedUnits":' || $2::text || 'x0:' || json_build_array()::text || $2::text || ',"claimedTotal":' || $2::text || 'x0:' || json_build_array()::text || $2::text || '}}',
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
                      t6."opened_at" asc,
                      t6."chain" asc,
                      t6."id" asc
                  ) _p
                from
                  (
                    select
                      *
                    from
                      "positions" t6
                    where
                      t6."chain" = t1."chain"
                      and t6."series_key" = t1."key"
                      and false
                    order by
                      t6."opened_at" asc,
                      t6."chain" asc,
                      t6."id" asc
                    limit
                      $11::int
                  ) t6
              ) t6
            having
              true
          ) l
      ) l5
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
                  "money_events" t7
                where
                  t7."chain" = t1."chain"
                  and t7."series_key" = t1."key"
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
                      t7."at" asc,
                      t7."block_number" asc,
                      t7."chain" asc,
                      t7."id" asc
                  ) _p
                from
                  (
                    select
                      *
                    from
                      "money_events" t7
                    where
                      t7."chain" = t1."chain"
                      and t7."series_key" = t1."key"
                      and false
                    order by
                      t7."at" asc,
                      t7."block_number" asc,
                      t7."chain" asc,
                      t7."id" asc
                    limit
                      $12::int
                  ) t7
              ) t7
            having
              true
          ) l
      ) l6
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
                  "fees_ledger" t8
                where
                  t8."chain" = t1."chain"
                  and t8."series_key" = t1."key"
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
                    t8._p
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
                      t8."at" asc,
                      t8."block_number" asc,
                      t8."chain" asc,
                      t8."id" asc
                  ) _p
                from
                  (
                    select
                      *
                    from
                      "fees_ledger" t8
                    where
                      t8."chain" = t1."chain"
                      and t8."series_key" = t1."key"
                      and false
                    order by
                      t8."at" asc,
                      t8."block_number" asc,
                      t8."chain" asc,
                      t8."id" asc
                    limit
                      $13::int
                  ) t8
              ) t8
            having
              true
          ) l
      ) l7
    having
      true
  ) r0
  cross join (
    select
      null::text j,
      null::text s
    having
      true
  ) r1
