-- consistency: strict
-- viewer: row of accounts t1
--   account: Account where id is not null
--     id: global id of id
--
-- 1 parameters, prepared
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
            and true then '{"id":"' || translate(encode(convert_to('Account:' || t1."id", 'UTF8'), 'base64'), E'\n', '') || '"}'
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
          t1."id" = $1
        limit
          1
      ) t1
    having
      true
  ) r0
