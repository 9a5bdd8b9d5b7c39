-- consistency: strict
-- application: row of applications t1
--   state: column state; for owner, else resolvers answer the request
--   onchain: resolver (resolver) of id, accountId; for owner
--   identityStatus: column identityStatus; for owner
--   decisionReasonCode: column decisionReasonCode; for owner
--   readiness: resolver (resolver) of id, accountId, persona, country, incomeSourceKinds, identityStatus, state, readiness; for owner
--
-- 7 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      max(
        '{"state":' || case
          when t1f.f0 then case
            when t1."state"::text <> all ($1::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
            else to_json(t1."state")::text
          end
          else $2::text || 'x0:' || json_build_array()::text || $2::text
        end || ',"onchain":' || coalesce(
          case
            when t1f.f0 then $2::text || 'r0:' || json_build_array(t1."id", t1."account_id")::text || $2::text
          end,
          'null'
        ) || ',"identityStatus":' || coalesce(
          case
            when t1f.f0 then case
              when t1."identity_status"::text <> all ($3::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
              else to_json(t1."identity_status")::text
            end
          end,
          'null'
        ) || ',"decisionReasonCode":' || coalesce(
          case
            when t1f.f0 then case
              when t1."decision_reason_code"::text <> all ($4::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
              else to_json(t1."decision_reason_code")::text
            end
          end,
          'null'
        ) || ',"readiness":' || coalesce(
          case
            when t1f.f0 then $2::text || 'r1:' || json_build_array(
              t1."id",
              t1."account_id",
              t1."persona",
              t1."country",
              t1."income_source_kinds",
              t1."identity_status",
              t1."state",
              t1."readiness"
            )::text || $2::text
          end,
          'null'
        ) || '}'
      ) j,
      max(
        case
          when (t1f.f0) is not true then (
            (
              case
                when t1f.f0 then 0
                else 1
              end
            )
          )::text
        end
      ) s
    from
      (
        select
          *
        from
          "applications" t1
        where
          (
            t1."id" = $5
            and t1."account_id" = $6
          )
        limit
          1
      ) t1
      cross join lateral (
        select
          (t1."account_id" = $7) f0
        having
          true
      ) t1f
    having
      true
  ) r0
