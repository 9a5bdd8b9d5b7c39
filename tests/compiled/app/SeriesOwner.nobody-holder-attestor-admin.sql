-- consistency: bounded
-- series: row of series t1
--   title: column title
--   issuer: column issuer
--
-- 2 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      max(
        '{"title":' || coalesce(to_json(t1."title")::text, 'null') || ',"issuer":' || to_json(t1."issuer")::text || '}'
      ) j,
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
    having
      true
  ) r0
