-- consistency: bounded
-- series: row of series t1
--   reports: list 0 of reports t2
--     edges:
--       node:
--         period: column period
--         incomeCommitment: column incomeCommitment
--         payment: column payment
--         source: column source
--
-- 5 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      max('{"reports":' || l1.j || '}') j,
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
      cross join lateral (
        select
          '{"edges":[' || coalesce(
            string_agg(
              '{"node":{"period":"' || (t2."period" / 10) || '-Q' || (t2."period" % 10) || '","incomeCommitment":' || coalesce(to_json(t2."income_commitment")::text, 'null') || ',"payment":' || coalesce('"' || t2."payment"::text || '"', 'null') || ',"source":' || coalesce(
                case
                  when t2."source"::text <> all ($3::text[]) then $4::text || 'x1:' || json_build_array()::text || $4::text
                  else to_json(t2."source")::text
                end,
                'null'
              ) || '}}',
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
                  t2."period" asc,
                  t2."chain" asc,
                  t2."id" asc
              ) _p
            from
              (
                select
                  *
                from
                  "reports" t2
                where
                  t2."chain" = t1."chain"
                  and t2."series_key" = t1."key"
                order by
                  t2."period" asc,
                  t2."chain" asc,
                  t2."id" asc
                limit
                  $5::int
              ) t2
          ) t2
        having
          true
      ) l1
    having
      true
  ) r0
