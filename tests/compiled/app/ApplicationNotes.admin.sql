-- consistency: strict
-- application: row of applications t1
--   id: global id of id
--   notes: resolver (sealed) of id, accountId
--
-- 2 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      max(
        '{"id":"' || translate(encode(convert_to('Application:' || t1."id", 'UTF8'), 'base64'), E'\n', '') || '","notes":' || $1::text || 'r0:' || json_build_array(t1."id", t1."account_id")::text || $1::text || '}'
      ) j,
      max(null::text) s
    from
      (
        select
          *
        from
          "applications" t1
        where
          t1."id" = $2
        limit
          1
      ) t1
    having
      true
  ) r0
