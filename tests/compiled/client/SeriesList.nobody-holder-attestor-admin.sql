-- consistency: bounded
-- seriesList: list 0 of series t1
--   nodes:
--     key: column key
--     chain: column chain
--     title: column title
--     state: column state
--     issuer: column issuer
--     currency: computed from currencyCode
--     unitsOffered: column unitsOffered
--     unitsOutstanding: column unitsOutstanding
--     firstPeriod: column firstPeriod
--     lastPeriod: column lastPeriod
--     auction: Auction where phase is not null
--       phase: computed from phase
--   pageInfo: hasNextPage, endCursor
--
-- 4 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      '{"nodes":[' || coalesce(
        string_agg(
          '{"key":' || to_json(t1."key")::text || ',"chain":' || to_json(t1."chain")::text || ',"title":' || coalesce(to_json(t1."title")::text, 'null') || ',"state":' || case
            when t1."state"::text <> all ($1::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
            else to_json(t1."state")::text
          end || ',"issuer":' || to_json(t1."issuer")::text || ',"currency":' || $2::text || 'f0:' || json_build_array(t1."currency_code")::text || $2::text || ',"unitsOffered":"' || t1."units_offered"::text || '","unitsOutstanding":"' || t1."units_outstanding"::text || '","firstPeriod":"' || (t1."first_period" / 10) || '-Q' || (t1."first_period" % 10) || '","lastPeriod":"' || (t1."last_period" / 10) || '-Q' || (t1."last_period" % 10) || '","auction":' || coalesce(
            case
              when t1."phase" is not null then '{"phase":' || $2::text || 'f1:' || json_build_array(t1."phase")::text || $2::text || '}'
            end,
            'null'
          ) || '}',
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
              to_char(t1."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
              t1."created_block"::text,
              t1."chain"::text,
              t1."key"::text
            )::text || $2::text
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
                  $4::int
              ) t1
          ) t1
        where
          _n - _b::int between 1 and $3::int
      ) t1
    having
      true
  ) r0
