-- consistency: strict
-- node: row of attestors t1
--   __typename: "Attestor"
-- myContractSessions: list 0 of contract_sessions t2
--   nodes:
--     id: global id of id; for owner, else resolvers answer the request
--     draftId: computed from draftId; for owner
--     draftVersion: column draftVersion; for owner
--     state: resolver (resolver) of id, accountId, state, expiresAt; for owner, else resolvers answer the request
--     expiresAt: column expiresAt; for owner, else resolvers answer the request
--     signedAt: column signedAt; for owner
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
      max('{"__typename":"Attestor"}') j,
      max(null::text) s
    from
      (
        select
          *
        from
          "attestors" t1
        where
          (
            t1."chain" = $1
            and t1."address" = $2
          )
        limit
          1
      ) t1
    having
      true
  ) r0
  cross join (
    select
      '{"nodes":[' || coalesce(
        string_agg(
          '{"id":' || case
            when t2f.f0 then '"' || translate(encode(convert_to('ContractSession:' || t2."id", 'UTF8'), 'base64'), E'\n', '') || '"'
            else $3::text || 'x0:' || json_build_array()::text || $3::text
          end || ',"draftId":' || coalesce(
            case
              when t2f.f0 then $3::text || 'f0:' || json_build_array(t2."draft_id")::text || $3::text
            end,
            'null'
          ) || ',"draftVersion":' || coalesce(
            case
              when t2f.f0 then t2."draft_version"::text
            end,
            'null'
          ) || ',"state":' || case
            when t2f.f0 then $3::text || 'r0:' || json_build_array(
              t2._i,
              t2."id",
              t2."account_id",
              t2."state",
              to_char(t2."expires_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
            )::text || $3::text
            else $3::text || 'x0:' || json_build_array()::text || $3::text
          end || ',"expiresAt":' || case
            when t2f.f0 then '"' || to_char(t2."expires_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
            else $3::text || 'x0:' || json_build_array()::text || $3::text
          end || ',"signedAt":' || coalesce(
            case
              when t2f.f0 then '"' || to_char(t2."signed_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
            end,
            'null'
          ) || '}',
          ','
          order by
            t2._p
        ),
        ''
      ) || ']}' j,
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
            end is not null then t2._p
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
            t2._p
        ) || ']'
      end s
    from
      (
        select
          *,
          _p - 1 _i
        from
          (
            select
              *,
              row_number() over (
                order by
                  t2."rendered_at" desc,
                  t2."id" desc
              ) _p
            from
              (
                select
                  *
                from
                  "contract_sessions" t2
                where
                  (
                    t2."account_id" = $4
                    and t2."state" = $5
                    and t2."kind" = $6
                  )
                order by
                  t2."rendered_at" desc,
                  t2."id" desc
                limit
                  $7::int
              ) t2
          ) t2
      ) t2
      cross join lateral (
        select
          (t2."account_id" = $8) f0
        having
          true
      ) t2f
    having
      true
  ) r1
