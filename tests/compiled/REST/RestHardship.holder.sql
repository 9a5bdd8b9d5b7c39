-- consistency: now
-- hardshipRequest: row of hardship_requests t1
--   id: resolver (loaded label) of id, issuer, chain, seriesKey, state, attestorKey
--   state: resolver (loaded label) of id, issuer, chain, seriesKey, state, attestorKey
--   decisionCode: column decisionCode; denied
--   decidedAt: resolver (loaded label) of id, issuer, chain, seriesKey, state, attestorKey, decidedAt
--   until: resolver (loaded label) of id, issuer, chain, seriesKey, state, attestorKey, until
--   approval: resolver (resolver) of id, issuer, chain, seriesKey, state, attestorKey, approval, relayTx; denied
-- access: resolver
--
-- 10 parameters, prepared
select
  r0.j,
  r0.s,
  r1.j,
  r1.s
from
  (
    select
      max(
        '{"id":' || $1::text || 'r0:' || json_build_array(t1."id", t1."issuer", t1."chain", t1."series_key", t1."state", t1."attestor_key")::text || $1::text || ',"state":' || $1::text || 'r1:' || json_build_array(t1."id", t1."issuer", t1."chain", t1."series_key", t1."state", t1."attestor_key")::text || $1::text || ',"decisionCode":null,"decidedAt":' || $1::text || 'r2:' || json_build_array(
          t1."id",
          t1."issuer",
          t1."chain",
          t1."series_key",
          t1."state",
          t1."attestor_key",
          to_char(t1."decided_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        )::text || $1::text || ',"until":' || $1::text || 'r3:' || json_build_array(
          t1."id",
          t1."issuer",
          t1."chain",
          t1."series_key",
          t1."state",
          t1."attestor_key",
          to_char(t1."until" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        )::text || $1::text || ',"approval":null}'
      ) j,
      max((0)::text) s
    from
      (
        select
          *
        from
          "hardship_requests" t1
        where
          (
            t1."id" = $2
            and (
              (
                t1."chain" = $3
                and t1."issuer" = $4
              )
              or (
                t1."state" <> $5
                and (
                  (
                    t1."chain" = $6
                    and false
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
                              t1w2."chain" = $7
                              and t1w2."holder" = $8
                            )
                            and (
                              t1w2."units" > $9
                              or t1w2."burned_units" > $10
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
