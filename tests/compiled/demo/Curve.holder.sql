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
          when t1."state"::text <> all ($3::text[]) then $4::text || 'x1:' || json_build_array()::text || $4::text
          else to_json(t1."state")::text
        end || ',"issuer":' || to_json(t1."issuer")::text || ',"termsCommitment":' || to_json(t1."terms_commitment")::text || ',"unitsOutstanding":"' || t1."units_outstanding"::text || '","stakedTotal":"' || t1."staked_total"::text || '","paidTotal":' || coalesce(
          case
            when t1f.f0 then '"' || t1."paid_total"::text || '"'
          end,
          'null'
        ) || ',"curve":' || coalesce(l2.j, 'null') || ',"stakes":' || l3.j || ',"terms":' || $4::text || 'r1:' || json_build_array(
          t1."chain",
          t1."key",
          t1."issuer",
          t1."phase",
          t1."units_offered"::text,
          t1."terms_commitment",
          t1."currency_code",
          t1."indexing_rule"
        )::text || $4::text || ',"reports":' || l4.j || ',"positions":' || l5.j || ',"moneyEvents":' || l6.j || ',"fees":' || l7.j || '}'
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
            t1."chain" = $1
            and t1."key" = $2
          )
        limit
          1
      ) t1
      cross join lateral (
        select
          (
            (
              (
                t1."chain" = $129
                and t1."issuer" = $130
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
                      t1w1."chain" = $131
                      and t1w1."holder" = $132
                    )
                    and (
                      t1w1."units" > $133
                      or t1w1."burned_units" > $134
                    )
                  )
              )
            )
          ) f0,
          (
            (
              t1."chain" = $135
              and t1."issuer" = $136
            )
          ) f1
        having
          true
      ) t1f
      left join lateral (
        select
          '{"mint":' || to_json(t2."mint")::text || ',"reserve":"' || t2."reserve"::text || '","sold":"' || t2."sold"::text || '","raised":' || coalesce('"' || t2."raised"::text || '"', 'null') || ',"treasury":"' || t2."treasury"::text || '","tenderState":' || coalesce(
            case
              when t2."tender_state"::text <> all ($5::text[]) then $4::text || 'x1:' || json_build_array()::text || $4::text
              else to_json(t2."tender_state")::text
            end,
            'null'
          ) || ',"tenderPrice":' || coalesce('"' || t2."tender_price"::text || '"', 'null') || ',"census":' || l1.j || ',"candles":' || $4::text || 'r0:' || json_build_array(t2."chain", t2."series_key")::text || $4::text || '}' j,
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
                  and t4."staked_units" > $9
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
                      $7::int
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
                        when t5."source"::text <> all ($10::text[]) then $4::text || 'x1:' || json_build_array()::text || $4::text
                        else to_json(t5."source")::text
                      end
                    end,
                    'null'
                  ) || ',"attestation":' || coalesce(
                    case
                      when t1f.f0 then $4::text || 'r2:' || json_build_array(t5._i, t5."chain", t5."id", t5."series_key", t5."attestation")::text || $4::text
                    end,
                    'null'
                  ) || ',"proof":' || coalesce(
                    case
                      when t1f.f0 then $4::text || 'r3:' || json_build_array(t5._i, t5."chain", t5."id", t5."series_key", t5."proof")::text || $4::text
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
                          $11::int
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
                      t6."chain" = $19
                      and t6."holder" = $20
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
                      t1."chain" = $21
                      and t1."issuer" = $22
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
                    else $4::text || 'x0:' || json_build_array()::text || $4::text
                  end || ',"units":' || case
                    when (
                      t6f.f0
                      or t1f.f1
                    ) then '"' || t6."units"::text || '"'
                    else $4::text || 'x0:' || json_build_array()::text || $4::text
                  end || ',"stakedUnits":' || case
                    when (
                      t6f.f0
                      or t1f.f1
                    ) then '"' || t6."staked_units"::text || '"'
                    else $4::text || 'x0:' || json_build_array()::text || $4::text
                  end || ',"claimedTotal":' || case
                    when (
                      t6f.f0
                      or t1f.f1
                    ) then '"' || t6."claimed_total"::text || '"'
                    else $4::text || 'x0:' || json_build_array()::text || $4::text
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
                              t6."chain" = $15
                              and t6."holder" = $16
                            )
                          order by
                            t6."opened_at" asc,
                            t6."chain" asc,
                            t6."id" asc
                          limit
                            $14::int
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
                              t1."chain" = $17
                              and t1."issuer" = $18
                            )
                          order by
                            t6."opened_at" asc,
                            t6."chain" asc,
                            t6."id" asc
                          limit
                            $14::int
                        )
                      ) t6
                    order by
                      t6."opened_at" asc,
                      t6."chain" asc,
                      t6."id" asc
                    limit
                      $14::int
                  ) t6
              ) t6
              cross join lateral (
                select
                  (
                    (
                      t6."chain" = $12
                      and t6."holder" = $13
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
                        t1."chain" = $59
                        and t1."issuer" = $60
                      )
                      and t7."kind" = any ($61)
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
                        t7."chain" = $62
                        and t7."wallet" = $63
                      )
                      and t7."kind" = $64
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
                              t7w1."chain" = $65
                              and t7w1."holder" = $66
                            )
                            and (
                              t7w1."units" > $67
                              or t7w1."burned_units" > $68
                            )
                          )
                      )
                      and t7."kind" = any ($69)
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
                        t7."chain" = $70
                        and t7."wallet" = $71
                      )
                      and t7."kind" = any ($72)
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
                        t7."chain" = $73
                        and t7."wallet" = $74
                      )
                      and t7."kind" = any ($75)
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
                      when t7."kind"::text <> all ($23::text[]) then $4::text || 'x1:' || json_build_array()::text || $4::text
                      else to_json(t7."kind")::text
                    end
                    else $4::text || 'x0:' || json_build_array()::text || $4::text
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
                    else $4::text || 'x0:' || json_build_array()::text || $4::text
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
                                t1."chain" = $42
                                and t1."issuer" = $43
                              )
                              and (t7."kind" = any ($44)) is true
                            )
                          order by
                            t7."at" asc,
                            t7."block_number" asc,
                            t7."chain" asc,
                            t7."id" asc
                          limit
                            $41::int
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
                                t7."chain" = $45
                                and t7."wallet" = $46
                              )
                              and t7."kind" = $47
                            )
                          order by
                            t7."at" asc,
                            t7."block_number" asc,
                            t7."chain" asc,
                            t7."id" asc
                          limit
                            $41::int
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
                                      t7w1."chain" = $48
                                      and t7w1."holder" = $49
                                    )
                                    and (
                                      t7w1."units" > $50
                                      or t7w1."burned_units" > $51
                                    )
                                  )
                              )
                              and (t7."kind" = any ($52)) is true
                            )
                          order by
                            t7."at" asc,
                            t7."block_number" asc,
                            t7."chain" asc,
                            t7."id" asc
                          limit
                            $41::int
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
                              and (t7."kind" = any ($55)) is true
                            )
                          order by
                            t7."at" asc,
                            t7."block_number" asc,
                            t7."chain" asc,
                            t7."id" asc
                          limit
                            $41::int
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
                                t7."chain" = $56
                                and t7."wallet" = $57
                              )
                              and (t7."kind" = any ($58)) is true
                            )
                          order by
                            t7."at" asc,
                            t7."block_number" asc,
                            t7."chain" asc,
                            t7."id" asc
                          limit
                            $41::int
                        )
                      ) t7
                    order by
                      t7."at" asc,
                      t7."block_number" asc,
                      t7."chain" asc,
                      t7."id" asc
                    limit
                      $41::int
                  ) t7
              ) t7
              cross join lateral (
                select
                  (
                    (
                      (
                        (
                          t1."chain" = $24
                          and t1."issuer" = $25
                        )
                        and t7."kind" = any ($26)
                      )
                      or (
                        (
                          t7."chain" = $27
                          and t7."wallet" = $28
                        )
                        and t7."kind" = $29
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
                                t7w1."chain" = $30
                                and t7w1."holder" = $31
                              )
                              and (
                                t7w1."units" > $32
                                or t7w1."burned_units" > $33
                              )
                            )
                        )
                        and t7."kind" = any ($34)
                      )
                      or (
                        (
                          t7."chain" = $35
                          and t7."wallet" = $36
                        )
                        and t7."kind" = any ($37)
                      )
                      or (
                        (
                          t7."chain" = $38
                          and t7."wallet" = $39
                        )
                        and t7."kind" = any ($40)
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
                        t1."chain" = $112
                        and t1."issuer" = $113
                      )
                      and t8."kind" = any ($114)
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
                        t8."chain" = $115
                        and t8."wallet" = $116
                      )
                      and t8."kind" = $117
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
                              t8w1."chain" = $118
                              and t8w1."holder" = $119
                            )
                            and (
                              t8w1."units" > $120
                              or t8w1."burned_units" > $121
                            )
                          )
                      )
                      and t8."kind" = any ($122)
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
                        t8."chain" = $123
                        and t8."wallet" = $124
                      )
                      and t8."kind" = any ($125)
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
                        t8."chain" = $126
                        and t8."wallet" = $127
                      )
                      and t8."kind" = any ($128)
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
                      when t8."kind"::text <> all ($76::text[]) then $4::text || 'x1:' || json_build_array()::text || $4::text
                      else case t8."kind"::text
                        when 'curveTrading' then '"CURVE_TRADING"'
                        when 'nonReveal' then '"NON_REVEAL"'
                        when 'payout' then '"PAYOUT"'
                      end
                    end
                    else $4::text || 'x0:' || json_build_array()::text || $4::text
                  end || ',"amount":' || case
                    when t8f.f0 then '"' || t8."amount"::text || '"'
                    else $4::text || 'x0:' || json_build_array()::text || $4::text
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
                                t1."chain" = $95
                                and t1."issuer" = $96
                              )
                              and (t8."kind" = any ($97)) is true
                            )
                          order by
                            t8."at" asc,
                            t8."block_number" asc,
                            t8."chain" asc,
                            t8."id" asc
                          limit
                            $94::int
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
                                t8."chain" = $98
                                and t8."wallet" = $99
                              )
                              and t8."kind" = $100
                            )
                          order by
                            t8."at" asc,
                            t8."block_number" asc,
                            t8."chain" asc,
                            t8."id" asc
                          limit
                            $94::int
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
                                      t8w1."chain" = $101
                                      and t8w1."holder" = $102
                                    )
                                    and (
                                      t8w1."units" > $103
                                      or t8w1."burned_units" > $104
                                    )
                                  )
                              )
                              and (t8."kind" = any ($105)) is true
                            )
                          order by
                            t8."at" asc,
                            t8."block_number" asc,
                            t8."chain" asc,
                            t8."id" asc
                          limit
                            $94::int
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
                              and (t8."kind" = any ($108)) is true
                            )
                          order by
                            t8."at" asc,
                            t8."block_number" asc,
                            t8."chain" asc,
                            t8."id" asc
                          limit
                            $94::int
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
                                t8."chain" = $109
                                and t8."wallet" = $110
                              )
                              and (t8."kind" = any ($111)) is true
                            )
                          order by
                            t8."at" asc,
                            t8."block_number" asc,
                            t8."chain" asc,
                            t8."id" asc
                          limit
                            $94::int
                        )
                      ) t8
                    order by
                      t8."at" asc,
                      t8."block_number" asc,
                      t8."chain" asc,
                      t8."id" asc
                    limit
                      $94::int
                  ) t8
              ) t8
              cross join lateral (
                select
                  (
                    (
                      (
                        (
                          t1."chain" = $77
                          and t1."issuer" = $78
                        )
                        and t8."kind" = any ($79)
                      )
                      or (
                        (
                          t8."chain" = $80
                          and t8."wallet" = $81
                        )
                        and t8."kind" = $82
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
                                t8w1."chain" = $83
                                and t8w1."holder" = $84
                              )
                              and (
                                t8w1."units" > $85
                                or t8w1."burned_units" > $86
                              )
                            )
                        )
                        and t8."kind" = any ($87)
                      )
                      or (
                        (
                          t8."chain" = $88
                          and t8."wallet" = $89
                        )
                        and t8."kind" = any ($90)
                      )
                      or (
                        (
                          t8."chain" = $91
                          and t8."wallet" = $92
                        )
                        and t8."kind" = any ($93)
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
