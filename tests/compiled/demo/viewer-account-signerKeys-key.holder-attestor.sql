-- consistency: strict
-- viewer: row of accounts t1
--   account: Account where id is not null
--     signerKeys: all of account_signer_keys t2, those that the viewer may see
--       key: column key; for owner, else resolvers answer the request
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
              '{"key":' || case
                when t2f.f0 then to_json(t2."key")::text
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
