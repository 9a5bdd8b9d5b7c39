-- consistency: bounded
-- seriesList: list 1 of series t1
--   nodes:
--     chain: column chain
--     title: column title
--     issuer: column issuer
--     closeReason: column closeReason
--     contractHash: column contractHash
--     termsCommitment: column termsCommitment
--     lastIncomeCommitment: column lastIncomeCommitment
--     currency: computed from currencyCode
--     indexingRule: column indexingRule
--     unitsOffered: column unitsOffered
--     unitsOutstanding: column unitsOutstanding
--     cap: column cap
--     firstPeriod: column firstPeriod
--     lastPeriod: column lastPeriod
--     createdAt: column createdAt
--     activatedAt: column activatedAt
--     key: column key
--     state: column state
--     auction: Auction where phase is not null
--       phase: computed from phase
--       reservePrice: computed from reservePrice
--       maxUnitsPerBid: computed from maxUnitsPerBid
--       minRaise: computed from minRaise
--       minHolders: computed from minHolders
--       concentrationBps: computed from concentrationBps
--       commitEndsAt: computed from commitEndsAt
--       revealEndsAt: computed from revealEndsAt
--       gateEndsAt: computed from gateEndsAt
--       clearingPrice: column clearingPrice
--       unitsSold: column unitsSold
--       proceeds: column proceeds
--       failureReason: column failureReason
--       mintGate: column mintGate
--       rounds: list 0 of settlement_rounds t2
--         nodes:
--           round: column round
--           clearingPrice: column clearingPrice
--           units: column units
--           rejected: column rejected
--           rejections: resolver (resolver) of chain, id, rejections
--           at: column at
--         pageInfo: hasNextPage, endCursor
--   pageInfo: hasNextPage, endCursor
--
-- 10 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      '{"nodes":[' || coalesce(
        string_agg(
          '{"chain":' || to_json(t1."chain")::text || ',"title":' || coalesce(to_json(t1."title")::text, 'null') || ',"issuer":' || to_json(t1."issuer")::text || ',"closeReason":' || coalesce(
            case
              when t1."close_reason"::text <> all ($1::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
              else to_json(t1."close_reason")::text
            end,
            'null'
          ) || ',"contractHash":' || to_json(t1."contract_hash")::text || ',"termsCommitment":' || to_json(t1."terms_commitment")::text || ',"lastIncomeCommitment":' || coalesce(to_json(t1."last_income_commitment")::text, 'null') || ',"currency":' || $2::text || 'f0:' || json_build_array(t1."currency_code")::text || $2::text || ',"indexingRule":' || case
            when t1."indexing_rule"::text <> all ($3::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
            else case t1."indexing_rule"::text
              when '1' then '"ANNUAL"'
              when '0' then '"NONE"'
            end
          end || ',"unitsOffered":"' || t1."units_offered"::text || '","unitsOutstanding":"' || t1."units_outstanding"::text || '","cap":"' || t1."cap"::text || '","firstPeriod":"' || (t1."first_period" / 10) || '-Q' || (t1."first_period" % 10) || '","lastPeriod":"' || (t1."last_period" / 10) || '-Q' || (t1."last_period" % 10) || '","createdAt":"' || to_char(t1."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","activatedAt":' || coalesce(
            '"' || to_char(t1."activated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"',
            'null'
          ) || ',"key":' || to_json(t1."key")::text || ',"state":' || case
            when t1."state"::text <> all ($4::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
            else to_json(t1."state")::text
          end || ',"auction":' || coalesce(
            case
              when t1."phase" is not null then '{"phase":' || $2::text || 'f1:' || json_build_array(t1."phase")::text || $2::text || ',"reservePrice":' || $2::text || 'f2:' || json_build_array(t1."reserve_price"::text)::text || $2::text || ',"maxUnitsPerBid":' || $2::text || 'f3:' || json_build_array(t1."max_units_per_bid"::text)::text || $2::text || ',"minRaise":' || $2::text || 'f4:' || json_build_array(t1."min_raise"::text)::text || $2::text || ',"minHolders":' || $2::text || 'f5:' || json_build_array(t1."min_holders")::text || $2::text || ',"concentrationBps":' || $2::text || 'f6:' || json_build_array(t1."concentration_bps")::text || $2::text || ',"commitEndsAt":' || $2::text || 'f7:' || json_build_array(to_char(t1."commit_ends_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text || $2::text || ',"revealEndsAt":' || $2::text || 'f8:' || json_build_array(to_char(t1."reveal_ends_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text || $2::text || ',"gateEndsAt":' || $2::text || 'f9:' || json_build_array(to_char(t1."gate_ends_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text || $2::text || ',"clearingPrice":' || coalesce('"' || t1."clearing_price"::text || '"', 'null') || ',"unitsSold":' || coalesce('"' || t1."units_sold"::text || '"', 'null') || ',"proceeds":' || coalesce('"' || t1."proceeds"::text || '"', 'null') || ',"failureReason":' || coalesce(
                case
                  when t1."failure_reason"::text <> all ($5::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                  else to_json(t1."failure_reason")::text
                end,
                'null'
              ) || ',"mintGate":' || coalesce(
                case
                  when t1."mint_gate"::text <> all ($6::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                  else to_json(t1."mint_gate")::text
                end,
                'null'
              ) || ',"rounds":' || l1.j || '}'
            end,
            'null'
          ) || '}',
          ','
          order by
            t1._p
        ),
        ''
      ) || '],"pageInfo":{"hasNextPage":' || case
        when coalesce(max(t1._c - t1._b::int), 0) > $7::int then 'true'
        else 'false'
      end || ',"endCursor":' || coalesce(
        max(
          case
            when t1._p = least($7::int, t1._c - t1._b::int) then $2::text || 'c1:' || json_build_array(
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
                      $8::int
                  ) t1
              ) t1
            where
              _n - _b::int between 1 and $7::int
          ) t1
      ) t1
      cross join lateral (
        select
          '{"nodes":[' || coalesce(
            string_agg(
              '{"round":' || t2."round"::text || ',"clearingPrice":"' || t2."clearing_price"::text || '","units":"' || t2."units"::text || '","rejected":' || t2."rejected"::text || ',"rejections":' || $2::text || 'r0:' || json_build_array(t1._i, t2._i, t2."chain", t2."id", t2."rejections")::text || $2::text || ',"at":"' || to_char(t2."at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"}',
              ','
              order by
                t2._p
            ),
            ''
          ) || '],"pageInfo":{"hasNextPage":' || case
            when coalesce(max(t2._c - t2._b::int), 0) > $9::int then 'true'
            else 'false'
          end || ',"endCursor":' || coalesce(
            max(
              case
                when t2._p = least($9::int, t2._c - t2._b::int) then $2::text || 'c0:' || json_build_array(t1."chain"::text, t1."key"::text, t2."round"::text, t2."chain"::text, t2."id"::text)::text || $2::text
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
                          t2."round" asc,
                          t2."chain" asc,
                          t2."id" asc
                      ) _n,
                      count(*) over () _c
                    from
                      (
                        select
                          *
                        from
                          "settlement_rounds" t2
                        where
                          t2."chain" = t1."chain"
                          and t2."series_key" = t1."key"
                        order by
                          t2."round" asc,
                          t2."chain" asc,
                          t2."id" asc
                        limit
                          $10::int
                      ) t2
                  ) t2
                where
                  _n - _b::int between 1 and $9::int
              ) t2
          ) t2
        having
          true
      ) l1
    having
      true
  ) r0
