-- consistency: strict
-- myBidBackups: list 0 of bid_backups t1
--   edges:
--     node:
--       backup: resolver (sealed) of id, accountId
--
-- 3 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      '{"edges":[' || coalesce(
        string_agg(
          '{"node":{"backup":' || $1::text || 'r0:' || json_build_array(t1._i, t1."id", t1."account_id")::text || $1::text || '}}',
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
                  t1."saved_at" desc,
                  t1."id" desc
              ) _p
            from
              (
                select
                  *
                from
                  "bid_backups" t1
                where
                  t1."account_id" = $2
                order by
                  t1."saved_at" desc,
                  t1."id" desc
                limit
                  $3::int
              ) t1
          ) t1
      ) t1
    having
      true
  ) r0
