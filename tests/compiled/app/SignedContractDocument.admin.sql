-- consistency: strict
-- contractSession: row of contract_sessions t1
--   id: global id of id
--   signedDocument: resolver (sealed) of id, accountId
--
-- 2 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      max(
        '{"id":"' || translate(encode(convert_to('ContractSession:' || t1."id", 'UTF8'), 'base64'), E'\n', '') || '","signedDocument":' || $1::text || 'r0:' || json_build_array(t1."id", t1."account_id")::text || $1::text || '}'
      ) j,
      max(null::text) s
    from
      (
        select
          *
        from
          "contract_sessions" t1
        where
          t1."id" = $2
        limit
          1
      ) t1
    having
      true
  ) r0
