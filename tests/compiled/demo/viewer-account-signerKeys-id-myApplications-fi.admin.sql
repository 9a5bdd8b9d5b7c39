-- consistency: strict
-- viewer: row of accounts t1
--   account: Account where id is not null
--     signerKeys: all of account_signer_keys t2, those that the viewer may see
--       id: global id of id
-- myApplications: list 0 of applications t3
--   nodes:
--     id: global id of id
--
-- 3 parameters, prepared
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
            and true then '{"signerKeys":' || l1.j || '}'
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
      cross join lateral (
        select
          '[' || coalesce(
            string_agg(
              '{"id":"' || translate(encode(convert_to('SignerKeyLink:' || t2."id", 'UTF8'), 'base64'), E'\n', '') || '"}',
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
  cross join (
    select
      '{"nodes":[' || coalesce(
        string_agg(
          '{"id":"' || translate(encode(convert_to('Application:' || t3."id", 'UTF8'), 'base64'), E'\n', '') || '"}',
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
              t3."account_id" = $2
            order by
              t3."started_at" desc,
              t3."id" desc
            limit
              $3::int
          ) t3
      ) t3
    having
      true
  ) r1
