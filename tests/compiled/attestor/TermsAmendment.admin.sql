-- consistency: strict
-- termsAmendment: row of terms_amendments t1
--   seriesKey: column seriesKey
--   attestorKey: column attestorKey
--   state: column state
--   termsCommitment: column termsCommitment
--   newCap: column newCap
--   proposedAt: column proposedAt
--   series: one of series t2
--     cap: column cap
--     curve: one of curves t3
--       mint: column mint
--     currency: computed from currencyCode
--     paymentToken: resolver (resolver) of chain, key, issuer, phase
--
-- 3 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      max(
        '{"seriesKey":' || to_json(t1."series_key")::text || ',"attestorKey":' || coalesce(to_json(t1."attestor_key")::text, 'null') || ',"state":' || case
          when t1."state"::text <> all ($1::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
          else to_json(t1."state")::text
        end || ',"termsCommitment":' || to_json(t1."terms_commitment")::text || ',"newCap":"' || t1."new_cap"::text || '","proposedAt":"' || to_char(t1."proposed_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","series":' || coalesce(l2.j, 'null') || '}'
      ) j,
      max(null::text) s
    from
      (
        select
          *
        from
          "terms_amendments" t1
        where
          t1."id" = $3
        limit
          1
      ) t1
      left join lateral (
        select
          '{"cap":"' || t2."cap"::text || '","curve":' || coalesce(l1.j, 'null') || ',"currency":' || $2::text || 'f0:' || json_build_array(t2."currency_code")::text || $2::text || ',"paymentToken":' || $2::text || 'r0:' || json_build_array(t2."chain", t2."key", t2."issuer", t2."phase")::text || $2::text || '}' j,
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
