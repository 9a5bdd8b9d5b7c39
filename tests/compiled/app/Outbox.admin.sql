-- consistency: strict
-- outbox: list 0 of outbox t1
--   totalCount: totalCount
--   nodes:
--     id: global id of id
--     topic: column topic
--     state: column state
--     attempts: column attempts
--     errorCode: column errorCode
--     occurredAt: column at
--     createdAt: column createdAt
--     dispatchedAt: column dispatchedAt
--   pageInfo: hasNextPage, endCursor
--
-- 6 parameters, prepared
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
              "outbox" t1
            where
              true
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
              '{"id":"' || translate(encode(convert_to('OutboxMessage:' || t1."id", 'UTF8'), 'base64'), E'\n', '') || '","topic":' || case
                when t1."topic"::text <> all ($1::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                else case t1."topic"::text
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
              end || ',"state":' || case
                when t1."state"::text <> all ($3::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                else to_json(t1."state")::text
              end || ',"attempts":' || t1."attempts"::text || ',"errorCode":' || coalesce(
                case
                  when t1."error_code"::text <> all ($4::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                  else to_json(t1."error_code")::text
                end,
                'null'
              ) || ',"occurredAt":"' || to_char(t1."at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","createdAt":"' || to_char(t1."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","dispatchedAt":' || coalesce(
                '"' || to_char(t1."dispatched_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"',
                'null'
              ) || '}',
              ','
              order by
                t1._p
            ),
            ''
          ) || '],"pageInfo":{"hasNextPage":' || case
            when coalesce(max(t1._c - t1._b::int), 0) > $5::int then 'true'
            else 'false'
          end || ',"endCursor":' || coalesce(
            max(
              case
                when t1._p = least($5::int, t1._c - t1._b::int) then $2::text || 'c0:' || json_build_array(to_char(t1."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), t1."id"::text)::text || $2::text
              end
            ),
            'null'
          ) || '}}' j,
          null::text s
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
                      "outbox" t1
                    where
                      true
                    order by
                      t1."created_at" desc,
                      t1."id" desc
                    limit
                      $6::int
                  ) t1
              ) t1
            where
              _n - _b::int between 1 and $5::int
          ) t1
        having
          true
      ) l
  ) r0
