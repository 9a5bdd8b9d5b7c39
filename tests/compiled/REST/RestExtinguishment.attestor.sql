-- consistency: now
-- extinguishmentRequest: row of extinguishment_requests t1
--   id: global id of id; for attestor, else resolvers answer the request
--   state: column state; for attestor, else resolvers answer the request
--   attestorKeys: computed from attestorKeyA, attestorKeyB; for attestor
--   extinguishNonce: column extinguishNonce; for attestor
--   signers: computed from signatures; for attestor
--   signatures: resolver (resolver) of id, issuer, chain, attestorKeyA, attestorKeyB, state, signatures; for attestor
--   relayTx: column relayTx; for attestor
--   relayError: column relayError; for attestor
--   relayedAt: column relayedAt; for attestor
-- access: resolver
--
-- 12 parameters, prepared
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
          when t1f.f0 then '"' || translate(encode(convert_to('ExtinguishmentRequest:' || t1."id", 'UTF8'), 'base64'), E'\n', '') || '"'
          else $1::text || 'x0:' || json_build_array()::text || $1::text
        end || ',"state":' || case
          when t1f.f0 then case
            when t1."state"::text <> all ($2::text[]) then $1::text || 'x1:' || json_build_array()::text || $1::text
            else to_json(t1."state")::text
          end
          else $1::text || 'x0:' || json_build_array()::text || $1::text
        end || ',"attestorKeys":' || coalesce(
          case
            when t1f.f0 then $1::text || 'f0:' || json_build_array(t1."attestor_key_a", t1."attestor_key_b")::text || $1::text
          end,
          'null'
        ) || ',"extinguishNonce":' || coalesce(
          case
            when t1f.f0 then '"' || t1."extinguish_nonce"::text || '"'
          end,
          'null'
        ) || ',"signers":' || coalesce(
          case
            when t1f.f0 then $1::text || 'f1:' || json_build_array(t1."signatures")::text || $1::text
          end,
          'null'
        ) || ',"signatures":' || coalesce(
          case
            when t1f.f0 then $1::text || 'r0:' || json_build_array(
              t1."id",
              t1."issuer",
              t1."chain",
              t1."attestor_key_a",
              t1."attestor_key_b",
              t1."state",
              t1."signatures"
            )::text || $1::text
          end,
          'null'
        ) || ',"relayTx":' || coalesce(
          case
            when t1f.f0 then to_json(t1."relay_tx")::text
          end,
          'null'
        ) || ',"relayError":' || coalesce(
          case
            when t1f.f0 then to_json(t1."relay_error")::text
          end,
          'null'
        ) || ',"relayedAt":' || coalesce(
          case
            when t1f.f0 then '"' || to_char(t1."relayed_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
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
          "extinguishment_requests" t1
        where
          (
            t1."id" = $3
            and (
              (
                t1."chain" = $4
                and false
              )
              or (
                t1."chain" = $5
                and t1."attestor_key_a" = $6
              )
              or (
                t1."chain" = $7
                and t1."attestor_key_b" = $8
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
                t1."chain" = $9
                and t1."attestor_key_a" = $10
              )
              or (
                t1."chain" = $11
                and t1."attestor_key_b" = $12
              )
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
