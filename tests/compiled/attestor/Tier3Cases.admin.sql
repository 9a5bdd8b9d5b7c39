-- consistency: strict
-- tier3Cases: list 0 of tier3_cases t1
--   edges:
--     node:
--       id: global id of id
--       seriesKey: column seriesKey
--       series: one of series t2
--         chain: column chain
--       attestorKey: column attestorKey
--       state: column state
--       period: column period
--       openedAt: column openedAt
--   pageInfo: hasNextPage, endCursor
--
-- 5 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      '{"edges":[' || coalesce(
        string_agg(
          '{"node":{"id":"' || translate(encode(convert_to('Tier3Case:' || t1."id", 'UTF8'), 'base64'), E'\n', '') || '","seriesKey":' || to_json(t1."series_key")::text || ',"series":' || coalesce(l1.j, 'null') || ',"attestorKey":' || to_json(t1."attestor_key")::text || ',"state":' || case
            when t1."state"::text <> all ($1::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
            else to_json(t1."state")::text
          end || ',"period":"' || (t1."period" / 10) || '-Q' || (t1."period" % 10) || '","openedAt":"' || to_char(t1."opened_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"}}',
          ','
          order by
            t1._p
        ),
        ''
      ) || '],"pageInfo":{"hasNextPage":' || case
        when coalesce(max(t1._c - t1._b::int), 0) > $3::int then 'true'
        else 'false'
      end || ',"endCursor":' || coalesce(
        max(
          case
            when t1._p = least($3::int, t1._c - t1._b::int) then $2::text || 'c0:' || json_build_array(to_char(t1."opened_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), t1."id"::text)::text || $2::text
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
                  t1."opened_at" desc,
                  t1."id" desc
              ) _n,
              count(*) over () _c
            from
              (
                select
                  *
                from
                  "tier3_cases" t1
                where
                  t1."state" = $4
                order by
                  t1."opened_at" desc,
                  t1."id" desc
                limit
                  $5::int
              ) t1
          ) t1
        where
          _n - _b::int between 1 and $3::int
      ) t1
      left join lateral (
        select
          '{"chain":' || to_json(t2."chain")::text || '}' j,
          null::text s
        from
          "series" t2
        where
          t2."chain" = t1."chain"
          and t2."key" = t1."indexed_key"
      ) l1 on true
    having
      true
  ) r0
