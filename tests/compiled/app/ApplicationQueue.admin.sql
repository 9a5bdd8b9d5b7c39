-- consistency: strict
-- applications: list 0 of applications t1
--   totalCount: totalCount
--   nodes:
--     id: global id of id
--     state: column state
--     version: column version
--     persona: column persona
--     country: column country
--     submittedAt: column submittedAt
--     startedAt: column startedAt
--     claimedAt: column claimedAt
--     decidedAt: column decidedAt
--     endedAt: column endedAt
--     reviewerId: computed from reviewerId
--     identityStatus: column identityStatus
--     onchain: resolver (resolver) of id, accountId
--     readiness: resolver (resolver) of id, accountId, persona, country, incomeSourceKinds, identityStatus, state, readiness
--     account: one of accounts t2, those that the viewer may see
--       id: global id of id
--       displayName: column displayName
--   pageInfo: hasNextPage, endCursor
--
-- 6 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      l.j,
      l.s
    from
      (
        select
          count(*)::int c
        from
          (
            select
            from
              "applications" t1
            where
              true
            order by
              t1."started_at" asc,
              t1."id" asc
            limit
              10001
          ) counted
        having
          true
      ) k
      cross join lateral (
        select
          '{"totalCount":' || least(k.c, 10000)::text || ',"nodes":[' || coalesce(
            string_agg(
              '{"id":"' || translate(encode(convert_to('Application:' || t1."id", 'UTF8'), 'base64'), E'\n', '') || '","state":' || case
                when t1."state"::text <> all ($1::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                else to_json(t1."state")::text
              end || ',"version":' || t1."version"::text || ',"persona":' || case
                when t1."persona"::text <> all ($3::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                else to_json(t1."persona")::text
              end || ',"country":' || coalesce(to_json(t1."country")::text, 'null') || ',"submittedAt":' || coalesce(
                '"' || to_char(t1."submitted_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"',
                'null'
              ) || ',"startedAt":"' || to_char(t1."started_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","claimedAt":' || coalesce('"' || to_char(t1."claimed_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"', 'null') || ',"decidedAt":' || coalesce('"' || to_char(t1."decided_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"', 'null') || ',"endedAt":' || coalesce('"' || to_char(t1."ended_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"', 'null') || ',"reviewerId":' || $2::text || 'f0:' || json_build_array(t1."reviewer_id")::text || $2::text || ',"identityStatus":' || coalesce(
                case
                  when t1."identity_status"::text <> all ($4::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                  else to_json(t1."identity_status")::text
                end,
                'null'
              ) || ',"onchain":' || $2::text || 'r0:' || json_build_array(t1._i, t1."id", t1."account_id")::text || $2::text || ',"readiness":' || $2::text || 'r1:' || json_build_array(
                t1._i,
                t1."id",
                t1."account_id",
                t1."persona",
                t1."country",
                t1."income_source_kinds",
                t1."identity_status",
                t1."state",
                t1."readiness"
              )::text || $2::text || ',"account":' || coalesce(l1.j, 'null') || '}',
              ','
              order by
                t1._p
            ),
            ''
          ) || '],"pageInfo":{"hasNextPage":' || case
            when coalesce(max(t1._c - t1._b::int), 0) > $5::int then 'true'
            else 'false'
          end || ',"endCursor":' || coalesce(
            max(
              case
                when t1._p = least($5::int, t1._c - t1._b::int) then $2::text || 'c0:' || json_build_array(to_char(t1."started_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), t1."id"::text)::text || $2::text
              end
            ),
            'null'
          ) || '}}' j,
          null::text s
        from
          (
            select
              *,
              _p - 1 _i
            from
              (
                select
                  *,
                  _n - _b::int _p
                from
                  (
                    select
                      *,
                      false _b,
                      row_number() over (
                        order by
                          t1."started_at" asc,
                          t1."id" asc
                      ) _n,
                      count(*) over () _c
                    from
                      (
                        select
                          *
                        from
                          "applications" t1
                        where
                          true
                        order by
                          t1."started_at" asc,
                          t1."id" asc
                        limit
                          $6::int
                      ) t1
                  ) t1
                where
                  _n - _b::int between 1 and $5::int
              ) t1
          ) t1
          left join lateral (
            select
              '{"id":"' || translate(encode(convert_to('Account:' || t2."id", 'UTF8'), 'base64'), E'\n', '') || '","displayName":' || coalesce(to_json(t2."display_name")::text, 'null') || '}' j,
              null::text s
            from
              "accounts" t2
            where
              t2."id" = t1."account_id"
              and true
          ) l1 on true
        having
          true
      ) l
  ) r0
