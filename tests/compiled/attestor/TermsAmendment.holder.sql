-- consistency: strict
-- termsAmendment: row of terms_amendments t1
--   seriesKey: column seriesKey; for issuer, else resolvers answer the request
--   attestorKey: column attestorKey; for issuer
--   state: column state; for issuer, else resolvers answer the request
--   termsCommitment: column termsCommitment; for issuer, else resolvers answer the request
--   newCap: column newCap; for issuer, else resolvers answer the request
--   proposedAt: column proposedAt; for issuer, else resolvers answer the request
--   series: one of series t2
--     cap: column cap
--     curve: one of curves t3
--       mint: column mint
--     currency: computed from currencyCode
--     paymentToken: resolver (resolver) of chain, key, issuer, phase
--
-- 7 parameters, prepared
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
        end || ',"attestorKey":' || coalesce(
          case
            when t1f.f0 then to_json(t1."attestor_key")::text
          end,
          'null'
        ) || ',"state":' || case
          when t1f.f0 then case
            when t1."state"::text <> all ($2::text[]) then $1::text || 'x1:' || json_build_array()::text || $1::text
            else to_json(t1."state")::text
          end
          else $1::text || 'x0:' || json_build_array()::text || $1::text
        end || ',"termsCommitment":' || case
          when t1f.f0 then to_json(t1."terms_commitment")::text
          else $1::text || 'x0:' || json_build_array()::text || $1::text
        end || ',"newCap":' || case
          when t1f.f0 then '"' || t1."new_cap"::text || '"'
          else $1::text || 'x0:' || json_build_array()::text || $1::text
        end || ',"proposedAt":' || case
          when t1f.f0 then '"' || to_char(t1."proposed_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
          else $1::text || 'x0:' || json_build_array()::text || $1::text
        end || ',"series":' || coalesce(l2.j, 'null') || '}'
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
          "terms_amendments" t1
        where
          (
            t1."id" = $3
            and (
              t1."chain" = $4
              and t1."issuer" = $5
            )
          )
        limit
          1
      ) t1
      cross join lateral (
        select
          (
            (
              t1."chain" = $6
              and t1."issuer" = $7
            )
          ) f0
        having
          true
      ) t1f
      left join lateral (
        select
          '{"cap":"' || t2."cap"::text || '","curve":' || coalesce(l1.j, 'null') || ',"currency":' || $1::text || 'f0:' || json_build_array(t2."currency_code")::text || $1::text || ',"paymentToken":' || $1::text || 'r0:' || json_build_array(t2."chain", t2."key", t2."issuer", t2."phase")::text || $1::text || '}' j,
          null::text s
        from
          "series" t2
          left join lateral (
            select
              '{"mint":' || to_json(t3."mint")::text || '}' j,
              null::text s
            from
              "curves" t3
            where
              t3."chain" = t2."chain"
              and t3."series_key" = t2."key"
          ) l1 on true
        where
          t2."chain" = t1."chain"
          and t2."key" = t1."indexed_key"
      ) l2 on true
    having
      true
  ) r0
