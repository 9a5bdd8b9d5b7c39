-- consistency: strict
-- viewer: row of accounts t1
--   account: Account where id is not null
--     signerKeys: all of account_signer_keys t2, those that the viewer may see
--       key: column key
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
