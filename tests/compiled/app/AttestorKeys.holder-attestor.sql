-- consistency: strict
-- viewer: row of accounts t1
--   account: Account where id is not null
--     id: global id of id; for owner, else resolvers answer the request
--     signerKeys: all of account_signer_keys t2, those that the viewer may see
--       id: global id of id; for owner, else resolvers answer the request
--       key: column key; for owner, else resolvers answer the request
--       linkedAt: column linkedAt; for owner, else resolvers answer the request
--   identityCheck: one of attestor_identity_checks t3, those that the viewer may see
--     status: column status; for owner, else resolvers answer the request
--
-- 9 parameters, prepared
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
            end || ',"signerKeys":' || l1.j || '}'
          end,
          'null'
        ) || ',"identityCheck":' || coalesce(l2.j, 'null') || '}'
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
      cross join lateral (
        select
          '[' || coalesce(
            string_agg(
              '{"id":' || case
                when t2f.f0 then '"' || translate(encode(convert_to('SignerKeyLink:' || t2."id", 'UTF8'), 'base64'), E'\n', '') || '"'
                else $2::text || 'x0:' || json_build_array()::text || $2::text
              end || ',"key":' || case
                when t2f.f0 then to_json(t2."key")::text
                else $2::text || 'x0:' || json_build_array()::text || $2::text
              end || ',"linkedAt":' || case
                when t2f.f0 then '"' || to_char(t2."linked_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
                else $2::text || 'x0:' || json_build_array()::text || $2::text
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
      left join lateral (
        select
          '{"status":' || case
            when t3f.f0 then case
              when t3."status"::text <> all ($7::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
              else to_json(t3."status")::text
            end
            else $2::text || 'x0:' || json_build_array()::text || $2::text
          end || '}' j,
          null::text s
        from
          "attestor_identity_checks" t3
          cross join lateral (
            select
              (t3."account_id" = $8) f0
            having
              true
          ) t3f
        where
          t3."account_id" = t1."id"
          and t3."account_id" = $9
      ) l2 on true
    having
      true
  ) r0
