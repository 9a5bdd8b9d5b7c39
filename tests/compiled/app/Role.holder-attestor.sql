-- consistency: strict
-- viewer: row of accounts t1
--   isAdmin: resolver (resolver) of id; for owner
--   account: Account where id is not null
--     id: global id of id; for owner, else resolvers answer the request
--     signerKeys: all of account_signer_keys t2, those that the viewer may see
--       key: column key; for owner, else resolvers answer the request
--
-- 6 parameters, prepared
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
            and t1."id" = $2 then '{"id":' || case
              when t1f.f0 then '"' || translate(encode(convert_to('Account:' || t1."id", 'UTF8'), 'base64'), E'\n', '') || '"'
              else $1::text || 'x0:' || json_build_array()::text || $1::text
            end || ',"signerKeys":' || l1.j || '}'
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
      cross join lateral (
        select
          '[' || coalesce(
            string_agg(
              '{"key":' || case
                when t2f.f0 then to_json(t2."key")::text
                else $1::text || 'x0:' || json_build_array()::text || $1::text
              end || '}',
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
              and t2."account_id" = $5
          ) t2
          cross join lateral (
            select
              (t2."account_id" = $6) f0
            having
              true
          ) t2f
        having
          true
      ) l1
    having
      true
  ) r0
