-- consistency: strict
-- node: row of attestors t1
--   __typename: "Attestor"
--   address: column address
--   active: column active
--   revokedAt: column revokedAt
--   graceEndsAt: column graceUntil
--   announcement: one of attestor_announcements t2
--     encryptionKey: column encryptionKey
--     signature: column signature
--     announcedAt: column announcedAt
--
-- 2 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      max(
        '{"__typename":"Attestor","address":' || to_json(t1."address")::text || ',"active":' || t1."active"::text || ',"revokedAt":' || coalesce('"' || to_char(t1."revoked_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"', 'null') || ',"graceEndsAt":' || coalesce('"' || to_char(t1."grace_until" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"', 'null') || ',"announcement":' || coalesce(l1.j, 'null') || '}'
      ) j,
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
      left join lateral (
        select
          '{"encryptionKey":' || to_json(t2."encryption_key")::text || ',"signature":' || to_json(t2."signature")::text || ',"announcedAt":"' || to_char(t2."announced_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"}' j,
          null::text s
        from
          "attestor_announcements" t2
        where
          t2."key" = t1."address"
      ) l1 on true
    having
      true
  ) r0
