-- consistency: bounded
-- series: row of series t1
--   windows: list 0 of windows t2
--     edges:
--       node:
--         number: column window
--         phase: column phase
--         commitEndsAt: column commitEndsAt
--         revealEndsAt: column revealEndsAt
--         price: column price
--         volume: column volume
--         demand: column demand
--         supply: column supply
--
-- 5 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      max('{"windows":' || l1.j || '}') j,
      max(null::text) s
    from
      (
        select
          *
        from
          "series" t1
        where
          (
            t1."chain" = $1
            and t1."key" = $2
          )
        limit
          1
      ) t1
      cross join lateral (
        select
          '{"edges":[' || coalesce(
            string_agg(
              '{"node":{"number":' || t2."window"::text || ',"phase":' || case
                when t2."phase"::text <> all ($3::text[]) then $4::text || 'x1:' || json_build_array()::text || $4::text
                else to_json(t2."phase")::text
              end || ',"commitEndsAt":"' || to_char(t2."commit_ends_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","revealEndsAt":"' || to_char(t2."reveal_ends_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","price":' || coalesce('"' || t2."price"::text || '"', 'null') || ',"volume":' || coalesce('"' || t2."volume"::text || '"', 'null') || ',"demand":' || coalesce('"' || t2."demand"::text || '"', 'null') || ',"supply":' || coalesce('"' || t2."supply"::text || '"', 'null') || '}}',
              ','
              order by
                t2._p
            ),
            ''
          ) || ']}' j,
          null::text s
        from
          (
            select
              *,
              row_number() over (
                order by
                  t2."window" desc,
                  t2."chain" desc,
                  t2."id" desc
              ) _p
            from
              (
                select
                  *
                from
                  "windows" t2
                where
                  t2."chain" = t1."chain"
                  and t2."series_key" = t1."key"
                order by
                  t2."window" desc,
                  t2."chain" desc,
                  t2."id" desc
                limit
                  $5::int
              ) t2
          ) t2
        having
          true
      ) l1
    having
      true
  ) r0
