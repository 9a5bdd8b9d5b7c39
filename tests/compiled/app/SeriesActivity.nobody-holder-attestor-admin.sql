-- consistency: bounded
-- series: row of series t1
--   activity: list 0 of activity t2
--     nodes:
--       id: global id of chain, id
--       kind: column kind
--       occurredAt: column at
--       period: column period
--       window: column window
--       round: column round
--       units: column units
--       status: column status
--       reason: column reason
--     pageInfo: hasNextPage, endCursor
--
-- 9 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      max('{"activity":' || l1.j || '}') j,
      max(null::text) s
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
          '{"nodes":[' || coalesce(
            string_agg(
              '{"id":"' || translate(
                encode(
                  convert_to(
                    'ActivityEvent:' || case
                      when t2."chain" = $3::text then t2."id"
                      else t2."chain" || '/' || t2."id"
                    end,
                    'UTF8'
                  ),
                  'base64'
                ),
                E'\n',
                ''
              ) || '","kind":' || case
                when t2."kind"::text <> all ($4::text[]) then $5::text || 'x1:' || json_build_array()::text || $5::text
                else case t2."kind"::text
                  when 'BidRejected' then '"BID_REJECTED"'
                  when 'BuyOutAnnounced' then '"BUY_OUT_ANNOUNCED"'
                  when 'CurveActivated' then '"CURVE_ACTIVATED"'
                  when 'CurveBought' then '"CURVE_BOUGHT"'
                  when 'CurveProceedsCollected' then '"CURVE_PROCEEDS_COLLECTED"'
                  when 'CurveSold' then '"CURVE_SOLD"'
                  when 'CurveUnitsSynced' then '"CURVE_UNITS_SYNCED"'
                  when 'MintGatePassed' then '"MINT_GATE_PASSED"'
                  when 'PeriodDeferred' then '"PERIOD_DEFERRED"'
                  when 'PeriodMissed' then '"PERIOD_MISSED"'
                  when 'RaiseSettled' then '"RAISE_SETTLED"'
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
                  when 'TenderOpened' then '"TENDER_OPENED"'
                  when 'TenderSettled' then '"TENDER_SETTLED"'
                  when 'TenderVoided' then '"TENDER_VOIDED"'
                  when 'TenderWithdrawn' then '"TENDER_WITHDRAWN"'
                  when 'TermsAmended' then '"TERMS_AMENDED"'
                  when 'TreasuryFunded' then '"TREASURY_FUNDED"'
                  when 'TreasuryShared' then '"TREASURY_SHARED"'
                  when 'UnitsRedeemed' then '"UNITS_REDEEMED"'
                  when 'UnitsStaked' then '"UNITS_STAKED"'
                  when 'UnitsTendered' then '"UNITS_TENDERED"'
                  when 'UnitsUnstaked' then '"UNITS_UNSTAKED"'
                  when 'WindowCleared' then '"WINDOW_CLEARED"'
                  when 'WindowOpened' then '"WINDOW_OPENED"'
                  when 'WindowSettled' then '"WINDOW_SETTLED"'
                  when 'WindowVoided' then '"WINDOW_VOIDED"'
                end
              end || ',"occurredAt":"' || to_char(t2."at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","period":' || coalesce('"' || (t2."period" / 10) || '-Q' || (t2."period" % 10) || '"', 'null') || ',"window":' || coalesce(t2."window"::text, 'null') || ',"round":' || coalesce(t2."round"::text, 'null') || ',"units":' || coalesce('"' || t2."units"::text || '"', 'null') || ',"status":' || coalesce(
                case
                  when t2."status"::text <> all ($6::text[]) then $5::text || 'x1:' || json_build_array()::text || $5::text
                  else to_json(t2."status")::text
                end,
                'null'
              ) || ',"reason":' || coalesce(
                case
                  when t2."reason"::text <> all ($7::text[]) then $5::text || 'x1:' || json_build_array()::text || $5::text
                  else to_json(t2."reason")::text
                end,
                'null'
              ) || '}',
              ','
              order by
                t2._p
            ),
            ''
          ) || '],"pageInfo":{"hasNextPage":' || case
            when coalesce(max(t2._c - t2._b::int), 0) > $8::int then 'true'
            else 'false'
          end || ',"endCursor":' || coalesce(
            max(
              case
                when t2._p = least($8::int, t2._c - t2._b::int) then $5::text || 'c0:' || json_build_array(
                  t1."chain"::text,
                  t1."key"::text,
                  to_char(t2."at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
                  t2."block_number"::text,
                  t2."log_index"::text,
                  t2."chain"::text,
                  t2."id"::text
                )::text || $5::text
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
                      t2."at" desc,
                      t2."block_number" desc,
                      t2."log_index" desc,
                      t2."chain" desc,
                      t2."id" desc
                  ) _n,
                  count(*) over () _c
                from
                  (
                    select
                      *
                    from
                      "activity" t2
                    where
                      t2."chain" = t1."chain"
                      and t2."series_key" = t1."key"
                    order by
                      t2."at" desc,
                      t2."block_number" desc,
                      t2."log_index" desc,
                      t2."chain" desc,
                      t2."id" desc
                    limit
                      $9::int
                  ) t2
              ) t2
            where
              _n - _b::int between 1 and $8::int
          ) t2
        having
          true
      ) l1
    having
      true
  ) r0
