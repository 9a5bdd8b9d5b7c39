-- consistency: strict
-- reconciliationRuns: list 0 of reconciliation_runs t1
--   totalCount: totalCount
--   nodes:
--     id: global id of id
--     chain: column chain
--     state: column state
--     startedAt: column startedAt
--     finishedAt: column finishedAt
--     blockNumber: column blockNumber
--     errorCode: column errorCode
--     checked: resolver (resolver) of id, checked
--     differences: resolver (resolver) of id, differences
--   pageInfo: hasNextPage, endCursor
--
-- 5 parameters, prepared
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
              "reconciliation_runs" t1
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
              '{"id":"' || translate(encode(convert_to('ReconciliationRun:' || t1."id", 'UTF8'), 'base64'), E'\n', '') || '","chain":' || to_json(t1."chain")::text || ',"state":' || case
                when t1."state"::text <> all ($1::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                else to_json(t1."state")::text
              end || ',"startedAt":"' || to_char(t1."started_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","finishedAt":' || coalesce('"' || to_char(t1."finished_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"', 'null') || ',"blockNumber":' || coalesce('"' || t1."block_number"::text || '"', 'null') || ',"errorCode":' || coalesce(
                case
                  when t1."error_code"::text <> all ($3::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                  else to_json(t1."error_code")::text
                end,
                'null'
              ) || ',"checked":' || $2::text || 'r0:' || json_build_array(t1._i, t1."id", t1."checked")::text || $2::text || ',"differences":' || $2::text || 'r1:' || json_build_array(t1._i, t1."id", t1."differences")::text || $2::text || '}',
              ','
              order by
                t1._p
            ),
            ''
          ) || '],"pageInfo":{"hasNextPage":' || case
            when coalesce(max(t1._c - t1._b::int), 0) > $4::int then 'true'
            else 'false'
          end || ',"endCursor":' || coalesce(
            max(
              case
                when t1._p = least($4::int, t1._c - t1._b::int) then $2::text || 'c0:' || json_build_array(to_char(t1."started_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), t1."id"::text)::text || $2::text
              end
            ),
            'null'
          ) || '}}' j,
          null::text s
        from
          (
            select
              *,
              _p - 1 _i
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
                          "reconciliation_runs" t1
                        where
                          true
                        order by
                          t1."started_at" desc,
                          t1."id" desc
                        limit
                          $5::int
                      ) t1
                  ) t1
                where
                  _n - _b::int between 1 and $4::int
              ) t1
          ) t1
        having
          true
      ) l
  ) r0
