-- consistency: strict
-- keeperRuns: list 0 of keeper_runs t1
--   totalCount: totalCount
--   nodes:
--     id: global id of id
--     keeper: column keeper
--     chain: column chain
--     state: column state
--     startedAt: column startedAt
--     finishedAt: column finishedAt
--     done: column done
--     failed: column failed
--     spent: column spent
--     errorCode: column errorCode
--   pageInfo: hasNextPage, endCursor
--
-- 6 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      l.j,
      l.s
    from
      (
        select
          count(*)::int c
        from
          (
            select
            from
              "keeper_runs" t1
            where
              true
            order by
              t1."started_at" desc,
              t1."id" desc
            limit
              10001
          ) counted
        having
          true
      ) k
      cross join lateral (
        select
          '{"totalCount":' || least(k.c, 10000)::text || ',"nodes":[' || coalesce(
            string_agg(
              '{"id":"' || translate(encode(convert_to('KeeperRun:' || t1."id", 'UTF8'), 'base64'), E'\n', '') || '","keeper":' || case
                when t1."keeper"::text <> all ($1::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                else case t1."keeper"::text
                  when 'curve' then '"CURVE"'
                  when 'delivery' then '"DELIVERY"'
                  when 'period' then '"PERIOD"'
                  when 'purge' then '"PURGE"'
                  when 'reconciliation' then '"RECONCILIATION"'
                  when 'reminder' then '"REMINDER"'
                  when 'rent' then '"RENT"'
                  when 'window' then '"WINDOW"'
                end
              end || ',"chain":' || coalesce(to_json(t1."chain")::text, 'null') || ',"state":' || case
                when t1."state"::text <> all ($3::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                else to_json(t1."state")::text
              end || ',"startedAt":"' || to_char(t1."started_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","finishedAt":' || coalesce('"' || to_char(t1."finished_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"', 'null') || ',"done":' || t1."done"::text || ',"failed":' || t1."failed"::text || ',"spent":"' || t1."spent"::text || '","errorCode":' || coalesce(
                case
                  when t1."error_code"::text <> all ($4::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                  else to_json(t1."error_code")::text
                end,
                'null'
              ) || '}',
              ','
              order by
                t1._p
            ),
            ''
          ) || '],"pageInfo":{"hasNextPage":' || case
            when coalesce(max(t1._c - t1._b::int), 0) > $5::int then 'true'
            else 'false'
          end || ',"endCursor":' || coalesce(
            max(
              case
                when t1._p = least($5::int, t1._c - t1._b::int) then $2::text || 'c0:' || json_build_array(to_char(t1."started_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), t1."id"::text)::text || $2::text
              end
            ),
            'null'
          ) || '}}' j,
          null::text s
        from
          (
            select
              *,
              _n - _b::int _p
            from
              (
                select
                  *,
                  false _b,
                  row_number() over (
                    order by
                      t1."started_at" desc,
                      t1."id" desc
                  ) _n,
                  count(*) over () _c
                from
                  (
                    select
                      *
                    from
                      "keeper_runs" t1
                    where
                      true
                    order by
                      t1."started_at" desc,
                      t1."id" desc
                    limit
                      $6::int
                  ) t1
              ) t1
            where
              _n - _b::int between 1 and $5::int
          ) t1
        having
          true
      ) l
  ) r0
