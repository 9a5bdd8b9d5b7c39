-- consistency: strict
-- extinguishmentRequest: row of extinguishment_requests t1
--   seriesKey: column seriesKey; for issuer, else resolvers answer the request
--   attestorKeys: computed from attestorKeyA, attestorKeyB; for issuer
--   state: column state; for issuer, else resolvers answer the request
--   extinguishNonce: column extinguishNonce; denied
--   signers: computed from signatures; denied
--   evidence: resolver (sealed) of id, issuer, chain, attestorKeyA, attestorKeyB
--   openedAt: column openedAt; for issuer, else resolvers answer the request
--   noticeEndsAt: column noticeEndsAt; for issuer
--   deadlineAt: column deadline; for issuer
--
-- 9 parameters, prepared
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
        end || ',"extinguishNonce":null,"signers":null,"evidence":' || $1::text || 'r0:' || json_build_array(t1."id", t1."issuer", t1."chain", t1."attestor_key_a", t1."attestor_key_b")::text || $1::text || ',"openedAt":' || case
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
