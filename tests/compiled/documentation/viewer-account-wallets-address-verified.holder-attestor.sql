-- consistency: strict
-- viewer: row of accounts t1
--   account: Account where id is not null
--     wallets: all of account_wallets t2, those that the viewer may see; for owner
--       address: column address; for owner, else resolvers answer the request
--       verified: computed from AllowlistEntry.verified, AllowlistEntry.issuerApproved, AllowlistEntry.updatedAt; for owner, else resolvers answer the request
--
-- 6 parameters, prepared
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
            and t1."id" = $1 then '{"wallets":' || coalesce(
              case
                when t1f.f0 then l1.j
              end,
              'null'
            ) || '}'
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
          t1."id" = $2
        limit
          1
      ) t1
      cross join lateral (
        select
          (t1."id" = $3) f0
        having
          true
      ) t1f
      cross join lateral (
        select
          '[' || coalesce(
            string_agg(
              '{"address":' || case
                when t2f.f0 then to_json(t2."address")::text
                else $4::text || 'x0:' || json_build_array()::text || $4::text
              end || ',"verified":' || case
                when t2f.f0 then $4::text || 'f0:' || json_build_array(
                  (
                    select
                      json_build_array(
                        t2m."verified",
                        t2m."issuer_approved",
                        to_char(t2m."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
                      )
                    from
                      "allowlist" t2m
                    where
                      t2m."chain" = t2."chain"
                      and t2m."wallet" = t2."address"
                  )
                )::text || $4::text
                else $4::text || 'x0:' || json_build_array()::text || $4::text
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
    having
      true
  ) r0
