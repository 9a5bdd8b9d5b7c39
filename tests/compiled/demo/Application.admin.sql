-- consistency: strict
-- application: row of applications t1
--   state: column state
--   onchain: resolver (resolver) of id, accountId
--   identityStatus: column identityStatus
--   decisionReasonCode: column decisionReasonCode
--   readiness: resolver (resolver) of id, accountId, persona, country, incomeSourceKinds, identityStatus, state, readiness
--
-- 5 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      max(
        '{"state":' || case
          when t1."state"::text <> all ($1::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
          else to_json(t1."state")::text
        end || ',"onchain":' || $2::text || 'r0:' || json_build_array(t1."id", t1."account_id")::text || $2::text || ',"identityStatus":' || coalesce(
          case
            when t1."identity_status"::text <> all ($3::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
            else to_json(t1."identity_status")::text
          end,
          'null'
        ) || ',"decisionReasonCode":' || coalesce(
          case
            when t1."decision_reason_code"::text <> all ($4::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
            else to_json(t1."decision_reason_code")::text
          end,
          'null'
        ) || ',"readiness":' || $2::text || 'r1:' || json_build_array(
          t1."id",
          t1."account_id",
          t1."persona",
          t1."country",
          t1."income_source_kinds",
          t1."identity_status",
          t1."state",
          t1."readiness"
        )::text || $2::text || '}'
      ) j,
      max(null::text) s
    from
      (
        select
          *
        from
          "applications" t1
        where
          t1."id" = $5
        limit
          1
      ) t1
    having
      true
  ) r0
