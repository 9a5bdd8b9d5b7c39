-- consistency: now
-- series: row of series t1
--   key: column key
--   state: column state
--   issuer: column issuer
--   termsCommitment: column termsCommitment
--   unitsOutstanding: column unitsOutstanding
--   stakedTotal: column stakedTotal
--   paidTotal: column paidTotal; for issuer, holder
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
--         payment: column payment; for issuer, holder
--         gross: column gross; for issuer, holder
--         fee: column fee; for issuer, holder
--         net: column net; for issuer, holder
--         source: column source; for issuer
--         attestation: resolver (resolver) of chain, id, seriesKey, attestation; for issuer, holder
--         proof: resolver (resolver) of chain, id, seriesKey, proof; for issuer, holder
--   positions: list 3 of positions t6
--     totalCount: totalCount
--     edges:
--       node:
--         holder: column holder; for issuer, holder, else resolvers answer the request
--         units: column units; for issuer, holder, else resolvers answer the request
--         stakedUnits: column stakedUnits; for issuer, holder, else resolvers answer the request
--         claimedTotal: column claimedTotal; for issuer, holder, else resolvers answer the request
--   moneyEvents: list 4 of money_events t7
--     totalCount: totalCount
--     edges:
--       node:
--         kind: column kind; for owner, issuer, holder, else resolvers answer the request
--         period: column period; for owner, issuer, holder
--         wallet: column wallet; for owner, issuer, holder
--         amount: column amount; for owner, issuer, holder, else resolvers answer the request
--   fees: list 5 of fees_ledger t8
--     totalCount: totalCount
--     edges:
--       node:
--         kind: column kind; for owner, issuer, holder, else resolvers answer the request
--         amount: column amount; for owner, issuer, holder, else resolvers answer the request
-- live: resolver
--
-- 136 parameters, not prepared
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
        end || ',"issuer":' || to_json(t1."issuer")::text || ',"termsCommitment":' || to_json(t1."terms_commitment")::text || ',"unitsOutstanding":"' || t1."units_outstanding"::text || '","stakedTotal":"' || t1."staked_total"::text || '","paidTotal":' || coalesce(
          case
            when t1f.f0 then '"' || t1."paid_total"::text || '"'
          end,
          'null'
        ) || ',"curve":' || coalesce(l2.j, 'null') || ',"stakes":' || l3.j || ',"terms":' || $2::text || 'r1:' || json_build_array(
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
      max(
        case
          when (t1f.f0) is not true
          or l4.s is not null
          or l6.s is not null then '[' || (
            (
              case
                when t1f.f0 then 0
                else 1
              end
            )
          )::text || ',' || coalesce(l4.s, 'null') || ',' || coalesce(l6.s, 'null') || ']'
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
      left join lateral (
        select
          '{"mint":' || to_json(t2."mint")::text || ',"reserve":"' || t2."reserve"::text || '","sold":"' || t2."sold"::text || '","raised":' || coalesce('"' || t2."raised"::text || '"', 'null') || ',"treasury":"' || t2."treasury"::text || '","tenderState":' || coalesce(
            case
              when t2."tender_state"::text <> all ($13::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
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
                          $14::int
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
                  and t4."staked_units" > $15
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
                      and t4."staked_units" > $16
                    order by
                      t4."opened_at" asc,
                      t4."chain" asc,
                      t4."id" asc
                    limit
                      $17::int
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
                  '{"node":{"period":"' || (t5."period" / 10) || '-Q' || (t5."period" % 10) || '","incomeCommitment":' || coalesce(to_json(t5."income_commitment")::text, 'null') || ',"payment":' || coalesce(
                    case
                      when t1f.f0 then '"' || t5."payment"::text || '"'
                    end,
                    'null'
                  ) || ',"gross":' || coalesce(
                    case
                      when t1f.f0 then '"' || t5."gross"::text || '"'
                    end,
                    'null'
                  ) || ',"fee":' || coalesce(
                    case
                      when t1f.f0 then '"' || t5."fee"::text || '"'
                    end,
                    'null'
                  ) || ',"net":' || coalesce(
                    case
                      when t1f.f0 then '"' || t5."net"::text || '"'
                    end,
                    'null'
                  ) || ',"source":' || coalesce(
                    case
                      when t1f.f1 then case
                        when t5."source"::text <> all ($18::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                        else to_json(t5."source")::text
                      end
                    end,
                    'null'
                  ) || ',"attestation":' || coalesce(
                    case
                      when t1f.f0 then $2::text || 'r2:' || json_build_array(t5._i, t5."chain", t5."id", t5."series_key", t5."attestation")::text || $2::text
                    end,
                    'null'
                  ) || ',"proof":' || coalesce(
                    case
                      when t1f.f0 then $2::text || 'r3:' || json_build_array(t5._i, t5."chain", t5."id", t5."series_key", t5."proof")::text || $2::text
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
                    end is not null then t5._p
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
                          $19::int
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
                (
                  select
                    t6."chain",
                    t6."id"
                  from
                    "positions" t6
                  where
                    t6."chain" = t1."chain"
                    and t6."series_key" = t1."key"
                    and (
                      t6."chain" = $20
                      and t6."holder" = $21
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
                    "positions" t6
                  where
                    t6."chain" = t1."chain"
                    and t6."series_key" = t1."key"
                    and (
                      t1."chain" = $22
                      and t1."issuer" = $23
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
                      t6f.f0
                      or t1f.f1
                    ) then to_json(t6."holder")::text
                    else $2::text || 'x0:' || json_build_array()::text || $2::text
                  end || ',"units":' || case
                    when (
                      t6f.f0
                      or t1f.f1
                    ) then '"' || t6."units"::text || '"'
                    else $2::text || 'x0:' || json_build_array()::text || $2::text
                  end || ',"stakedUnits":' || case
                    when (
                      t6f.f0
                      or t1f.f1
                    ) then '"' || t6."staked_units"::text || '"'
                    else $2::text || 'x0:' || json_build_array()::text || $2::text
                  end || ',"claimedTotal":' || case
                    when (
                      t6f.f0
                      or t1f.f1
                    ) then '"' || t6."claimed_total"::text || '"'
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
                      t6."opened_at" asc,
                      t6."chain" asc,
                      t6."id" asc
                  ) _p
                from
                  (
                    select distinct
                      on (t6."opened_at", t6."chain", t6."id") *
                    from
                      (
                        (
                          select
                            *
                          from
                            "positions" t6
                          where
                            t6."chain" = t1."chain"
                            and t6."series_key" = t1."key"
                            and (
                              t6."chain" = $24
                              and t6."holder" = $25
                            )
                          order by
                            t6."opened_at" asc,
                            t6."chain" asc,
                            t6."id" asc
                          limit
                            $26::int
                        )
                        union all
                        (
                          select
                            *
                          from
                            "positions" t6
                          where
                            t6."chain" = t1."chain"
                            and t6."series_key" = t1."key"
                            and (
                              t1."chain" = $27
                              and t1."issuer" = $28
                            )
                          order by
                            t6."opened_at" asc,
                            t6."chain" asc,
                            t6."id" asc
                          limit
                            $26::int
                        )
                      ) t6
                    order by
                      t6."opened_at" asc,
                      t6."chain" asc,
                      t6."id" asc
                    limit
                      $26::int
                  ) t6
              ) t6
              cross join lateral (
                select
                  (
                    (
                      t6."chain" = $29
                      and t6."holder" = $30
                    )
                  ) f0
                having
                  true
              ) t6f
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
                (
                  select
                    t7."chain",
                    t7."id"
                  from
                    "money_events" t7
                  where
                    t7."chain" = t1."chain"
                    and t7."series_key" = t1."key"
                    and (
                      (
                        t1."chain" = $31
                        and t1."issuer" = $32
                      )
                      and t7."kind" = any ($33)
                    )
                  limit
                    10001
                )
                union
                (
                  select
                    t7."chain",
                    t7."id"
                  from
                    "money_events" t7
                  where
                    t7."chain" = t1."chain"
                    and t7."series_key" = t1."key"
                    and (
                      (
                        t7."chain" = $34
                        and t7."wallet" = $35
                      )
                      and t7."kind" = $36
                    )
                  limit
                    10001
                )
                union
                (
                  select
                    t7."chain",
                    t7."id"
                  from
                    "money_events" t7
                  where
                    t7."chain" = t1."chain"
                    and t7."series_key" = t1."key"
                    and (
                      exists (
                        select
                          1
                        from
                          "positions" t7w1
                        where
                          t7w1."chain" = t1."chain"
                          and t7w1."series_key" = t1."key"
                          and (
                            (
                              t7w1."chain" = $37
                              and t7w1."holder" = $38
                            )
                            and (
                              t7w1."units" > $39
                              or t7w1."burned_units" > $40
                            )
                          )
                      )
                      and t7."kind" = any ($41)
                    )
                  limit
                    10001
                )
                union
                (
                  select
                    t7."chain",
                    t7."id"
                  from
                    "money_events" t7
                  where
                    t7."chain" = t1."chain"
                    and t7."series_key" = t1."key"
                    and (
                      (
                        t7."chain" = $42
                        and t7."wallet" = $43
                      )
                      and t7."kind" = any ($44)
                    )
                  limit
                    10001
                )
                union
                (
                  select
                    t7."chain",
                    t7."id"
                  from
                    "money_events" t7
                  where
                    t7."chain" = t1."chain"
                    and t7."series_key" = t1."key"
                    and (
                      (
                        t7."chain" = $45
                        and t7."wallet" = $46
                      )
                      and t7."kind" = any ($47)
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
                    when t7f.f0 then case
                      when t7."kind"::text <> all ($48::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                      else to_json(t7."kind")::text
                    end
                    else $2::text || 'x0:' || json_build_array()::text || $2::text
                  end || ',"period":' || coalesce(
                    case
                      when t7f.f0 then '"' || (t7."period" / 10) || '-Q' || (t7."period" % 10) || '"'
                    end,
                    'null'
                  ) || ',"wallet":' || coalesce(
                    case
                      when t7f.f0 then to_json(t7."wallet")::text
                    end,
                    'null'
                  ) || ',"amount":' || case
                    when t7f.f0 then '"' || t7."amount"::text || '"'
                    else $2::text || 'x0:' || json_build_array()::text || $2::text
                  end || '}}',
                  ','
                  order by
                    t7._p
                ),
                ''
              ) || ']}' j,
              case
                when max(
                  case
                    when case
                      when (t7f.f0) is not true then (
                        (
                          case
                            when t7f.f0 then 0
                            else 1
                          end
                        )
                      )::text
                    end is not null then t7._p
                  end
                ) is not null then '[' || string_agg(
                  coalesce(
                    case
                      when (t7f.f0) is not true then (
                        (
                          case
                            when t7f.f0 then 0
                            else 1
                          end
                        )
                      )::text
                    end,
                    'null'
                  ),
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
                    select distinct
                      on (t7."at", t7."block_number", t7."chain", t7."id") *
                    from
                      (
                        (
                          select
                            *
                          from
                            "money_events" t7
                          where
                            t7."chain" = t1."chain"
                            and t7."series_key" = t1."key"
                            and (
                              (
                                t1."chain" = $49
                                and t1."issuer" = $50
                              )
                              and (t7."kind" = any ($51)) is true
                            )
                          order by
                            t7."at" asc,
                            t7."block_number" asc,
                            t7."chain" asc,
                            t7."id" asc
                          limit
                            $52::int
                        )
                        union all
                        (
                          select
                            *
                          from
                            "money_events" t7
                          where
                            t7."chain" = t1."chain"
                            and t7."series_key" = t1."key"
                            and (
                              (
                                t7."chain" = $53
                                and t7."wallet" = $54
                              )
                              and t7."kind" = $55
                            )
                          order by
                            t7."at" asc,
                            t7."block_number" asc,
                            t7."chain" asc,
                            t7."id" asc
                          limit
                            $52::int
                        )
                        union all
                        (
                          select
                            *
                          from
                            "money_events" t7
                          where
                            t7."chain" = t1."chain"
                            and t7."series_key" = t1."key"
                            and (
                              exists (
                                select
                                  1
                                from
                                  "positions" t7w1
                                where
                                  t7w1."chain" = t1."chain"
                                  and t7w1."series_key" = t1."key"
                                  and (
                                    (
                                      t7w1."chain" = $56
                                      and t7w1."holder" = $57
                                    )
                                    and (
                                      t7w1."units" > $58
                                      or t7w1."burned_units" > $59
                                    )
                                  )
                              )
                              and (t7."kind" = any ($60)) is true
                            )
                          order by
                            t7."at" asc,
                            t7."block_number" asc,
                            t7."chain" asc,
                            t7."id" asc
                          limit
                            $52::int
                        )
                        union all
                        (
                          select
                            *
                          from
                            "money_events" t7
                          where
                            t7."chain" = t1."chain"
                            and t7."series_key" = t1."key"
                            and (
                              (
                                t7."chain" = $61
                                and t7."wallet" = $62
                              )
                              and (t7."kind" = any ($63)) is true
                            )
                          order by
                            t7."at" asc,
                            t7."block_number" asc,
                            t7."chain" asc,
                            t7."id" asc
                          limit
                            $52::int
                        )
                        union all
                        (
                          select
                            *
                          from
                            "money_events" t7
                          where
                            t7."chain" = t1."chain"
                            and t7."series_key" = t1."key"
                            and (
                              (
                                t7."chain" = $64
                                and t7."wallet" = $65
                              )
                              and (t7."kind" = any ($66)) is true
                            )
                          order by
                            t7."at" asc,
                            t7."block_number" asc,
                            t7."chain" asc,
                            t7."id" asc
                          limit
                            $52::int
                        )
                      ) t7
                    order by
                      t7."at" asc,
                      t7."block_number" asc,
                      t7."chain" asc,
                      t7."id" asc
                    limit
                      $52::int
                  ) t7
              ) t7
              cross join lateral (
                select
                  (
                    (
                      (
                        (
                          t1."chain" = $67
                          and t1."issuer" = $68
                        )
                        and t7."kind" = any ($69)
                      )
                      or (
                        (
                          t7."chain" = $70
                          and t7."wallet" = $71
                        )
                        and t7."kind" = $72
                      )
                      or (
                        exists (
                          select
                            1
                          from
                            "positions" t7w1
                          where
                            t7w1."chain" = t1."chain"
                            and t7w1."series_key" = t1."key"
                            and (
                              (
                                t7w1."chain" = $73
                                and t7w1."holder" = $74
                              )
                              and (
                                t7w1."units" > $75
                                or t7w1."burned_units" > $76
                              )
                            )
                        )
                        and t7."kind" = any ($77)
                      )
                      or (
                        (
                          t7."chain" = $78
                          and t7."wallet" = $79
                        )
                        and t7."kind" = any ($80)
                      )
                      or (
                        (
                          t7."chain" = $81
                          and t7."wallet" = $82
                        )
                        and t7."kind" = any ($83)
                      )
                    )
                  ) f0
                having
                  true
              ) t7f
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
                (
                  select
                    t8."chain",
                    t8."id"
                  from
                    "fees_ledger" t8
                  where
                    t8."chain" = t1."chain"
                    and t8."series_key" = t1."key"
                    and (
                      (
                        t1."chain" = $84
                        and t1."issuer" = $85
                      )
                      and t8."kind" = any ($86)
                    )
                  limit
                    10001
                )
                union
                (
                  select
                    t8."chain",
                    t8."id"
                  from
                    "fees_ledger" t8
                  where
                    t8."chain" = t1."chain"
                    and t8."series_key" = t1."key"
                    and (
                      (
                        t8."chain" = $87
                        and t8."wallet" = $88
                      )
                      and t8."kind" = $89
                    )
                  limit
                    10001
                )
                union
                (
                  select
                    t8."chain",
                    t8."id"
                  from
                    "fees_ledger" t8
                  where
                    t8."chain" = t1."chain"
                    and t8."series_key" = t1."key"
                    and (
                      exists (
                        select
                          1
                        from
                          "positions" t8w1
                        where
                          t8w1."chain" = t1."chain"
                          and t8w1."series_key" = t1."key"
                          and (
                            (
                              t8w1."chain" = $90
                              and t8w1."holder" = $91
                            )
                            and (
                              t8w1."units" > $92
                              or t8w1."burned_units" > $93
                            )
                          )
                      )
                      and t8."kind" = any ($94)
                    )
                  limit
                    10001
                )
                union
                (
                  select
                    t8."chain",
                    t8."id"
                  from
                    "fees_ledger" t8
                  where
                    t8."chain" = t1."chain"
                    and t8."series_key" = t1."key"
                    and (
                      (
                        t8."chain" = $95
                        and t8."wallet" = $96
                      )
                      and t8."kind" = any ($97)
                    )
                  limit
                    10001
                )
                union
                (
                  select
                    t8."chain",
                    t8."id"
                  from
                    "fees_ledger" t8
                  where
                    t8."chain" = t1."chain"
                    and t8."series_key" = t1."key"
                    and (
                      (
                        t8."chain" = $98
                        and t8."wallet" = $99
                      )
                      and t8."kind" = any ($100)
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
                    when t8f.f0 then case
                      when t8."kind"::text <> all ($101::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                      else case t8."kind"::text
                        when 'curveTrading' then '"CURVE_TRADING"'
                        when 'nonReveal' then '"NON_REVEAL"'
                        when 'payout' then '"PAYOUT"'
                      end
                    end
                    else $2::text || 'x0:' || json_build_array()::text || $2::text
                  end || ',"amount":' || case
                    when t8f.f0 then '"' || t8."amount"::text || '"'
                    else $2::text || 'x0:' || json_build_array()::text || $2::text
                  end || '}}',
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
                    select distinct
                      on (t8."at", t8."block_number", t8."chain", t8."id") *
                    from
                      (
                        (
                          select
                            *
                          from
                            "fees_ledger" t8
                          where
                            t8."chain" = t1."chain"
                            and t8."series_key" = t1."key"
                            and (
                              (
                                t1."chain" = $102
                                and t1."issuer" = $103
                              )
                              and (t8."kind" = any ($104)) is true
                            )
                          order by
                            t8."at" asc,
                            t8."block_number" asc,
                            t8."chain" asc,
                            t8."id" asc
                          limit
                            $105::int
                        )
                        union all
                        (
                          select
                            *
                          from
                            "fees_ledger" t8
                          where
                            t8."chain" = t1."chain"
                            and t8."series_key" = t1."key"
                            and (
                              (
                                t8."chain" = $106
                                and t8."wallet" = $107
                              )
                              and t8."kind" = $108
                            )
                          order by
                            t8."at" asc,
                            t8."block_number" asc,
                            t8."chain" asc,
                            t8."id" asc
                          limit
                            $105::int
                        )
                        union all
                        (
                          select
                            *
                          from
                            "fees_ledger" t8
                          where
                            t8."chain" = t1."chain"
                            and t8."series_key" = t1."key"
                            and (
                              exists (
                                select
                                  1
                                from
                                  "positions" t8w1
                                where
                                  t8w1."chain" = t1."chain"
                                  and t8w1."series_key" = t1."key"
                                  and (
                                    (
                                      t8w1."chain" = $109
                                      and t8w1."holder" = $110
                                    )
                                    and (
                                      t8w1."units" > $111
                                      or t8w1."burned_units" > $112
                                    )
                                  )
                              )
                              and (t8."kind" = any ($113)) is true
                            )
                          order by
                            t8."at" asc,
                            t8."block_number" asc,
                            t8."chain" asc,
                            t8."id" asc
                          limit
                            $105::int
                        )
                        union all
                        (
                          select
                            *
                          from
                            "fees_ledger" t8
                          where
                            t8."chain" = t1."chain"
                            and t8."series_key" = t1."key"
                            and (
                              (
                                t8."chain" = $114
                                and t8."wallet" = $115
                              )
                              and (t8."kind" = any ($116)) is true
                            )
                          order by
                            t8."at" asc,
                            t8."block_number" asc,
                            t8."chain" asc,
                            t8."id" asc
                          limit
                            $105::int
                        )
                        union all
                        (
                          select
                            *
                          from
                            "fees_ledger" t8
                          where
                            t8."chain" = t1."chain"
                            and t8."series_key" = t1."key"
                            and (
                              (
                                t8."chain" = $117
                                and t8."wallet" = $118
                              )
                              and (t8."kind" = any ($119)) is true
                            )
                          order by
                            t8."at" asc,
                            t8."block_number" asc,
                            t8."chain" asc,
                            t8."id" asc
                          limit
                            $105::int
                        )
                      ) t8
                    order by
                      t8."at" asc,
                      t8."block_number" asc,
                      t8."chain" asc,
                      t8."id" asc
                    limit
                      $105::int
                  ) t8
              ) t8
              cross join lateral (
                select
                  (
                    (
                      (
                        (
                          t1."chain" = $120
                          and t1."issuer" = $121
                        )
                        and t8."kind" = any ($122)
                      )
                      or (
                        (
                          t8."chain" = $123
                          and t8."wallet" = $124
                        )
                        and t8."kind" = $125
                      )
                      or (
                        exists (
                          select
                            1
                          from
                            "positions" t8w1
                          where
                            t8w1."chain" = t1."chain"
                            and t8w1."series_key" = t1."key"
                            and (
                              (
                                t8w1."chain" = $126
                                and t8w1."holder" = $127
                              )
                              and (
                                t8w1."units" > $128
                                or t8w1."burned_units" > $129
                              )
                            )
                        )
                        and t8."kind" = any ($130)
                      )
                      or (
                        (
                          t8."chain" = $131
                          and t8."wallet" = $132
                        )
                        and t8."kind" = any ($133)
                      )
                      or (
                        (
                          t8."chain" = $134
                          and t8."wallet" = $135
                        )
                        and t8."kind" = any ($136)
                      )
                    )
                  ) f0
                having
                  true
              ) t8f
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
