-- consistency: bounded
-- seriesList: list 0 of series t1
--   totalCount: totalCount
--   nodes:
--     id: global id of chain, key
--     key: column key
--     title: column title
--     chain: column chain
--     state: column state
--     issuer: column issuer
--     currency: computed from currencyCode
--     unitsOffered: column unitsOffered
--     unitsOutstanding: column unitsOutstanding
--     firstPeriod: column firstPeriod
--     lastPeriod: column lastPeriod
--     createdAt: column createdAt
--     cap: column cap
--     paymentToken: resolver (resolver) of chain, key, issuer, phase
--     auction: Auction where phase is not null
--       phase: computed from phase
--       reservePrice: computed from reservePrice
--       clearingPrice: column clearingPrice
--       commitEndsAt: computed from commitEndsAt
--       revealEndsAt: computed from revealEndsAt
--       gateEndsAt: computed from gateEndsAt
--     curve: one of curves t2
--       price: computed from virtualQuote, virtualBase, reserve, sold, raised
--       endsAt: column deadline
--       raised: column raised
--       threshold: column threshold
--   pageInfo: hasNextPage, endCursor
--
-- 5 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      l.j,
      l.s
    from
      (
        select
          count(*)::int c
        from
          (
            select
            from
              "series" t1
            where
              true
            order by
              t1."created_at" desc,
              t1."created_block" desc,
              t1."chain" desc,
              t1."key" desc
            limit
              10001
          ) counted
        having
          true
      ) k
      cross join lateral (
        select
          '{"totalCount":' || least(k.c, 10000)::text || ',"nodes":[' || coalesce(
            string_agg(
              '{"id":"' || translate(
                encode(
                  convert_to(
                    'Series:' || case
                      when t1."chain" = $1::text then t1."key"
                      else t1."chain" || '/' || t1."key"
                    end,
                    'UTF8'
                  ),
                  'base64'
                ),
                E'\n',
                ''
              ) || '","key":' || to_json(t1."key")::text || ',"title":' || coalesce(to_json(t1."title")::text, 'null') || ',"chain":' || to_json(t1."chain")::text || ',"state":' || case
                when t1."state"::text <> all ($2::text[]) then $3::text || 'x1:' || json_build_array()::text || $3::text
                else to_json(t1."state")::text
              end || ',"issuer":' || to_json(t1."issuer")::text || ',"currency":' || $3::text || 'f0:' || json_build_array(t1."currency_code")::text || $3::text || ',"unitsOffered":"' || t1."units_offered"::text || '","unitsOutstanding":"' || t1."units_outstanding"::text || '","firstPeriod":"' || (t1."first_period" / 10) || '-Q' || (t1."first_period" % 10) || '","lastPeriod":"' || (t1."last_period" / 10) || '-Q' || (t1."last_period" % 10) || '","createdAt":"' || to_char(t1."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","cap":"' || t1."cap"::text || '","paymentToken":' || $3::text || 'r0:' || json_build_array(t1._i, t1."chain", t1."key", t1."issuer", t1."phase")::text || $3::text || ',"auction":' || coalesce(
                case
                  when t1."phase" is not null then '{"phase":' || $3::text || 'f1:' || json_build_array(t1."phase")::text || $3::text || ',"reservePrice":' || $3::text || 'f2:' || json_build_array(t1."reserve_price"::text)::text || $3::text || ',"clearingPrice":' || coalesce('"' || t1."clearing_price"::text || '"', 'null') || ',"commitEndsAt":' || $3::text || 'f3:' || json_build_array(to_char(t1."commit_ends_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text || $3::text || ',"revealEndsAt":' || $3::text || 'f4:' || json_build_array(to_char(t1."reveal_ends_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text || $3::text || ',"gateEndsAt":' || $3::text || 'f5:' || json_build_array(to_char(t1."gate_ends_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text || $3::text || '}'
                end,
                'null'
              ) || ',"curve":' || coalesce(l1.j, 'null') || '}',
              ','
              order by
                t1._p
            ),
            ''
          ) || '],"pageInfo":{"hasNextPage":' || case
            when coalesce(max(t1._c - t1._b::int), 0) > $4::int then 'true'
            else 'false'
          end || ',"endCursor":' || coalesce(
            max(
              case
                when t1._p = least($4::int, t1._c - t1._b::int) then $3::text || 'c0:' || json_build_array(
                  to_char(t1."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
                  t1."created_block"::text,
                  t1."chain"::text,
                  t1."key"::text
                )::text || $3::text
              end
            ),
            'null'
          ) || '}}' j,
          null::text s
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
                          t1."created_at" desc,
                          t1."created_block" desc,
                          t1."chain" desc,
                          t1."key" desc
                      ) _n,
                      count(*) over () _c
                    from
                      (
                        select
                          *
                        from
                          "series" t1
                        where
                          true
                        order by
                          t1."created_at" desc,
                          t1."created_block" desc,
                          t1."chain" desc,
                          t1."key" desc
                        limit
                          $5::int
                      ) t1
                  ) t1
                where
                  _n - _b::int between 1 and $4::int
              ) t1
          ) t1
          left join lateral (
            select
              '{"price":' || $3::text || 'f6:' || json_build_array(
                t2."virtual_quote"::text,
                t2."virtual_base"::text,
                t2."reserve"::text,
                t2."sold"::text,
                t2."raised"::text
              )::text || $3::text || ',"endsAt":"' || to_char(t2."deadline" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","raised":' || coalesce('"' || t2."raised"::text || '"', 'null') || ',"threshold":"' || t2."threshold"::text || '"}' j,
              null::text s
            from
              "curves" t2
            where
              t2."chain" = t1."chain"
              and t2."series_key" = t1."key"
          ) l1 on true
        having
          true
      ) l
  ) r0
