-- consistency: strict
-- myBids: list 0 of bids t1
--   nodes:
--     id: global id of chain, id; for owner, issuer, else resolvers answer the request
--     commitment: column commitment; for owner, issuer
--     validity: column validity; for owner
--     series: one of series t2
--       key: column key
--       chain: column chain
--       title: column title
--       auction: Auction where phase is not null
--         phase: computed from phase
--         revealEndsAt: computed from revealEndsAt
-- myOrders: list 1 of window_orders t3
--   nodes:
--     id: global id of chain, id; for owner, issuer, else resolvers answer the request
--     commitment: column commitment; for owner, issuer
--     validity: column validity; for owner
--     window: one of windows t4
--       number: column window
--       phase: column phase
--       revealEndsAt: column revealEndsAt
--     series: one of series t5
--       key: column key
--       chain: column chain
--       title: column title
-- myBidBackups: list 2 of bid_backups t6
--   nodes:
--     seriesKey: column seriesKey; for owner, else resolvers answer the request
--     window: column window; for owner, else resolvers answer the request
--     wallet: column wallet; for owner, else resolvers answer the request
--     commitment: column commitment; for owner, else resolvers answer the request
--     backup: resolver (sealed) of id, accountId
--
-- 25 parameters, prepared
select
  r0.j,
  r0.s,
  r1.j,
  r1.s,
  r2.j,
  r2.s
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
          end || ',"commitment":' || coalesce(
            case
              when t1f.f0 then to_json(t1."commitment")::text
            end,
            'null'
          ) || ',"validity":' || coalesce(
            case
              when t1f.f1 then case
                when t1."validity"::text <> all ($3::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                else to_json(t1."validity")::text
              end
            end,
            'null'
          ) || ',"series":' || l1.j || '}',
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
                t1."chain" = $4
                and t1."bidder" = $5
              )
            order by
              t1."committed_at" desc,
              t1."chain" desc,
              t1."id" desc
            limit
              $6::int
          ) t1
      ) t1
      cross join lateral (
        select
          (
            (
              (
                t1."chain" = $7
                and t1."bidder" = $8
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
                    t1w1."chain" = $9
                    and t1w1."issuer" = $10
                  )
              )
            )
          ) f0,
          (
            (
              t1."chain" = $11
              and t1."bidder" = $12
            )
          ) f1
        having
          true
      ) t1f
      left join lateral (
        select
          '{"key":' || to_json(t2."key")::text || ',"chain":' || to_json(t2."chain")::text || ',"title":' || coalesce(to_json(t2."title")::text, 'null') || ',"auction":' || coalesce(
            case
              when t2."phase" is not null then '{"phase":' || $2::text || 'f0:' || json_build_array(t2."phase")::text || $2::text || ',"revealEndsAt":' || $2::text || 'f1:' || json_build_array(to_char(t2."reveal_ends_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text || $2::text || '}'
            end,
            'null'
          ) || '}' j,
          null::text s
        from
          "series" t2
        where
          t2."chain" = t1."chain"
          and t2."key" = t1."series_key"
      ) l1 on true
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
                  'WindowOrder:' || case
                    when t3."chain" = $1::text then t3."id"
                    else t3."chain" || '/' || t3."id"
                  end,
                  'UTF8'
                ),
                'base64'
              ),
              E'\n',
              ''
            ) || '"'
            else $2::text || 'x0:' || json_build_array()::text || $2::text
          end || ',"commitment":' || coalesce(
            case
              when t3f.f0 then to_json(t3."commitment")::text
            end,
            'null'
          ) || ',"validity":' || coalesce(
            case
              when t3f.f1 then case
                when t3."validity"::text <> all ($3::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                else to_json(t3."validity")::text
              end
            end,
            'null'
          ) || ',"window":' || l2.j || ',"series":' || l3.j || '}',
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
              "window_orders" t3
            where
              (
                t3."chain" = $13
                and t3."trader" = $14
              )
            order by
              t3."committed_at" desc,
              t3."chain" desc,
              t3."id" desc
            limit
              $15::int
          ) t3
      ) t3
      cross join lateral (
        select
          (
            (
              (
                t3."chain" = $16
                and t3."trader" = $17
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
                    t3w1."chain" = $18
                    and t3w1."issuer" = $19
                  )
              )
            )
          ) f0,
          (
            (
              t3."chain" = $20
              and t3."trader" = $21
            )
          ) f1
        having
          true
      ) t3f
      left join lateral (
        select
          '{"number":' || t4."window"::text || ',"phase":' || case
            when t4."phase"::text <> all ($22::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
            else to_json(t4."phase")::text
          end || ',"revealEndsAt":"' || to_char(t4."reveal_ends_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"}' j,
          null::text s
        from
          "windows" t4
        where
          t4."chain" = t3."chain"
          and t4."id" = t3."window_id"
          and t4."series_key" = t3."series_key"
      ) l2 on true
      left join lateral (
        select
          '{"key":' || to_json(t5."key")::text || ',"chain":' || to_json(t5."chain")::text || ',"title":' || coalesce(to_json(t5."title")::text, 'null') || '}' j,
          null::text s
        from
          "series" t5
        where
          t5."chain" = t3."chain"
          and t5."key" = t3."series_key"
      ) l3 on true
    having
      true
  ) r1
  cross join (
    select
      '{"nodes":[' || coalesce(
        string_agg(
          '{"seriesKey":' || case
            when t6f.f0 then to_json(t6."series_key")::text
            else $2::text || 'x0:' || json_build_array()::text || $2::text
          end || ',"window":' || case
            when t6f.f0 then t6."window"::text
            else $2::text || 'x0:' || json_build_array()::text || $2::text
          end || ',"wallet":' || case
            when t6f.f0 then to_json(t6."wallet")::text
            else $2::text || 'x0:' || json_build_array()::text || $2::text
          end || ',"commitment":' || case
            when t6f.f0 then to_json(t6."commitment")::text
            else $2::text || 'x0:' || json_build_array()::text || $2::text
          end || ',"backup":' || $2::text || 'r0:' || json_build_array(t6._i, t6."id", t6."account_id")::text || $2::text || '}',
          ','
          order by
            t6._p
        ),
        ''
      ) || ']}' j,
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
              row_number() over (
                order by
                  t6."saved_at" desc,
                  t6."id" desc
              ) _p
            from
              (
                select
                  *
                from
                  "bid_backups" t6
                where
                  t6."account_id" = $23
                order by
                  t6."saved_at" desc,
                  t6."id" desc
                limit
                  $24::int
              ) t6
          ) t6
      ) t6
      cross join lateral (
        select
          (t6."account_id" = $25) f0
        having
          true
      ) t6f
    having
      true
  ) r2
