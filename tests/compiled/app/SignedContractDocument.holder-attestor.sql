-- consistency: strict
-- contractSession: row of contract_sessions t1
--   id: global id of id; for owner, else resolvers answer the request
--   signedDocument: resolver (sealed) of id, accountId
--
-- 4 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      max(
        '{"id":' || case
          when t1f.f0 then '"' || translate(encode(convert_to('ContractSession:' || t1."id", 'UTF8'), 'base64'), E'\n', '') || '"'
          else $1::text || 'x0:' || json_build_array()::text || $1::text
        end || ',"signedDocument":' || $1::text || 'r0:' || json_build_array(t1."id", t1."account_id")::text || $1::text || '}'
      ) j,
      max(null::text) s
    from
      (
        select
          *
        from
          "contract_sessions" t1
        where
          (
            t1."id" = $2
            and t1."account_id" = $3
          )
        limit
          1
      ) t1
      cross join lateral (
        select
          (t1."account_id" = $4) f0
        having
          true
      ) t1f
    having
      true
  ) r0
