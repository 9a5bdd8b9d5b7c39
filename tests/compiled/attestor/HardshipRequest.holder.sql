-- consistency: strict
-- hardshipRequest: row of hardship_requests t1
--   seriesKey: resolver (loaded label) of id, issuer, chain, seriesKey, state, attestorKey
--   attestorKey: column attestorKey; for issuer
--   state: resolver (loaded label) of id, issuer, chain, seriesKey, state, attestorKey
--   reason: resolver (sealed) of id, issuer, chain, seriesKey, state, attestorKey
--   openedAt: resolver (loaded label) of id, issuer, chain, seriesKey, state, attestorKey, openedAt
--
-- 12 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      max(
        '{"seriesKey":' || $1::text || 'r0:' || json_build_array(t1."id", t1."issuer", t1."chain", t1."series_key", t1."state", t1."attestor_key")::text || $1::text || ',"attestorKey":' || coalesce(
          case
            when t1f.f0 then to_json(t1."attestor_key")::text
          end,
          'null'
        ) || ',"state":' || $1::text || 'r1:' || json_build_array(t1."id", t1."issuer", t1."chain", t1."series_key", t1."state", t1."attestor_key")::text || $1::text || ',"reason":' || $1::text || 'r2:' || json_build_array(t1."id", t1."issuer", t1."chain", t1."series_key", t1."state", t1."attestor_key")::text || $1::text || ',"openedAt":' || $1::text || 'r3:' || json_build_array(
          t1."id",
          t1."issuer",
          t1."chain",
          t1."series_key",
          t1."state",
          t1."attestor_key",
          to_char(t1."opened_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        )::text || $1::text || '}'
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
      cross join lateral (
        select
          (
            (
              t1."chain" = $11
              and t1."issuer" = $12
            )
          ) f0
        having
          true
      ) t1f
    having
      true
  ) r0
