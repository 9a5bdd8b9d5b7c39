-- consistency: strict
-- myIssuerTasks: list 0 of issuer_tasks t1
--   nodes:
--     kind: column kind; for owner, else resolvers answer the request
--     state: column state; for owner, else resolvers answer the request
--     chain: column chain; for owner, else resolvers answer the request
--     seriesKey: column seriesKey; for owner, else resolvers answer the request
--     period: column period; for owner
--     year: column year; for owner
--     opensAt: column opensAt; for owner
--     dueAt: column dueAt; for owner
--     lapsesAt: column lapsesAt; for owner
--     transactionKind: column transactionKind; for owner
--     series: one of series t2
--       id: global id of chain, key
--     draft: one of series_drafts t3, those that the viewer may see
--       id: global id of id; for owner, else resolvers answer the request
--   pageInfo: hasNextPage, endCursor
--
-- 11 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      '{"nodes":[' || coalesce(
        string_agg(
          '{"kind":' || case
            when t1f.f0 then case
              when t1."kind"::text <> all ($1::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
              else to_json(t1."kind")::text
            end
            else $2::text || 'x0:' || json_build_array()::text || $2::text
          end || ',"state":' || case
            when t1f.f0 then case
              when t1."state"::text <> all ($3::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
              else to_json(t1."state")::text
            end
            else $2::text || 'x0:' || json_build_array()::text || $2::text
          end || ',"chain":' || case
            when t1f.f0 then to_json(t1."chain")::text
            else $2::text || 'x0:' || json_build_array()::text || $2::text
          end || ',"seriesKey":' || case
            when t1f.f0 then to_json(t1."series_key")::text
            else $2::text || 'x0:' || json_build_array()::text || $2::text
          end || ',"period":' || coalesce(
            case
              when t1f.f0 then '"' || (t1."period" / 10) || '-Q' || (t1."period" % 10) || '"'
            end,
            'null'
          ) || ',"year":' || coalesce(
            case
              when t1f.f0 then t1."year"::text
            end,
            'null'
          ) || ',"opensAt":' || coalesce(
            case
              when t1f.f0 then '"' || to_char(t1."opens_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
            end,
            'null'
          ) || ',"dueAt":' || coalesce(
            case
              when t1f.f0 then '"' || to_char(t1."due_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
            end,
            'null'
          ) || ',"lapsesAt":' || coalesce(
            case
              when t1f.f0 then '"' || to_char(t1."lapses_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
            end,
            'null'
          ) || ',"transactionKind":' || coalesce(
            case
              when t1f.f0 then case
                when t1."transaction_kind"::text <> all ($4::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                else case t1."transaction_kind"::text
                  when 'activateCurve' then '"ACTIVATE_CURVE"'
                  when 'amendRoutedTerms' then '"AMEND_ROUTED_TERMS"'
                  when 'amendTerms' then '"AMEND_TERMS"'
                  when 'announceBuyOut' then '"ANNOUNCE_BUY_OUT"'
                  when 'approve' then '"APPROVE"'
                  when 'approvePause' then '"APPROVE_PAUSE"'
                  when 'buy' then '"BUY"'
                  when 'buyOut' then '"BUY_OUT"'
                  when 'cancelRaise' then '"CANCEL_RAISE"'
                  when 'claimAll' then '"CLAIM_ALL"'
                  when 'claimFinal' then '"CLAIM_FINAL"'
                  when 'claimKept' then '"CLAIM_KEPT"'
                  when 'claimPayout' then '"CLAIM_PAYOUT"'
                  when 'claimRedemption' then '"CLAIM_REDEMPTION"'
                  when 'claimTail' then '"CLAIM_TAIL"'
                  when 'claimTender' then '"CLAIM_TENDER"'
                  when 'closeAccount' then '"CLOSE_ACCOUNT"'
                  when 'closeSeries' then '"CLOSE_SERIES"'
                  when 'collectFees' then '"COLLECT_FEES"'
                  when 'collectProceeds' then '"COLLECT_PROCEEDS"'
                  when 'commitBid' then '"COMMIT_BID"'
                  when 'commitOrder' then '"COMMIT_ORDER"'
                  when 'createCurve' then '"CREATE_CURVE"'
                  when 'createRoutedSeries' then '"CREATE_ROUTED_SERIES"'
                  when 'createSeries' then '"CREATE_SERIES"'
                  when 'deliverBid' then '"DELIVER_BID"'
                  when 'deliverOrder' then '"DELIVER_ORDER"'
                  when 'endPause' then '"END_PAUSE"'
                  when 'extinguish' then '"EXTINGUISH"'
                  when 'failCurve' then '"FAIL_CURVE"'
                  when 'markMissed' then '"MARK_MISSED"'
                  when 'openRouter' then '"OPEN_ROUTER"'
                  when 'openTender' then '"OPEN_TENDER"'
                  when 'openWindow' then '"OPEN_WINDOW"'
                  when 'passGate' then '"PASS_GATE"'
                  when 'payTail' then '"PAY_TAIL"'
                  when 'recordRate' then '"RECORD_RATE"'
                  when 'redeemUnits' then '"REDEEM_UNITS"'
                  when 'registerAttestor' then '"REGISTER_ATTESTOR"'
                  when 'release' then '"RELEASE"'
                  when 'releaseResidue' then '"RELEASE_RESIDUE"'
                  when 'releaseUnits' then '"RELEASE_UNITS"'
                  when 'requestExtinguishment' then '"REQUEST_EXTINGUISHMENT"'
                  when 'requestPause' then '"REQUEST_PAUSE"'
                  when 'revealBid' then '"REVEAL_BID"'
                  when 'revealOrder' then '"REVEAL_ORDER"'
                  when 'revokeAttestor' then '"REVOKE_ATTESTOR"'
                  when 'route' then '"ROUTE"'
                  when 'sell' then '"SELL"'
                  when 'settleStep' then '"SETTLE_STEP"'
                  when 'settleTender' then '"SETTLE_TENDER"'
                  when 'settleWindow' then '"SETTLE_WINDOW"'
                  when 'setIssuerApproval' then '"SET_ISSUER_APPROVAL"'
                  when 'setVerified' then '"SET_VERIFIED"'
                  when 'stake' then '"STAKE"'
                  when 'submitReport' then '"SUBMIT_REPORT"'
                  when 'submitRoutedReport' then '"SUBMIT_ROUTED_REPORT"'
                  when 'submitTrueUp' then '"SUBMIT_TRUE_UP"'
                  when 'syncCensus' then '"SYNC_CENSUS"'
                  when 'tender' then '"TENDER"'
                  when 'unstake' then '"UNSTAKE"'
                  when 'voidExtinguishment' then '"VOID_EXTINGUISHMENT"'
                  when 'withdrawPause' then '"WITHDRAW_PAUSE"'
                  when 'withdrawProceeds' then '"WITHDRAW_PROCEEDS"'
                  when 'withdrawTender' then '"WITHDRAW_TENDER"'
                end
              end
            end,
            'null'
          ) || ',"series":' || coalesce(l1.j, 'null') || ',"draft":' || coalesce(l2.j, 'null') || '}',
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
            when t1._p = least($5::int, t1._c - t1._b::int) then $2::text || 'c0:' || json_build_array(
              to_char(t1."sort_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
              t1."chain"::text,
              t1."id"::text
            )::text || $2::text
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
          _n - _b::int _p
        from
          (
            select
              *,
              false _b,
              row_number() over (
                order by
                  t1."sort_at" asc,
                  t1."chain" asc,
                  t1."id" asc
              ) _n,
              count(*) over () _c
            from
              (
                select
                  *
                from
                  "issuer_tasks" t1
                where
                  t1."account_id" = $6
                order by
                  t1."sort_at" asc,
                  t1."chain" asc,
                  t1."id" asc
                limit
                  $7::int
              ) t1
          ) t1
        where
          _n - _b::int between 1 and $5::int
      ) t1
      cross join lateral (
        select
          (t1."account_id" = $8) f0
        having
          true
      ) t1f
      left join lateral (
        select
          '{"id":"' || translate(
            encode(
              convert_to(
                'Series:' || case
                  when t2."chain" = $9::text then t2."key"
                  else t2."chain" || '/' || t2."key"
                end,
                'UTF8'
              ),
              'base64'
            ),
            E'\n',
            ''
          ) || '"}' j,
          null::text s
        from
          "series" t2
        where
          t2."chain" = t1."chain"
          and t2."key" = t1."indexed_key"
      ) l1 on true
      left join lateral (
        select
          '{"id":' || case
            when t3f.f0 then '"' || translate(encode(convert_to('SeriesDraft:' || t3."id", 'UTF8'), 'base64'), E'\n', '') || '"'
            else $2::text || 'x0:' || json_build_array()::text || $2::text
          end || '}' j,
          null::text s
        from
          "series_drafts" t3
          cross join lateral (
            select
              (t3."account_id" = $10) f0
            having
              true
          ) t3f
        where
          t3."id" = t1."draft_id"
          and t3."account_id" = $11
      ) l2 on true
    having
      true
  ) r0
