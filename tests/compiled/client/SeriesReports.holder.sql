-- consistency: strict
-- series: row of series t1
--   reports: list 0 of reports t2
--     nodes:
--       period: column period
--       acceptedAt: column acceptedAt
--       incomeCommitment: column incomeCommitment
--       tier: column tier; for issuer, holder
--       txHash: column txHash
--     pageInfo: hasNextPage, endCursor
--
-- 12 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      max('{"reports":' || l1.j || '}') j,
      max(
        case
          when l1.s is not null then '[' || (0)::text || ',' || coalesce(l1.s, 'null') || ']'
        end
      ) s
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
          (
            (
              (
                t1."chain" = $3
                and t1."issuer" = $4
              )
              or exists (
                select
                  1
                from
                  "positions" t1w1
                where
                  t1w1."chain" = t1."chain"
                  and t1w1."series_key" = t1."key"
                  and (
                    (
                      t1w1."chain" = $5
                      and t1w1."holder" = $6
                    )
                    and (
                      t1w1."units" > $7
                      or t1w1."burned_units" > $8
                    )
                  )
              )
            )
          ) f0
        having
          true
      ) t1f
      cross join lateral (
        select
          '{"nodes":[' || coalesce(
            string_agg(
              '{"period":"' || (t2."period" / 10) || '-Q' || (t2."period" % 10) || '","acceptedAt":"' || to_char(t2."accepted_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","incomeCommitment":' || coalesce(to_json(t2."income_commitment")::text, 'null') || ',"tier":' || coalesce(
                case
                  when t1f.f0 then case
                    when t2."tier"::text <> all ($9::text[]) then $10::text || 'x1:' || json_build_array()::text || $10::text
                    else case t2."tier"::text
                      when '3' then '"DOCUMENTS"'
                      when '1' then '"ROUTER"'
                      when '2' then '"ZKTLS"'
                    end
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
            when coalesce(max(t2._c - t2._b::int), 0) > $11::int then 'true'
            else 'false'
          end || ',"endCursor":' || coalesce(
            max(
              case
                when t2._p = least($11::int, t2._c - t2._b::int) then $10::text || 'c0:' || json_build_array(t1."chain"::text, t1."key"::text, t2."period"::text, t2."chain"::text, t2."id"::text)::text || $10::text
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
                end is not null then t2._p
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
                      $12::int
                  ) t2
              ) t2
            where
              _n - _b::int between 1 and $11::int
          ) t2
        having
          true
      ) l1
    having
      true
  ) r0
