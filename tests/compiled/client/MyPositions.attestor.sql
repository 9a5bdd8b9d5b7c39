-- consistency: strict
-- myPositions: list 0 of positions t1
--   nodes:
--     id: global id of chain, id; denied, else resolvers answer the request
--     holder: column holder; denied, else resolvers answer the request
--     units: column units; denied, else resolvers answer the request
--     lockedUnits: column lockedUnits; denied, else resolvers answer the request
--     stakedUnits: column stakedUnits; denied, else resolvers answer the request
--     claimable: resolver (resolver) of chain, id, holder, seriesKey; denied
--     claimedTotal: column claimedTotal; denied, else resolvers answer the request
--     openedAt: column openedAt; denied, else resolvers answer the request
--     series: one of series t2
--       key: column key
--       chain: column chain
--       state: column state
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
          '{"id":' || $1::text || 'x0:' || json_build_array()::text || $1::text || ',"holder":' || $1::text || 'x0:' || json_build_array()::text || $1::text || ',"units":' || $1::text || 'x0:' || json_build_array()::text || $1::text || ',"lockedUnits":' || $1::text || 'x0:' || json_build_array()::text || $1::text || ',"stakedUnits":' || $1::text || 'x0:' || json_build_array()::text || $1::text || ',"claimable":null,"claimedTotal":' || $1::text || 'x0:' || json_build_array()::text || $1::text || ',"openedAt":' || $1::text || 'x0:' || json_build_array()::text || $1::text || ',"series":' || l1.j || '}',
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
            when t1._p = least($2::int, t1._c - t1._b::int) then $1::text || 'c0:' || json_build_array(
              to_char(t1."opened_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
              t1."chain"::text,
              t1."id"::text
            )::text || $1::text
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
                      t1."opened_at" desc,
                      t1."chain" desc,
                      t1."id" desc
                  ) _n,
                  count(*) over () _c
                from
                  (
                    select
                      *
                    from
                      "positions" t1
                    where
                      (
                        t1."chain" = $3
                        and false
                      )
                    order by
                      t1."opened_at" desc,
                      t1."chain" desc,
                      t1."id" desc
                    limit
                      $4::int
                  ) t1
              ) t1
            where
              _n - _b::int between 1 and $2::int
          ) t1
      ) t1
      left join lateral (
        select
          '{"key":' || to_json(t2."key")::text || ',"chain":' || to_json(t2."chain")::text || ',"state":' || case
            when t2."state"::text <> all ($5::text[]) then $1::text || 'x1:' || json_build_array()::text || $1::text
            else to_json(t2."state")::text
          end || '}' j,
          null::text s
        from
          "series" t2
        where
          t2."chain" = t1."chain"
          and t2."key" = t1."series_key"
      ) l1 on true
    having
      true
  ) r0
