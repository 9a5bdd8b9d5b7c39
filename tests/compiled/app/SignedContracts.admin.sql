-- consistency: strict
-- contractSessions: list 0 of contract_sessions t1
--   nodes:
--     id: global id of id
--     kind: column kind
--     chain: column chain
--     seriesKey: column seriesKey
--     signedAt: column signedAt
--     signedHash: column signedHash
--     onchain: column onchain
--     account: one of accounts t2, those that the viewer may see
--       id: global id of id
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
          '{"id":"' || translate(encode(convert_to('ContractSession:' || t1."id", 'UTF8'), 'base64'), E'\n', '') || '","kind":' || case
            when t1."kind"::text <> all ($1::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
            else to_json(t1."kind")::text
          end || ',"chain":' || to_json(t1."chain")::text || ',"seriesKey":' || coalesce(to_json(t1."series_key")::text, 'null') || ',"signedAt":' || coalesce('"' || to_char(t1."signed_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"', 'null') || ',"signedHash":' || coalesce(to_json(t1."signed_hash")::text, 'null') || ',"onchain":' || coalesce(
            case
              when t1."onchain"::text <> all ($3::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
              else to_json(t1."onchain")::text
            end,
            'null'
          ) || ',"account":' || coalesce(l1.j, 'null') || '}',
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
            when t1._p = least($4::int, t1._c - t1._b::int) then $2::text || 'c0:' || json_build_array(to_char(t1."rendered_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), t1."id"::text)::text || $2::text
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
                  t1."rendered_at" desc,
                  t1."id" desc
              ) _n,
              count(*) over () _c
            from
              (
                select
                  *
                from
                  "contract_sessions" t1
                where
                  t1."state" = $5
                order by
                  t1."rendered_at" desc,
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
          '{"id":"' || translate(encode(convert_to('Account:' || t2."id", 'UTF8'), 'base64'), E'\n', '') || '"}' j,
          null::text s
        from
          "accounts" t2
        where
          t2."id" = t1."account_id"
          and true
      ) l1 on true
    having
      true
  ) r0
