-- consistency: strict
-- viewer: row of accounts t1
--   isAdmin: resolver (resolver) of id; for owner
--   account: Account where id is not null
--     id: global id of id; for owner, else resolvers answer the request
--     displayName: column displayName; for owner
--     wallets: all of account_wallets t2, those that the viewer may see; for owner
--       address: column address; for owner, else resolvers answer the request
--       chain: column chain; for owner, else resolvers answer the request
--       verified: resolver (resolver) of id, accountId, chain, address; for owner, else resolvers answer the request
--       eligible: resolver (resolver) of id, accountId, chain, address; for owner
--       issuerApproved: resolver (resolver) of id, accountId, chain, address; for owner, else resolvers answer the request
--     signerKeys: all of account_signer_keys t3, those that the viewer may see
--       key: column key; for owner, else resolvers answer the request
--
-- 8 parameters, prepared
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
            end || ',"displayName":' || coalesce(
              case
                when t1f.f0 then to_json(t1."display_name")::text
              end,
              'null'
            ) || ',"wallets":' || coalesce(
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
          when (t1f.f0) is not true
          or case
            when t1."id" is not null
            and t1."id" = $2 then case
              when (t1f.f0) is not true
              or case
                when t1f.f0 then l1.s
              end is not null then '[' || (
                (
                  case
                    when t1f.f0 then 0
                    else 1
                  end
                )
              )::text || ',' || coalesce(
                case
                  when t1f.f0 then l1.s
                end,
                'null'
              ) || ']'
            end
          end is not null then '[' || (
            (
              case
                when t1f.f0 then 0
                else 1
              end
            )
          )::text || ',' || coalesce(
            case
              when t1."id" is not null
              and t1."id" = $2 then case
                when (t1f.f0) is not true
                or case
                  when t1f.f0 then l1.s
                end is not null then '[' || (
                  (
                    case
                      when t1f.f0 then 0
                      else 1
                    end
                  )
                )::text || ',' || coalesce(
                  case
                    when t1f.f0 then l1.s
                  end,
                  'null'
                ) || ']'
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
                else $1::text || 'x0:' || json_build_array()::text || $1::text
              end || ',"chain":' || case
                when t2f.f0 then to_json(t2."chain")::text
                else $1::text || 'x0:' || json_build_array()::text || $1::text
              end || ',"verified":' || case
                when t2f.f0 then $1::text || 'r1:' || json_build_array(t2._i, t2."id", t2."account_id", t2."chain", t2."address")::text || $1::text
                else $1::text || 'x0:' || json_build_array()::text || $1::text
              end || ',"eligible":' || coalesce(
                case
                  when t2f.f0 then $1::text || 'r2:' || json_build_array(t2._i, t2."id", t2."account_id", t2."chain", t2."address")::text || $1::text
                end,
                'null'
              ) || ',"issuerApproved":' || case
                when t2f.f0 then $1::text || 'r3:' || json_build_array(t2._i, t2."id", t2."account_id", t2."chain", t2."address")::text || $1::text
                else $1::text || 'x0:' || json_build_array()::text || $1::text
              end || '}',
              ','
              order by
                t2._i
            ),
            ''
          ) || ']' j,
          case
            when max(
              case
                when case
                  when (t2f.f0) is not true then (
                    (
                      case
                        when t2f.f0 then 0
                        else 1
                      end
                    )
                  )::text
                end is not null then t2._i
              end
            ) is not null then '[' || string_agg(
              coalesce(
                case
                  when (t2f.f0) is not true then (
                    (
                      case
                        when t2f.f0 then 0
                        else 1
                      end
                    )
                  )::text
                end,
                'null'
              ),
              ','
              order by
                t2._i
            ) || ']'
          end s
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
                else $1::text || 'x0:' || json_build_array()::text || $1::text
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
