-- consistency: strict
-- series: row of series t1
--   positions: list 0 of positions t2
--     nodes:
--       id: global id of chain, id; for issuer, holder, else resolvers answer the request
--       holder: column holder; for issuer, holder, else resolvers answer the request
--       units: column units; for issuer, holder, else resolvers answer the request
--       lockedUnits: column lockedUnits; for issuer, holder, else resolvers answer the request
-- myBids: list 1 of bids t3
--   nodes:
--     id: global id of chain, id; for owner, issuer, else resolvers answer the request
--     sequence: column sequence; for owner, issuer, else resolvers answer the request
--     wallet: column bidder; for owner, issuer, else resolvers answer the request
--     commitment: column commitment; for owner, issuer
--     committedAt: column committedAt; for owner, issuer, else resolvers answer the request
--     deposit: column deposit; for owner, issuer
--     price: column price; for owner, issuer
--     quantity: column quantity; for owner, issuer
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
--     series: one of series t4
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
--       curve: one of curves t5
--         mint: column mint
--         endsAt: column deadline
--         tenderState: column tenderState
--
-- 32 parameters, prepared
select
  r0.j,
  r0.s,
  r1.j,
  r1.s
from
  (
    select
      max('{"positions":' || l1.j || '}') j,
      max(null::text) s
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
              t1."chain" = $3
              and t1."issuer" = $4
            )
          ) f0
        having
          true
      ) t1f
      cross join lateral (
        select
          '{"nodes":[' || coalesce(
            string_agg(
              '{"id":' || case
                when (
                  t2f.f0
                  or t1f.f0
                ) then '"' || translate(
                  encode(
                    convert_to(
                      'Position:' || case
                        when t2."chain" = $5::text then t2."id"
                        else t2."chain" || '/' || t2."id"
                      end,
                      'UTF8'
                    ),
                    'base64'
                  ),
                  E'\n',
                  ''
                ) || '"'
                else $6::text || 'x0:' || json_build_array()::text || $6::text
              end || ',"holder":' || case
                when (
                  t2f.f0
                  or t1f.f0
                ) then to_json(t2."holder")::text
                else $6::text || 'x0:' || json_build_array()::text || $6::text
              end || ',"units":' || case
                when (
                  t2f.f0
                  or t1f.f0
                ) then '"' || t2."units"::text || '"'
                else $6::text || 'x0:' || json_build_array()::text || $6::text
              end || ',"lockedUnits":' || case
                when (
                  t2f.f0
                  or t1f.f0
                ) then '"' || t2."locked_units"::text || '"'
                else $6::text || 'x0:' || json_build_array()::text || $6::text
              end || '}',
              ','
              order by
                t2._p
            ),
            ''
          ) || ']}' j,
          null::text s
        from
          (
            select
              *,
              row_number() over (
                order by
                  t2."opened_at" asc,
                  t2."chain" asc,
                  t2."id" asc
              ) _p
            from
              (
                select distinct
                  on (t2."opened_at", t2."chain", t2."id") *
                from
                  (
                    (
                      select
                        *
                      from
                        "positions" t2
                      where
                        t2."chain" = t1."chain"
                        and t2."series_key" = t1."key"
                        and (
                          t2."chain" = $7
                          and t2."holder" = $8
                        )
                      order by
                        t2."opened_at" asc,
                        t2."chain" asc,
                        t2."id" asc
                      limit
                        $9::int
                    )
                    union all
                    (
                      select
                        *
                      from
                        "positions" t2
                      where
                        t2."chain" = t1."chain"
                        and t2."series_key" = t1."key"
                        and (
                          t1."chain" = $10
                          and t1."issuer" = $11
                        )
                      order by
                        t2."opened_at" asc,
                        t2."chain" asc,
                        t2."id" asc
                      limit
                        $9::int
                    )
                  ) t2
                order by
                  t2."opened_at" asc,
                  t2."chain" asc,
                  t2."id" asc
                limit
                  $9::int
              ) t2
          ) t2
          cross join lateral (
            select
              (
                (
                  t2."chain" = $12
                  and t2."holder" = $13
                )
              ) f0
            having
              true
          ) t2f
        having
          true
      ) l1
    having
      true
  ) r0
  cross join (
    select
      '{"nodes":[' || coalesce(
        string_agg(
          '{"id":' || case
            when t3f.f0 then '"' || translate(
              encode(
                convert_to(
                  'Bid:' || case
                    when t3."chain" = $5::text then t3."id"
                    else t3."chain" || '/' || t3."id"
                  end,
                  'UTF8'
                ),
                'base64'
              ),
              E'\n',
              ''
            ) || '"'
            else $6::text || 'x0:' || json_build_array()::text || $6::text
          end || ',"sequence":' || case
            when t3f.f0 then t3."sequence"::text
            else $6::text || 'x0:' || json_build_array()::text || $6::text
          end || ',"wallet":' || case
            when t3f.f0 then to_json(t3."bidder")::text
            else $6::text || 'x0:' || json_build_array()::text || $6::text
          end || ',"commitment":' || coalesce(
            case
              when t3f.f0 then to_json(t3."commitment")::text
            end,
            'null'
          ) || ',"committedAt":' || case
            when t3f.f0 then '"' || to_char(t3."committed_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
            else $6::text || 'x0:' || json_build_array()::text || $6::text
          end || ',"deposit":' || coalesce(
            case
              when t3f.f0 then '"' || t3."deposit"::text || '"'
            end,
            'null'
          ) || ',"price":' || coalesce(
            case
              when t3f.f0 then '"' || t3."price"::text || '"'
            end,
            'null'
          ) || ',"quantity":' || coalesce(
            case
              when t3f.f0 then '"' || t3."quantity"::text || '"'
            end,
            'null'
          ) || ',"validity":' || coalesce(
            case
              when t3f.f1 then case
                when t3."validity"::text <> all ($14::text[]) then $6::text || 'x1:' || json_build_array()::text || $6::text
                else to_json(t3."validity")::text
              end
            end,
            'null'
          ) || ',"invalidReason":' || coalesce(
            case
              when t3f.f1 then case
                when t3."invalid_reason"::text <> all ($15::text[]) then $6::text || 'x1:' || json_build_array()::text || $6::text
                else to_json(t3."invalid_reason")::text
              end
            end,
            'null'
          ) || ',"processing":' || coalesce(
            case
              when t3f.f1 then case
                when t3."processing"::text <> all ($16::text[]) then $6::text || 'x1:' || json_build_array()::text || $6::text
                else to_json(t3."processing")::text
              end
            end,
            'null'
          ) || ',"rejectedReason":' || coalesce(
            case
              when t3f.f1 then case
                when t3."rejected_reason"::text <> all ($17::text[]) then $6::text || 'x1:' || json_build_array()::text || $6::text
                else to_json(t3."rejected_reason")::text
              end
            end,
            'null'
          ) || ',"pendingUnits":' || coalesce(
            case
              when t3f.f1 then '"' || t3."pending_units"::text || '"'
            end,
            'null'
          ) || ',"refund":' || coalesce(
            case
              when t3f.f1 then '"' || t3."refund"::text || '"'
            end,
            'null'
          ) || ',"nonRevealCharge":' || coalesce(
            case
              when t3f.f1 then '"' || t3."non_reveal_charge"::text || '"'
            end,
            'null'
          ) || ',"delivery":' || coalesce(
            case
              when t3f.f1 then case
                when t3."delivery"::text <> all ($18::text[]) then $6::text || 'x1:' || json_build_array()::text || $6::text
                else to_json(t3."delivery")::text
              end
            end,
            'null'
          ) || ',"deliveredUnits":' || coalesce(
            case
              when t3f.f1 then '"' || t3."delivered_units"::text || '"'
            end,
            'null'
          ) || ',"deliveredRefund":' || coalesce(
            case
              when t3f.f1 then '"' || t3."delivered_refund"::text || '"'
            end,
            'null'
          ) || ',"series":' || l3.j || '}',
          ','
          order by
            t3._p
        ),
        ''
      ) || ']}' j,
      case
        when max(
          case
            when case
              when (t3f.f0) is not true
              or (t3f.f1) is not true then (
                (
                  case
                    when t3f.f0 then 0
                    else 1
                  end
                ) + (
                  case
                    when t3f.f1 then 0
                    else 2
                  end
                )
              )::text
            end is not null then t3._p
          end
        ) is not null then '[' || string_agg(
          coalesce(
            case
              when (t3f.f0) is not true
              or (t3f.f1) is not true then (
                (
                  case
                    when t3f.f0 then 0
                    else 1
                  end
                ) + (
                  case
                    when t3f.f1 then 0
                    else 2
                  end
                )
              )::text
            end,
            'null'
          ),
          ','
          order by
            t3._p
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
                  t3."committed_at" desc,
                  t3."chain" desc,
                  t3."id" desc
              ) _p
            from
              (
                select
                  *
                from
                  "bids" t3
                where
                  (
                    (
                      t3."chain" = $19
                      and t3."series_key" = $20
                    )
                    and (
                      t3."chain" = $21
                      and t3."bidder" = $22
                    )
                  )
                order by
                  t3."committed_at" desc,
                  t3."chain" desc,
                  t3."id" desc
                limit
                  $23::int
              ) t3
          ) t3
      ) t3
      cross join lateral (
        select
          (
            (
              (
                t3."chain" = $24
                and t3."bidder" = $25
              )
              or exists (
                select
                  1
                from
                  "series" t3w1
                where
                  t3w1."chain" = t3."chain"
                  and t3w1."key" = t3."series_key"
                  and (
                    t3w1."chain" = $26
                    and t3w1."issuer" = $27
                  )
              )
            )
          ) f0,
          (
            (
              t3."chain" = $28
              and t3."bidder" = $29
            )
          ) f1
        having
          true
      ) t3f
      left join lateral (
        select
          '{"key":' || to_json(t4."key")::text || ',"title":' || coalesce(to_json(t4."title")::text, 'null') || ',"chain":' || to_json(t4."chain")::text || ',"state":' || case
            when t4."state"::text <> all ($30::text[]) then $6::text || 'x1:' || json_build_array()::text || $6::text
            else to_json(t4."state")::text
          end || ',"closeReason":' || coalesce(
            case
              when t4."close_reason"::text <> all ($31::text[]) then $6::text || 'x1:' || json_build_array()::text || $6::text
              else to_json(t4."close_reason")::text
            end,
            'null'
          ) || ',"paymentToken":' || $6::text || 'r0:' || json_build_array(t3._i, t4."chain", t4."key", t4."issuer", t4."phase")::text || $6::text || ',"auction":' || coalesce(
            case
              when t4."phase" is not null then '{"phase":' || $6::text || 'f0:' || json_build_array(t4."phase")::text || $6::text || ',"clearingPrice":' || coalesce('"' || t4."clearing_price"::text || '"', 'null') || ',"commitEndsAt":' || $6::text || 'f1:' || json_build_array(to_char(t4."commit_ends_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text || $6::text || ',"revealEndsAt":' || $6::text || 'f2:' || json_build_array(to_char(t4."reveal_ends_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text || $6::text || ',"gateEndsAt":' || $6::text || 'f3:' || json_build_array(to_char(t4."gate_ends_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text || $6::text || '}'
            end,
            'null'
          ) || ',"curve":' || coalesce(l2.j, 'null') || '}' j,
          null::text s
        from
          "series" t4
          left join lateral (
            select
              '{"mint":' || to_json(t5."mint")::text || ',"endsAt":"' || to_char(t5."deadline" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","tenderState":' || coalesce(
                case
                  when t5."tender_state"::text <> all ($32::text[]) then $6::text || 'x1:' || json_build_array()::text || $6::text
                  else to_json(t5."tender_state")::text
                end,
                'null'
              ) || '}' j,
              null::text s
            from
              "curves" t5
            where
              t5."chain" = t4."chain"
              and t5."series_key" = t4."key"
          ) l2 on true
        where
          t4."chain" = t3."chain"
          and t4."key" = t3."series_key"
      ) l3 on true
    having
      true
  ) r1
