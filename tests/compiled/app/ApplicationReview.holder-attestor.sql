-- consistency: strict
-- viewer: row of accounts t1
--   account: Account where id is not null
--     id: global id of id; for owner, else resolvers answer the request
-- application: row of applications t2
--   id: global id of id; for owner, else resolvers answer the request
--   state: column state; for owner, else resolvers answer the request
--   version: column version; for owner, else resolvers answer the request
--   persona: column persona; for owner, else resolvers answer the request
--   country: column country; for owner
--   submittedAt: column submittedAt; for owner
--   startedAt: column startedAt; for owner, else resolvers answer the request
--   claimedAt: column claimedAt; for owner
--   decidedAt: column decidedAt; for owner
--   endedAt: column endedAt; for owner
--   reviewerId: computed from reviewerId; denied
--   identityStatus: column identityStatus; for owner
--   onchain: resolver (resolver) of id, accountId; for owner
--   readiness: resolver (resolver) of id, accountId, persona, country, incomeSourceKinds, identityStatus, state, readiness; for owner
--   account: one of accounts t3, those that the viewer may see
--     id: global id of id; for owner, else resolvers answer the request
--     displayName: column displayName; for owner
--   incomeSourceKinds: column incomeSourceKinds; for owner, else resolvers answer the request
--   decisionReasonCode: column decisionReasonCode; for owner
--   identityCheckId: column identityCheckId; for owner
--   requests: list 0 of admin_tx_requests t4; denied
--     nodes:
--       id: global id of id; denied, else resolvers answer the request
--       chain: column chain; denied
--       approval: column approval; denied
--       granted: column granted; denied
--       builtAt: column builtAt; denied, else resolvers answer the request
--       outcome: column outcome; denied, else resolvers answer the request
--       txHash: column txHash; denied
--       blockNumber: column blockNumber; denied
--
-- 14 parameters, prepared
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
            and t1."id" = $1 then '{"id":' || case
              when t1f.f0 then '"' || translate(encode(convert_to('Account:' || t1."id", 'UTF8'), 'base64'), E'\n', '') || '"'
              else $2::text || 'x0:' || json_build_array()::text || $2::text
            end || '}'
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
          t1."id" = $3
        limit
          1
      ) t1
      cross join lateral (
        select
          (t1."id" = $4) f0
        having
          true
      ) t1f
    having
      true
  ) r0
  cross join (
    select
      max(
        '{"id":' || case
          when t2f.f0 then '"' || translate(encode(convert_to('Application:' || t2."id", 'UTF8'), 'base64'), E'\n', '') || '"'
          else $2::text || 'x0:' || json_build_array()::text || $2::text
        end || ',"state":' || case
          when t2f.f0 then case
            when t2."state"::text <> all ($5::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
            else to_json(t2."state")::text
          end
          else $2::text || 'x0:' || json_build_array()::text || $2::text
        end || ',"version":' || case
          when t2f.f0 then t2."version"::text
          else $2::text || 'x0:' || json_build_array()::text || $2::text
        end || ',"persona":' || case
          when t2f.f0 then case
            when t2."persona"::text <> all ($6::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
            else to_json(t2."persona")::text
          end
          else $2::text || 'x0:' || json_build_array()::text || $2::text
        end || ',"country":' || coalesce(
          case
            when t2f.f0 then to_json(t2."country")::text
          end,
          'null'
        ) || ',"submittedAt":' || coalesce(
          case
            when t2f.f0 then '"' || to_char(t2."submitted_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
          end,
          'null'
        ) || ',"startedAt":' || case
          when t2f.f0 then '"' || to_char(t2."started_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
          else $2::text || 'x0:' || json_build_array()::text || $2::text
        end || ',"claimedAt":' || coalesce(
          case
            when t2f.f0 then '"' || to_char(t2."claimed_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
          end,
          'null'
        ) || ',"decidedAt":' || coalesce(
          case
            when t2f.f0 then '"' || to_char(t2."decided_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
          end,
          'null'
        ) || ',"endedAt":' || coalesce(
          case
            when t2f.f0 then '"' || to_char(t2."ended_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
          end,
          'null'
        ) || ',"reviewerId":null,"identityStatus":' || coalesce(
          case
            when t2f.f0 then case
              when t2."identity_status"::text <> all ($7::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
              else to_json(t2."identity_status")::text
            end
          end,
          'null'
        ) || ',"onchain":' || coalesce(
          case
            when t2f.f0 then $2::text || 'r0:' || json_build_array(t2."id", t2."account_id")::text || $2::text
          end,
          'null'
        ) || ',"readiness":' || coalesce(
          case
            when t2f.f0 then $2::text || 'r1:' || json_build_array(
              t2."id",
              t2."account_id",
              t2."persona",
              t2."country",
              t2."income_source_kinds",
              t2."identity_status",
              t2."state",
              t2."readiness"
            )::text || $2::text
          end,
          'null'
        ) || ',"account":' || coalesce(l1.j, 'null') || ',"incomeSourceKinds":' || case
          when t2f.f0 then case
            when not t2."income_source_kinds" <@ $8::text[] then $2::text || 'x1:' || json_build_array()::text || $2::text
            else to_json(t2."income_source_kinds")::text
          end
          else $2::text || 'x0:' || json_build_array()::text || $2::text
        end || ',"decisionReasonCode":' || coalesce(
          case
            when t2f.f0 then case
              when t2."decision_reason_code"::text <> all ($9::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
              else to_json(t2."decision_reason_code")::text
            end
          end,
          'null'
        ) || ',"identityCheckId":' || coalesce(
          case
            when t2f.f0 then to_json(t2."identity_check_id")::text
          end,
          'null'
        ) || ',"requests":null}'
      ) j,
      max(
        '[' || (
          (
            case
              when t2f.f0 then 0
              else 1
            end
          )
        )::text || ',' || coalesce(l1.s, 'null') || ',' || coalesce(null::text, 'null') || ']'
      ) s
    from
      (
        select
          *
        from
          "applications" t2
        where
          (
            t2."id" = $10
            and t2."account_id" = $11
          )
        limit
          1
      ) t2
      cross join lateral (
        select
          (t2."account_id" = $12) f0
        having
          true
      ) t2f
      left join lateral (
        select
          '{"id":' || case
            when t3f.f0 then '"' || translate(encode(convert_to('Account:' || t3."id", 'UTF8'), 'base64'), E'\n', '') || '"'
            else $2::text || 'x0:' || json_build_array()::text || $2::text
          end || ',"displayName":' || coalesce(
            case
              when t3f.f0 then to_json(t3."display_name")::text
            end,
            'null'
          ) || '}' j,
          case
            when (t3f.f0) is not true then (
              (
                case
                  when t3f.f0 then 0
                  else 1
                end
              )
            )::text
          end s
        from
          "accounts" t3
          cross join lateral (
            select
              (t3."id" = $13) f0
            having
              true
          ) t3f
        where
          t3."id" = t2."account_id"
          and t3."id" = $14
      ) l1 on true
    having
      true
  ) r1
