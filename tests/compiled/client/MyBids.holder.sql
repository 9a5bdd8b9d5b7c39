-- consistency: strict
-- myBids: list 0 of bids t1
--   nodes:
--     id: global id of chain, id; for owner, issuer, else resolvers answer the request
--     wallet: column bidder; for owner, issuer, else resolvers answer the request
--     commitment: column commitment; for owner, issuer
--     committedAt: column committedAt; for owner, issuer, else resolvers answer the request
--     deposit: column deposit; for owner, issuer
--     price: column price; for owner, issuer
--     quantity: column quantity; for owner, issuer
--     delivery: column delivery; for owner
--     deliveredUnits: column deliveredUnits; for owner
--     deliveredRefund: column deliveredRefund; for owner
--   pageInfo: hasNextPage, endCursor
--
-- 14 parameters, prepared
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
          end || ',"wallet":' || case
            when t1f.f0 then to_json(t1."bidder")::text
            else $2::text || 'x0:' || json_build_array()::text || $2::text
          end || ',"commitment":' || coalesce(
            case
              when t1f.f0 then to_json(t1."commitment")::text
            end,
            'null'
          ) || ',"committedAt":' || case
            when t1f.f0 then '"' || to_char(t1."committed_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
            else $2::text || 'x0:' || json_build_array()::text || $2::text
          end || ',"deposit":' || coalesce(
            case
              when t1f.f0 then '"' || t1."deposit"::text || '"'
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
          ) || ',"delivery":' || coalesce(
            case
              when t1f.f1 then case
                when t1."delivery"::text <> all ($3::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                else to_json(t1."delivery")::text
              end
            end,
            'null'
          ) || ',"deliveredUnits":' || coalesce(
            case
              when t1f.f1 then '"' || t1."delivered_units"::text || '"'
            end,
            'null'
          ) || ',"deliveredRefund":' || coalesce(
            case
              when t1f.f1 then '"' || t1."delivered_refund"::text || '"'
            end,
            'null'
          ) || '}',
          ','
          order by
            t1._p
        ),
        ''
      ) || '],"pageInfo":{"hasNextPage":' || case
        when coalesce(max(t1._c - t1._b::int), 0) > $4::int then 'true'
        else 'false'
      end || ',"endCursor":' || coalesce(
        max(
          case
            when t1._p = least($4::int, t1._c - t1._b::int) then $2::text || 'c0:' || json_build_array(
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
                  "bids" t1
                where
                  (
                    t1."chain" = $5
                    and (
                      t1."chain" = $6
                      and t1."bidder" = $7
                    )
                  )
                order by
                  t1."committed_at" desc,
                  t1."chain" desc,
                  t1."id" desc
                limit
                  $8::int
              ) t1
          ) t1
        where
          _n - _b::int between 1 and $4::int
      ) t1
      cross join lateral (
        select
          (
            (
              (
                t1."chain" = $9
                and t1."bidder" = $10
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
                    t1w1."chain" = $11
                    and t1w1."issuer" = $12
                  )
              )
            )
          ) f0,
          (
            (
              t1."chain" = $13
              and t1."bidder" = $14
            )
          ) f1
        having
          true
      ) t1f
    having
      true
  ) r0
