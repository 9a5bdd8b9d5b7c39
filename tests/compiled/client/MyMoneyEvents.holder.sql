-- consistency: strict
-- myMoneyEvents: list 0 of money_events t1
--   nodes:
--     id: global id of chain, id; for owner, issuer, holder, else resolvers answer the request
--     kind: column kind; for owner, issuer, holder, else resolvers answer the request
--     amount: column amount; for owner, issuer, holder, else resolvers answer the request
--     occurredAt: column at; for owner, issuer, holder, else resolvers answer the request
--     period: column period; for owner, issuer, holder
--     wallet: column wallet; for owner, issuer, holder
--     txHash: column txHash; for owner, issuer, holder, else resolvers answer the request
--     series: one of series t2
--       key: column key
--       chain: column chain
--   pageInfo: hasNextPage, endCursor
--
-- 27 parameters, prepared
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
                  'MoneyEvent:' || case
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
          end || ',"kind":' || case
            when t1f.f0 then case
              when t1."kind"::text <> all ($3::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
              else to_json(t1."kind")::text
            end
            else $2::text || 'x0:' || json_build_array()::text || $2::text
          end || ',"amount":' || case
            when t1f.f0 then '"' || t1."amount"::text || '"'
            else $2::text || 'x0:' || json_build_array()::text || $2::text
          end || ',"occurredAt":' || case
            when t1f.f0 then '"' || to_char(t1."at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
            else $2::text || 'x0:' || json_build_array()::text || $2::text
          end || ',"period":' || coalesce(
            case
              when t1f.f0 then '"' || (t1."period" / 10) || '-Q' || (t1."period" % 10) || '"'
            end,
            'null'
          ) || ',"wallet":' || coalesce(
            case
              when t1f.f0 then to_json(t1."wallet")::text
            end,
            'null'
          ) || ',"txHash":' || case
            when t1f.f0 then to_json(t1."tx_hash")::text
            else $2::text || 'x0:' || json_build_array()::text || $2::text
          end || ',"series":' || l1.j || '}',
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
              to_char(t1."at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
              t1."block_number"::text,
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
              when (t1f.f0) is not true then (
                (
                  case
                    when t1f.f0 then 0
                    else 1
                  end
                )
              )::text
            end is not null then t1._p
          end
        ) is not null then '[' || string_agg(
          coalesce(
            case
              when (t1f.f0) is not true then (
                (
                  case
                    when t1f.f0 then 0
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
          _n - _b::int _p
        from
          (
            select
              *,
              false _b,
              row_number() over (
                order by
                  t1."at" desc,
                  t1."block_number" desc,
                  t1."chain" desc,
                  t1."id" desc
              ) _n,
              count(*) over () _c
            from
              (
                select
                  *
                from
                  "money_events" t1
                where
                  (
                    (
                      t1."chain" = $5
                      and t1."wallet" = $6
                    )
                    and (
                      t1."kind" = any ($7)
                      or t1."kind" = any ($8)
                      or t1."kind" = $9
                    )
                  )
                order by
                  t1."at" desc,
                  t1."block_number" desc,
                  t1."chain" desc,
                  t1."id" desc
                limit
                  $10::int
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
                exists (
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
                and t1."kind" = any ($13)
              )
              or (
                (
                  t1."chain" = $14
                  and t1."wallet" = $15
                )
                and t1."kind" = $16
              )
              or (
                exists (
                  select
                    1
                  from
                    "series" t1w1
                  where
                    t1w1."chain" = t1."chain"
                    and t1w1."key" = t1."series_key"
                    and exists (
                      select
                        1
                      from
                        "positions" t1w2
                      where
                        t1w2."chain" = t1w1."chain"
                        and t1w2."series_key" = t1w1."key"
                        and (
                          (
                            t1w2."chain" = $17
                            and t1w2."holder" = $18
                          )
                          and (
                            t1w2."units" > $19
                            or t1w2."burned_units" > $20
                          )
                        )
                    )
                )
                and t1."kind" = any ($21)
              )
              or (
                (
                  t1."chain" = $22
                  and t1."wallet" = $23
                )
                and t1."kind" = any ($24)
              )
              or (
                (
                  t1."chain" = $25
                  and t1."wallet" = $26
                )
                and t1."kind" = any ($27)
              )
            )
          ) f0
        having
          true
      ) t1f
      left join lateral (
        select
          '{"key":' || to_json(t2."key")::text || ',"chain":' || to_json(t2."chain")::text || '}' j,
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
