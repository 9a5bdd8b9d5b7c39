-- consistency: strict
-- viewer: row of accounts t1
--   account: Account where id is not null
--     id: global id of id
--     displayName: column displayName
--     country: column country
--     wallets: all of account_wallets t2, those that the viewer may see; for owner
--       id: global id of id; for owner, else resolvers answer the request
--       address: column address; for owner, else resolvers answer the request
--       chain: column chain; for owner, else resolvers answer the request
--       verified: resolver (resolver) of id, accountId, chain, address; for owner, else resolvers answer the request
--       issuerApproved: resolver (resolver) of id, accountId, chain, address; for owner, else resolvers answer the request
-- myApplications: list 0 of applications t3
--   nodes:
--     id: global id of id
--     persona: column persona
--     country: column country
--     state: column state
--     incomeSourceKinds: column incomeSourceKinds
--     identityStatus: column identityStatus
--     onchain: resolver (resolver) of id, accountId
--     decisionReasonCode: column decisionReasonCode
--     startedAt: column startedAt
--     submittedAt: column submittedAt
--     decidedAt: column decidedAt
--     endedAt: column endedAt
--     readiness: resolver (resolver) of id, accountId, persona, country, incomeSourceKinds, identityStatus, state, readiness
--     notes: resolver (sealed) of id, accountId
-- myContractSessions: list 1 of contract_sessions t4
--   nodes:
--     id: global id of id
--     state: resolver (resolver) of id, accountId, state, expiresAt
--     chain: column chain
--     wallet: column wallet
--     signedAt: column signedAt
--     expiresAt: column expiresAt
-- seriesDrafts: list 2 of series_drafts t5
--   nodes:
--     id: global id of id; for owner, else resolvers answer the request
--
-- 19 parameters, prepared
select
  r0.j,
  r0.s,
  r1.j,
  r1.s,
  r2.j,
  r2.s,
  r3.j,
  r3.s
