-- consistency: strict
-- signerKeyLinks: list 0 of account_signer_keys t1
--   nodes:
--     id: global id of id
--     key: column key
--     accountId: computed from accountId
--     linkedAt: column linkedAt
--     identityStatus: resolver (resolver) of id, accountId, key
--   pageInfo: hasNextPage, endCursor
--
-- 3 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      '{"nodes":[' || coalesce(
        string_agg(
          '{"id":"' || translate(encode(convert_to('SignerKeyLink:' || t1."id", 'UTF8'), 'base64'), E'\n', '') || '","key":' || to_json(t1."key")::text || ',"accountId":' || $1::text || 'f0:' || json_build_array(t1."account_id")::text || $1::text || ',"linkedAt":"' || to_char(t1."linked_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","identityStatus":' || $1::text || 'r0:' || json_build_array(t1._i, t1."id", t1."account_id", t1."key")::text || $1::text || '}',
          ','
          order by
            t1._p
        ),
        ''
      ) || '],"pageInfo":{"hasNextPage":' || case
        when coalesce(max(t1._c - t1._b::int), 0) > $2::int then 'true'
        else 'false'
      end || ',"endCursor":' || coalesce(
        max(
          case
            when t1._p = least($2::int, t1._c - t1._b::int) then $1::text || 'c0:' || json_build_array(to_char(t1."linked_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), t1."id"::text)::text || $1::text
          end
        ),
        'null'
      ) || '}}' j,
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
              _n - _b::int _p
            from
              (
                select
                  *,
                  false _b,
                  row_number() over (
                    order by
                      t1."linked_at" desc,
                      t1."id" desc
                  ) _n,
                  count(*) over () _c
                from
                  (
                    select
                      *
                    from
                      "account_signer_keys" t1
                    where
                      true
                    order by
                      t1."linked_at" desc,
                      t1."id" desc
                    limit
                      $3::int
                  ) t1
              ) t1
            where
              _n - _b::int between 1 and $2::int
          ) t1
      ) t1
    having
      true
  ) r0
