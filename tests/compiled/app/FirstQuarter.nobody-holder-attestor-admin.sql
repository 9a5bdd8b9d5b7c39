-- consistency: bounded
-- series: row of series t1
--   id: global id of chain, key
--   firstPeriod: column firstPeriod
--
-- 3 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      max(
        '{"id":"' || translate(
          encode(
            convert_to(
              'Series:' || case
                when t1."chain" = $1::text then t1."key"
                else t1."chain" || '/' || t1."key"
              end,
              'UTF8'
            ),
            'base64'
          ),
          E'\n',
          ''
        ) || '","firstPeriod":"' || (t1."first_period" / 10) || '-Q' || (t1."first_period" % 10) || '"}'
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
            t1."chain" = $2
            and t1."key" = $3
          )
        limit
          1
      ) t1
    having
      true
  ) r0
