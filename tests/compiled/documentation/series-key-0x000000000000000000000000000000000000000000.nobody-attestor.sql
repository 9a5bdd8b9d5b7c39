-- consistency: strict
-- series: row of series t1
--   reports: list 0 of reports t2
--     edges:
--       node:
--         period: column period
--         incomeCommitment: column incomeCommitment
--         payment: column payment; denied
--         source: column source; denied
--
-- 3 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      max('{"reports":' || l1.j || '}') j,
      max(
        case
          when l1.s is not null then '[' || (0)::text || ',' || coalesce(l1.s, 'null') || ']'
        end
      ) s
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
              '{"node":{"period":"' || (t2."period" / 10) || '-Q' || (t2."period" % 10) || '","incomeCommitment":' || coalesce(to_json(t2."income_commitment")::text, 'null') || ',"payment":null,"source":null}}',
              ','
              order by
                t2._p
            ),
            ''
          ) || ']}' j,
          case
            when max(
              case
                when (0)::text is not null then t2._p
              end
            ) is not null then '[' || string_agg(
              coalesce((0)::text, 'null'),
              ','
              order by
                t2._p
            ) || ']'
          end s
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
                  $3::int
              ) t2
          ) t2
        having
          true
      ) l1
    having
      true
  ) r0
