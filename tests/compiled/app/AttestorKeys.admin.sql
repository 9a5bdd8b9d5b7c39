-- consistency: strict
-- viewer: row of accounts t1
--   account: Account where id is not null
--     id: global id of id
--     signerKeys: all of account_signer_keys t2, those that the viewer may see
--       id: global id of id
--       key: column key
--       linkedAt: column linkedAt
--   identityCheck: one of attestor_identity_checks t3, those that the viewer may see
--     status: column status; for owner, else resolvers answer the request
--
-- 5 parameters, prepared
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
            and true then '{"id":"' || translate(encode(convert_to('Account:' || t1."id", 'UTF8'), 'base64'), E'\n', '') || '","signerKeys":' || l1.j || '}'
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
          t1."id" = $1
        limit
          1
      ) t1
      cross join lateral (
        select
          '[' || coalesce(
            string_agg(
              '{"id":"' || translate(encode(convert_to('SignerKeyLink:' || t2."id", 'UTF8'), 'base64'), E'\n', '') || '","key":' || to_json(t2."key")::text || ',"linkedAt":"' || to_char(t2."linked_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"}',
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
      left join lateral (
        select
          '{"status":' || case
            when t3f.f0 then case
              when t3."status"::text <> all ($2::text[]) then $3::text || 'x1:' || json_build_array()::text || $3::text
              else to_json(t3."status")::text
            end
            else $3::text || 'x0:' || json_build_array()::text || $3::text
          end || '}' j,
          null::text s
        from
          "attestor_identity_checks" t3
          cross join lateral (
            select
              (t3."account_id" = $4) f0
            having
              true
          ) t3f
        where
          t3."account_id" = t1."id"
          and t3."account_id" = $5
      ) l2 on true
    having
      true
  ) r0
