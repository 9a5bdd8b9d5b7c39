-- consistency: strict
-- myBidBackups: list 0 of bid_backups t1
--   nodes:
--     seriesKey: column seriesKey; for owner, else resolvers answer the request
--     window: column window; for owner, else resolvers answer the request
--     wallet: column wallet; for owner, else resolvers answer the request
--     commitment: column commitment; for owner, else resolvers answer the request
--     backup: resolver (sealed) of id, accountId
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
          '{"seriesKey":' || case
            when t1f.f0 then to_json(t1."series_key")::text
            else $1::text || 'x0:' || json_build_array()::text || $1::text
          end || ',"window":' || case
            when t1f.f0 then t1."window"::text
            else $1::text || 'x0:' || json_build_array()::text || $1::text
          end || ',"wallet":' || case
            when t1f.f0 then to_json(t1."wallet")::text
            else $1::text || 'x0:' || json_build_array()::text || $1::text
          end || ',"commitment":' || case
            when t1f.f0 then to_json(t1."commitment")::text
            else $1::text || 'x0:' || json_build_array()::text || $1::text
          end || ',"backup":' || $1::text || 'r0:' || json_build_array(t1._i, t1."id", t1."account_id")::text || $1::text || '}',
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
            when t1._p = least($2::int, t1._c - t1._b::int) then $1::text || 'c0:' || json_build_array(to_char(t1."saved_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), t1."id"::text)::text || $1::text
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
                      t1."saved_at" desc,
                      t1."id" desc
                  ) _n,
                  count(*) over () _c
                from
                  (
                    select
                      *
                    from
                      "bid_backups" t1
                    where
                      (
                        t1."chain" = $3
                        and t1."account_id" = $4
                      )
                    order by
                      t1."saved_at" desc,
                      t1."id" desc
                    limit
                      $5::int
                  ) t1
              ) t1
            where
              _n - _b::int between 1 and $2::int
          ) t1
      ) t1
      cross join lateral (
        select
          (t1."account_id" = $6) f0
        having
          true
      ) t1f
    having
      true
  ) r0
