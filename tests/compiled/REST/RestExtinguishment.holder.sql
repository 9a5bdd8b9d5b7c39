-- consistency: now
-- extinguishmentRequest: row of extinguishment_requests t1
--   id: global id of id; for issuer, else resolvers answer the request
--   state: column state; for issuer, else resolvers answer the request
--   attestorKeys: computed from attestorKeyA, attestorKeyB; for issuer
--   extinguishNonce: column extinguishNonce; denied
--   signers: computed from signatures; denied
--   signatures: resolver (resolver) of id, issuer, chain, attestorKeyA, attestorKeyB, state, signatures; denied
--   relayTx: column relayTx; denied
--   relayError: column relayError; denied
--   relayedAt: column relayedAt; for issuer
-- access: resolver
--
-- 9 parameters, prepared
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
        ) || ',"extinguishNonce":null,"signers":null,"signatures":null,"relayTx":null,"relayError":null,"relayedAt":' || coalesce(
          case
            when t1f.f0 then '"' || to_char(t1."relayed_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
          end,
          'null'
        ) || '}'
      ) j,
      max(
        (
          (
            case
              when t1f.f0 then 0
              else 1
            end
          )
        )::text
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
                and t1."issuer" = $5
              )
              or (
                t1."chain" = $6
                and false
              )
              or (
                t1."chain" = $7
                and false
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
              t1."chain" = $8
              and t1."issuer" = $9
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
