-- consistency: strict
-- hardshipRequests: list 0 of hardship_requests t1
--   nodes:
--     id: global id of id
--     seriesKey: column seriesKey
--     attestorKey: column attestorKey
--     openedAt: column openedAt
--     series: one of series t2
--       id: global id of chain, key
--       chain: column chain
--   pageInfo: hasNextPage, endCursor
--
-- 5 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      '{"nodes":[' || coalesce(
        string_agg(
          '{"id":"' || translate(encode(convert_to('HardshipRequest:' || t1."id", 'UTF8'), 'base64'), E'\n', '') || '","seriesKey":' || to_json(t1."series_key")::text || ',"attestorKey":' || coalesce(to_json(t1."attestor_key")::text, 'null') || ',"openedAt":"' || to_char(t1."opened_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","series":' || coalesce(l1.j, 'null') || '}',
          ','
          order by
            t1._p
        ),
        ''
      ) || '],"pageInfo":{"hasNextPage":' || case
        when coalesce(max(t1._c - t1._b::int), 0) > $1::int then 'true'
        else 'false'
      end || ',"endCursor":' || coalesce(
        max(
          case
            when t1._p = least($1::int, t1._c - t1._b::int) then $2::text || 'c0:' || json_build_array(to_char(t1."opened_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), t1."id"::text)::text || $2::text
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
                  "hardship_requests" t1
                where
                  t1."state" = $3
                order by
                  t1."opened_at" desc,
                  t1."id" desc
                limit
                  $4::int
              ) t1
          ) t1
        where
          _n - _b::int between 1 and $1::int
      ) t1
      left join lateral (
        select
          '{"id":"' || translate(
            encode(
              convert_to(
                'Series:' || case
                  when t2."chain" = $5::text then t2."key"
                  else t2."chain" || '/' || t2."key"
                end,
                'UTF8'
              ),
              'base64'
            ),
            E'\n',
            ''
          ) || '","chain":' || to_json(t2."chain")::text || '}' j,
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
