-- consistency: strict
-- myPositions: list 0 of positions t1
--   nodes:
--     id: global id of chain, id; for issuer, holder, else resolvers answer the request
--     holder: column holder; for issuer, holder, else resolvers answer the request
--     units: column units; for issuer, holder, else resolvers answer the request
--     lockedUnits: column lockedUnits; for issuer, holder, else resolvers answer the request
--     stakedUnits: column stakedUnits; for issuer, holder, else resolvers answer the request
--     claimable: resolver (resolver) of chain, id, holder, seriesKey; for issuer, holder
--     claimedTotal: column claimedTotal; for issuer, holder, else resolvers answer the request
--     openedAt: column openedAt; for issuer, holder, else resolvers answer the request
--     series: one of series t2
--       key: column key
--       chain: column chain
--       state: column state
--   pageInfo: hasNextPage, endCursor
--
-- 11 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      '{"nodes":[' || coalesce(
        string_agg(
          '{"id":' || case
            when t1f.f0 then '"' || translate(
              encode(
                convert_to(
                  'Position:' || case
                    when t1."chain" = $1::text then t1."id"
                    else t1."chain" || '/' || t1."id"
                  end,
                  'UTF8'
                ),
                'base64'
              ),
              E'\n',
              ''
            ) || '"'
            else $2::text || 'x0:' || json_build_array()::text || $2::text
          end || ',"holder":' || case
            when t1f.f0 then to_json(t1."holder")::text
            else $2::text || 'x0:' || json_build_array()::text || $2::text
          end || ',"units":' || case
            when t1f.f0 then '"' || t1."units"::text || '"'
            else $2::text || 'x0:' || json_build_array()::text || $2::text
          end || ',"lockedUnits":' || case
            when t1f.f0 then '"' || t1."locked_units"::text || '"'
            else $2::text || 'x0:' || json_build_array()::text || $2::text
          end || ',"stakedUnits":' || case
            when t1f.f0 then '"' || t1."staked_units"::text || '"'
            else $2::text || 'x0:' || json_build_array()::text || $2::text
          end || ',"claimable":' || coalesce(
            case
              when t1f.f0 then $2::text || 'r0:' || json_build_array(t1._i, t1."chain", t1."id", t1."holder", t1."series_key")::text || $2::text
            end,
            'null'
          ) || ',"claimedTotal":' || case
            when t1f.f0 then '"' || t1."claimed_total"::text || '"'
            else $2::text || 'x0:' || json_build_array()::text || $2::text
          end || ',"openedAt":' || case
            when t1f.f0 then '"' || to_char(t1."opened_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
            else $2::text || 'x0:' || json_build_array()::text || $2::text
          end || ',"series":' || l1.j || '}',
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
            when t1._p = least($3::int, t1._c - t1._b::int) then $2::text || 'c0:' || json_build_array(
              to_char(t1."opened_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
              t1."chain"::text,
              t1."id"::text
            )::text || $2::text
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
                        t1."chain" = $4
                        and t1."holder" = $5
                      )
                    order by
                      t1."opened_at" desc,
                      t1."chain" desc,
                      t1."id" desc
                    limit
                      $6::int
                  ) t1
              ) t1
            where
              _n - _b::int between 1 and $3::int
          ) t1
      ) t1
      cross join lateral (
        select
          (
            (
              (
                t1."chain" = $7
                and t1."holder" = $8
              )
              or exists (
                select
                  1
                from
                  "series" t1w1
                where
                  t1w1."chain" = t1."chain"
                  and t1w1."key" = t1."series_key"
                  and (
                    t1w1."chain" = $9
                    and t1w1."issuer" = $10
                  )
              )
            )
          ) f0
        having
          true
      ) t1f
      left join lateral (
        select
          '{"key":' || to_json(t2."key")::text || ',"chain":' || to_json(t2."chain")::text || ',"state":' || case
            when t2."state"::text <> all ($11::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
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
