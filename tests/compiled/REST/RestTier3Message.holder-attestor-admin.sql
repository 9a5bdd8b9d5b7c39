-- consistency: now
-- viewer: row of accounts t1
--   isAdmin: resolver (resolver) of id; for owner
-- signingRequest: resolver
--
-- 3 parameters, prepared
select
  r0.j,
  r0.s,
  r1.j,
  r1.s
from
  (
    select
      max(
        '{"isAdmin":' || coalesce(
          case
            when t1f.f0 then $1::text || 'r0:' || json_build_array(t1."id")::text || $1::text
          end,
          'null'
        ) || '}'
      ) j,
      max(
        case
          when (t1f.f0) is not true then (
            (
              case
                when t1f.f0 then 0
                else 1
              end
            )
          )::text
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
    having
      true
  ) r0
  cross join (
    select
      null::text j,
      null::text s
    having
      true
  ) r1
