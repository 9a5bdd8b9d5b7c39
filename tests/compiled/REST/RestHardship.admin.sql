-- consistency: now
-- hardshipRequest: row of hardship_requests t1
--   id: global id of id
--   state: column state
--   decisionCode: column decisionCode
--   decidedAt: column decidedAt
--   until: column until
--   approval: resolver (resolver) of id, issuer, chain, seriesKey, state, attestorKey, approval, relayTx
-- access: resolver
--
-- 6 parameters, prepared
select
  r0.j,
  r0.s,
  r1.j,
  r1.s
from
  (
    select
      max(
        '{"id":"' || translate(encode(convert_to('HardshipRequest:' || t1."id", 'UTF8'), 'base64'), E'\n', '') || '","state":' || case
          when t1."state"::text <> all ($1::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
          else to_json(t1."state")::text
        end || ',"decisionCode":' || coalesce(
          case
            when t1."decision_code"::text <> all ($3::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
            else to_json(t1."decision_code")::text
          end,
          'null'
        ) || ',"decidedAt":' || coalesce('"' || to_char(t1."decided_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"', 'null') || ',"until":' || coalesce('"' || to_char(t1."until" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"', 'null') || ',"approval":' || $2::text || 'r0:' || json_build_array(
          t1."id",
          t1."issuer",
          t1."chain",
          t1."series_key",
          t1."state",
          t1."attestor_key",
          t1."approval",
          t1."relay_tx"
        )::text || $2::text || '}'
      ) j,
      max(null::text) s
    from
      (
        select
          *
        from
          "hardship_requests" t1
        where
          (
            t1."id" = $4
            and (
              (
                t1."chain" = $5
                and false
              )
              or t1."state" <> $6
            )
          )
        limit
          1
      ) t1
    having
      true
  ) r0
  cross join (
    select
      null::text j,
      null::text s
    having
      true
  ) r1
