-- consistency: strict
-- myOrders: list 0 of window_orders t1
--   nodes:
--     id: global id of chain, id; for owner, issuer, else resolvers answer the request
--     sequence: column sequence; for owner, issuer, else resolvers answer the request
--     trader: column trader; for owner, issuer, else resolvers answer the request
--     commitment: column commitment; for owner, issuer
--     committedAt: column committedAt; for owner, issuer, else resolvers answer the request
--     side: column side; for owner, issuer
--     money: column money; for owner, issuer
--     units: column units; for owner, issuer
--     price: column price; for owner, issuer
--     quantity: column quantity; for owner, issuer
--     filled: column filled; for owner
--     validity: column validity; for owner
--     fault: column fault; for owner
--     processing: column processing; for owner
--     rejectedReason: column rejectedReason; for owner
--     pendingMoney: column pendingMoney; for owner
--     pendingUnits: column pendingUnits; for owner
--     delivery: column delivery; for owner
--     deliveredMoney: column deliveredMoney; for owner
--     deliveredUnits: column deliveredUnits; for owner
--     window: one of windows t2
--       number: column window
--       phase: column phase
--       commitEndsAt: column commitEndsAt
--       revealEndsAt: column revealEndsAt
--       settleEndsAt: column settleEndsAt
--       price: column price
--     series: one of series t3
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
--       curve: one of curves t4
--         mint: column mint
--         endsAt: column deadline
--         tenderState: column tenderState
--   pageInfo: hasNextPage, endCursor
--
-- 22 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      '{"nodes":[' || coalesce(
        string_agg(
          '{"id":' || case
            when t1f.f0 then '"' || translate(
              encode(
                convert_to(
                  'WindowOrder:' || case
                    when t1."chain" = $1::text then t1."id"
                    else t1."chain" || '/' || t1."id"
                  end,
                  'UTF8'
                ),
                'base64'
              ),
              E'\n',
              ''
            ) || '"'
            else $2::text || 'x0:' || json_build_array()::text || $2::text
          end || ',"sequence":' || case
            when t1f.f0 then t1."sequence"::text
            else $2::text || 'x0:' || json_build_array()::text || $2::text
          end || ',"trader":' || case
            when t1f.f0 then to_json(t1."trader")::text
            else $2::text || 'x0:' || json_build_array()::text || $2::text
          end || ',"commitment":' || coalesce(
            case
              when t1f.f0 then to_json(t1."commitment")::text
            end,
            'null'
          ) || ',"committedAt":' || case
            when t1f.f0 then '"' || to_char(t1."committed_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
            else $2::text || 'x0:' || json_build_array()::text || $2::text
          end || ',"side":' || coalesce(
            case
              when t1f.f0 then case
                when t1."side"::text <> all ($3::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                else to_json(t1."side")::text
              end
            end,
            'null'
          ) || ',"money":' || coalesce(
            case
              when t1f.f0 then '"' || t1."money"::text || '"'
            end,
            'null'
          ) || ',"units":' || coalesce(
            case
              when t1f.f0 then '"' || t1."units"::text || '"'
            end,
            'null'
          ) || ',"price":' || coalesce(
            case
              when t1f.f0 then '"' || t1."price"::text || '"'
            end,
            'null'
          ) || ',"quantity":' || coalesce(
            case
              when t1f.f0 then '"' || t1."quantity"::text || '"'
            end,
            'null'
          ) || ',"filled":' || coalesce(
            case
              when t1f.f1 then '"' || t1."filled"::text || '"'
            end,
            'null'
          ) || ',"validity":' || coalesce(
            case
              when t1f.f1 then case
                when t1."validity"::text <> all ($4::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                else to_json(t1."validity")::text
              end
            end,
            'null'
          ) || ',"fault":' || coalesce(
            case
              when t1f.f1 then case
                when t1."fault"::text <> all ($5::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                else to_json(t1."fault")::text
              end
            end,
            'null'
          ) || ',"processing":' || coalesce(
            case
              when t1f.f1 then case
                when t1."processing"::text <> all ($6::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                else to_json(t1."processing")::text
              end
            end,
            'null'
          ) || ',"rejectedReason":' || coalesce(
            case
              when t1f.f1 then case
                when t1."rejected_reason"::text <> all ($7::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                else to_json(t1."rejected_reason")::text
              end
            end,
            'null'
          ) || ',"pendingMoney":' || coalesce(
            case
              when t1f.f1 then '"' || t1."pending_money"::text || '"'
            end,
            'null'
          ) || ',"pendingUnits":' || coalesce(
            case
              when t1f.f1 then '"' || t1."pending_units"::text || '"'
            end,
            'null'
          ) || ',"delivery":' || coalesce(
            case
              when t1f.f1 then case
                when t1."delivery"::text <> all ($8::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                else to_json(t1."delivery")::text
              end
            end,
            'null'
          ) || ',"deliveredMoney":' || coalesce(
            case
              when t1f.f1 then '"' || t1."delivered_money"::text || '"'
            end,
            'null'
          ) || ',"deliveredUnits":' || coalesce(
            case
              when t1f.f1 then '"' || t1."delivered_units"::text || '"'
            end,
            'null'
          ) || ',"window":' || l1.j || ',"series":' || l3.j || '}',
          ','
          order by
            t1._p
        ),
        ''
      ) || '],"pageInfo":{"hasNextPage":' || case
        when coalesce(max(t1._c - t1._b::int), 0) > $9::int then 'true'
        else 'false'
      end || ',"endCursor":' || coalesce(
        max(
          case
            when t1._p = least($9::int, t1._c - t1._b::int) then $2::text || 'c0:' || json_build_array(
              to_char(t1."committed_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
              t1."chain"::text,
              t1."id"::text
            )::text || $2::text
          end
        ),
        'null'
      ) || '}}' j,
      case
        when max(
          case
            when case
              when (t1f.f0) is not true
              or (t1f.f1) is not true then (
                (
                  case
                    when t1f.f0 then 0
                    else 1
                  end
                ) + (
                  case
                    when t1f.f1 then 0
                    else 2
                  end
                )
              )::text
            end is not null then t1._p
          end
        ) is not null then '[' || string_agg(
          coalesce(
            case
              when (t1f.f0) is not true
              or (t1f.f1) is not true then (
                (
                  case
                    when t1f.f0 then 0
                    else 1
                  end
                ) + (
                  case
                    when t1f.f1 then 0
                    else 2
                  end
                )
              )::text
            end,
            'null'
          ),
          ','
          order by
            t1._p
        ) || ']'
      end s
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
                      t1."committed_at" desc,
                      t1."chain" desc,
                      t1."id" desc
                  ) _n,
                  count(*) over () _c
                from
                  (
                    select
                      *
                    from
                      "window_orders" t1
                    where
                      (
                        t1."chain" = $10
                        and t1."trader" = $11
                      )
                    order by
                      t1."committed_at" desc,
                      t1."chain" desc,
                      t1."id" desc
                    limit
                      $12::int
                  ) t1
              ) t1
            where
              _n - _b::int between 1 and $9::int
          ) t1
      ) t1
      cross join lateral (
        select
          (
            (
              (
                t1."chain" = $13
                and t1."trader" = $14
              )
              or exists (
                select
                  1
                from
                  "series" t1w1
                where
                  t1w1."chain" = t1."chain"
                  and t1w1."key" = t1."series_key"
                  and (
                    t1w1."chain" = $15
                    and t1w1."issuer" = $16
                  )
              )
            )
          ) f0,
          (
            (
              t1."chain" = $17
              and t1."trader" = $18
            )
          ) f1
        having
          true
      ) t1f
      left join lateral (
        select
          '{"number":' || t2."window"::text || ',"phase":' || case
            when t2."phase"::text <> all ($19::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
            else to_json(t2."phase")::text
          end || ',"commitEndsAt":"' || to_char(t2."commit_ends_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","revealEndsAt":"' || to_char(t2."reveal_ends_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","settleEndsAt":"' || to_char(t2."settle_ends_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","price":' || coalesce('"' || t2."price"::text || '"', 'null') || '}' j,
          null::text s
        from
          "windows" t2
        where
          t2."chain" = t1."chain"
          and t2."id" = t1."window_id"
          and t2."series_key" = t1."series_key"
      ) l1 on true
      left join lateral (
        select
          '{"key":' || to_json(t3."key")::text || ',"title":' || coalesce(to_json(t3."title")::text, 'null') || ',"chain":' || to_json(t3."chain")::text || ',"state":' || case
            when t3."state"::text <> all ($20::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
            else to_json(t3."state")::text
          end || ',"closeReason":' || coalesce(
            case
              when t3."close_reason"::text <> all ($21::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
              else to_json(t3."close_reason")::text
            end,
            'null'
          ) || ',"paymentToken":' || $2::text || 'r0:' || json_build_array(t1._i, t3."chain", t3."key", t3."issuer", t3."phase")::text || $2::text || ',"auction":' || coalesce(
            case
              when t3."phase" is not null then '{"phase":' || $2::text || 'f0:' || json_build_array(t3."phase")::text || $2::text || ',"clearingPrice":' || coalesce('"' || t3."clearing_price"::text || '"', 'null') || ',"commitEndsAt":' || $2::text || 'f1:' || json_build_array(to_char(t3."commit_ends_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text || $2::text || ',"revealEndsAt":' || $2::text || 'f2:' || json_build_array(to_char(t3."reveal_ends_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text || $2::text || ',"gateEndsAt":' || $2::text || 'f3:' || json_build_array(to_char(t3."gate_ends_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text || $2::text || '}'
            end,
            'null'
          ) || ',"curve":' || coalesce(l2.j, 'null') || '}' j,
          null::text s
        from
          "series" t3
          left join lateral (
            select
              '{"mint":' || to_json(t4."mint")::text || ',"endsAt":"' || to_char(t4."deadline" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","tenderState":' || coalesce(
                case
                  when t4."tender_state"::text <> all ($22::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                  else to_json(t4."tender_state")::text
                end,
                'null'
              ) || '}' j,
              null::text s
            from
              "curves" t4
            where
              t4."chain" = t3."chain"
              and t4."series_key" = t3."key"
          ) l2 on true
        where
          t3."chain" = t1."chain"
          and t3."key" = t1."series_key"
      ) l3 on true
    having
      true
  ) r0
