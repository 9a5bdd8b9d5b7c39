-- consistency: strict
-- hardshipRequest: row of hardship_requests t1
--   seriesKey: column seriesKey; for attestor, else resolvers answer the request
--   attestorKey: column attestorKey; for attestor
--   state: column state; for attestor, else resolvers answer the request
--   reason: resolver (sealed) of id, issuer, chain, seriesKey, state, attestorKey
--   openedAt: column openedAt; for attestor, else resolvers answer the request
--
-- 13 parameters, prepared
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
        end || ',"reason":' || $1::text || 'r0:' || json_build_array(t1."id", t1."issuer", t1."chain", t1."series_key", t1."state", t1."attestor_key")::text || $1::text || ',"openedAt":' || case
          when t1f.f0 then '"' || to_char(t1."opened_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
          else $1::text || 'x0:' || json_build_array()::text || $1::text
        end || '}'
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
            t1."id" = $3
            and (
              (
                t1."chain" = $4
                and false
              )
              or (
                t1."state" <> $5
                and (
                  (
                    t1."chain" = $6
                    and t1."attestor_key" = $7
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
                              t1w2."chain" = $8
                              and false
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
              (
                t1."chain" = $11
                and t1."attestor_key" = $12
              )
              and t1."state" <> $13
            )
          ) f0
        having
          true
      ) t1f
    having
      true
  ) r0
