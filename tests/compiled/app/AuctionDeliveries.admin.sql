-- consistency: strict
-- auctionDeliveries: list 0 of auction_deliveries t1
--   totalCount: totalCount
--   nodes:
--     id: global id of chain, id
--     chain: column chain
--     seriesKey: column seriesKey
--     window: column window
--     bidder: column bidder
--     attempts: column attempts
--     error: column error
--     lastAttemptAt: column lastAttempt
--     nextAttemptAt: column nextAttempt
--   pageInfo: hasNextPage, endCursor
--
-- 6 parameters, prepared
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
              "auction_deliveries" t1
            where
              t1."chain" = $1
            order by
              t1."next_attempt" asc,
              t1."chain" asc,
              t1."id" asc
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
                    'AuctionDelivery:' || case
                      when t1."chain" = $2::text then t1."id"
                      else t1."chain" || '/' || t1."id"
                    end,
                    'UTF8'
                  ),
                  'base64'
                ),
                E'\n',
                ''
              ) || '","chain":' || to_json(t1."chain")::text || ',"seriesKey":' || to_json(t1."series_key")::text || ',"window":' || t1."window"::text || ',"bidder":' || to_json(t1."bidder")::text || ',"attempts":' || t1."attempts"::text || ',"error":' || to_json(t1."error")::text || ',"lastAttemptAt":"' || to_char(t1."last_attempt" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","nextAttemptAt":"' || to_char(t1."next_attempt" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"}',
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
                when t1._p = least($3::int, t1._c - t1._b::int) then $4::text || 'c0:' || json_build_array(
                  to_char(t1."next_attempt" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
                  t1."chain"::text,
                  t1."id"::text
                )::text || $4::text
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
                      t1."next_attempt" asc,
                      t1."chain" asc,
                      t1."id" asc
                  ) _n,
                  count(*) over () _c
                from
                  (
                    select
                      *
                    from
                      "auction_deliveries" t1
                    where
                      t1."chain" = $5
                    order by
                      t1."next_attempt" asc,
                      t1."chain" asc,
                      t1."id" asc
                    limit
                      $6::int
                  ) t1
              ) t1
            where
              _n - _b::int between 1 and $3::int
          ) t1
        having
          true
      ) l
  ) r0
