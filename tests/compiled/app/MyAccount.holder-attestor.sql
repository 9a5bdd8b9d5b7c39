-- consistency: strict
-- viewer: row of accounts t1
--   account: Account where id is not null
--     id: global id of id; for owner, else resolvers answer the request
--     displayName: column displayName; for owner
--     country: column country; for owner
--     email: column email; for owner
--     emailConfirmedAt: column emailConfirmedAt; for owner
--     createdAt: column createdAt; for owner, else resolvers answer the request
--     incomeSources: all of income_sources t2, those that the viewer may see
--       id: global id of id; for owner, else resolvers answer the request
--       kind: column kind; for owner, else resolvers answer the request
--     wallets: all of account_wallets t3, those that the viewer may see; for owner
--       id: global id of id; for owner, else resolvers answer the request
--       address: column address; for owner, else resolvers answer the request
--       chain: column chain; for owner, else resolvers answer the request
--       linkedAt: column linkedAt; for owner, else resolvers answer the request
--       verified: resolver (resolver) of id, accountId, chain, address; for owner, else resolvers answer the request
--       issuerApproved: resolver (resolver) of id, accountId, chain, address; for owner, else resolvers answer the request
--     signerKeys: all of account_signer_keys t4, those that the viewer may see
--       id: global id of id; for owner, else resolvers answer the request
--       key: column key; for owner, else resolvers answer the request
--       linkedAt: column linkedAt; for owner, else resolvers answer the request
--       identityStatus: resolver (resolver) of id, accountId, key; denied
--   session: resolver (resolver) of id
--
-- 11 parameters, prepared
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
            end || ',"displayName":' || coalesce(
              case
                when t1f.f0 then to_json(t1."display_name")::text
              end,
              'null'
            ) || ',"country":' || coalesce(
              case
                when t1f.f0 then to_json(t1."country")::text
              end,
              'null'
            ) || ',"email":' || coalesce(
              case
                when t1f.f0 then to_json(t1."email")::text
              end,
              'null'
            ) || ',"emailConfirmedAt":' || coalesce(
              case
                when t1f.f0 then '"' || to_char(t1."email_confirmed_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
              end,
              'null'
            ) || ',"createdAt":' || case
              when t1f.f0 then '"' || to_char(t1."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
              else $2::text || 'x0:' || json_build_array()::text || $2::text
            end || ',"incomeSources":' || l1.j || ',"wallets":' || coalesce(
              case
                when t1f.f0 then l2.j
              end,
              'null'
            ) || ',"signerKeys":' || l3.j || '}'
          end,
          'null'
        ) || ',"session":' || $2::text || 'r3:' || json_build_array(t1."id")::text || $2::text || '}'
      ) j,
      max(
        case
          when case
            when t1."id" is not null
            and t1."id" = $1 then case
              when (t1f.f0) is not true
              or l3.s is not null then '[' || (
                (
                  case
                    when t1f.f0 then 0
                    else 1
                  end
                )
              )::text || ',' || coalesce(l3.s, 'null') || ']'
            end
          end is not null then '[' || (0)::text || ',' || coalesce(
            case
              when t1."id" is not null
              and t1."id" = $1 then case
                when (t1f.f0) is not true
                or l3.s is not null then '[' || (
                  (
                    case
                      when t1f.f0 then 0
                      else 1
                    end
                  )
                )::text || ',' || coalesce(l3.s, 'null') || ']'
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
              '{"id":' || case
                when t2f.f0 then '"' || translate(encode(convert_to('IncomeSource:' || t2."id", 'UTF8'), 'base64'), E'\n', '') || '"'
                else $2::text || 'x0:' || json_build_array()::text || $2::text
              end || ',"kind":' || case
                when t2f.f0 then case
                  when t2."kind"::text <> all ($5::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                  else to_json(t2."kind")::text
                end
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
              "income_sources" t2
            where
              t2."account_id" = t1."id"
              and t2."account_id" = $6
          ) t2
          cross join lateral (
            select
              (t2."account_id" = $7) f0
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
              '{"id":' || case
                when t3f.f0 then '"' || translate(encode(convert_to('Wallet:' || t3."id", 'UTF8'), 'base64'), E'\n', '') || '"'
                else $2::text || 'x0:' || json_build_array()::text || $2::text
              end || ',"address":' || case
                when t3f.f0 then to_json(t3."address")::text
                else $2::text || 'x0:' || json_build_array()::text || $2::text
              end || ',"chain":' || case
                when t3f.f0 then to_json(t3."chain")::text
                else $2::text || 'x0:' || json_build_array()::text || $2::text
              end || ',"linkedAt":' || case
                when t3f.f0 then '"' || to_char(t3."linked_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
                else $2::text || 'x0:' || json_build_array()::text || $2::text
              end || ',"verified":' || case
                when t3f.f0 then $2::text || 'r0:' || json_build_array(t3._i, t3."id", t3."account_id", t3."chain", t3."address")::text || $2::text
                else $2::text || 'x0:' || json_build_array()::text || $2::text
              end || ',"issuerApproved":' || case
                when t3f.f0 then $2::text || 'r1:' || json_build_array(t3._i, t3."id", t3."account_id", t3."chain", t3."address")::text || $2::text
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
              "account_wallets" t3
            where
              t3."account_id" = t1."id"
              and t3."account_id" = $8
          ) t3
          cross join lateral (
            select
              (t3."account_id" = $9) f0
            having
              true
          ) t3f
        having
          true
      ) l2
      cross join lateral (
        select
          '[' || coalesce(
            string_agg(
              '{"id":' || case
                when t4f.f0 then '"' || translate(encode(convert_to('SignerKeyLink:' || t4."id", 'UTF8'), 'base64'), E'\n', '') || '"'
                else $2::text || 'x0:' || json_build_array()::text || $2::text
              end || ',"key":' || case
                when t4f.f0 then to_json(t4."key")::text
                else $2::text || 'x0:' || json_build_array()::text || $2::text
              end || ',"linkedAt":' || case
                when t4f.f0 then '"' || to_char(t4."linked_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
                else $2::text || 'x0:' || json_build_array()::text || $2::text
              end || ',"identityStatus":null}',
              ','
              order by
                t4._i
            ),
            ''
          ) || ']' j,
          case
            when max(
              case
                when (
                  (
                    case
                      when t4f.f0 then 0
                      else 1
                    end
                  )
                )::text is not null then t4._i
              end
            ) is not null then '[' || string_agg(
              coalesce(
                (
                  (
                    case
                      when t4f.f0 then 0
                      else 1
                    end
                  )
                )::text,
                'null'
              ),
              ','
              order by
                t4._i
            ) || ']'
          end s
        from
          (
            select
              *,
              row_number() over (
                order by
                  t4."id"
              ) - 1 _i
            from
              "account_signer_keys" t4
            where
              t4."account_id" = t1."id"
              and t4."account_id" = $10
          ) t4
          cross join lateral (
            select
              (t4."account_id" = $11) f0
            having
              true
          ) t4f
        having
          true
      ) l3
    having
      true
  ) r0
