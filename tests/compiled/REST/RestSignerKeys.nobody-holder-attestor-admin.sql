-- consistency: bounded
-- attestors: list 0 of attestors t1
--   nodes:
--     address: column address
--     active: column active
--     revokedAt: column revokedAt
--     graceUntil: column graceUntil
-- verifierKeys: list 1 of verifier_keys t2
--   nodes:
--     address: column address
--     active: column active
--     revokedAt: column revokedAt
--     graceUntil: column graceUntil
--
-- 4 parameters, prepared
select
  r0.j,
  r0.s,
  r1.j,
  r1.s
from
  (
    select
      '{"nodes":[' || coalesce(
        string_agg(
          '{"address":' || to_json(t1."address")::text || ',"active":' || t1."active"::text || ',"revokedAt":' || coalesce('"' || to_char(t1."revoked_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"', 'null') || ',"graceUntil":' || coalesce('"' || to_char(t1."grace_until" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"', 'null') || '}',
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
          row_number() over (
            order by
              t1."address" asc,
              t1."chain" asc
          ) _p
        from
          (
            select
              *
            from
              "attestors" t1
            where
              t1."chain" = $1
            order by
              t1."address" asc,
              t1."chain" asc
            limit
              $2::int
          ) t1
      ) t1
    having
      true
  ) r0
  cross join (
    select
      '{"nodes":[' || coalesce(
        string_agg(
          '{"address":' || to_json(t2."address")::text || ',"active":' || t2."active"::text || ',"revokedAt":' || coalesce('"' || to_char(t2."revoked_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"', 'null') || ',"graceUntil":' || coalesce('"' || to_char(t2."grace_until" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"', 'null') || '}',
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
          row_number() over (
            order by
              t2."address" asc,
              t2."chain" asc
          ) _p
        from
          (
            select
              *
            from
              "verifier_keys" t2
            where
              t2."chain" = $3
            order by
              t2."address" asc,
              t2."chain" asc
            limit
              $4::int
          ) t2
      ) t2
    having
      true
  ) r1
