-- consistency: strict
-- applications: list 0 of applications t1
--   nodes:
--     id: global id of id
--     persona: column persona
--     country: column country
--     identityStatus: column identityStatus
--     readiness: resolver (resolver) of id, accountId, persona, country, incomeSourceKinds, identityStatus, state, readiness
--
-- 5 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      '{"nodes":[' || coalesce(
        string_agg(
          '{"id":"' || translate(encode(convert_to('Application:' || t1."id", 'UTF8'), 'base64'), E'\n', '') || '","persona":' || case
            when t1."persona"::text <> all ($1::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
            else to_json(t1."persona")::text
          end || ',"country":' || coalesce(to_json(t1."country")::text, 'null') || ',"identityStatus":' || coalesce(
            case
              when t1."identity_status"::text <> all ($3::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
              else to_json(t1."identity_status")::text
            end,
            'null'
          ) || ',"readiness":' || $2::text || 'r0:' || json_build_array(
            t1._i,
            t1."id",
            t1."account_id",
            t1."persona",
            t1."country",
            t1."income_source_kinds",
            t1."identity_status",
            t1."state",
            t1."readiness"
          )::text || $2::text || '}',
          ','
          order by
            t1._p
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
                  t1."started_at" desc,
                  t1."id" desc
              ) _p
            from
              (
                select
                  *
                from
                  "applications" t1
                where
                  t1."state" = $4
                order by
                  t1."started_at" desc,
                  t1."id" desc
                limit
                  $5::int
              ) t1
          ) t1
      ) t1
    having
      true
  ) r0
