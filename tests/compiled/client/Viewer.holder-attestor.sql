-- consistency: strict
-- viewer: row of accounts t1
--   account: Account where id is not null
--     id: global id of id; for owner, else resolvers answer the request
--     wallets: all of account_wallets t2, those that the viewer may see; for owner
--       address: column address; for owner, else resolvers answer the request
--       verified: resolver (resolver) of id, accountId, chain, address; for owner, else resolvers answer the request
--     signerKeys: all of account_signer_keys t3, those that the viewer may see
--       key: column key; for owner, else resolvers answer the request
--       linkedAt: column linkedAt; for owner, else resolvers answer the request
--
-- 8 parameters, prepared
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
            end || ',"wallets":' || coalesce(
              case
                when t1f.f0 then l1.j
              end,
              'null'
            ) || ',"signerKeys":' || l2.j || '}'
          end,
          'null'
        ) || '}'
      ) j,
      max(
        case
          when case
            when t1."id" is not null
            and t1."id" = $1 then case
              when (t1f.f0) is not true then (
                (
                  case
                    when t1f.f0 then 0
                    else 1
                  end
                )
              )::text
            end
          end is not null then '[' || (0)::text || ',' || coalesce(
            case
              when t1."id" is not null
              and t1."id" = $1 then case
                when (t1f.f0) is not true then (
                  (
                    case
                      when t1f.f0 then 0
                      else 1
                    end
                  )
                )::text
              end
            end,
            'null'
          ) || ']'
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
              '{"address":' || case
                when t2f.f0 then to_json(t2."address")::text
                else $2::text || 'x0:' || json_build_array()::text || $2::text
              end || ',"verified":' || case
                when t2f.f0 then $2::text || 'r0:' || json_build_array(t2._i, t2."id", t2."account_id", t2."chain", t2."address")::text || $2::text
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
              "account_wallets" t2
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
      cross join lateral (
        select
          '[' || coalesce(
            string_agg(
              '{"key":' || case
                when t3f.f0 then to_json(t3."key")::text
                else $2::text || 'x0:' || json_build_array()::text || $2::text
              end || ',"linkedAt":' || case
                when t3f.f0 then '"' || to_char(t3."linked_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
                else $2::text || 'x0:' || json_build_array()::text || $2::text
              end || '}',
              ','
              order by
                t3._i
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
                  t3."id"
              ) - 1 _i
            from
              "account_signer_keys" t3
            where
              t3."account_id" = t1."id"
              and t3."account_id" = $7
          ) t3
          cross join lateral (
            select
              (t3."account_id" = $8) f0
            having
              true
          ) t3f
        having
          true
      ) l2
    having
      true
  ) r0
