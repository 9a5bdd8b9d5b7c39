-- consistency: strict
-- viewer: row of accounts t1
--   identityCheck: one of attestor_identity_checks t2, those that the viewer may see
--     checkId: column checkId; for owner, else resolvers answer the request
--     status: column status; for owner, else resolvers answer the request
--     startedAt: column startedAt; for owner, else resolvers answer the request
--
-- 5 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      max('{"identityCheck":' || coalesce(l1.j, 'null') || '}') j,
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
      left join lateral (
        select
          '{"checkId":' || case
            when t2f.f0 then to_json(t2."check_id")::text
            else $2::text || 'x0:' || json_build_array()::text || $2::text
          end || ',"status":' || case
            when t2f.f0 then case
              when t2."status"::text <> all ($3::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
              else to_json(t2."status")::text
            end
            else $2::text || 'x0:' || json_build_array()::text || $2::text
          end || ',"startedAt":' || case
            when t2f.f0 then '"' || to_char(t2."started_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
            else $2::text || 'x0:' || json_build_array()::text || $2::text
          end || '}' j,
          null::text s
        from
          "attestor_identity_checks" t2
          cross join lateral (
            select
              (t2."account_id" = $4) f0
            having
              true
          ) t2f
        where
          t2."account_id" = t1."id"
          and t2."account_id" = $5
      ) l1 on true
    having
      true
  ) r0
