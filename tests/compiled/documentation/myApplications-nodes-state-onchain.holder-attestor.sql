-- consistency: strict
-- myApplications: list 0 of applications t1
--   nodes:
--     state: column state; for owner, else resolvers answer the request
--     onchain: resolver (resolver) of id, accountId; for owner
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
          '{"state":' || case
            when t1f.f0 then case
              when t1."state"::text <> all ($1::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
              else to_json(t1."state")::text
            end
            else $2::text || 'x0:' || json_build_array()::text || $2::text
          end || ',"onchain":' || coalesce(
            case
              when t1f.f0 then $2::text || 'r0:' || json_build_array(t1._i, t1."id", t1."account_id")::text || $2::text
            end,
            'null'
          ) || '}',
          ','
          order by
            t1._p
        ),
        ''
      ) || ']}' j,
      case
        when max(
          case
            when case
              when (t1f.f0) is not true then (
                (
                  case
                    when t1f.f0 then 0
                    else 1
                  end
                )
              )::text
            end is not null then t1._p
          end
        ) is not null then '[' || string_agg(
          coalesce(
            case
              when (t1f.f0) is not true then (
                (
                  case
                    when t1f.f0 then 0
                    else 1
                  end
                )
              )::text
            end,
            'null'
          ),
          ','
          order by
            t1._p
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
                  t1."account_id" = $3
                order by
                  t1."started_at" desc,
                  t1."id" desc
                limit
                  $4::int
              ) t1
          ) t1
      ) t1
      cross join lateral (
        select
          (t1."account_id" = $5) f0
        having
          true
      ) t1f
    having
      true
  ) r0
