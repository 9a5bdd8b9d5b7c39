-- consistency: now
-- series: row of series t1
--   key: column key
--   title: column title
--   chain: column chain
--   state: column state
--   closeReason: column closeReason
--   paymentToken: resolver (resolver) of chain, key, issuer, phase
--   auction: Auction where phase is not null
--     phase: computed from phase
--     clearingPrice: column clearingPrice
--     commitEndsAt: computed from commitEndsAt
--     revealEndsAt: computed from revealEndsAt
--     gateEndsAt: computed from gateEndsAt
--   curve: one of curves t2
--     mint: column mint
--     endsAt: column deadline
--     tenderState: column tenderState
-- curvePosition: resolver
--
-- 6 parameters, prepared
select
  r0.j,
  r0.s,
  r1.j,
  r1.s
from
  (
    select
      max(
        '{"key":' || to_json(t1."key")::text || ',"title":' || coalesce(to_json(t1."title")::text, 'null') || ',"chain":' || to_json(t1."chain")::text || ',"state":' || case
          when t1."state"::text <> all ($1::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
          else to_json(t1."state")::text
        end || ',"closeReason":' || coalesce(
          case
            when t1."close_reason"::text <> all ($3::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
            else to_json(t1."close_reason")::text
          end,
          'null'
        ) || ',"paymentToken":' || $2::text || 'r0:' || json_build_array(t1."chain", t1."key", t1."issuer", t1."phase")::text || $2::text || ',"auction":' || coalesce(
          case
            when t1."phase" is not null then '{"phase":' || $2::text || 'f0:' || json_build_array(t1."phase")::text || $2::text || ',"clearingPrice":' || coalesce('"' || t1."clearing_price"::text || '"', 'null') || ',"commitEndsAt":' || $2::text || 'f1:' || json_build_array(to_char(t1."commit_ends_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text || $2::text || ',"revealEndsAt":' || $2::text || 'f2:' || json_build_array(to_char(t1."reveal_ends_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text || $2::text || ',"gateEndsAt":' || $2::text || 'f3:' || json_build_array(to_char(t1."gate_ends_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text || $2::text || '}'
          end,
          'null'
        ) || ',"curve":' || coalesce(l1.j, 'null') || '}'
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
            t1."chain" = $4
            and t1."key" = $5
          )
        limit
          1
      ) t1
      left join lateral (
        select
          '{"mint":' || to_json(t2."mint")::text || ',"endsAt":"' || to_char(t2."deadline" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","tenderState":' || coalesce(
            case
              when t2."tender_state"::text <> all ($6::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
              else to_json(t2."tender_state")::text
            end,
            'null'
          ) || '}' j,
          null::text s
        from
          "curves" t2
        where
          t2."chain" = t1."chain"
          and t2."series_key" = t1."key"
      ) l1 on true
    having
      true
  ) r0
  cross join (
    select
      null::text j,
      null::text s
    having
      true
  ) r1
