-- consistency: strict
-- myBids: list 0 of bids t1
--   nodes:
--     id: global id of chain, id; for owner, else resolvers answer the request
--     sequence: column sequence; for owner, else resolvers answer the request
--     wallet: column bidder; for owner, else resolvers answer the request
--     commitment: column commitment; for owner
--     committedAt: column committedAt; for owner, else resolvers answer the request
--     deposit: column deposit; for owner
--     price: column price; for owner
--     quantity: column quantity; for owner
--     validity: column validity; for owner
--     invalidReason: column invalidReason; for owner
--     processing: column processing; for owner
--     rejectedReason: column rejectedReason; for owner
--     pendingUnits: column pendingUnits; for owner
--     refund: column refund; for owner
--     nonRevealCharge: column nonRevealCharge; for owner
--     delivery: column delivery; for owner
--     deliveredUnits: column deliveredUnits; for owner
--     deliveredRefund: column deliveredRefund; for owner
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
--
-- 12 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      '{"nodes":[' || coalesce(
        string_agg(
          '{"id":' || case
            when false then '"' || translate(
              encode(
                convert_to(
                  'Bid:' || case
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
            when false then t1."sequence"::text
            else $2::text || 'x0:' || json_build_array()::text || $2::text
          end || ',"wallet":' || case
            when false then to_json(t1."bidder")::text
            else $2::text || 'x0:' || json_build_array()::text || $2::text
          end || ',"commitment":' || coalesce(
            case
              when false then to_json(t1."commitment")::text
            end,
            'null'
          ) || ',"committedAt":' || case
            when false then '"' || to_char(t1."committed_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
            else $2::text || 'x0:' || json_build_array()::text || $2::text
          end || ',"deposit":' || coalesce(
            case
              when false then '"' || t1."deposit"::text || '"'
            end,
            'null'
          ) || ',"price":' || coalesce(
            case
              when false then '"' || t1."price"::text || '"'
            end,
            'null'
          ) || ',"quantity":' || coalesce(
            case
              when false then '"' || t1."quantity"::text || '"'
            end,
            'null'
          ) || ',"validity":' || coalesce(
            case
              when false then case
                when t1."validity"::text <> all ($3::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                else to_json(t1."validity")::text
              end
            end,
            'null'
          ) || ',"invalidReason":' || coalesce(
            case
              when false then case
                when t1."invalid_reason"::text <> all ($4::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                else to_json(t1."invalid_reason")::text
              end
            end,
            'null'
          ) || ',"processing":' || coalesce(
            case
              when false then case
                when t1."processing"::text <> all ($5::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                else to_json(t1."processing")::text
              end
            end,
            'null'
          ) || ',"rejectedReason":' || coalesce(
            case
              when false then case
                when t1."rejected_reason"::text <> all ($6::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                else to_json(t1."rejected_reason")::text
              end
            end,
            'null'
          ) || ',"pendingUnits":' || coalesce(
            case
              when false then '"' || t1."pending_units"::text || '"'
            end,
            'null'
          ) || ',"refund":' || coalesce(
            case
              when false then '"' || t1."refund"::text || '"'
            end,
            'null'
          ) || ',"nonRevealCharge":' || coalesce(
            case
              when false then '"' || t1."non_reveal_charge"::text || '"'
            end,
            'null'
          ) || ',"delivery":' || coalesce(
            case
              when false then case
                when t1."delivery"::text <> all ($7::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                else to_json(t1."delivery")::text
              end
            end,
            'null'
          ) || ',"deliveredUnits":' || coalesce(
            case
              when false then '"' || t1."delivered_units"::text || '"'
            end,
            'null'
          ) || ',"deliveredRefund":' || coalesce(
            case
              when false then '"' || t1."delivered_refund"::text || '"'
            end,
            'null'
          ) || ',"series":' || l2.j || '}',
          ','
          order by
            t1._p
        ),
        ''
      ) || ']}' j,
      case
        when max(
          case
            when case
              when (false) is not true then (
                (
                  case
                    when false then 0
                    else 1
                  end
                )
              )::text
            end is not null then t1._p
          end
        ) is not null then '[' || string_agg(
          coalesce(
            case
              when (false) is not true then (
                (
                  case
                    when false then 0
                    else 1
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
              row_number() over (
                order by
                  t1."committed_at" desc,
                  t1."chain" desc,
                  t1."id" desc
              ) _p
            from
              (
                select
                  *
                from
                  "bids" t1
                where
                  (
                    t1."chain" = $8
                    and false
                  )
                order by
                  t1."committed_at" desc,
                  t1."chain" desc,
                  t1."id" desc
                limit
                  $9::int
              ) t1
          ) t1
      ) t1
      left join lateral (
        select
          '{"key":' || to_json(t2."key")::text || ',"title":' || coalesce(to_json(t2."title")::text, 'null') || ',"chain":' || to_json(t2."chain")::text || ',"state":' || case
            when t2."state"::text <> all ($10::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
            else to_json(t2."state")::text
          end || ',"closeReason":' || coalesce(
            case
              when t2."close_reason"::text <> all ($11::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
              else to_json(t2."close_reason")::text
            end,
            'null'
          ) || ',"paymentToken":' || $2::text || 'r0:' || json_build_array(t1._i, t2."chain", t2."key", t2."issuer", t2."phase")::text || $2::text || ',"auction":' || coalesce(
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
                  when t3."tender_state"::text <> all ($12::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
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
