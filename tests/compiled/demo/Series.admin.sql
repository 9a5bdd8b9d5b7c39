-- consistency: strict
-- series: row of series t1
--   key: column key
--   state: column state
--   issuer: column issuer
--   termsCommitment: column termsCommitment
--   unitsOutstanding: column unitsOutstanding
--   paidTotal: column paidTotal
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
--         payment: column payment
--         gross: column gross
--         fee: column fee
--         net: column net
--         accrual: column accrual
--         source: column source
--         attestation: resolver (resolver) of chain, id, seriesKey, attestation
--         proof: resolver (resolver) of chain, id, seriesKey, proof
--   bids: list 1 of bids t3
--     totalCount: totalCount
--     edges:
--       node:
--         wallet: column bidder
--         commitment: column commitment; for owner
--         deposit: column deposit; for owner
--         validity: column validity; for owner
--         processing: column processing; for owner
--         delivery: column delivery; for owner
--         refund: column refund; for owner
--   positions: list 2 of positions t4
--     totalCount: totalCount
--     edges:
--       node:
--         holder: column holder
--         units: column units
--         claimedTotal: column claimedTotal
--         claimable: resolver (resolver) of chain, id, holder, seriesKey
--   moneyEvents: list 3 of money_events t5
--     totalCount: totalCount
--     edges:
--       node:
--         kind: column kind
--         period: column period
--         wallet: column wallet
--         amount: column amount
--   fees: list 4 of fees_ledger t6
--     totalCount: totalCount
--     edges:
--       node:
--         kind: column kind
--         amount: column amount
-- termsAccessLog: list 5 of terms_access_log t7
--   totalCount: totalCount
--
-- 17 parameters, prepared
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
        end || ',"issuer":' || to_json(t1."issuer")::text || ',"termsCommitment":' || to_json(t1."terms_commitment")::text || ',"unitsOutstanding":"' || t1."units_outstanding"::text || '","paidTotal":' || coalesce('"' || t1."paid_total"::text || '"', 'null') || ',"auction":' || coalesce(
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
        case
          when l2.s is not null then '[' || (0)::text || ',' || coalesce(l2.s, 'null') || ']'
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
                  '{"node":{"period":"' || (t2."period" / 10) || '-Q' || (t2."period" % 10) || '","incomeCommitment":' || coalesce(to_json(t2."income_commitment")::text, 'null') || ',"priorIncomeCommitment":' || coalesce(to_json(t2."prior_income_commitment")::text, 'null') || ',"payment":' || coalesce('"' || t2."payment"::text || '"', 'null') || ',"gross":' || coalesce('"' || t2."gross"::text || '"', 'null') || ',"fee":' || coalesce('"' || t2."fee"::text || '"', 'null') || ',"net":' || coalesce('"' || t2."net"::text || '"', 'null') || ',"accrual":' || coalesce('"' || t2."accrual"::text || '"', 'null') || ',"source":' || coalesce(
                    case
                      when t2."source"::text <> all ($5::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                      else to_json(t2."source")::text
                    end,
                    'null'
                  ) || ',"attestation":' || $2::text || 'r1:' || json_build_array(t2._i, t2."chain", t2."id", t2."series_key", t2."attestation")::text || $2::text || ',"proof":' || $2::text || 'r2:' || json_build_array(t2._i, t2."chain", t2."id", t2."series_key", t2."proof")::text || $2::text || '}}',
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
                          $6::int
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
                  '{"node":{"wallet":' || to_json(t3."bidder")::text || ',"commitment":' || coalesce(
                    case
                      when false then to_json(t3."commitment")::text
                    end,
                    'null'
                  ) || ',"deposit":' || coalesce(
                    case
                      when false then '"' || t3."deposit"::text || '"'
                    end,
                    'null'
                  ) || ',"validity":' || coalesce(
                    case
                      when false then case
                        when t3."validity"::text <> all ($7::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                        else to_json(t3."validity")::text
                      end
                    end,
                    'null'
                  ) || ',"processing":' || coalesce(
                    case
                      when false then case
                        when t3."processing"::text <> all ($8::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                        else to_json(t3."processing")::text
                      end
                    end,
                    'null'
                  ) || ',"delivery":' || coalesce(
                    case
                      when false then case
                        when t3."delivery"::text <> all ($9::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                        else to_json(t3."delivery")::text
                      end
                    end,
                    'null'
                  ) || ',"refund":' || coalesce(
                    case
                      when false then '"' || t3."refund"::text || '"'
                    end,
                    'null'
                  ) || '}}',
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
                      when (false) is not true then (
                        (
                          case
                            when false then 0
                            else 1
                          end
                        )
                      )::text
                    end is not null then t3._p
                  end
                ) is not null then '[' || string_agg(
                  coalesce(
                    case
                      when (false) is not true then (
                        (
                          case
                            when false then 0
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
                    order by
                      t3."sequence" asc,
                      t3."chain" asc,
                      t3."id" asc
                    limit
                      $10::int
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
                  '{"node":{"holder":' || to_json(t4."holder")::text || ',"units":"' || t4."units"::text || '","claimedTotal":"' || t4."claimed_total"::text || '","claimable":' || $2::text || 'r3:' || json_build_array(t4._i, t4."chain", t4."id", t4."holder", t4."series_key")::text || $2::text || '}}',
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
                        order by
                          t4."opened_at" asc,
                          t4."chain" asc,
                          t4."id" asc
                        limit
                          $11::int
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
                  '{"node":{"kind":' || case
                    when t5."kind"::text <> all ($12::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                    else to_json(t5."kind")::text
                  end || ',"period":' || coalesce('"' || (t5."period" / 10) || '-Q' || (t5."period" % 10) || '"', 'null') || ',"wallet":' || coalesce(to_json(t5."wallet")::text, 'null') || ',"amount":"' || t5."amount"::text || '"}}',
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
                    order by
                      t5."at" asc,
                      t5."block_number" asc,
                      t5."chain" asc,
                      t5."id" asc
                    limit
                      $13::int
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
                  '{"node":{"kind":' || case
                    when t6."kind"::text <> all ($14::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                    else case t6."kind"::text
                      when 'curveTrading' then '"CURVE_TRADING"'
                      when 'nonReveal' then '"NON_REVEAL"'
                      when 'payout' then '"PAYOUT"'
                    end
                  end || ',"amount":"' || t6."amount"::text || '"}}',
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
                    order by
                      t6."at" asc,
                      t6."block_number" asc,
                      t6."chain" asc,
                      t6."id" asc
                    limit
                      $15::int
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
              (
                t7."chain" = $16
                and t7."series_key" = $17
              )
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
