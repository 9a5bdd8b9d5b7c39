-- consistency: bounded
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
--   paidTotal: column paidTotal
--   accruedTotal: column accruedTotal
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
--       id: global id of id
--       state: column state
--       proposedAt: column proposedAt
--       newCap: column newCap
--       attestorKey: column attestorKey
--   hardshipRequests: list 1 of hardship_requests t4
--     nodes:
--       id: global id of id
--       state: column state
--       openedAt: column openedAt
--       pauseEndsAt: column until
--       attestorKey: column attestorKey
--   extinguishmentRequests: list 2 of extinguishment_requests t5
--     nodes:
--       id: global id of id
--       state: column state
--       openedAt: column openedAt
--       deadlineAt: column deadline
--       noticeEndsAt: column noticeEndsAt
-- attestors: list 3 of attestors t6
--   nodes:
--     id: global id of chain, address
--     address: column address
--     active: column active
--     announcement: resolver (resolver) of chain, address
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
        ) || ',"curve":' || coalesce(l1.j, 'null') || ',"cap":"' || t1."cap"::text || '","paidTotal":' || coalesce('"' || t1."paid_total"::text || '"', 'null') || ',"accruedTotal":' || coalesce('"' || t1."accrued_total"::text || '"', 'null') || ',"indexingRule":' || case
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
      max(null::text) s
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
              '{"id":"' || translate(encode(convert_to('TermsAmendment:' || t3."id", 'UTF8'), 'base64'), E'\n', '') || '","state":' || case
                when t3."state"::text <> all ($8::text[]) then $3::text || 'x1:' || json_build_array()::text || $3::text
                else to_json(t3."state")::text
              end || ',"proposedAt":"' || to_char(t3."proposed_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","newCap":"' || t3."new_cap"::text || '","attestorKey":' || coalesce(to_json(t3."attestor_key")::text, 'null') || '}',
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
        having
          true
      ) l2
      cross join lateral (
        select
          '{"nodes":[' || coalesce(
            string_agg(
              '{"id":"' || translate(encode(convert_to('HardshipRequest:' || t4."id", 'UTF8'), 'base64'), E'\n', '') || '","state":' || case
                when t4."state"::text <> all ($10::text[]) then $3::text || 'x1:' || json_build_array()::text || $3::text
                else to_json(t4."state")::text
              end || ',"openedAt":"' || to_char(t4."opened_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","pauseEndsAt":' || coalesce('"' || to_char(t4."until" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"', 'null') || ',"attestorKey":' || coalesce(to_json(t4."attestor_key")::text, 'null') || '}',
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
                  and t4."state" <> $11
                order by
                  t4."opened_at" desc,
                  t4."id" desc
                limit
                  $12::int
              ) t4
          ) t4
        having
          true
      ) l3
      cross join lateral (
        select
          '{"nodes":[' || coalesce(
            string_agg(
              '{"id":"' || translate(encode(convert_to('ExtinguishmentRequest:' || t5."id", 'UTF8'), 'base64'), E'\n', '') || '","state":' || case
                when t5."state"::text <> all ($13::text[]) then $3::text || 'x1:' || json_build_array()::text || $3::text
                else to_json(t5."state")::text
              end || ',"openedAt":"' || to_char(t5."opened_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","deadlineAt":' || coalesce('"' || to_char(t5."deadline" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"', 'null') || ',"noticeEndsAt":' || coalesce(
                '"' || to_char(t5."notice_ends_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"',
                'null'
              ) || '}',
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
                  "extinguishment_requests" t5
                where
                  t5."chain" = t1."chain"
                  and t5."indexed_key" = t1."key"
                order by
                  t5."opened_at" desc,
                  t5."id" desc
                limit
                  $14::int
              ) t5
          ) t5
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
                    t6."active" = $15
                    and t6."chain" = $16
                  )
                order by
                  t6."address" asc,
                  t6."chain" asc
                limit
                  $17::int
              ) t6
          ) t6
      ) t6
    having
      true
  ) r1
