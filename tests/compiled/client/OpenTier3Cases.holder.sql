-- consistency: strict
-- tier3Cases: list 0 of tier3_cases t1
--   nodes:
--     id: global id of id; for issuer, else resolvers answer the request
--     chain: column chain; for issuer, else resolvers answer the request
--     seriesKey: column seriesKey; for issuer, else resolvers answer the request
--     attestorKey: column attestorKey; for issuer, else resolvers answer the request
--     period: column period; for issuer, else resolvers answer the request
--     liquidityFlag: column liquidityFlag; for issuer, else resolvers answer the request
--     incomeCommitment: column incomeCommitment; for issuer, else resolvers answer the request
--     priorIncomeCommitment: column priorIncomeCommitment; for issuer, else resolvers answer the request
--     payment: column payment; for issuer, else resolvers answer the request
--     opening: resolver (sealed) of id, issuer, chain, attestorKey
--   pageInfo: hasNextPage, endCursor
--
-- 9 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      '{"nodes":[' || coalesce(
        string_agg(
          '{"id":' || case
            when t1f.f0 then '"' || translate(encode(convert_to('Tier3Case:' || t1."id", 'UTF8'), 'base64'), E'\n', '') || '"'
            else $1::text || 'x0:' || json_build_array()::text || $1::text
          end || ',"chain":' || case
            when t1f.f0 then to_json(t1."chain")::text
            else $1::text || 'x0:' || json_build_array()::text || $1::text
          end || ',"seriesKey":' || case
            when t1f.f0 then to_json(t1."series_key")::text
            else $1::text || 'x0:' || json_build_array()::text || $1::text
          end || ',"attestorKey":' || case
            when t1f.f0 then to_json(t1."attestor_key")::text
            else $1::text || 'x0:' || json_build_array()::text || $1::text
          end || ',"period":' || case
            when t1f.f0 then '"' || (t1."period" / 10) || '-Q' || (t1."period" % 10) || '"'
            else $1::text || 'x0:' || json_build_array()::text || $1::text
          end || ',"liquidityFlag":' || case
            when t1f.f0 then case
              when t1."liquidity_flag"::text <> all ($2::text[]) then $1::text || 'x1:' || json_build_array()::text || $1::text
              else case t1."liquidity_flag"::text
                when '0' then '"CASH"'
                when '1' then '"NON_CASH"'
              end
            end
            else $1::text || 'x0:' || json_build_array()::text || $1::text
          end || ',"incomeCommitment":' || case
            when t1f.f0 then to_json(t1."income_commitment")::text
            else $1::text || 'x0:' || json_build_array()::text || $1::text
          end || ',"priorIncomeCommitment":' || case
            when t1f.f0 then to_json(t1."prior_income_commitment")::text
            else $1::text || 'x0:' || json_build_array()::text || $1::text
          end || ',"payment":' || case
            when t1f.f0 then '"' || t1."payment"::text || '"'
            else $1::text || 'x0:' || json_build_array()::text || $1::text
          end || ',"opening":' || $1::text || 'r0:' || json_build_array(t1._i, t1."id", t1."issuer", t1."chain", t1."attestor_key")::text || $1::text || '}',
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
            when t1._p = least($3::int, t1._c - t1._b::int) then $1::text || 'c0:' || json_build_array(to_char(t1."opened_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), t1."id"::text)::text || $1::text
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
                      t1."opened_at" desc,
                      t1."id" desc
                  ) _n,
                  count(*) over () _c
                from
                  (
                    select
                      *
                    from
                      "tier3_cases" t1
                    where
                      (
                        t1."state" = $4
                        and (
                          t1."chain" = $5
                          and t1."issuer" = $6
                        )
                      )
                    order by
                      t1."opened_at" desc,
                      t1."id" desc
                    limit
                      $7::int
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
              t1."chain" = $8
              and t1."issuer" = $9
            )
          ) f0
        having
          true
      ) t1f
    having
      true
  ) r0
