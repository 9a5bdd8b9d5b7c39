-- consistency: strict
-- tier3Cases: list 0 of tier3_cases t1
--   nodes:
--     id: global id of id
--     chain: column chain
--     seriesKey: column seriesKey
--     attestorKey: column attestorKey
--     period: column period
--     liquidityFlag: column liquidityFlag
--     incomeCommitment: column incomeCommitment
--     priorIncomeCommitment: column priorIncomeCommitment
--     payment: column payment
--     opening: resolver (sealed) of id, issuer, chain, attestorKey
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
          '{"id":"' || translate(encode(convert_to('Tier3Case:' || t1."id", 'UTF8'), 'base64'), E'\n', '') || '","chain":' || to_json(t1."chain")::text || ',"seriesKey":' || to_json(t1."series_key")::text || ',"attestorKey":' || to_json(t1."attestor_key")::text || ',"period":"' || (t1."period" / 10) || '-Q' || (t1."period" % 10) || '","liquidityFlag":' || case
            when t1."liquidity_flag"::text <> all ($1::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
            else case t1."liquidity_flag"::text
              when '0' then '"CASH"'
              when '1' then '"NON_CASH"'
            end
          end || ',"incomeCommitment":' || to_json(t1."income_commitment")::text || ',"priorIncomeCommitment":' || to_json(t1."prior_income_commitment")::text || ',"payment":"' || t1."payment"::text || '","opening":' || $2::text || 'r0:' || json_build_array(t1._i, t1."id", t1."issuer", t1."chain", t1."attestor_key")::text || $2::text || '}',
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
            when t1._p = least($3::int, t1._c - t1._b::int) then $2::text || 'c0:' || json_build_array(to_char(t1."opened_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), t1."id"::text)::text || $2::text
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
                      t1."state" = $4
                    order by
                      t1."opened_at" desc,
                      t1."id" desc
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
