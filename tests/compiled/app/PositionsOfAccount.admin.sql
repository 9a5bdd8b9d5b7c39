-- consistency: strict
-- myPositions: list 0 of positions t1
--   nodes:
--     id: global id of chain, id
--     holder: column holder
--     units: column units
--     lockedUnits: column lockedUnits
--     heldUnits: column heldUnits
--     stakedUnits: column stakedUnits
--     claimable: resolver (resolver) of chain, id, holder, seriesKey
--     claimedTotal: column claimedTotal
--     openedAt: column openedAt
--     series: one of series t2
--       key: column key
--       title: column title
--       chain: column chain
--       state: column state
--       closeReason: column closeReason
--       paymentToken: resolver (resolver) of chain, key, issuer, phase
--       auction: Auction where phase is not null
--         phase: computed from phase
--         clearingPrice: column clearingPrice
--         commitEndsAt: computed from commitEndsAt
--         revealEndsAt: computed from revealEndsAt
--         gateEndsAt: computed from gateEndsAt
--       curve: one of curves t3
--         mint: column mint
--         endsAt: column deadline
--         tenderState: column tenderState
--   pageInfo: hasNextPage, endCursor
--
-- 8 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      '{"nodes":[' || coalesce(
        string_agg(
          '{"id":"' || translate(
            encode(
              convert_to(
                'Position:' || case
                  when t1."chain" = $1::text then t1."id"
                  else t1."chain" || '/' || t1."id"
                end,
                'UTF8'
              ),
              'base64'
            ),
            E'\n',
            ''
          ) || '","holder":' || to_json(t1."holder")::text || ',"units":"' || t1."units"::text || '","lockedUnits":"' || t1."locked_units"::text || '","heldUnits":"' || t1."held_units"::text || '","stakedUnits":"' || t1."staked_units"::text || '","claimable":' || $2::text || 'r0:' || json_build_array(t1._i, t1."chain", t1."id", t1."holder", t1."series_key")::text || $2::text || ',"claimedTotal":"' || t1."claimed_total"::text || '","openedAt":"' || to_char(t1."opened_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","series":' || l2.j || '}',
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
              to_char(t1."opened_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
              t1."chain"::text,
              t1."id"::text
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
                      t1."opened_at" desc,
                      t1."chain" desc,
                      t1."id" desc
                  ) _n,
                  count(*) over () _c
                from
                  (
                    select
                      *
                    from
                      "positions" t1
                    where
                      (
                        t1."chain" = $4
                        and false
                      )
                    order by
                      t1."opened_at" desc,
                      t1."chain" desc,
                      t1."id" desc
                    limit
                      $5::int
                  ) t1
              ) t1
            where
              _n - _b::int between 1 and $3::int
          ) t1
      ) t1
      left join lateral (
        select
          '{"key":' || to_json(t2."key")::text || ',"title":' || coalesce(to_json(t2."title")::text, 'null') || ',"chain":' || to_json(t2."chain")::text || ',"state":' || case
            when t2."state"::text <> all ($6::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
            else to_json(t2."state")::text
          end || ',"closeReason":' || coalesce(
            case
              when t2."close_reason"::text <> all ($7::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
              else to_json(t2."close_reason")::text
            end,
            'null'
          ) || ',"paymentToken":' || $2::text || 'r1:' || json_build_array(t1._i, t2."chain", t2."key", t2."issuer", t2."phase")::text || $2::text || ',"auction":' || coalesce(
            case
              when t2."phase" is not null then '{"phase":' || $2::text || 'f0:' || json_build_array(t2."phase")::text || $2::text || ',"clearingPrice":' || coalesce('"' || t2."clearing_price"::text || '"', 'null') || ',"commitEndsAt":' || $2::text || 'f1:' || json_build_array(to_char(t2."commit_ends_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text || $2::text || ',"revealEndsAt":' || $2::text || 'f2:' || json_build_array(to_char(t2."reveal_ends_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text || $2::text || ',"gateEndsAt":' || $2::text || 'f3:' || json_build_array(to_char(t2."gate_ends_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text || $2::text || '}'
            end,
            'null'
          ) || ',"curve":' || coalesce(l1.j, 'null') || '}' j,
          null::text s
        from
          "series" t2
          left join lateral (
            select
              '{"mint":' || to_json(t3."mint")::text || ',"endsAt":"' || to_char(t3."deadline" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","tenderState":' || coalesce(
                case
                  when t3."tender_state"::text <> all ($8::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                  else to_json(t3."tender_state")::text
                end,
                'null'
              ) || '}' j,
              null::text s
            from
              "curves" t3
            where
              t3."chain" = t2."chain"
              and t3."series_key" = t2."key"
          ) l1 on true
        where
          t2."chain" = t1."chain"
          and t2."key" = t1."series_key"
      ) l2 on true
    having
      true
  ) r0
