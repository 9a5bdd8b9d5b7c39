-- consistency: strict
-- termsAmendments: list 0 of terms_amendments t1
--   nodes:
--     id: global id of id; denied, else resolvers answer the request
--     seriesKey: column seriesKey; denied, else resolvers answer the request
--     chain: column chain; denied, else resolvers answer the request
--     attestorKey: column attestorKey; denied
--     newCap: column newCap; denied, else resolvers answer the request
--     proposedAt: column proposedAt; denied, else resolvers answer the request
--   pageInfo: hasNextPage, endCursor
--
-- 3 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      '{"nodes":[' || coalesce(
        string_agg(
          '{"id":' || $1::text || 'x0:' || json_build_array()::text || $1::text || ',"seriesKey":' || $1::text || 'x0:' || json_build_array()::text || $1::text || ',"chain":' || $1::text || 'x0:' || json_build_array()::text || $1::text || ',"attestorKey":null,"newCap":' || $1::text || 'x0:' || json_build_array()::text || $1::text || ',"proposedAt":' || $1::text || 'x0:' || json_build_array()::text || $1::text || '}',
          ','
          order by
            t1._p
        ),
        ''
      ) || '],"pageInfo":{"hasNextPage":' || case
        when coalesce(max(t1._c - t1._b::int), 0) > $2::int then 'true'
        else 'false'
      end || ',"endCursor":' || coalesce(
        max(
          case
            when t1._p = least($2::int, t1._c - t1._b::int) then $1::text || 'c0:' || json_build_array(to_char(t1."proposed_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), t1."id"::text)::text || $1::text
          end
        ),
        'null'
      ) || '}}' j,
      case
        when max(
          case
            when (0)::text is not null then t1._p
          end
        ) is not null then '[' || string_agg(
          coalesce((0)::text, 'null'),
          ','
          order by
            t1._p
        ) || ']'
      end s
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
                  t1."proposed_at" desc,
                  t1."id" desc
              ) _n,
              count(*) over () _c
            from
              (
                select
                  *
                from
                  "terms_amendments" t1
                where
                  false
                order by
                  t1."proposed_at" desc,
                  t1."id" desc
                limit
                  $3::int
              ) t1
          ) t1
        where
          _n - _b::int between 1 and $2::int
      ) t1
    having
      true
  ) r0
