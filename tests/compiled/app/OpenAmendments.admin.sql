-- consistency: strict
-- termsAmendments: list 0 of terms_amendments t1
--   nodes:
--     id: global id of id
--     seriesKey: column seriesKey
--     chain: column chain
--     attestorKey: column attestorKey
--     newCap: column newCap
--     proposedAt: column proposedAt
--   pageInfo: hasNextPage, endCursor
--
-- 4 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      '{"nodes":[' || coalesce(
        string_agg(
          '{"id":"' || translate(encode(convert_to('TermsAmendment:' || t1."id", 'UTF8'), 'base64'), E'\n', '') || '","seriesKey":' || to_json(t1."series_key")::text || ',"chain":' || to_json(t1."chain")::text || ',"attestorKey":' || coalesce(to_json(t1."attestor_key")::text, 'null') || ',"newCap":"' || t1."new_cap"::text || '","proposedAt":"' || to_char(t1."proposed_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"}',
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
            when t1._p = least($1::int, t1._c - t1._b::int) then $2::text || 'c0:' || json_build_array(to_char(t1."proposed_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), t1."id"::text)::text || $2::text
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
                  t1."state" = $3
                order by
                  t1."proposed_at" desc,
                  t1."id" desc
                limit
                  $4::int
              ) t1
          ) t1
        where
          _n - _b::int between 1 and $1::int
      ) t1
    having
      true
  ) r0
