-- consistency: strict
-- myMoneyEvents: list 0 of money_events t1
--   nodes:
--     id: global id of chain, id
--     kind: column kind
--     amount: column amount
--     occurredAt: column at
--     period: column period
--     wallet: column wallet
--     txHash: column txHash
--     series: one of series t2
--       key: column key
--       chain: column chain
--   pageInfo: hasNextPage, endCursor
--
-- 6 parameters, prepared
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
          ) || '","kind":' || case
            when t1."kind"::text <> all ($2::text[]) then $3::text || 'x1:' || json_build_array()::text || $3::text
            else to_json(t1."kind")::text
          end || ',"amount":"' || t1."amount"::text || '","occurredAt":"' || to_char(t1."at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","period":' || coalesce('"' || (t1."period" / 10) || '-Q' || (t1."period" % 10) || '"', 'null') || ',"wallet":' || coalesce(to_json(t1."wallet")::text, 'null') || ',"txHash":' || to_json(t1."tx_hash")::text || ',"series":' || l1.j || '}',
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
            when t1._p = least($4::int, t1._c - t1._b::int) then $3::text || 'c0:' || json_build_array(
              to_char(t1."at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
              t1."block_number"::text,
              t1."chain"::text,
              t1."id"::text
            )::text || $3::text
          end
        ),
        'null'
      ) || '}}' j,
      null::text s
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
                    t1."chain" = $5
                    and false
                  )
                order by
                  t1."at" desc,
                  t1."block_number" desc,
                  t1."chain" desc,
                  t1."id" desc
                limit
                  $6::int
              ) t1
          ) t1
        where
          _n - _b::int between 1 and $4::int
      ) t1
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
