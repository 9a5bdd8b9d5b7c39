-- consistency: strict
-- viewer: row of accounts t1
--   isAdmin: resolver (resolver) of id; for owner
--   account: Account where id is not null
--     id: global id of id
--     signerKeys: all of account_signer_keys t2, those that the viewer may see
--       key: column key
--
-- 3 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      max(
        '{"isAdmin":' || coalesce(
          case
            when t1f.f0 then $1::text || 'r0:' || json_build_array(t1."id")::text || $1::text
          end,
          'null'
        ) || ',"account":' || coalesce(
          case
            when t1."id" is not null
            and true then '{"id":"' || translate(encode(convert_to('Account:' || t1."id", 'UTF8'), 'base64'), E'\n', '') || '","signerKeys":' || l1.j || '}'
          end,
          'null'
        ) || '}'
      ) j,
      max(
        case
          when (t1f.f0) is not true then (
            (
              case
                when t1f.f0 then 0
                else 1
              end
            )
          )::text
        end
      ) s
    from
      (
        select
          *
        from
          "accounts" t1
        where
          t1."id" = $2
        limit
          1
      ) t1
      cross join lateral (
        select
          (t1."id" = $3) f0
        having
          true
      ) t1f
      cross join lateral (
        select
          '[' || coalesce(
            string_agg(
              '{"key":' || to_json(t2."key")::text || '}',
              ','
              order by
                t2._i
            ),
            ''
          ) || ']' j,
          null::text s
        from
          (
            select
              *,
              row_number() over (
                order by
                  t2."id"
              ) - 1 _i
            from
              "account_signer_keys" t2
            where
              t2."account_id" = t1."id"
              and true
          ) t2
        having
          true
      ) l1
    having
      true
  ) r0
