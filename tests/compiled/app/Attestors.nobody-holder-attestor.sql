-- consistency: strict
-- attestors: list 0 of attestors t1
--   nodes:
--     id: global id of chain, address
--     address: column address
--     chain: column chain
--     active: column active
--     registeredAt: column registeredAt; denied
--     revokedAt: column revokedAt
--     graceEndsAt: column graceUntil
--     identityStatus: resolver (resolver) of chain, address; denied
--     link: resolver (resolver) of chain, address
--     announcement: resolver (resolver) of chain, address
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
          '{"id":"' || translate(
            encode(
              convert_to(
                'Attestor:' || case
                  when t1."chain" = $1::text then t1."address"
                  else t1."chain" || '/' || t1."address"
                end,
                'UTF8'
              ),
              'base64'
            ),
            E'\n',
            ''
          ) || '","address":' || to_json(t1."address")::text || ',"chain":' || to_json(t1."chain")::text || ',"active":' || t1."active"::text || ',"registeredAt":null,"revokedAt":' || coalesce('"' || to_char(t1."revoked_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"', 'null') || ',"graceEndsAt":' || coalesce('"' || to_char(t1."grace_until" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"', 'null') || ',"identityStatus":null,"link":' || $2::text || 'r1:' || json_build_array(t1._i, t1."chain", t1."address")::text || $2::text || ',"announcement":' || $2::text || 'r2:' || json_build_array(t1._i, t1."chain", t1."address")::text || $2::text || '}',
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
            when t1._p = least($3::int, t1._c - t1._b::int) then $2::text || 'c0:' || json_build_array(t1."address"::text, t1."chain"::text)::text || $2::text
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
                      t1."address" asc,
                      t1."chain" asc
                  ) _n,
                  count(*) over () _c
                from
                  (
                    select
                      *
                    from
                      "attestors" t1
                    where
                      t1."chain" = $4
                    order by
                      t1."address" asc,
                      t1."chain" asc
                    limit
                      $5::int
                  ) t1
              ) t1
            where
              _n - _b::int between 1 and $3::int
          ) t1
      ) t1
    having
      true
  ) r0
