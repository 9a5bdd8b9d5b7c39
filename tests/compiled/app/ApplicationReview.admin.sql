-- consistency: strict
-- viewer: row of accounts t1
--   account: Account where id is not null
--     id: global id of id
-- application: row of applications t2
--   id: global id of id
--   state: column state
--   version: column version
--   persona: column persona
--   country: column country
--   submittedAt: column submittedAt
--   startedAt: column startedAt
--   claimedAt: column claimedAt
--   decidedAt: column decidedAt
--   endedAt: column endedAt
--   reviewerId: computed from reviewerId
--   identityStatus: column identityStatus
--   onchain: resolver (resolver) of id, accountId
--   readiness: resolver (resolver) of id, accountId, persona, country, incomeSourceKinds, identityStatus, state, readiness
--   account: one of accounts t3, those that the viewer may see
--     id: global id of id
--     displayName: column displayName
--   incomeSourceKinds: column incomeSourceKinds
--   decisionReasonCode: column decisionReasonCode
--   identityCheckId: column identityCheckId
--   requests: list 0 of admin_tx_requests t4
--     nodes:
--       id: global id of id
--       chain: column chain
--       approval: column approval
--       granted: column granted
--       builtAt: column builtAt
--       outcome: column outcome
--       txHash: column txHash
--       blockNumber: column blockNumber
--
-- 11 parameters, prepared
select
  r0.j,
  r0.s,
  r1.j,
  r1.s
from
  (
    select
      max(
        '{"account":' || coalesce(
          case
            when t1."id" is not null
            and true then '{"id":"' || translate(encode(convert_to('Account:' || t1."id", 'UTF8'), 'base64'), E'\n', '') || '"}'
          end,
          'null'
        ) || '}'
      ) j,
      max(null::text) s
    from
      (
        select
          *
        from
          "accounts" t1
        where
          t1."id" = $1
        limit
          1
      ) t1
    having
      true
  ) r0
  cross join (
    select
      max(
        '{"id":"' || translate(encode(convert_to('Application:' || t2."id", 'UTF8'), 'base64'), E'\n', '') || '","state":' || case
          when t2."state"::text <> all ($2::text[]) then $3::text || 'x1:' || json_build_array()::text || $3::text
          else to_json(t2."state")::text
        end || ',"version":' || t2."version"::text || ',"persona":' || case
          when t2."persona"::text <> all ($4::text[]) then $3::text || 'x1:' || json_build_array()::text || $3::text
          else to_json(t2."persona")::text
        end || ',"country":' || coalesce(to_json(t2."country")::text, 'null') || ',"submittedAt":' || coalesce(
          '"' || to_char(t2."submitted_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"',
          'null'
        ) || ',"startedAt":"' || to_char(t2."started_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","claimedAt":' || coalesce('"' || to_char(t2."claimed_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"', 'null') || ',"decidedAt":' || coalesce('"' || to_char(t2."decided_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"', 'null') || ',"endedAt":' || coalesce('"' || to_char(t2."ended_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"', 'null') || ',"reviewerId":' || $3::text || 'f0:' || json_build_array(t2."reviewer_id")::text || $3::text || ',"identityStatus":' || coalesce(
          case
            when t2."identity_status"::text <> all ($5::text[]) then $3::text || 'x1:' || json_build_array()::text || $3::text
            else to_json(t2."identity_status")::text
          end,
          'null'
        ) || ',"onchain":' || $3::text || 'r0:' || json_build_array(t2."id", t2."account_id")::text || $3::text || ',"readiness":' || $3::text || 'r1:' || json_build_array(
          t2."id",
          t2."account_id",
          t2."persona",
          t2."country",
          t2."income_source_kinds",
          t2."identity_status",
          t2."state",
          t2."readiness"
        )::text || $3::text || ',"account":' || coalesce(l1.j, 'null') || ',"incomeSourceKinds":' || case
          when not t2."income_source_kinds" <@ $6::text[] then $3::text || 'x1:' || json_build_array()::text || $3::text
          else to_json(t2."income_source_kinds")::text
        end || ',"decisionReasonCode":' || coalesce(
          case
            when t2."decision_reason_code"::text <> all ($7::text[]) then $3::text || 'x1:' || json_build_array()::text || $3::text
            else to_json(t2."decision_reason_code")::text
          end,
          'null'
        ) || ',"identityCheckId":' || coalesce(to_json(t2."identity_check_id")::text, 'null') || ',"requests":' || l2.j || '}'
      ) j,
      max(null::text) s
    from
      (
        select
          *
        from
          "applications" t2
        where
          t2."id" = $8
        limit
          1
      ) t2
      left join lateral (
        select
          '{"id":"' || translate(encode(convert_to('Account:' || t3."id", 'UTF8'), 'base64'), E'\n', '') || '","displayName":' || coalesce(to_json(t3."display_name")::text, 'null') || '}' j,
          null::text s
        from
          "accounts" t3
        where
          t3."id" = t2."account_id"
          and true
      ) l1 on true
      cross join lateral (
        select
          '{"nodes":[' || coalesce(
            string_agg(
              '{"id":"' || translate(encode(convert_to('AdminTxRequest:' || t4."id", 'UTF8'), 'base64'), E'\n', '') || '","chain":' || coalesce(to_json(t4."chain")::text, 'null') || ',"approval":' || coalesce(
                case
                  when t4."approval"::text <> all ($9::text[]) then $3::text || 'x1:' || json_build_array()::text || $3::text
                  else to_json(t4."approval")::text
                end,
                'null'
              ) || ',"granted":' || coalesce(t4."granted"::text, 'null') || ',"builtAt":"' || to_char(t4."built_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","outcome":' || case
                when t4."outcome"::text <> all ($10::text[]) then $3::text || 'x1:' || json_build_array()::text || $3::text
                else to_json(t4."outcome")::text
              end || ',"txHash":' || coalesce(to_json(t4."tx_hash")::text, 'null') || ',"blockNumber":' || coalesce('"' || t4."block_number"::text || '"', 'null') || '}',
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
                  t4."built_at" desc,
                  t4."id" desc
              ) _p
            from
              (
                select
                  *
                from
                  "admin_tx_requests" t4
                where
                  t4."application_id" = t2."id"
                order by
                  t4."built_at" desc,
                  t4."id" desc
                limit
                  $11::int
              ) t4
          ) t4
        having
          true
      ) l2
    having
      true
  ) r1
