-- consistency: strict
-- series: row of series t1
--   key: column key
--   state: column state
--   issuer: column issuer
--   termsCommitment: column termsCommitment
--   unitsOutstanding: column unitsOutstanding
--   paidTotal: column paidTotal; for issuer, holder
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
--         payment: column payment; for issuer, holder
--         gross: column gross; for issuer, holder
--         fee: column fee; for issuer, holder
--         net: column net; for issuer, holder
--         accrual: column accrual; for issuer, holder
--         source: column source; for issuer
--         attestation: resolver (resolver) of chain, id, seriesKey, attestation; for issuer, holder
--         proof: resolver (resolver) of chain, id, seriesKey, proof; for issuer, holder
--   bids: list 1 of bids t3
--     totalCount: totalCount
--     edges:
--       node:
--         wallet: column bidder; for owner, issuer, else resolvers answer the request
--         commitment: column commitment; for owner, issuer
--         deposit: column deposit; for owner, issuer
--         validity: column validity; for owner
--         processing: column processing; for owner
--         delivery: column delivery; for owner
--         refund: column refund; for owner
--   positions: list 2 of positions t4
--     totalCount: totalCount
--     edges:
--       node:
--         holder: column holder; for issuer, holder, else resolvers answer the request
--         units: column units; for issuer, holder, else resolvers answer the request
--         claimedTotal: column claimedTotal; for issuer, holder, else resolvers answer the request
--         claimable: resolver (resolver) of chain, id, holder, seriesKey; for issuer, holder
--   moneyEvents: list 3 of money_events t5
--     totalCount: totalCount
--     edges:
--       node:
--         kind: column kind; for owner, issuer, holder, else resolvers answer the request
--         period: column period; for owner, issuer, holder
--         wallet: column wallet; for owner, issuer, holder
--         amount: column amount; for owner, issuer, holder, else resolvers answer the request
--   fees: list 4 of fees_ledger t6
--     totalCount: totalCount
--     edges:
--       node:
--         kind: column kind; for owner, issuer, holder, else resolvers answer the request
--         amount: column amount; for owner, issuer, holder, else resolvers answer the request
-- termsAccessLog: list 5 of terms_access_log t7
--   totalCount: totalCount
--
-- 149 parameters, not prepared
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
        end || ',"issuer":' || to_json(t1."issuer")::text || ',"termsCommitment":' || to_json(t1."terms_commitment")::text || ',"unitsOutstanding":"' || t1."units_outstanding"::text || '","paidTotal":' || coalesce(
          case
            when t1f.f0 then '"' || t1."paid_total"::text || '"'
          end,
          'null'
        ) || ',"auction":' || coalesce(
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
          when (t1f.f0) is not true
          or l1.s is not null
          or l2.s is not null
          or l3.s is not null
          or l4.s is not null then '[' || (
            (
              case
                when t1f.f0 then 0
                else 1
              end
            )
          )::text || ',' || coalesce(l1.s, 'null') || ',' || coalesce(l2.s, 'null') || ',' || coalesce(l3.s, 'null') || ',' || coalesce(l4.s, 'null') || ']'
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
          (
            (
              (
                t1."chain" = $5
                and t1."issuer" = $6
              )
              or exists (
                select
                  1
                from
                  "positions" t1w1
                where
                  t1w1."chain" = t1."chain"
                  and t1w1."series_key" = t1."key"
                  and (
                    (
                      t1w1."chain" = $7
                      and t1w1."holder" = $8
                    )
                    and (
                      t1w1."units" > $9
                      or t1w1."burned_units" > $10
                    )
                  )
              )
            )
          ) f0,
          (
            (
              t1."chain" = $11
              and t1."issuer" = $12
            )
          ) f1
        having
          true
      ) t1f
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
                  '{"node":{"period":"' || (t2."period" / 10) || '-Q' || (t2."period" % 10) || '","incomeCommitment":' || coalesce(to_json(t2."income_commitment")::text, 'null') || ',"priorIncomeCommitment":' || coalesce(to_json(t2."prior_income_commitment")::text, 'null') || ',"payment":' || coalesce(
                    case
                      when t1f.f0 then '"' || t2."payment"::text || '"'
                    end,
                    'null'
                  ) || ',"gross":' || coalesce(
                    case
                      when t1f.f0 then '"' || t2."gross"::text || '"'
                    end,
                    'null'
                  ) || ',"fee":' || coalesce(
                    case
                      when t1f.f0 then '"' || t2."fee"::text || '"'
                    end,
                    'null'
                  ) || ',"net":' || coalesce(
                    case
                      when t1f.f0 then '"' || t2."net"::text || '"'
                    end,
                    'null'
                  ) || ',"accrual":' || coalesce(
                    case
                      when t1f.f0 then '"' || t2."accrual"::text || '"'
                    end,
                    'null'
                  ) || ',"source":' || coalesce(
                    case
                      when t1f.f1 then case
                        when t2."source"::text <> all ($13::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                        else to_json(t2."source")::text
                      end
                    end,
                    'null'
                  ) || ',"attestation":' || coalesce(
                    case
                      when t1f.f0 then $2::text || 'r1:' || json_build_array(t2._i, t2."chain", t2."id", t2."series_key", t2."attestation")::text || $2::text
                    end,
                    'null'
                  ) || ',"proof":' || coalesce(
                    case
                      when t1f.f0 then $2::text || 'r2:' || json_build_array(t2._i, t2."chain", t2."id", t2."series_key", t2."proof")::text || $2::text
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
                      when (t1f.f0) is not true
                      or (t1f.f1) is not true then (
                        (
                          case
                            when t1f.f0 then 0
                            else 1
                          end
                        ) + (
                          case
                            when t1f.f1 then 0
                            else 2
                          end
                        )
                      )::text
                    end is not null then t2._p
                  end
                ) is not null then '[' || string_agg(
                  coalesce(
                    case
                      when (t1f.f0) is not true
                      or (t1f.f1) is not true then (
                        (
                          case
                            when t1f.f0 then 0
                            else 1
                          end
                        ) + (
                          case
                            when t1f.f1 then 0
                            else 2
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
                          $14::int
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
                (
                  select
                    t3."chain",
                    t3."id"
                  from
                    "bids" t3
                  where
                    t3."chain" = t1."chain"
                    and t3."series_key" = t1."key"
                    and (
                      t3."chain" = $15
                      and t3."bidder" = $16
                    )
                  limit
                    10001
                )
                union
                (
                  select
                    t3."chain",
                    t3."id"
                  from
                    "bids" t3
                  where
                    t3."chain" = t1."chain"
                    and t3."series_key" = t1."key"
                    and (
                      t1."chain" = $17
                      and t1."issuer" = $18
                    )
                  limit
                    10001
                )
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
                  '{"node":{"wallet":' || case
                    when (
                      t3f.f0
                      or t1f.f1
                    ) then to_json(t3."bidder")::text
                    else $2::text || 'x0:' || json_build_array()::text || $2::text
                  end || ',"commitment":' || coalesce(
                    case
                      when (
                        t3f.f0
                        or t1f.f1
                      ) then to_json(t3."commitment")::text
                    end,
                    'null'
                  ) || ',"deposit":' || coalesce(
                    case
                      when (
                        t3f.f0
                        or t1f.f1
                      ) then '"' || t3."deposit"::text || '"'
                    end,
                    'null'
                  ) || ',"validity":' || coalesce(
                    case
                      when t3f.f0 then case
                        when t3."validity"::text <> all ($19::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                        else to_json(t3."validity")::text
                      end
                    end,
                    'null'
                  ) || ',"processing":' || coalesce(
                    case
                      when t3f.f0 then case
                        when t3."processing"::text <> all ($20::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                        else to_json(t3."processing")::text
                      end
                    end,
                    'null'
                  ) || ',"delivery":' || coalesce(
                    case
                      when t3f.f0 then case
                        when t3."delivery"::text <> all ($21::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                        else to_json(t3."delivery")::text
                      end
                    end,
                    'null'
                  ) || ',"refund":' || coalesce(
                    case
                      when t3f.f0 then '"' || t3."refund"::text || '"'
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
                      when (
                        (
                          t3f.f0
                          or t1f.f1
                        )
                      ) is not true
                      or (t3f.f0) is not true then (
                        (
                          case
                            when (
                              t3f.f0
                              or t1f.f1
                            ) then 0
                            else 1
                          end
                        ) + (
                          case
                            when t3f.f0 then 0
                            else 2
                          end
                        )
                      )::text
                    end is not null then t3._p
                  end
                ) is not null then '[' || string_agg(
                  coalesce(
                    case
                      when (
                        (
                          t3f.f0
                          or t1f.f1
                        )
                      ) is not true
                      or (t3f.f0) is not true then (
                        (
                          case
                            when (
                              t3f.f0
                              or t1f.f1
                            ) then 0
                            else 1
                          end
                        ) + (
                          case
                            when t3f.f0 then 0
                            else 2
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
                    select distinct
                      on (t3."sequence", t3."chain", t3."id") *
                    from
                      (
                        (
                          select
                            *
                          from
                            "bids" t3
                          where
                            t3."chain" = t1."chain"
                            and t3."series_key" = t1."key"
                            and (
                              t3."chain" = $22
                              and t3."bidder" = $23
                            )
                          order by
                            t3."sequence" asc,
                            t3."chain" asc,
                            t3."id" asc
                          limit
                            $24::int
                        )
                        union all
                        (
                          select
                            *
                          from
                            "bids" t3
                          where
                            t3."chain" = t1."chain"
                            and t3."series_key" = t1."key"
                            and (
                              t1."chain" = $25
                              and t1."issuer" = $26
                            )
                          order by
                            t3."sequence" asc,
                            t3."chain" asc,
                            t3."id" asc
                          limit
                            $24::int
                        )
                      ) t3
                    order by
                      t3."sequence" asc,
                      t3."chain" asc,
                      t3."id" asc
                    limit
                      $24::int
                  ) t3
              ) t3
              cross join lateral (
                select
                  (
                    (
                      t3."chain" = $27
                      and t3."bidder" = $28
                    )
                  ) f0
                having
                  true
              ) t3f
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
                (
                  select
                    t4."chain",
                    t4."id"
                  from
                    "positions" t4
                  where
                    t4."chain" = t1."chain"
                    and t4."series_key" = t1."key"
                    and (
                      t4."chain" = $29
                      and t4."holder" = $30
                    )
                  limit
                    10001
                )
                union
                (
                  select
                    t4."chain",
                    t4."id"
                  from
                    "positions" t4
                  where
                    t4."chain" = t1."chain"
                    and t4."series_key" = t1."key"
                    and (
                      t1."chain" = $31
                      and t1."issuer" = $32
                    )
                  limit
                    10001
                )
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
                  '{"node":{"holder":' || case
                    when (
                      t4f.f0
                      or t1f.f1
                    ) then to_json(t4."holder")::text
                    else $2::text || 'x0:' || json_build_array()::text || $2::text
                  end || ',"units":' || case
                    when (
                      t4f.f0
                      or t1f.f1
                    ) then '"' || t4."units"::text || '"'
                    else $2::text || 'x0:' || json_build_array()::text || $2::text
                  end || ',"claimedTotal":' || case
                    when (
                      t4f.f0
                      or t1f.f1
                    ) then '"' || t4."claimed_total"::text || '"'
                    else $2::text || 'x0:' || json_build_array()::text || $2::text
                  end || ',"claimable":' || coalesce(
                    case
                      when (
                        t4f.f0
                        or t1f.f1
                      ) then $2::text || 'r3:' || json_build_array(t4._i, t4."chain", t4."id", t4."holder", t4."series_key")::text || $2::text
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
                      when (
                        (
                          t4f.f0
                          or t1f.f1
                        )
                      ) is not true then (
                        (
                          case
                            when (
                              t4f.f0
                              or t1f.f1
                            ) then 0
                            else 1
                          end
                        )
                      )::text
                    end is not null then t4._p
                  end
                ) is not null then '[' || string_agg(
                  coalesce(
                    case
                      when (
                        (
                          t4f.f0
                          or t1f.f1
                        )
                      ) is not true then (
                        (
                          case
                            when (
                              t4f.f0
                              or t1f.f1
                            ) then 0
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
                          t4."opened_at" asc,
                          t4."chain" asc,
                          t4."id" asc
                      ) _p
                    from
                      (
                        select distinct
                          on (t4."opened_at", t4."chain", t4."id") *
                        from
                          (
                            (
                              select
                                *
                              from
                                "positions" t4
                              where
                                t4."chain" = t1."chain"
                                and t4."series_key" = t1."key"
                                and (
                                  t4."chain" = $33
                                  and t4."holder" = $34
                                )
                              order by
                                t4."opened_at" asc,
                                t4."chain" asc,
                                t4."id" asc
                              limit
                                $35::int
                            )
                            union all
                            (
                              select
                                *
                              from
                                "positions" t4
                              where
                                t4."chain" = t1."chain"
                                and t4."series_key" = t1."key"
                                and (
                                  t1."chain" = $36
                                  and t1."issuer" = $37
                                )
                              order by
                                t4."opened_at" asc,
                                t4."chain" asc,
                                t4."id" asc
                              limit
                                $35::int
                            )
                          ) t4
                        order by
                          t4."opened_at" asc,
                          t4."chain" asc,
                          t4."id" asc
                        limit
                          $35::int
                      ) t4
                  ) t4
              ) t4
              cross join lateral (
                select
                  (
                    (
                      t4."chain" = $38
                      and t4."holder" = $39
                    )
                  ) f0
                having
                  true
              ) t4f
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
                (
                  select
                    t5."chain",
                    t5."id"
                  from
                    "money_events" t5
                  where
                    t5."chain" = t1."chain"
                    and t5."series_key" = t1."key"
                    and (
                      (
                        t1."chain" = $40
                        and t1."issuer" = $41
                      )
                      and t5."kind" = any ($42)
                    )
                  limit
                    10001
                )
                union
                (
                  select
                    t5."chain",
                    t5."id"
                  from
                    "money_events" t5
                  where
                    t5."chain" = t1."chain"
                    and t5."series_key" = t1."key"
                    and (
                      (
                        t5."chain" = $43
                        and t5."wallet" = $44
                      )
                      and t5."kind" = $45
                    )
                  limit
                    10001
                )
                union
                (
                  select
                    t5."chain",
                    t5."id"
                  from
                    "money_events" t5
                  where
                    t5."chain" = t1."chain"
                    and t5."series_key" = t1."key"
                    and (
                      exists (
                        select
                          1
                        from
                          "positions" t5w1
                        where
                          t5w1."chain" = t1."chain"
                          and t5w1."series_key" = t1."key"
                          and (
                            (
                              t5w1."chain" = $46
                              and t5w1."holder" = $47
                            )
                            and (
                              t5w1."units" > $48
                              or t5w1."burned_units" > $49
                            )
                          )
                      )
                      and t5."kind" = any ($50)
                    )
                  limit
                    10001
                )
                union
                (
                  select
                    t5."chain",
                    t5."id"
                  from
                    "money_events" t5
                  where
                    t5."chain" = t1."chain"
                    and t5."series_key" = t1."key"
                    and (
                      (
                        t5."chain" = $51
                        and t5."wallet" = $52
                      )
                      and t5."kind" = any ($53)
                    )
                  limit
                    10001
                )
                union
                (
                  select
                    t5."chain",
                    t5."id"
                  from
                    "money_events" t5
                  where
                    t5."chain" = t1."chain"
                    and t5."series_key" = t1."key"
                    and (
                      (
                        t5."chain" = $54
                        and t5."wallet" = $55
                      )
                      and t5."kind" = any ($56)
                    )
                  limit
                    10001
                )
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
                    when t5f.f0 then case
                      when t5."kind"::text <> all ($57::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                      else to_json(t5."kind")::text
                    end
                    else $2::text || 'x0:' || json_build_array()::text || $2::text
                  end || ',"period":' || coalesce(
                    case
                      when t5f.f0 then '"' || (t5."period" / 10) || '-Q' || (t5."period" % 10) || '"'
                    end,
                    'null'
                  ) || ',"wallet":' || coalesce(
                    case
                      when t5f.f0 then to_json(t5."wallet")::text
                    end,
                    'null'
                  ) || ',"amount":' || case
                    when t5f.f0 then '"' || t5."amount"::text || '"'
                    else $2::text || 'x0:' || json_build_array()::text || $2::text
                  end || '}}',
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
                      t5."at" asc,
                      t5."block_number" asc,
                      t5."chain" asc,
                      t5."id" asc
                  ) _p
                from
                  (
                    select distinct
                      on (t5."at", t5."block_number", t5."chain", t5."id") *
                    from
                      (
                        (
                          select
                            *
                          from
                            "money_events" t5
                          where
                            t5."chain" = t1."chain"
                            and t5."series_key" = t1."key"
                            and (
                              (
                                t1."chain" = $58
                                and t1."issuer" = $59
                              )
                              and (t5."kind" = any ($60)) is true
                            )
                          order by
                            t5."at" asc,
                            t5."block_number" asc,
                            t5."chain" asc,
                            t5."id" asc
                          limit
                            $61::int
                        )
                        union all
                        (
                          select
                            *
                          from
                            "money_events" t5
                          where
                            t5."chain" = t1."chain"
                            and t5."series_key" = t1."key"
                            and (
                              (
                                t5."chain" = $62
                                and t5."wallet" = $63
                              )
                              and t5."kind" = $64
                            )
                          order by
                            t5."at" asc,
                            t5."block_number" asc,
                            t5."chain" asc,
                            t5."id" asc
                          limit
                            $61::int
                        )
                        union all
                        (
                          select
                            *
                          from
                            "money_events" t5
                          where
                            t5."chain" = t1."chain"
                            and t5."series_key" = t1."key"
                            and (
                              exists (
                                select
                                  1
                                from
                                  "positions" t5w1
                                where
                                  t5w1."chain" = t1."chain"
                                  and t5w1."series_key" = t1."key"
                                  and (
                                    (
                                      t5w1."chain" = $65
                                      and t5w1."holder" = $66
                                    )
                                    and (
                                      t5w1."units" > $67
                                      or t5w1."burned_units" > $68
                                    )
                                  )
                              )
                              and (t5."kind" = any ($69)) is true
                            )
                          order by
                            t5."at" asc,
                            t5."block_number" asc,
                            t5."chain" asc,
                            t5."id" asc
                          limit
                            $61::int
                        )
                        union all
                        (
                          select
                            *
                          from
                            "money_events" t5
                          where
                            t5."chain" = t1."chain"
                            and t5."series_key" = t1."key"
                            and (
                              (
                                t5."chain" = $70
                                and t5."wallet" = $71
                              )
                              and (t5."kind" = any ($72)) is true
                            )
                          order by
                            t5."at" asc,
                            t5."block_number" asc,
                            t5."chain" asc,
                            t5."id" asc
                          limit
                            $61::int
                        )
                        union all
                        (
                          select
                            *
                          from
                            "money_events" t5
                          where
                            t5."chain" = t1."chain"
                            and t5."series_key" = t1."key"
                            and (
                              (
                                t5."chain" = $73
                                and t5."wallet" = $74
                              )
                              and (t5."kind" = any ($75)) is true
                            )
                          order by
                            t5."at" asc,
                            t5."block_number" asc,
                            t5."chain" asc,
                            t5."id" asc
                          limit
                            $61::int
                        )
                      ) t5
                    order by
                      t5."at" asc,
                      t5."block_number" asc,
                      t5."chain" asc,
                      t5."id" asc
                    limit
                      $61::int
                  ) t5
              ) t5
              cross join lateral (
                select
                  (
                    (
                      (
                        (
                          t1."chain" = $76
                          and t1."issuer" = $77
                        )
                        and t5."kind" = any ($78)
                      )
                      or (
                        (
                          t5."chain" = $79
                          and t5."wallet" = $80
                        )
                        and t5."kind" = $81
                      )
                      or (
                        exists (
                          select
                            1
                          from
                            "positions" t5w1
                          where
                            t5w1."chain" = t1."chain"
                            and t5w1."series_key" = t1."key"
                            and (
                              (
                                t5w1."chain" = $82
                                and t5w1."holder" = $83
                              )
                              and (
                                t5w1."units" > $84
                                or t5w1."burned_units" > $85
                              )
                            )
                        )
                        and t5."kind" = any ($86)
                      )
                      or (
                        (
                          t5."chain" = $87
                          and t5."wallet" = $88
                        )
                        and t5."kind" = any ($89)
                      )
                      or (
                        (
                          t5."chain" = $90
                          and t5."wallet" = $91
                        )
                        and t5."kind" = any ($92)
                      )
                    )
                  ) f0
                having
                  true
              ) t5f
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
                (
                  select
                    t6."chain",
                    t6."id"
                  from
                    "fees_ledger" t6
                  where
                    t6."chain" = t1."chain"
                    and t6."series_key" = t1."key"
                    and (
                      (
                        t1."chain" = $93
                        and t1."issuer" = $94
                      )
                      and t6."kind" = any ($95)
                    )
                  limit
                    10001
                )
                union
                (
                  select
                    t6."chain",
                    t6."id"
                  from
                    "fees_ledger" t6
                  where
                    t6."chain" = t1."chain"
                    and t6."series_key" = t1."key"
                    and (
                      (
                        t6."chain" = $96
                        and t6."wallet" = $97
                      )
                      and t6."kind" = $98
                    )
                  limit
                    10001
                )
                union
                (
                  select
                    t6."chain",
                    t6."id"
                  from
                    "fees_ledger" t6
                  where
                    t6."chain" = t1."chain"
                    and t6."series_key" = t1."key"
                    and (
                      exists (
                        select
                          1
                        from
                          "positions" t6w1
                        where
                          t6w1."chain" = t1."chain"
                          and t6w1."series_key" = t1."key"
                          and (
                            (
                              t6w1."chain" = $99
                              and t6w1."holder" = $100
                            )
                            and (
                              t6w1."units" > $101
                              or t6w1."burned_units" > $102
                            )
                          )
                      )
                      and t6."kind" = any ($103)
                    )
                  limit
                    10001
                )
                union
                (
                  select
                    t6."chain",
                    t6."id"
                  from
                    "fees_ledger" t6
                  where
                    t6."chain" = t1."chain"
                    and t6."series_key" = t1."key"
                    and (
                      (
                        t6."chain" = $104
                        and t6."wallet" = $105
                      )
                      and t6."kind" = any ($106)
                    )
                  limit
                    10001
                )
                union
                (
                  select
                    t6."chain",
                    t6."id"
                  from
                    "fees_ledger" t6
                  where
                    t6."chain" = t1."chain"
                    and t6."series_key" = t1."key"
                    and (
                      (
                        t6."chain" = $107
                        and t6."wallet" = $108
                      )
                      and t6."kind" = any ($109)
                    )
                  limit
                    10001
                )
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
                    when t6f.f0 then case
                      when t6."kind"::text <> all ($110::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                      else case t6."kind"::text
                        when 'curveTrading' then '"CURVE_TRADING"'
                        when 'nonReveal' then '"NON_REVEAL"'
                        when 'payout' then '"PAYOUT"'
                      end
                    end
                    else $2::text || 'x0:' || json_build_array()::text || $2::text
                  end || ',"amount":' || case
                    when t6f.f0 then '"' || t6."amount"::text || '"'
                    else $2::text || 'x0:' || json_build_array()::text || $2::text
                  end || '}}',
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
                    select distinct
                      on (t6."at", t6."block_number", t6."chain", t6."id") *
                    from
                      (
                        (
                          select
                            *
                          from
                            "fees_ledger" t6
                          where
                            t6."chain" = t1."chain"
                            and t6."series_key" = t1."key"
                            and (
                              (
                                t1."chain" = $111
                                and t1."issuer" = $112
                              )
                              and (t6."kind" = any ($113)) is true
                            )
                          order by
                            t6."at" asc,
                            t6."block_number" asc,
                            t6."chain" asc,
                            t6."id" asc
                          limit
                            $114::int
                        )
                        union all
                        (
                          select
                            *
                          from
                            "fees_ledger" t6
                          where
                            t6."chain" = t1."chain"
                            and t6."series_key" = t1."key"
                            and (
                              (
                                t6."chain" = $115
                                and t6."wallet" = $116
                              )
                              and t6."kind" = $117
                            )
                          order by
                            t6."at" asc,
                            t6."block_number" asc,
                            t6."chain" asc,
                            t6."id" asc
                          limit
                            $114::int
                        )
                        union all
                        (
                          select
                            *
                          from
                            "fees_ledger" t6
                          where
                            t6."chain" = t1."chain"
                            and t6."series_key" = t1."key"
                            and (
                              exists (
                                select
                                  1
                                from
                                  "positions" t6w1
                                where
                                  t6w1."chain" = t1."chain"
                                  and t6w1."series_key" = t1."key"
                                  and (
                                    (
                                      t6w1."chain" = $118
                                      and t6w1."holder" = $119
                                    )
                                    and (
                                      t6w1."units" > $120
                                      or t6w1."burned_units" > $121
                                    )
                                  )
                              )
                              and (t6."kind" = any ($122)) is true
                            )
                          order by
                            t6."at" asc,
                            t6."block_number" asc,
                            t6."chain" asc,
                            t6."id" asc
                          limit
                            $114::int
                        )
                        union all
                        (
                          select
                            *
                          from
                            "fees_ledger" t6
                          where
                            t6."chain" = t1."chain"
                            and t6."series_key" = t1."key"
                            and (
                              (
                                t6."chain" = $123
                                and t6."wallet" = $124
                              )
                              and (t6."kind" = any ($125)) is true
                            )
                          order by
                            t6."at" asc,
                            t6."block_number" asc,
                            t6."chain" asc,
                            t6."id" asc
                          limit
                            $114::int
                        )
                        union all
                        (
                          select
                            *
                          from
                            "fees_ledger" t6
                          where
                            t6."chain" = t1."chain"
                            and t6."series_key" = t1."key"
                            and (
                              (
                                t6."chain" = $126
                                and t6."wallet" = $127
                              )
                              and (t6."kind" = any ($128)) is true
                            )
                          order by
                            t6."at" asc,
                            t6."block_number" asc,
                            t6."chain" asc,
                            t6."id" asc
                          limit
                            $114::int
                        )
                      ) t6
                    order by
                      t6."at" asc,
                      t6."block_number" asc,
                      t6."chain" asc,
                      t6."id" asc
                    limit
                      $114::int
                  ) t6
              ) t6
              cross join lateral (
                select
                  (
                    (
                      (
                        (
                          t1."chain" = $129
                          and t1."issuer" = $130
                        )
                        and t6."kind" = any ($131)
                      )
                      or (
                        (
                          t6."chain" = $132
                          and t6."wallet" = $133
                        )
                        and t6."kind" = $134
                      )
                      or (
                        exists (
                          select
                            1
                          from
                            "positions" t6w1
                          where
                            t6w1."chain" = t1."chain"
                            and t6w1."series_key" = t1."key"
                            and (
                              (
                                t6w1."chain" = $135
                                and t6w1."holder" = $136
                              )
                              and (
                                t6w1."units" > $137
                                or t6w1."burned_units" > $138
                              )
                            )
                        )
                        and t6."kind" = any ($139)
                      )
                      or (
                        (
                          t6."chain" = $140
                          and t6."wallet" = $141
                        )
                        and t6."kind" = any ($142)
                      )
                      or (
                        (
                          t6."chain" = $143
                          and t6."wallet" = $144
                        )
                        and t6."kind" = any ($145)
                      )
                    )
                  ) f0
                having
                  true
              ) t6f
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
                (
                  t7."chain" = $146
                  and t7."series_key" = $147
                )
                and (
                  t7."chain" = $148
                  and t7."issuer" = $149
                )
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
