-- consistency: strict
-- series: row of series t1
--   id: global id of chain, key
--   title: column title
--   key: column key
--   chain: column chain
--   state: column state
--   firstPeriod: column firstPeriod
--   lastPeriod: column lastPeriod
--   issuer: column issuer
--   currency: computed from currencyCode
--   routed: column routed
--   buyOutPossibleAt: column buyOutPossibleAt
--   buyOutLapsesAt: column buyOutLapsesAt
--   paymentToken: resolver (resolver) of chain, key, issuer, phase
--   auction: Auction where phase is not null
--     phase: computed from phase
--     proceeds: column proceeds
--   curve: one of curves t2
--     endsAt: column deadline
--     raised: column raised
--     threshold: column threshold
--     proceeds: column proceeds
--     tenderState: column tenderState
--     tenderEndsAt: column tenderEndsAt
--   cap: column cap
--   paidTotal: column paidTotal; denied
--   accruedTotal: column accruedTotal; denied
--   indexingRule: column indexingRule
--   unitsOffered: column unitsOffered
--   unitsOutstanding: column unitsOutstanding
--   stakedTotal: column stakedTotal
--   tenderedTotal: column tenderedTotal
--   activatedAt: column activatedAt
--   extinguishNoticeEndsAt: column extinguishNoticeEndsAt
--   extinguishDeadlineAt: column extinguishDeadline
--   amendments: list 0 of terms_amendments t3
--     nodes:
--       id: global id of id; for attestor, else resolvers answer the request
--       state: column state; for attestor, else resolvers answer the request
--       proposedAt: column proposedAt; for attestor, else resolvers answer the request
--       newCap: column newCap; for attestor, else resolvers answer the request
--       attestorKey: column attestorKey; for attestor
--   hardshipRequests: list 1 of hardship_requests t4
--     nodes:
--       id: global id of id; for attestor, else resolvers answer the request
--       state: column state; for attestor, else resolvers answer the request
--       openedAt: column openedAt; for attestor, else resolvers answer the request
--       pauseEndsAt: column until; for attestor
--       attestorKey: column attestorKey; for attestor
--   extinguishmentRequests: list 2 of extinguishment_requests t5
--     nodes:
--       id: global id of id; for attestor, else resolvers answer the request
--       state: column state; for attestor, else resolvers answer the request
--       openedAt: column openedAt; for attestor, else resolvers answer the request
--       deadlineAt: column deadline; for attestor
--       noticeEndsAt: column noticeEndsAt; for attestor
-- attestors: list 3 of attestors t6
--   nodes:
--     id: global id of chain, address
--     address: column address
--     active: column active
--     announcement: resolver (resolver) of chain, address
--
-- 36 parameters, not prepared
select
  r0.j,
  r0.s,
  r1.j,
  r1.s
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
        ) || '","title":' || coalesce(to_json(t1."title")::text, 'null') || ',"key":' || to_json(t1."key")::text || ',"chain":' || to_json(t1."chain")::text || ',"state":' || case
          when t1."state"::text <> all ($2::text[]) then $3::text || 'x1:' || json_build_array()::text || $3::text
          else to_json(t1."state")::text
        end || ',"firstPeriod":"' || (t1."first_period" / 10) || '-Q' || (t1."first_period" % 10) || '","lastPeriod":"' || (t1."last_period" / 10) || '-Q' || (t1."last_period" % 10) || '","issuer":' || to_json(t1."issuer")::text || ',"currency":' || $3::text || 'f0:' || json_build_array(t1."currency_code")::text || $3::text || ',"routed":' || t1."routed"::text || ',"buyOutPossibleAt":' || coalesce(
          '"' || to_char(t1."buy_out_possible_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"',
          'null'
        ) || ',"buyOutLapsesAt":' || coalesce(
          '"' || to_char(t1."buy_out_lapses_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"',
          'null'
        ) || ',"paymentToken":' || $3::text || 'r0:' || json_build_array(t1."chain", t1."key", t1."issuer", t1."phase")::text || $3::text || ',"auction":' || coalesce(
          case
            when t1."phase" is not null then '{"phase":' || $3::text || 'f1:' || json_build_array(t1."phase")::text || $3::text || ',"proceeds":' || coalesce('"' || t1."proceeds"::text || '"', 'null') || '}'
          end,
          'null'
        ) || ',"curve":' || coalesce(l1.j, 'null') || ',"cap":"' || t1."cap"::text || '","paidTotal":null,"accruedTotal":null,"indexingRule":' || case
          when t1."indexing_rule"::text <> all ($4::text[]) then $3::text || 'x1:' || json_build_array()::text || $3::text
          else case t1."indexing_rule"::text
            when '1' then '"ANNUAL"'
            when '0' then '"NONE"'
          end
        end || ',"unitsOffered":"' || t1."units_offered"::text || '","unitsOutstanding":"' || t1."units_outstanding"::text || '","stakedTotal":"' || t1."staked_total"::text || '","tenderedTotal":"' || t1."tendered_total"::text || '","activatedAt":' || coalesce(
          '"' || to_char(t1."activated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"',
          'null'
        ) || ',"extinguishNoticeEndsAt":' || coalesce(
          '"' || to_char(t1."extinguish_notice_ends_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"',
          'null'
        ) || ',"extinguishDeadlineAt":' || coalesce(
          '"' || to_char(t1."extinguish_deadline" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"',
          'null'
        ) || ',"amendments":' || l2.j || ',"hardshipRequests":' || l3.j || ',"extinguishmentRequests":' || l4.j || '}'
      ) j,
      max(
        '[' || (0)::text || ',' || coalesce(l2.s, 'null') || ',' || coalesce(l3.s, 'null') || ',' || coalesce(l4.s, 'null') || ']'
      ) s
    from
      (
        select
          *
        from
          "series" t1
        where
          (
            t1."chain" = $5
            and t1."key" = $6
          )
        limit
          1
      ) t1
      left join lateral (
        select
          '{"endsAt":"' || to_char(t2."deadline" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","raised":' || coalesce('"' || t2."raised"::text || '"', 'null') || ',"threshold":"' || t2."threshold"::text || '","proceeds":"' || t2."proceeds"::text || '","tenderState":' || coalesce(
            case
              when t2."tender_state"::text <> all ($7::text[]) then $3::text || 'x1:' || json_build_array()::text || $3::text
              else to_json(t2."tender_state")::text
            end,
            'null'
          ) || ',"tenderEndsAt":' || coalesce(
            '"' || to_char(t2."tender_ends_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"',
            'null'
          ) || '}' j,
          null::text s
        from
          "curves" t2
        where
          t2."chain" = t1."chain"
          and t2."series_key" = t1."key"
      ) l1 on true
      cross join lateral (
        select
          '{"nodes":[' || coalesce(
            string_agg(
              '{"id":' || case
                when t3f.f0 then '"' || translate(encode(convert_to('TermsAmendment:' || t3."id", 'UTF8'), 'base64'), E'\n', '') || '"'
                else $3::text || 'x0:' || json_build_array()::text || $3::text
              end || ',"state":' || case
                when t3f.f0 then case
                  when t3."state"::text <> all ($8::text[]) then $3::text || 'x1:' || json_build_array()::text || $3::text
                  else to_json(t3."state")::text
                end
                else $3::text || 'x0:' || json_build_array()::text || $3::text
              end || ',"proposedAt":' || case
                when t3f.f0 then '"' || to_char(t3."proposed_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
                else $3::text || 'x0:' || json_build_array()::text || $3::text
              end || ',"newCap":' || case
                when t3f.f0 then '"' || t3."new_cap"::text || '"'
                else $3::text || 'x0:' || json_build_array()::text || $3::text
              end || ',"attestorKey":' || coalesce(
                case
                  when t3f.f0 then to_json(t3."attestor_key")::text
                end,
                'null'
              ) || '}',
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
                  and t3."chain" = $9
                order by
                  t3."proposed_at" desc,
                  t3."id" desc
                limit
                  $10::int
              ) t3
          ) t3
          cross join lateral (
            select
              (t3."chain" = $11) f0
            having
              true
          ) t3f
        having
          true
      ) l2
      cross join lateral (
        select
          '{"nodes":[' || coalesce(
            string_agg(
              '{"id":' || case
                when t4f.f0 then '"' || translate(encode(convert_to('HardshipRequest:' || t4."id", 'UTF8'), 'base64'), E'\n', '') || '"'
                else $3::text || 'x0:' || json_build_array()::text || $3::text
              end || ',"state":' || case
                when t4f.f0 then case
                  when t4."state"::text <> all ($12::text[]) then $3::text || 'x1:' || json_build_array()::text || $3::text
                  else to_json(t4."state")::text
                end
                else $3::text || 'x0:' || json_build_array()::text || $3::text
              end || ',"openedAt":' || case
                when t4f.f0 then '"' || to_char(t4."opened_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
                else $3::text || 'x0:' || json_build_array()::text || $3::text
              end || ',"pauseEndsAt":' || coalesce(
                case
                  when t4f.f0 then '"' || to_char(t4."until" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
                end,
                'null'
              ) || ',"attestorKey":' || coalesce(
                case
                  when t4f.f0 then to_json(t4."attestor_key")::text
                end,
                'null'
              ) || '}',
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
                          t4."state" <> $13
                          and (
                            t4."chain" = $14
                            and t4."attestor_key" = $15
                          )
                        )
                      order by
                        t4."opened_at" desc,
                        t4."id" desc
                      limit
                        $16::int
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
                          t4."state" <> $17
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
                                  t4w1."chain" = $18
                                  and false
                                )
                                and (
                                  t4w1."units" > $19
                                  or t4w1."burned_units" > $20
                                )
                              )
                          )
                        )
                      order by
                        t4."opened_at" desc,
                        t4."id" desc
                      limit
                        $16::int
                    )
                  ) t4
                order by
                  t4."opened_at" desc,
                  t4."id" desc
                limit
                  $16::int
              ) t4
          ) t4
          cross join lateral (
            select
              (
                (
                  (
                    t4."chain" = $21
                    and t4."attestor_key" = $22
                  )
                  and t4."state" <> $23
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
          '{"nodes":[' || coalesce(
            string_agg(
              '{"id":' || case
                when t5f.f0 then '"' || translate(encode(convert_to('ExtinguishmentRequest:' || t5."id", 'UTF8'), 'base64'), E'\n', '') || '"'
                else $3::text || 'x0:' || json_build_array()::text || $3::text
              end || ',"state":' || case
                when t5f.f0 then case
                  when t5."state"::text <> all ($24::text[]) then $3::text || 'x1:' || json_build_array()::text || $3::text
                  else to_json(t5."state")::text
                end
                else $3::text || 'x0:' || json_build_array()::text || $3::text
              end || ',"openedAt":' || case
                when t5f.f0 then '"' || to_char(t5."opened_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
                else $3::text || 'x0:' || json_build_array()::text || $3::text
              end || ',"deadlineAt":' || coalesce(
                case
                  when t5f.f0 then '"' || to_char(t5."deadline" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
                end,
                'null'
              ) || ',"noticeEndsAt":' || coalesce(
                case
                  when t5f.f0 then '"' || to_char(t5."notice_ends_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
                end,
                'null'
              ) || '}',
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
                select distinct
                  on (t5."opened_at", t5."id") *
                from
                  (
                    (
                      select
                        *
                      from
                        "extinguishment_requests" t5
                      where
                        t5."chain" = t1."chain"
                        and t5."indexed_key" = t1."key"
                        and (
                          t5."chain" = $25
                          and t5."attestor_key_a" = $26
                        )
                      order by
                        t5."opened_at" desc,
                        t5."id" desc
                      limit
                        $27::int
                    )
                    union all
                    (
                      select
                        *
                      from
                        "extinguishment_requests" t5
                      where
                        t5."chain" = t1."chain"
                        and t5."indexed_key" = t1."key"
                        and (
                          t5."chain" = $28
                          and t5."attestor_key_b" = $29
                        )
                      order by
                        t5."opened_at" desc,
                        t5."id" desc
                      limit
                        $27::int
                    )
                  ) t5
                order by
                  t5."opened_at" desc,
                  t5."id" desc
                limit
                  $27::int
              ) t5
          ) t5
          cross join lateral (
            select
              (
                (
                  (
                    t5."chain" = $30
                    and t5."attestor_key_a" = $31
                  )
                  or (
                    t5."chain" = $32
                    and t5."attestor_key_b" = $33
                  )
                )
              ) f0
            having
              true
          ) t5f
        having
          true
      ) l4
    having
      true
  ) r0
  cross join (
    select
      '{"nodes":[' || coalesce(
        string_agg(
          '{"id":"' || translate(
            encode(
              convert_to(
                'Attestor:' || case
                  when t6."chain" = $1::text then t6."address"
                  else t6."chain" || '/' || t6."address"
                end,
                'UTF8'
              ),
              'base64'
            ),
            E'\n',
            ''
          ) || '","address":' || to_json(t6."address")::text || ',"active":' || t6."active"::text || ',"announcement":' || $3::text || 'r1:' || json_build_array(t6._i, t6."chain", t6."address")::text || $3::text || '}',
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
                  t6."address" asc,
                  t6."chain" asc
              ) _p
            from
              (
                select
                  *
                from
                  "attestors" t6
                where
                  (
                    t6."active" = $34
                    and t6."chain" = $35
                  )
                order by
                  t6."address" asc,
                  t6."chain" asc
                limit
                  $36::int
              ) t6
          ) t6
      ) t6
    having
      true
  ) r1
