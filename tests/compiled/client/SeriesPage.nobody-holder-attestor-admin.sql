-- consistency: bounded
-- series: row of series t1
--   key: column key
--   chain: column chain
--   title: column title
--   state: column state
--   issuer: column issuer
--   currency: computed from currencyCode
--   unitsOffered: column unitsOffered
--   unitsOutstanding: column unitsOutstanding
--   paymentToken: resolver (resolver) of chain, key, issuer, phase
--   auction: Auction where phase is not null
--     phase: computed from phase
--     reservePrice: computed from reservePrice
--     commitEndsAt: computed from commitEndsAt
--     revealEndsAt: computed from revealEndsAt
--     clearingPrice: column clearingPrice
--
-- 4 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      max(
        '{"key":' || to_json(t1."key")::text || ',"chain":' || to_json(t1."chain")::text || ',"title":' || coalesce(to_json(t1."title")::text, 'null') || ',"state":' || case
          when t1."state"::text <> all ($1::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
          else to_json(t1."state")::text
        end || ',"issuer":' || to_json(t1."issuer")::text || ',"currency":' || $2::text || 'f0:' || json_build_array(t1."currency_code")::text || $2::text || ',"unitsOffered":"' || t1."units_offered"::text || '","unitsOutstanding":"' || t1."units_outstanding"::text || '","paymentToken":' || $2::text || 'r0:' || json_build_array(t1."chain", t1."key", t1."issuer", t1."phase")::text || $2::text || ',"auction":' || coalesce(
          case
            when t1."phase" is not null then '{"phase":' || $2::text || 'f1:' || json_build_array(t1."phase")::text || $2::text || ',"reservePrice":' || $2::text || 'f2:' || json_build_array(t1."reserve_price"::text)::text || $2::text || ',"commitEndsAt":' || $2::text || 'f3:' || json_build_array(to_char(t1."commit_ends_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text || $2::text || ',"revealEndsAt":' || $2::text || 'f4:' || json_build_array(to_char(t1."reveal_ends_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text || $2::text || ',"clearingPrice":' || coalesce('"' || t1."clearing_price"::text || '"', 'null') || '}'
          end,
          'null'
        ) || '}'
      ) j,
      max(null::text) s
    from
      (
        select
          *
        from
          "series" t1
        where
          (
            t1."chain" = $3
            and t1."key" = $4
          )
        limit
          1
      ) t1
    having
      true
  ) r0
