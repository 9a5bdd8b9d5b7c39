-- consistency: strict
-- extinguishmentRequest: row of extinguishment_requests t1
--   seriesKey: column seriesKey; for attestor, else resolvers answer the request
--   attestorKeys: computed from attestorKeyA, attestorKeyB; for attestor
--   state: column state; for attestor, else resolvers answer the request
--   extinguishNonce: column extinguishNonce; for attestor
--   signers: computed from signatures; for attestor
--   evidence: resolver (sealed) of id, issuer, chain, attestorKeyA, attestorKeyB
--   openedAt: column openedAt; for attestor, else resolvers answer the request
--   noticeEndsAt: column noticeEndsAt; for attestor
--   deadlineAt: column deadline; for attestor
--
-- 12 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      max(
        '{"seriesKey":' || case
          when t1f.f0 then to_json(t1."series_key")::text
          else $1::text || 'x0:' || json_build_array()::text || $1::text
        end || ',"attestorKeys":' || coalesce(
          case
            when t1f.f0 then $1::text || 'f0:' || json_build_array(t1."attestor_key_a", t1."attestor_key_b")::text || $1::text
          end,
          'null'
        ) || ',"state":' || case
          when t1f.f0 then case
            when t1."state"::text <> all ($2::text[]) then $1::text || 'x1:' || json_build_array()::text || $1::text
            else to_json(t1."state")::text
          end
          else $1::text || 'x0:' || json_build_array()::text || $1::text
        end || ',"extinguishNonce":' || coalesce(
          case
            when t1f.f0 then '"' || t1."extinguish_nonce"::text || '"'
          end,
          'null'
        ) || ',"signers":' || coalesce(
          case
            when t1f.f0 then $1::text || 'f1:' || json_build_array(t1."signatures")::text || $1::text
          end,
          'null'
        ) || ',"evidence":' || $1::text || 'r0:' || json_build_array(t1."id", t1."issuer", t1."chain", t1."attestor_key_a", t1."attestor_key_b")::text || $1::text || ',"openedAt":' || case
          when t1f.f0 then '"' || to_char(t1."opened_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
          else $1::text || 'x0:' || json_build_array()::text || $1::text
        end || ',"noticeEndsAt":' || coalesce(
          case
            when t1f.f0 then '"' || to_char(t1."notice_ends_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
          end,
          'null'
        ) || ',"deadlineAt":' || coalesce(
          case
            when t1f.f0 then '"' || to_char(t1."deadline" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
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
