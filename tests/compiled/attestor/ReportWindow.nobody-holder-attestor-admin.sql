-- consistency: strict
-- node: row of periods t1
--   __typename: "ReportingPeriod"
--   closesAt: column closesAt
--   lateEndsAt: column lateUntil
--
-- 2 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      max(
        '{"__typename":"ReportingPeriod","closesAt":"' || to_char(t1."closes_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","lateEndsAt":"' || to_char(t1."late_until" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"}'
      ) j,
      max(null::text) s
    from
      (
        select
          *
        from
          "periods" t1
        where
          (
            t1."chain" = $1
            and t1."id" = $2
          )
        limit
          1
      ) t1
    having
      true
  ) r0
