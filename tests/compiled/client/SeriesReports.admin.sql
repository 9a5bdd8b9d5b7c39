-- consistency: bounded
-- series: row of series t1
--   reports: list 0 of reports t2
--     nodes:
--       period: column period
--       acceptedAt: column acceptedAt
--       incomeCommitment: column incomeCommitment
--       tier: column tier
--       txHash: column txHash
--     pageInfo: hasNextPage, endCursor
--
-- 6 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      max('{"reports":' || l1.j || '}') j,
      max(null::text) s
    from
      (
        select
          *
        from
          "series" t1
        where
          (
            t1."chain" = $1
            and t1."key" = $2
          )
        limit
          1
      ) t1
      cross join lateral (
        select
          '{"nodes":[' || coalesce(
            string_agg(
              '{"period":"' || (t2."period" / 10) || '-Q' || (t2."period" % 10) || '","acceptedAt":"' || to_char(t2."accepted_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","incomeCommitment":' || coalesce(to_json(t2."income_commitment")::text, 'null') || ',"tier":' || coalesce(
                case
                  when t2."tier"::text <> all ($3::text[]) then $4::text || 'x1:' || json_build_array()::text || $4::text
                  else case t2."tier"::text
                    when '3' then '"DOCUMENTS"'
                    when '1' then '"ROUTER"'
                    when '2' then '"ZKTLS"'
                  end
                end,
                'null'
              ) || ',"txHash":' || to_json(t2."tx_hash")::text || '}',
              ','
              order by
                t2._p
            ),
            ''
          ) || '],"pageInfo":{"hasNextPage":' || case
            when coalesce(max(t2._c - t2._b::int), 0) > $5::int then 'true'
            else 'false'
          end || ',"endCursor":' || coalesce(
            max(
              case
                when t2._p = least($5::int, t2._c - t2._b::int) then $4::text || 'c0:' || json_build_array(t1."chain"::text, t1."key"::text, t2."period"::text, t2."chain"::text, t2."id"::text)::text || $4::text
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
                      t2."period" asc,
                      t2."chain" asc,
                      t2."id" asc
                  ) _n,
                  count(*) over () _c
                from
                  (
                    select
                      *
                    from
                      "reports" t2
                    where
                      t2."chain" = t1."chain"
                      and t2."series_key" = t1."key"
                    order by
                      t2."period" asc,
                      t2."chain" asc,
                      t2."id" asc
                    limit
                      $6::int
                  ) t2
              ) t2
            where
              _n - _b::int between 1 and $5::int
          ) t2
        having
          true
      ) l1
    having
      true
  ) r0
