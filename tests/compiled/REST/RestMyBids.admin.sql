-- consistency: strict
-- viewer: row of accounts t1
--   isAdmin: resolver (resolver) of id; for owner
-- myBids: list 0 of bids t2
--   nodes:
--     id: global id of chain, id
--     wallet: column bidder
--     sequence: column sequence
--     committedAt: column committedAt
--     commitment: column commitment; for owner
--     deposit: column deposit; for owner
--     price: column price
--     quantity: column quantity
--     validity: column validity; for owner
--     invalidReason: column invalidReason; for owner
--     processing: column processing; for owner
--     rejectedReason: column rejectedReason; for owner
--     delivery: column delivery; for owner
--     pendingUnits: column pendingUnits; for owner
--     refund: column refund; for owner
--     deliveredUnits: column deliveredUnits; for owner
--     deliveredRefund: column deliveredRefund; for owner
--     nonRevealCharge: column nonRevealCharge
--     series: one of series t3
--       key: column key
--       chain: column chain
--   pageInfo: hasNextPage, endCursor
--
-- 12 parameters, prepared
select
  r0.j,
  r0.s,
  r1.j,
  r1.s
from
  (
    select
      max(
        '{"isAdmin":' || coalesce(
          case
            when t1f.f0 then $1::text || 'r0:' || json_build_array(t1."id")::text || $1::text
          end,
          'null'
        ) || '}'
      ) j,
      max(
        case
          when (t1f.f0) is not true then (
            (
              case
                when t1f.f0 then 0
                else 1
              end
            )
          )::text
        end
      ) s
    from
      (
        select
          *
        from
          "accounts" t1
        where
          t1."id" = $2
        limit
          1
      ) t1
      cross join lateral (
        select
          (t1."id" = $3) f0
        having
          true
      ) t1f
    having
      true
  ) r0
  cross join (
    select
      '{"nodes":[' || coalesce(
        string_agg(
          '{"id":"' || translate(
            encode(
              convert_to(
                'Bid:' || case
                  when t2."chain" = $4::text then t2."id"
                  else t2."chain" || '/' || t2."id"
                end,
                'UTF8'
              ),
              'base64'
            ),
            E'\n',
            ''
          ) || '","wallet":' || to_json(t2."bidder")::text || ',"sequence":' || t2."sequence"::text || ',"committedAt":"' || to_char(t2."committed_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","commitment":' || coalesce(
            case
              when false then to_json(t2."commitment")::text
            end,
            'null'
          ) || ',"deposit":' || coalesce(
            case
              when false then '"' || t2."deposit"::text || '"'
            end,
            'null'
          ) || ',"price":' || coalesce('"' || t2."price"::text || '"', 'null') || ',"quantity":' || coalesce('"' || t2."quantity"::text || '"', 'null') || ',"validity":' || coalesce(
            case
              when false then case
                when t2."validity"::text <> all ($5::text[]) then $1::text || 'x1:' || json_build_array()::text || $1::text
                else to_json(t2."validity")::text
              end
            end,
            'null'
          ) || ',"invalidReason":' || coalesce(
            case
              when false then case
                when t2."invalid_reason"::text <> all ($6::text[]) then $1::text || 'x1:' || json_build_array()::text || $1::text
                else to_json(t2."invalid_reason")::text
              end
            end,
            'null'
          ) || ',"processing":' || coalesce(
            case
              when false then case
                when t2."processing"::text <> all ($7::text[]) then $1::text || 'x1:' || json_build_array()::text || $1::text
                else to_json(t2."processing")::text
              end
            end,
            'null'
          ) || ',"rejectedReason":' || coalesce(
            case
              when false then case
                when t2."rejected_reason"::text <> all ($8::text[]) then $1::text || 'x1:' || json_build_array()::text || $1::text
                else to_json(t2."rejected_reason")::text
              end
            end,
            'null'
          ) || ',"delivery":' || coalesce(
            case
              when false then case
                when t2."delivery"::text <> all ($9::text[]) then $1::text || 'x1:' || json_build_array()::text || $1::text
                else to_json(t2."delivery")::text
              end
            end,
            'null'
          ) || ',"pendingUnits":' || coalesce(
            case
              when false then '"' || t2."pending_units"::text || '"'
            end,
            'null'
          ) || ',"refund":' || coalesce(
            case
              when false then '"' || t2."refund"::text || '"'
            end,
            'null'
          ) || ',"deliveredUnits":' || coalesce(
            case
              when false then '"' || t2."delivered_units"::text || '"'
            end,
            'null'
          ) || ',"deliveredRefund":' || coalesce(
            case
              when false then '"' || t2."delivered_refund"::text || '"'
            end,
            'null'
          ) || ',"nonRevealCharge":' || coalesce('"' || t2."non_reveal_charge"::text || '"', 'null') || ',"series":' || l1.j || '}',
          ','
          order by
            t2._p
        ),
        ''
      ) || '],"pageInfo":{"hasNextPage":' || case
        when coalesce(max(t2._c - t2._b::int), 0) > $10::int then 'true'
        else 'false'
      end || ',"endCursor":' || coalesce(
        max(
          case
            when t2._p = least($10::int, t2._c - t2._b::int) then $1::text || 'c0:' || json_build_array(
              to_char(t2."committed_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
              t2."chain"::text,
              t2."id"::text
            )::text || $1::text
          end
        ),
        'null'
      ) || '}}' j,
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
            end is not null then t2._p
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
            t2._p
        ) || ']'
      end s
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
                  t2."committed_at" desc,
                  t2."chain" desc,
                  t2."id" desc
              ) _n,
              count(*) over () _c
            from
              (
                select
                  *
                from
                  "bids" t2
                where
                  (
                    t2."chain" = $11
                    and false
                  )
                order by
                  t2."committed_at" desc,
                  t2."chain" desc,
                  t2."id" desc
                limit
                  $12::int
              ) t2
          ) t2
        where
          _n - _b::int between 1 and $10::int
      ) t2
      left join lateral (
        select
          '{"key":' || to_json(t3."key")::text || ',"chain":' || to_json(t3."chain")::text || '}' j,
          null::text s
        from
          "series" t3
        where
          t3."chain" = t2."chain"
          and t3."key" = t2."series_key"
      ) l1 on true
    having
      true
  ) r1
