-- consistency: strict
-- attestorProposals: list 1 of attestor_proposals t1
--   totalCount: totalCount
--   nodes:
--     id: global id of id
--     action: column action
--     chain: column chain
--     key: column key
--     state: column state
--     accountId: computed from accountId
--     graceEndsAt: column graceUntil
--     proposedAt: column proposedAt
--     proposedBy: computed from proposedBy
--     decidedAt: column decidedAt
--     decidedBy: computed from decidedBy
--     requests: list 0 of admin_tx_requests t2
--       nodes:
--         id: global id of id
--         builtAt: column builtAt
--         outcome: column outcome
--         txHash: column txHash
--   pageInfo: hasNextPage, endCursor
--
-- 7 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      l.j,
      l.s
    from
      (
        select
          count(*)::int c
        from
          (
            select
            from
              "attestor_proposals" t1
            where
              true
            order by
              t1."proposed_at" desc,
              t1."id" desc
            limit
              10001
          ) counted
        having
          true
      ) k
      cross join lateral (
        select
          '{"totalCount":' || least(k.c, 10000)::text || ',"nodes":[' || coalesce(
            string_agg(
              '{"id":"' || translate(encode(convert_to('AttestorProposal:' || t1."id", 'UTF8'), 'base64'), E'\n', '') || '","action":' || case
                when t1."action"::text <> all ($1::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                else to_json(t1."action")::text
              end || ',"chain":' || to_json(t1."chain")::text || ',"key":' || to_json(t1."key")::text || ',"state":' || case
                when t1."state"::text <> all ($3::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                else to_json(t1."state")::text
              end || ',"accountId":' || $2::text || 'f0:' || json_build_array(t1."account_id")::text || $2::text || ',"graceEndsAt":' || coalesce('"' || to_char(t1."grace_until" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"', 'null') || ',"proposedAt":"' || to_char(t1."proposed_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","proposedBy":' || $2::text || 'f1:' || json_build_array(t1."proposed_by")::text || $2::text || ',"decidedAt":' || coalesce('"' || to_char(t1."decided_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"', 'null') || ',"decidedBy":' || $2::text || 'f2:' || json_build_array(t1."decided_by")::text || $2::text || ',"requests":' || l1.j || '}',
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
                when t1._p = least($4::int, t1._c - t1._b::int) then $2::text || 'c1:' || json_build_array(to_char(t1."proposed_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), t1."id"::text)::text || $2::text
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
                      t1."proposed_at" desc,
                      t1."id" desc
                  ) _n,
                  count(*) over () _c
                from
                  (
                    select
                      *
                    from
                      "attestor_proposals" t1
                    where
                      true
                    order by
                      t1."proposed_at" desc,
                      t1."id" desc
                    limit
                      $5::int
                  ) t1
              ) t1
            where
              _n - _b::int between 1 and $4::int
          ) t1
          cross join lateral (
            select
              '{"nodes":[' || coalesce(
                string_agg(
                  '{"id":"' || translate(encode(convert_to('AdminTxRequest:' || t2."id", 'UTF8'), 'base64'), E'\n', '') || '","builtAt":"' || to_char(t2."built_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","outcome":' || case
                    when t2."outcome"::text <> all ($6::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                    else to_json(t2."outcome")::text
                  end || ',"txHash":' || coalesce(to_json(t2."tx_hash")::text, 'null') || '}',
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
                      t2."built_at" desc,
                      t2."id" desc
                  ) _p
                from
                  (
                    select
                      *
                    from
                      "admin_tx_requests" t2
                    where
                      t2."proposal_id" = t1."id"
                    order by
                      t2."built_at" desc,
                      t2."id" desc
                    limit
                      $7::int
                  ) t2
              ) t2
            having
              true
          ) l1
        having
          true
      ) l
  ) r0
