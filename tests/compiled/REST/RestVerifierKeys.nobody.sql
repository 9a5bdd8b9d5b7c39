-- consistency: strict
-- viewer: row of accounts t1
--   isAdmin: resolver (resolver) of id; denied
-- verifierKeys: list 0 of verifier_keys t2
--   nodes:
--     chain: column chain
--     address: column address
--     active: column active
--     registeredAt: column registeredAt; denied
--     revokedAt: column revokedAt
--     graceUntil: column graceUntil
--   pageInfo: hasNextPage, endCursor
--
-- 4 parameters, prepared
select
  r0.j,
  r0.s,
  r1.j,
  r1.s
from
  (
    select
      null::text j,
      null::text s
    having
      true
  ) r0
  cross join (
    select
      '{"nodes":[' || coalesce(
        string_agg(
          '{"chain":' || to_json(t2."chain")::text || ',"address":' || to_json(t2."address")::text || ',"active":' || t2."active"::text || ',"registeredAt":null,"revokedAt":' || coalesce('"' || to_char(t2."revoked_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"', 'null') || ',"graceUntil":' || coalesce('"' || to_char(t2."grace_until" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"', 'null') || '}',
          ','
          order by
            t2._p
        ),
        ''
      ) || '],"pageInfo":{"hasNextPage":' || case
        when coalesce(max(t2._c - t2._b::int), 0) > $1::int then 'true'
        else 'false'
      end || ',"endCursor":' || coalesce(
        max(
          case
            when t2._p = least($1::int, t2._c - t2._b::int) then $2::text || 'c0:' || json_build_array(t2."address"::text, t2."chain"::text)::text || $2::text
          end
        ),
        'null'
      ) || '}}' j,
      case
        when max(
          case
            when (0)::text is not null then t2._p
          end
        ) is not null then '[' || string_agg(
          coalesce((0)::text, 'null'),
          ','
          order by
            t2._p
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
                  t2."chain" = $3
                order by
                  t2."address" asc,
                  t2."chain" asc
                limit
                  $4::int
              ) t2
          ) t2
        where
          _n - _b::int between 1 and $1::int
      ) t2
    having
      true
  ) r1
