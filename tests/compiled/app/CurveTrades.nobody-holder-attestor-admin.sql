-- consistency: bounded
-- series: row of series t1
--   curve: one of curves t2
--     candles: resolver (arguments) of chain, seriesKey
--
-- 3 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      max('{"curve":' || coalesce(l1.j, 'null') || '}') j,
      max(null::text) s
    from
      (
        select
          *
        from
          "series" t1
        where
          (
            t1."chain" = $1
            and t1."key" = $2
          )
        limit
          1
      ) t1
      left join lateral (
        select
          '{"candles":' || $3::text || 'r0:' || json_build_array(t2."chain", t2."series_key")::text || $3::text || '}' j,
          null::text s
        from
          "curves" t2
        where
          t2."chain" = t1."chain"
          and t2."series_key" = t1."key"
      ) l1 on true
    having
      true
  ) r0
