-- consistency: strict
-- application: row of applications t1
--   id: global id of id; for owner, else resolvers answer the request
--   notes: resolver (sealed) of id, accountId
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
          when t1f.f0 then '"' || translate(encode(convert_to('Application:' || t1."id", 'UTF8'), 'base64'), E'\n', '') || '"'
          else $1::text || 'x0:' || json_build_array()::text || $1::text
        end || ',"notes":' || $1::text || 'r0:' || json_build_array(t1."id", t1."account_id")::text || $1::text || '}'
      ) j,
      max(null::text) s
    from
      (
        select
          *
        from
          "applications" t1
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
