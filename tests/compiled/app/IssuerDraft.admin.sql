-- consistency: strict
-- node: row of attestors t1
--   __typename: "Attestor"
-- myContractSessions: list 0 of contract_sessions t2
--   nodes:
--     id: global id of id
--     draftId: computed from draftId
--     draftVersion: column draftVersion
--     state: resolver (resolver) of id, accountId, state, expiresAt
--     expiresAt: column expiresAt
--     signedAt: column signedAt
--
-- 7 parameters, prepared
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
          '{"id":"' || translate(encode(convert_to('ContractSession:' || t2."id", 'UTF8'), 'base64'), E'\n', '') || '","draftId":' || $3::text || 'f0:' || json_build_array(t2."draft_id")::text || $3::text || ',"draftVersion":' || coalesce(t2."draft_version"::text, 'null') || ',"state":' || $3::text || 'r0:' || json_build_array(
            t2._i,
            t2."id",
            t2."account_id",
            t2."state",
            to_char(t2."expires_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
          )::text || $3::text || ',"expiresAt":"' || to_char(t2."expires_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","signedAt":' || coalesce('"' || to_char(t2."signed_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"', 'null') || '}',
          ','
          order by
            t2._p
        ),
        ''
      ) || ']}' j,
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
    having
      true
  ) r1
