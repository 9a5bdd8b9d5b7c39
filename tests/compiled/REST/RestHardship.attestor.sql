-- consistency: now
-- hardshipRequest: row of hardship_requests t1
--   id: global id of id; for attestor, else resolvers answer the request
--   state: column state; for attestor, else resolvers answer the request
--   decisionCode: column decisionCode; for attestor
--   decidedAt: column decidedAt; for attestor
--   until: column until; for attestor
--   approval: resolver (resolver) of id, issuer, chain, seriesKey, state, attestorKey, approval, relayTx; for attestor
-- access: resolver
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
        '{"id":' || case
          when t1f.f0 then '"' || translate(encode(convert_to('HardshipRequest:' || t1."id", 'UTF8'), 'base64'), E'\n', '') || '"'
          else $1::text || 'x0:' || json_build_array()::text || $1::text
        end || ',"state":' || case
          when t1f.f0 then case
            when t1."state"::text <> all ($2::text[]) then $1::text || 'x1:' || json_build_array()::text || $1::text
            else to_json(t1."state")::text
          end
          else $1::text || 'x0:' || json_build_array()::text || $1::text
        end || ',"decisionCode":' || coalesce(
          case
            when t1f.f0 then case
              when t1."decision_code"::text <> all ($3::text[]) then $1::text || 'x1:' || json_build_array()::text || $1::text
              else to_json(t1."decision_code")::text
            end
          end,
          'null'
        ) || ',"decidedAt":' || coalesce(
          case
            when t1f.f0 then '"' || to_char(t1."decided_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
          end,
          'null'
        ) || ',"until":' || coalesce(
          case
            when t1f.f0 then '"' || to_char(t1."until" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
          end,
          'null'
        ) || ',"approval":' || coalesce(
          case
            when t1f.f0 then $1::text || 'r0:' || json_build_array(
              t1."id",
              t1."issuer",
              t1."chain",
              t1."series_key",
              t1."state",
              t1."attestor_key",
              t1."approval",
              t1."relay_tx"
            )::text || $1::text
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
          "hardship_requests" t1
        where
          (
            t1."id" = $4
            and (
              (
                t1."chain" = $5
                and false
              )
              or (
                t1."state" <> $6
                and (
                  (
                    t1."chain" = $7
                    and t1."attestor_key" = $8
                  )
                  or exists (
                    select
                      1
                    from
                      "series" t1w1
                    where
                      t1w1."chain" = t1."chain"
                      and t1w1."key" = t1."indexed_key"
                      and exists (
                        select
                          1
                        from
                          "positions" t1w2
                        where
                          t1w2."chain" = t1w1."chain"
                          and t1w2."series_key" = t1w1."key"
                          and (
                            (
                              t1w2."chain" = $9
                              and false
                            )
                            and (
                              t1w2."units" > $10
                              or t1w2."burned_units" > $11
                            )
                          )
                      )
                  )
                )
              )
            )
          )
        limit
          1
      ) t1
      cross join lateral (
        select
          (
            (
              (
                t1."chain" = $12
                and t1."attestor_key" = $13
              )
              and t1."state" <> $14
            )
          ) f0
        having
          true
      ) t1f
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
