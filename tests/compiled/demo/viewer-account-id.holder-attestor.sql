-- consistency: strict
-- viewer: row of accounts t1
--   account: Account where id is not null
--     id: global id of id; for owner, else resolvers answer the request
--
-- 4 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      max(
        '{"account":' || coalesce(
          case
            when t1."id" is not null
            and t1."id" = $1 then '{"id":' || case
              when t1f.f0 then '"' || translate(encode(convert_to('Account:' || t1."id", 'UTF8'), 'base64'), E'\n', '') || '"'
              else $2::text || 'x0:' || json_build_array()::text || $2::text
            end || '}'
          end,
          'null'
        ) || '}'
      ) j,
      max(null::text) s
    from
      (
        select
          *
        from
          "accounts" t1
        where
          t1."id" = $3
        limit
          1
      ) t1
      cross join lateral (
        select
          (t1."id" = $4) f0
        having
          true
      ) t1f
    having
      true
  ) r0
