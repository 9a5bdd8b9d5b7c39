-- consistency: strict
-- myNotifications: list 0 of notifications t1
--   totalCount: totalCount
--   nodes:
--     id: global id of id; for owner, else resolvers answer the request
--     kind: column kind; for owner, else resolvers answer the request
--     occurredAt: column at; for owner, else resolvers answer the request
--     readAt: column readAt; for owner
--     retracted: column retracted; for owner, else resolvers answer the request
--     seriesKey: column seriesKey; for owner
--     period: column period; for owner
--     window: column window; for owner
--     round: column round; for owner
--     status: column status; for owner
--     reason: column reason; for owner
--     series: resolver (resolver) of id, accountId, chain, seriesKey
--   pageInfo: hasNextPage, endCursor
--
-- 9 parameters, prepared
select
  r0.j,
  r0.s
from
  (
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
              "notifications" t1
            where
              t1."account_id" = $1
            order by
              t1."created_at" desc,
              t1."id" desc
            limit
              10001
          ) counted
        having
          true
      ) k
      cross join lateral (
        select
          '{"totalCount":' || least(k.c, 10000)::text || ',"nodes":[' || coalesce(
            string_agg(
              '{"id":' || case
                when t1f.f0 then '"' || translate(encode(convert_to('Notification:' || t1."id", 'UTF8'), 'base64'), E'\n', '') || '"'
                else $2::text || 'x0:' || json_build_array()::text || $2::text
              end || ',"kind":' || case
                when t1f.f0 then case
                  when t1."kind"::text <> all ($3::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                  else case t1."kind"::text
                    when 'AmendmentSigned' then '"AMENDMENT_SIGNED"'
                    when 'AmendmentToReview' then '"AMENDMENT_TO_REVIEW"'
                    when 'AnnualClosed' then '"ANNUAL_CLOSED"'
                    when 'AnnualOpened' then '"ANNUAL_OPENED"'
                    when 'AnnualSigned' then '"ANNUAL_SIGNED"'
                    when 'AnnualUnopened' then '"ANNUAL_UNOPENED"'
                    when 'ApplicationDecided' then '"APPLICATION_DECIDED"'
                    when 'ApplicationRevoked' then '"APPLICATION_REVOKED"'
                    when 'BidCommitted' then '"BID_COMMITTED"'
                    when 'BidDelivered' then '"BID_DELIVERED"'
                    when 'BidProcessed' then '"BID_PROCESSED"'
                    when 'BidRejected' then '"BID_REJECTED"'
                    when 'BidRevealed' then '"BID_REVEALED"'
                    when 'BuyOutAnnounced' then '"BUY_OUT_ANNOUNCED"'
                    when 'CaseAttested' then '"CASE_ATTESTED"'
                    when 'CaseClosed' then '"CASE_CLOSED"'
                    when 'CaseOpened' then '"CASE_OPENED"'
                    when 'CaseUnopened' then '"CASE_UNOPENED"'
                    when 'CurveActivated' then '"CURVE_ACTIVATED"'
                    when 'CurveProceedsCollected' then '"CURVE_PROCEEDS_COLLECTED"'
                    when 'ExtinguishmentOpened' then '"EXTINGUISHMENT_OPENED"'
                    when 'ExtinguishmentUnopened' then '"EXTINGUISHMENT_UNOPENED"'
                    when 'FinalClaimed' then '"FINAL_CLAIMED"'
                    when 'FinalReminder' then '"FINAL_REMINDER"'
                    when 'FxRequested' then '"FX_REQUESTED"'
                    when 'FxSigned' then '"FX_SIGNED"'
                    when 'HardshipRefused' then '"HARDSHIP_REFUSED"'
                    when 'HardshipUnopened' then '"HARDSHIP_UNOPENED"'
                    when 'MintGatePassed' then '"MINT_GATE_PASSED"'
                    when 'NonRevealCharged' then '"NON_REVEAL_CHARGED"'
                    when 'OrderCommitted' then '"ORDER_COMMITTED"'
                    when 'OrderDelivered' then '"ORDER_DELIVERED"'
                    when 'OrderProcessed' then '"ORDER_PROCESSED"'
                    when 'OrderRejected' then '"ORDER_REJECTED"'
                    when 'OrderRevealed' then '"ORDER_REVEALED"'
                    when 'PauseApproved' then '"PAUSE_APPROVED"'
                    when 'PauseEnded' then '"PAUSE_ENDED"'
                    when 'PauseRequested' then '"PAUSE_REQUESTED"'
                    when 'PauseRequestWithdrawn' then '"PAUSE_REQUEST_WITHDRAWN"'
                    when 'PaymentKept' then '"PAYMENT_KEPT"'
                    when 'PayoutClaimed' then '"PAYOUT_CLAIMED"'
                    when 'PayoutReminder' then '"PAYOUT_REMINDER"'
                    when 'PeriodDeferred' then '"PERIOD_DEFERRED"'
                    when 'PeriodMissed' then '"PERIOD_MISSED"'
                    when 'ProceedsWithdrawn' then '"PROCEEDS_WITHDRAWN"'
                    when 'ProposalDecided' then '"PROPOSAL_DECIDED"'
                    when 'RaiseSettled' then '"RAISE_SETTLED"'
                    when 'RedemptionClaimed' then '"REDEMPTION_CLAIMED"'
                    when 'RedemptionReminder' then '"REDEMPTION_REMINDER"'
                    when 'ReportAccepted' then '"REPORT_ACCEPTED"'
                    when 'RoutedReportAccepted' then '"ROUTED_REPORT_ACCEPTED"'
                    when 'SeriesActivated' then '"SERIES_ACTIVATED"'
                    when 'SeriesClosed' then '"SERIES_CLOSED"'
                    when 'SeriesCreated' then '"SERIES_CREATED"'
                    when 'SeriesExtinguished' then '"SERIES_EXTINGUISHED"'
                    when 'SeriesFailed' then '"SERIES_FAILED"'
                    when 'SeriesSettling' then '"SERIES_SETTLING"'
                    when 'SeriesTailStarted' then '"SERIES_TAIL_STARTED"'
                    when 'SettlementRound' then '"SETTLEMENT_ROUND"'
                    when 'TailClaimed' then '"TAIL_CLAIMED"'
                    when 'TailReminder' then '"TAIL_REMINDER"'
                    when 'TenderClaimReminder' then '"TENDER_CLAIM_REMINDER"'
                    when 'TenderOpened' then '"TENDER_OPENED"'
                    when 'TenderReminder' then '"TENDER_REMINDER"'
                    when 'TenderSettled' then '"TENDER_SETTLED"'
                    when 'TenderVoided' then '"TENDER_VOIDED"'
                    when 'TenderWithdrawn' then '"TENDER_WITHDRAWN"'
                    when 'TermsAmended' then '"TERMS_AMENDED"'
                    when 'UnitsBurned' then '"UNITS_BURNED"'
                    when 'UnitsHeld' then '"UNITS_HELD"'
                    when 'UnitsMinted' then '"UNITS_MINTED"'
                    when 'UnitsReleased' then '"UNITS_RELEASED"'
                    when 'UnitsStaked' then '"UNITS_STAKED"'
                    when 'UnitsTendered' then '"UNITS_TENDERED"'
                    when 'UnitsUnstaked' then '"UNITS_UNSTAKED"'
                    when 'WindowOpened' then '"WINDOW_OPENED"'
                    when 'WindowSettled' then '"WINDOW_SETTLED"'
                    when 'WindowVoided' then '"WINDOW_VOIDED"'
                  end
                end
                else $2::text || 'x0:' || json_build_array()::text || $2::text
              end || ',"occurredAt":' || case
                when t1f.f0 then '"' || to_char(t1."at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
                else $2::text || 'x0:' || json_build_array()::text || $2::text
              end || ',"readAt":' || coalesce(
                case
                  when t1f.f0 then '"' || to_char(t1."read_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
                end,
                'null'
              ) || ',"retracted":' || case
                when t1f.f0 then t1."retracted"::text
                else $2::text || 'x0:' || json_build_array()::text || $2::text
              end || ',"seriesKey":' || coalesce(
                case
                  when t1f.f0 then to_json(t1."series_key")::text
                end,
                'null'
              ) || ',"period":' || coalesce(
                case
                  when t1f.f0 then '"' || (t1."period" / 10) || '-Q' || (t1."period" % 10) || '"'
                end,
                'null'
              ) || ',"window":' || coalesce(
                case
                  when t1f.f0 then t1."window"::text
                end,
                'null'
              ) || ',"round":' || coalesce(
                case
                  when t1f.f0 then t1."round"::text
                end,
                'null'
              ) || ',"status":' || coalesce(
                case
                  when t1f.f0 then case
                    when t1."status"::text <> all ($4::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                    else to_json(t1."status")::text
                  end
                end,
                'null'
              ) || ',"reason":' || coalesce(
                case
                  when t1f.f0 then case
                    when t1."reason"::text <> all ($5::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                    else to_json(t1."reason")::text
                  end
                end,
                'null'
              ) || ',"series":' || $2::text || 'r0:' || json_build_array(t1._i, t1."id", t1."account_id", t1."chain", t1."series_key")::text || $2::text || '}',
              ','
              order by
                t1._p
            ),
            ''
          ) || '],"pageInfo":{"hasNextPage":' || case
            when coalesce(max(t1._c - t1._b::int), 0) > $6::int then 'true'
            else 'false'
          end || ',"endCursor":' || coalesce(
            max(
              case
                when t1._p = least($6::int, t1._c - t1._b::int) then $2::text || 'c0:' || json_build_array(to_char(t1."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), t1."id"::text)::text || $2::text
              end
            ),
            'null'
          ) || '}}' j,
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
                end is not null then t1._p
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
                t1._p
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
                  _n - _b::int _p
                from
                  (
                    select
                      *,
                      false _b,
                      row_number() over (
                        order by
                          t1."created_at" desc,
                          t1."id" desc
                      ) _n,
                      count(*) over () _c
                    from
                      (
                        select
                          *
                        from
                          "notifications" t1
                        where
                          t1."account_id" = $7
                        order by
                          t1."created_at" desc,
                          t1."id" desc
                        limit
                          $8::int
                      ) t1
                  ) t1
                where
                  _n - _b::int between 1 and $6::int
              ) t1
          ) t1
          cross join lateral (
            select
              (t1."account_id" = $9) f0
            having
              true
          ) t1f
        having
          true
      ) l
  ) r0
