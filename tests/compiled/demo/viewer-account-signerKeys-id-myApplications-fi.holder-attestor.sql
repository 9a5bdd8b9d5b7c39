-- consistency: strict
-- viewer: row of accounts t1
--   account: Account where id is not null
--     signerKeys: all of account_signer_keys t2, those that the viewer may see
--       id: global id of id; for owner, else resolvers answer the request
-- myApplications: list 0 of applications t3
--   nodes:
--     id: global id of id; for owner, else resolvers answer the request
--
-- 8 parameters, prepared
select
  r0.j,
  r0.s,
  r1.j,
  r1.s
from
  (
    select
      max(
        '{"account":' || coalesce(
          case
            when t1."id" is not null
            and t1."id" = $1 then '{"signerKeys":' || l1.j || '}'
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
          t1."id" = $2
        limit
          1
      ) t1
      cross join lateral (
        select
          '[' || coalesce(
            string_agg(
              '{"id":' || case
                when t2f.f0 then '"' || translate(encode(convert_to('SignerKeyLink:' || t2."id", 'UTF8'), 'base64'), E'\n', '') || '"'
                else $3::text || 'x0:' || json_build_array()::text || $3::text
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
              and t2."account_id" = $4
          ) t2
          cross join lateral (
            select
              (t2."account_id" = $5) f0
            having
              true
          ) t2f
        having
          true
      ) l1
    having
      true
  ) r0
  cross join (
    select
      '{"nodes":[' || coalesce(
        string_agg(
          '{"id":' || case
            when t3f.f0 then '"' || translate(encode(convert_to('Application:' || t3."id", 'UTF8'), 'base64'), E'\n', '') || '"'
            else $3::text || 'x0:' || json_build_array()::text || $3::text
          end || '}',
          ','
          order by
            t3._p
        ),
        ''
      ) || ']}' j,
      null::text s
    from
      (
        select
          *,
          row_number() over (
            order by
              t3."started_at" desc,
              t3."id" desc
          ) _p
        from
          (
            select
              *
            from
              "applications" t3
            where
              t3."account_id" = $6
            order by
              t3."started_at" desc,
              t3."id" desc
            limit
              $7::int
          ) t3
      ) t3
      cross join lateral (
        select
          (t3."account_id" = $8) f0
        having
          true
      ) t3f
    having
      true
  ) r1
