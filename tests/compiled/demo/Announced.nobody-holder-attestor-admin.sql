-- consistency: bounded
-- attestor: row of attestors t1
--   announcement: one of attestor_announcements t2
--     encryptionKey: column encryptionKey
--     signature: column signature
--
-- 2 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      max('{"announcement":' || coalesce(l1.j, 'null') || '}') j,
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
          '{"encryptionKey":' || to_json(t2."encryption_key")::text || ',"signature":' || to_json(t2."signature")::text || '}' j,
          null::text s
        from
          "attestor_announcements" t2
        where
          t2."key" = t1."address"
      ) l1 on true
    having
      true
  ) r0
