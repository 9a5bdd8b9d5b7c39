-- consistency: strict
-- series: row of series t1
--   id: global id of chain, key
--   key: column key
--   title: column title
--   chain: column chain
--   state: column state
--   issuer: column issuer
--   currency: computed from currencyCode
--   unitsOffered: column unitsOffered
--   unitsOutstanding: column unitsOutstanding
--   firstPeriod: column firstPeriod
--   lastPeriod: column lastPeriod
--   createdAt: column createdAt
--   cap: column cap
--   paymentToken: resolver (resolver) of chain, key, issuer, phase
--   auction: Auction where phase is not null
--     phase: computed from phase
--     reservePrice: computed from reservePrice
--     clearingPrice: column clearingPrice
--     commitEndsAt: computed from commitEndsAt
--     revealEndsAt: computed from revealEndsAt
--     gateEndsAt: computed from gateEndsAt
--     minRaise: computed from minRaise
--     minHolders: computed from minHolders
--     maxUnitsPerBid: computed from maxUnitsPerBid
--     concentrationBps: computed from concentrationBps
--     unitsSold: column unitsSold
--     proceeds: column proceeds
--     failureReason: column failureReason
--     mintGate: column mintGate
--     demandCurve: resolver (arguments) of chain, key
--   curve: one of curves t2
--     price: computed from virtualQuote, virtualBase, reserve, sold, raised
--     endsAt: column deadline
--     raised: column raised
--     threshold: column threshold
--     mint: column mint
--     feeBps: column feeBps
--     treasuryBps: column treasuryBps
--     reserve: column reserve
--     sold: column sold
--     proceeds: column proceeds
--     treasury: column treasury
--     tenderRound: column tenderRound
--     tenderState: column tenderState
--     tenderPrice: column tenderPrice
--     tenderEndsAt: column tenderEndsAt
--   indexingRule: column indexingRule
--   routed: column routed
--   contractHash: column contractHash
--   termsCommitment: column termsCommitment
--   closeReason: column closeReason
--   activatedAt: column activatedAt
--   stakedTotal: column stakedTotal
--   tenderedTotal: column tenderedTotal
--   buyOutPossibleAt: column buyOutPossibleAt
--   buyOutLapsesAt: column buyOutLapsesAt
--   extinguishNoticeEndsAt: column extinguishNoticeEndsAt
--   extinguishDeadlineAt: column extinguishDeadline
--   paidTotal: column paidTotal; for issuer, holder
--   accruedTotal: column accruedTotal; for issuer, holder
--   creditTotal: column creditTotal; for issuer, holder
--   periods: list 0 of periods t3
--     nodes:
--       id: global id of chain, id
--       period: column period
--       state: column state
--       opensAt: column opensAt
--       closesAt: column closesAt
--       lateEndsAt: column lateUntil
--       net: column net; for issuer, holder
--       accrual: column accrual; for issuer, holder
--       unitsOutstanding: column unitsOutstanding
--   windows: list 1 of windows t4
--     nodes:
--       id: global id of chain, id
--       number: column window
--       phase: column phase
--       openedAt: column openedAt
--       commitEndsAt: column commitEndsAt
--       revealEndsAt: column revealEndsAt
--       settleEndsAt: column settleEndsAt
--       settledAt: column settledAt
--       price: column price
--       volume: column volume
--       orderCount: resolver (resolver) of chain, id
--       voidReason: column voidReason
--
-- 21 parameters, prepared
select
  r0.j,
  r0.s
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
        ) || '","key":' || to_json(t1."key")::text || ',"title":' || coalesce(to_json(t1."title")::text, 'null') || ',"chain":' || to_json(t1."chain")::text || ',"state":' || case
          when t1."state"::text <> all ($2::text[]) then $3::text || 'x1:' || json_build_array()::text || $3::text
          else to_json(t1."state")::text
        end || ',"issuer":' || to_json(t1."issuer")::text || ',"currency":' || $3::text || 'f0:' || json_build_array(t1."currency_code")::text || $3::text || ',"unitsOffered":"' || t1."units_offered"::text || '","unitsOutstanding":"' || t1."units_outstanding"::text || '","firstPeriod":"' || (t1."first_period" / 10) || '-Q' || (t1."first_period" % 10) || '","lastPeriod":"' || (t1."last_period" / 10) || '-Q' || (t1."last_period" % 10) || '","createdAt":"' || to_char(t1."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","cap":"' || t1."cap"::text || '","paymentToken":' || $3::text || 'r0:' || json_build_array(t1."chain", t1."key", t1."issuer", t1."phase")::text || $3::text || ',"auction":' || coalesce(
          case
            when t1."phase" is not null then '{"phase":' || $3::text || 'f1:' || json_build_array(t1."phase")::text || $3::text || ',"reservePrice":' || $3::text || 'f2:' || json_build_array(t1."reserve_price"::text)::text || $3::text || ',"clearingPrice":' || coalesce('"' || t1."clearing_price"::text || '"', 'null') || ',"commitEndsAt":' || $3::text || 'f3:' || json_build_array(to_char(t1."commit_ends_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text || $3::text || ',"revealEndsAt":' || $3::text || 'f4:' || json_build_array(to_char(t1."reveal_ends_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text || $3::text || ',"gateEndsAt":' || $3::text || 'f5:' || json_build_array(to_char(t1."gate_ends_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text || $3::text || ',"minRaise":' || $3::text || 'f6:' || json_build_array(t1."min_raise"::text)::text || $3::text || ',"minHolders":' || $3::text || 'f7:' || json_build_array(t1."min_holders")::text || $3::text || ',"maxUnitsPerBid":' || $3::text || 'f8:' || json_build_array(t1."max_units_per_bid"::text)::text || $3::text || ',"concentrationBps":' || $3::text || 'f9:' || json_build_array(t1."concentration_bps")::text || $3::text || ',"unitsSold":' || coalesce('"' || t1."units_sold"::text || '"', 'null') || ',"proceeds":' || coalesce('"' || t1."proceeds"::text || '"', 'null') || ',"failureReason":' || coalesce(
              case
                when t1."failure_reason"::text <> all ($4::text[]) then $3::text || 'x1:' || json_build_array()::text || $3::text
                else to_json(t1."failure_reason")::text
              end,
              'null'
            ) || ',"mintGate":' || coalesce(
              case
                when t1."mint_gate"::text <> all ($5::text[]) then $3::text || 'x1:' || json_build_array()::text || $3::text
                else to_json(t1."mint_gate")::text
              end,
              'null'
            ) || ',"demandCurve":' || $3::text || 'r1:' || json_build_array(t1."chain", t1."key")::text || $3::text || '}'
          end,
          'null'
        ) || ',"curve":' || coalesce(l1.j, 'null') || ',"indexingRule":' || case
          when t1."indexing_rule"::text <> all ($6::text[]) then $3::text || 'x1:' || json_build_array()::text || $3::text
          else case t1."indexing_rule"::text
            when '1' then '"ANNUAL"'
            when '0' then '"NONE"'
          end
        end || ',"routed":' || t1."routed"::text || ',"contractHash":' || to_json(t1."contract_hash")::text || ',"termsCommitment":' || to_json(t1."terms_commitment")::text || ',"closeReason":' || coalesce(
          case
            when t1."close_reason"::text <> all ($7::text[]) then $3::text || 'x1:' || json_build_array()::text || $3::text
            else to_json(t1."close_reason")::text
          end,
          'null'
        ) || ',"activatedAt":' || coalesce(
          '"' || to_char(t1."activated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"',
          'null'
        ) || ',"stakedTotal":"' || t1."staked_total"::text || '","tenderedTotal":"' || t1."tendered_total"::text || '","buyOutPossibleAt":' || coalesce(
          '"' || to_char(t1."buy_out_possible_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"',
          'null'
        ) || ',"buyOutLapsesAt":' || coalesce(
          '"' || to_char(t1."buy_out_lapses_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"',
          'null'
        ) || ',"extinguishNoticeEndsAt":' || coalesce(
          '"' || to_char(t1."extinguish_notice_ends_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"',
          'null'
        ) || ',"extinguishDeadlineAt":' || coalesce(
          '"' || to_char(t1."extinguish_deadline" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"',
          'null'
        ) || ',"paidTotal":' || coalesce(
          case
            when t1f.f0 then '"' || t1."paid_total"::text || '"'
          end,
          'null'
        ) || ',"accruedTotal":' || coalesce(
          case
            when t1f.f0 then '"' || t1."accrued_total"::text || '"'
          end,
          'null'
        ) || ',"creditTotal":' || coalesce(
          case
            when t1f.f0 then '"' || t1."credit_total"::text || '"'
          end,
          'null'
        ) || ',"periods":' || l2.j || ',"windows":' || l3.j || '}'
      ) j,
      max(
        case
          when (t1f.f0) is not true
          or l2.s is not null then '[' || (
            (
              case
                when t1f.f0 then 0
                else 1
              end
            )
          )::text || ',' || coalesce(l2.s, 'null') || ']'
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
            t1."chain" = $8
            and t1."key" = $9
          )
        limit
          1
      ) t1
      cross join lateral (
        select
          (
            (
              (
                t1."chain" = $10
                and t1."issuer" = $11
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
                      t1w1."chain" = $12
                      and t1w1."holder" = $13
                    )
                    and (
                      t1w1."units" > $14
                      or t1w1."burned_units" > $15
                    )
                  )
              )
            )
          ) f0
        having
          true
      ) t1f
      left join lateral (
        select
          '{"price":' || $3::text || 'f10:' || json_build_array(
            t2."virtual_quote"::text,
            t2."virtual_base"::text,
            t2."reserve"::text,
            t2."sold"::text,
            t2."raised"::text
          )::text || $3::text || ',"endsAt":"' || to_char(t2."deadline" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","raised":' || coalesce('"' || t2."raised"::text || '"', 'null') || ',"threshold":"' || t2."threshold"::text || '","mint":' || to_json(t2."mint")::text || ',"feeBps":' || t2."fee_bps"::text || ',"treasuryBps":' || t2."treasury_bps"::text || ',"reserve":"' || t2."reserve"::text || '","sold":"' || t2."sold"::text || '","proceeds":"' || t2."proceeds"::text || '","treasury":"' || t2."treasury"::text || '","tenderRound":' || coalesce(t2."tender_round"::text, 'null') || ',"tenderState":' || coalesce(
            case
              when t2."tender_state"::text <> all ($16::text[]) then $3::text || 'x1:' || json_build_array()::text || $3::text
              else to_json(t2."tender_state")::text
            end,
            'null'
          ) || ',"tenderPrice":' || coalesce('"' || t2."tender_price"::text || '"', 'null') || ',"tenderEndsAt":' || coalesce(
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
              '{"id":"' || translate(
                encode(
                  convert_to(
                    'ReportingPeriod:' || case
                      when t3."chain" = $1::text then t3."id"
                      else t3."chain" || '/' || t3."id"
                    end,
                    'UTF8'
                  ),
                  'base64'
                ),
                E'\n',
                ''
              ) || '","period":"' || (t3."period" / 10) || '-Q' || (t3."period" % 10) || '","state":' || case
                when t3."state"::text <> all ($17::text[]) then $3::text || 'x1:' || json_build_array()::text || $3::text
                else to_json(t3."state")::text
              end || ',"opensAt":"' || to_char(t3."opens_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","closesAt":"' || to_char(t3."closes_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","lateEndsAt":"' || to_char(t3."late_until" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","net":' || coalesce(
                case
                  when t1f.f0 then '"' || t3."net"::text || '"'
                end,
                'null'
              ) || ',"accrual":' || coalesce(
                case
                  when t1f.f0 then '"' || t3."accrual"::text || '"'
                end,
                'null'
              ) || ',"unitsOutstanding":' || coalesce('"' || t3."units_outstanding"::text || '"', 'null') || '}',
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
                  when (t1f.f0) is not true then (
                    (
                      case
                        when t1f.f0 then 0
                        else 1
                      end
                    )
                  )::text
                end is not null then t3._p
              end
            ) is not null then '[' || string_agg(
              coalesce(
                case
                  when (t1f.f0) is not true then (
                    (
                      case
                        when t1f.f0 then 0
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
                  t3."period" asc,
                  t3."chain" asc,
                  t3."id" asc
              ) _p
            from
              (
                select
                  *
                from
                  "periods" t3
                where
                  t3."chain" = t1."chain"
                  and t3."series_key" = t1."key"
                order by
                  t3."period" asc,
                  t3."chain" asc,
                  t3."id" asc
                limit
                  $18::int
              ) t3
          ) t3
        having
          true
      ) l2
      cross join lateral (
        select
          '{"nodes":[' || coalesce(
            string_agg(
              '{"id":"' || translate(
                encode(
                  convert_to(
                    'TradingWindow:' || case
                      when t4."chain" = $1::text then t4."id"
                      else t4."chain" || '/' || t4."id"
                    end,
                    'UTF8'
                  ),
                  'base64'
                ),
                E'\n',
                ''
              ) || '","number":' || t4."window"::text || ',"phase":' || case
                when t4."phase"::text <> all ($19::text[]) then $3::text || 'x1:' || json_build_array()::text || $3::text
                else to_json(t4."phase")::text
              end || ',"openedAt":"' || to_char(t4."opened_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","commitEndsAt":"' || to_char(t4."commit_ends_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","revealEndsAt":"' || to_char(t4."reveal_ends_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","settleEndsAt":"' || to_char(t4."settle_ends_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","settledAt":' || coalesce('"' || to_char(t4."settled_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"', 'null') || ',"price":' || coalesce('"' || t4."price"::text || '"', 'null') || ',"volume":' || coalesce('"' || t4."volume"::text || '"', 'null') || ',"orderCount":' || $3::text || 'r2:' || json_build_array(t4._i, t4."chain", t4."id")::text || $3::text || ',"voidReason":' || coalesce(
                case
                  when t4."void_reason"::text <> all ($20::text[]) then $3::text || 'x1:' || json_build_array()::text || $3::text
                  else to_json(t4."void_reason")::text
                end,
                'null'
              ) || '}',
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
                      t4."window" desc,
                      t4."chain" desc,
                      t4."id" desc
                  ) _p
                from
                  (
                    select
                      *
                    from
                      "windows" t4
                    where
                      t4."chain" = t1."chain"
                      and t4."series_key" = t1."key"
                    order by
                      t4."window" desc,
                      t4."chain" desc,
                      t4."id" desc
                    limit
                      $21::int
                  ) t4
              ) t4
          ) t4
        having
          true
      ) l3
    having
      true
  ) r0