from
  (
    select
      max(
        '{"account":' || coalesce(
          case
            when t1."id" is not null
            and true then '{"id":"' || translate(encode(convert_to('Account:' || t1."id", 'UTF8'), 'base64'), E'\n', '') || '","displayName":' || coalesce(to_json(t1."display_name")::text, 'null') || ',"country":' || coalesce(to_json(t1."country")::text, 'null') || ',"wallets":' || coalesce(
              case
                when t1f.f0 then l1.j
              end,
              'null'
            ) || '}'
          end,
          'null'
        ) || '}'
      ) j,
      max(
        case
          when case
            when t1."id" is not null
            and true then case
              when (t1f.f0) is not true then (
                (
                  case
                    when t1f.f0 then 0
                    else 1
                  end
                )
              )::text
            end
          end is not null then '[' || (0)::text || ',' || coalesce(
            case
              when t1."id" is not null
              and true then case
                when (t1f.f0) is not true then (
                  (
                    case
                      when t1f.f0 then 0
                      else 1
                    end
                  )
                )::text
              end
            end,
            'null'
          ) || ']'
        end
      ) s
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
      cross join lateral (
        select
          (t1."id" = $2) f0
        having
          true
      ) t1f
      cross join lateral (
        select
          '[' || coalesce(
            string_agg(
              '{"id":' || case
                when t2f.f0 then '"' || translate(encode(convert_to('Wallet:' || t2."id", 'UTF8'), 'base64'), E'\n', '') || '"'
                else $3::text || 'x0:' || json_build_array()::text || $3::text
              end || ',"address":' || case
                when t2f.f0 then to_json(t2."address")::text
                else $3::text || 'x0:' || json_build_array()::text || $3::text
              end || ',"chain":' || case
                when t2f.f0 then to_json(t2."chain")::text
                else $3::text || 'x0:' || json_build_array()::text || $3::text
              end || ',"verified":' || case
                when t2f.f0 then $3::text || 'r0:' || json_build_array(t2._i, t2."id", t2."account_id", t2."chain", t2."address")::text || $3::text
                else $3::text || 'x0:' || json_build_array()::text || $3::text
              end || ',"issuerApproved":' || case
                when t2f.f0 then $3::text || 'r1:' || json_build_array(t2._i, t2."id", t2."account_id", t2."chain", t2."address")::text || $3::text
                else $3::text || 'x0:' || json_build_array()::text || $3::text
              end || '}',
              ','
              order by
                t2._i
            ),
            ''
          ) || ']' j,
          null::text s
        from
          (
            select
              *,
              row_number() over (
                order by
                  t2."id"
              ) - 1 _i
            from
              "account_wallets" t2
            where
              t2."account_id" = t1."id"
              and t2."account_id" = $4
          ) t2
          cross join lateral (
            select
              (t2."account_id" = $5) f0
            having
              true
          ) t2f
        having
          true
      ) l1
    having
      true
  ) r0
  cross join (
    select
      '{"nodes":[' || coalesce(
        string_agg(
          '{"id":"' || translate(encode(convert_to('Application:' || t3."id", 'UTF8'), 'base64'), E'\n', '') || '","persona":' || case
            when t3."persona"::text <> all ($6::text[]) then $3::text || 'x1:' || json_build_array()::text || $3::text
            else to_json(t3."persona")::text
          end || ',"country":' || coalesce(to_json(t3."country")::text, 'null') || ',"state":' || case
            when t3."state"::text <> all ($7::text[]) then $3::text || 'x1:' || json_build_array()::text || $3::text
            else to_json(t3."state")::text
          end || ',"incomeSourceKinds":' || case
            when not t3."income_source_kinds" <@ $8::text[] then $3::text || 'x1:' || json_build_array()::text || $3::text
            else to_json(t3."income_source_kinds")::text
          end || ',"identityStatus":' || coalesce(
            case
              when t3."identity_status"::text <> all ($9::text[]) then $3::text || 'x1:' || json_build_array()::text || $3::text
              else to_json(t3."identity_status")::text
            end,
            'null'
          ) || ',"onchain":' || $3::text || 'r2:' || json_build_array(t3._i, t3."id", t3."account_id")::text || $3::text || ',"decisionReasonCode":' || coalesce(
            case
              when t3."decision_reason_code"::text <> all ($10::text[]) then $3::text || 'x1:' || json_build_array()::text || $3::text
              else to_json(t3."decision_reason_code")::text
            end,
            'null'
          ) || ',"startedAt":"' || to_char(t3."started_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","submittedAt":' || coalesce(
            '"' || to_char(t3."submitted_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"',
            'null'
          ) || ',"decidedAt":' || coalesce('"' || to_char(t3."decided_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"', 'null') || ',"endedAt":' || coalesce('"' || to_char(t3."ended_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"', 'null') || ',"readiness":' || $3::text || 'r3:' || json_build_array(
            t3._i,
            t3."id",
            t3."account_id",
            t3."persona",
            t3."country",
            t3."income_source_kinds",
            t3."identity_status",
            t3."state",
            t3."readiness"
          )::text || $3::text || ',"notes":' || $3::text || 'r4:' || json_build_array(t3._i, t3."id", t3."account_id")::text || $3::text || '}',
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
          _p - 1 _i
        from
          (
            select
              *,
              row_number() over (
                order by
                  t3."started_at" desc,
                  t3."id" desc
              ) _p
            from
              (
                select
                  *
                from
                  "applications" t3
                where
                  t3."account_id" = $11
                order by
                  t3."started_at" desc,
                  t3."id" desc
                limit
                  $12::int
              ) t3
          ) t3
      ) t3
    having
      true
  ) r1
  cross join (
    select
      '{"nodes":[' || coalesce(
        string_agg(
          '{"id":"' || translate(encode(convert_to('ContractSession:' || t4."id", 'UTF8'), 'base64'), E'\n', '') || '","state":' || $3::text || 'r5:' || json_build_array(
            t4._i,
            t4."id",
            t4."account_id",
            t4."state",
            to_char(t4."expires_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
          )::text || $3::text || ',"chain":' || to_json(t4."chain")::text || ',"wallet":' || to_json(t4."wallet")::text || ',"signedAt":' || coalesce('"' || to_char(t4."signed_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"', 'null') || ',"expiresAt":"' || to_char(t4."expires_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"}',
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
                  t4."rendered_at" desc,
                  t4."id" desc
              ) _p
            from
              (
                select
                  *
                from
                  "contract_sessions" t4
                where
                  (
                    t4."account_id" = $13
                    and t4."state" = $14
                    and t4."kind" = $15
                  )
                order by
                  t4."rendered_at" desc,
                  t4."id" desc
                limit
                  $16::int
              ) t4
          ) t4
      ) t4
    having
      true
  ) r2
  cross join (
    select
      '{"nodes":[' || coalesce(
        string_agg(
          '{"id":' || case
            when t5f.f0 then '"' || translate(encode(convert_to('SeriesDraft:' || t5."id", 'UTF8'), 'base64'), E'\n', '') || '"'
            else $3::text || 'x0:' || json_build_array()::text || $3::text
          end || '}',
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
              t5."created_at" desc,
              t5."id" desc
          ) _p
        from
          (
            select
              *
            from
              "series_drafts" t5
            where
              t5."account_id" = $17
            order by
              t5."created_at" desc,
              t5."id" desc
            limit
              $18::int
          ) t5
      ) t5
      cross join lateral (
        select
          (t5."account_id" = $19) f0
        having
          true
      ) t5f
    having
      true
  ) r3
