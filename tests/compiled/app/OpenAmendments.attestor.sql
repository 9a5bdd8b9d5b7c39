-- consistency: strict
-- termsAmendments: list 0 of terms_amendments t1
--   nodes:
--     id: global id of id; for attestor, else resolvers answer the request
--     seriesKey: column seriesKey; for attestor, else resolvers answer the request
--     chain: column chain; for attestor, else resolvers answer the request
--     attestorKey: column attestorKey; for attestor
--     newCap: column newCap; for attestor, else resolvers answer the request
--     proposedAt: column proposedAt; for attestor, else resolvers answer the request
--   pageInfo: hasNextPage, endCursor
--
-- 6 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      '{"nodes":[' || coalesce(
        string_agg(
          '{"id":' || case
            when t1f.f0 then '"' || translate(encode(convert_to('TermsAmendment:' || t1."id", 'UTF8'), 'base64'), E'\n', '') || '"'
            else $1::text || 'x0:' || json_build_array()::text || $1::text
          end || ',"seriesKey":' || case
            when t1f.f0 then to_json(t1."series_key")::text
            else $1::text || 'x0:' || json_build_array()::text || $1::text
          end || ',"chain":' || case
            when t1f.f0 then to_json(t1."chain")::text
            else $1::text || 'x0:' || json_build_array()::text || $1::text
          end || ',"attestorKey":' || coalesce(
            case
              when t1f.f0 then to_json(t1."attestor_key")::text
            end,
            'null'
          ) || ',"newCap":' || case
            when t1f.f0 then '"' || t1."new_cap"::text || '"'
            else $1::text || 'x0:' || json_build_array()::text || $1::text
          end || ',"proposedAt":' || case
            when t1f.f0 then '"' || to_char(t1."proposed_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
            else $1::text || 'x0:' || json_build_array()::text || $1::text
          end || '}',
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
            when case
              when (t1f.f0) is not true then (
                (
                  case
                    when t1f.f0 then 0
                    else 1
                  end
                )
              )::text
            end is not null then t1._p
          end
        ) is not null then '[' || string_agg(
          coalesce(
            case
              when (t1f.f0) is not true then (
                (
                  case
                    when t1f.f0 then 0
                    else 1
                  end
                )
              )::text
            end,
            'null'
          ),
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
                  (
                    t1."state" = $3
                    and t1."chain" = $4
                  )
                order by
                  t1."proposed_at" desc,
                  t1."id" desc
                limit
                  $5::int
              ) t1
          ) t1
        where
          _n - _b::int between 1 and $2::int
      ) t1
      cross join lateral (
        select
          (t1."chain" = $6) f0
        having
          true
      ) t1f
    having
      true
  ) r0
