-- consistency: strict
-- viewer: row of accounts t1
--   isAdmin: resolver (resolver) of id; for owner
-- verifierKeys: list 0 of verifier_keys t2
--   nodes:
--     chain: column chain
--     address: column address
--     active: column active
--     registeredAt: column registeredAt
--     revokedAt: column revokedAt
--     graceUntil: column graceUntil
--   pageInfo: hasNextPage, endCursor
--
-- 6 parameters, prepared
select
  r0.j,
  r0.s,
  r1.j,
  r1.s
from
  (
    select
      max(
        '{"isAdmin":' || coalesce(
          case
            when t1f.f0 then $1::text || 'r0:' || json_build_array(t1."id")::text || $1::text
          end,
          'null'
        ) || '}'
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
          "accounts" t1
        where
          t1."id" = $2
        limit
          1
      ) t1
      cross join lateral (
        select
          (t1."id" = $3) f0
        having
          true
      ) t1f
    having
      true
  ) r0
  cross join (
    select
      '{"nodes":[' || coalesce(
        string_agg(
          '{"chain":' || to_json(t2."chain")::text || ',"address":' || to_json(t2."address")::text || ',"active":' || t2."active"::text || ',"registeredAt":' || coalesce(
            '"' || to_char(t2."registered_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"',
            'null'
          ) || ',"revokedAt":' || coalesce('"' || to_char(t2."revoked_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"', 'null') || ',"graceUntil":' || coalesce('"' || to_char(t2."grace_until" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"', 'null') || '}',
          ','
          order by
            t2._p
        ),
        ''
      ) || '],"pageInfo":{"hasNextPage":' || case
        when coalesce(max(t2._c - t2._b::int), 0) > $4::int then 'true'
        else 'false'
      end || ',"endCursor":' || coalesce(
        max(
          case
            when t2._p = least($4::int, t2._c - t2._b::int) then $1::text || 'c0:' || json_build_array(t2."address"::text, t2."chain"::text)::text || $1::text
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
                  t2."address" asc,
                  t2."chain" asc
              ) _n,
              count(*) over () _c
            from
              (
                select
                  *
                from
                  "verifier_keys" t2
                where
                  t2."chain" = $5
                order by
                  t2."address" asc,
                  t2."chain" asc
                limit
                  $6::int
              ) t2
          ) t2
        where
          _n - _b::int between 1 and $4::int
      ) t2
    having
      true
  ) r1
