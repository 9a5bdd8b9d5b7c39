-- consistency: strict
-- series: row of series t1
--   reports: list 0 of reports t2
--     edges:
--       node:
--         period: column period
--         incomeCommitment: column incomeCommitment
--         payment: column payment; for issuer, holder
--         source: column source; for issuer
--
-- 13 parameters, prepared
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
          (
            (
              (
                t1."chain" = $3
                and t1."issuer" = $4
              )
              or exists (
                select
                  1
                from
                  "positions" t1w1
                where
                  t1w1."chain" = t1."chain"
                  and t1w1."series_key" = t1."key"
                  and (
                    (
                      t1w1."chain" = $5
                      and t1w1."holder" = $6
                    )
                    and (
                      t1w1."units" > $7
                      or t1w1."burned_units" > $8
                    )
                  )
              )
            )
          ) f0,
          (
            (
              t1."chain" = $9
              and t1."issuer" = $10
            )
          ) f1
        having
          true
      ) t1f
      cross join lateral (
        select
          '{"edges":[' || coalesce(
            string_agg(
              '{"node":{"period":"' || (t2."period" / 10) || '-Q' || (t2."period" % 10) || '","incomeCommitment":' || coalesce(to_json(t2."income_commitment")::text, 'null') || ',"payment":' || coalesce(
                case
                  when t1f.f0 then '"' || t2."payment"::text || '"'
                end,
                'null'
              ) || ',"source":' || coalesce(
                case
                  when t1f.f1 then case
                    when t2."source"::text <> all ($11::text[]) then $12::text || 'x1:' || json_build_array()::text || $12::text
                    else to_json(t2."source")::text
                  end
                end,
                'null'
              ) || '}}',
              ','
              order by
                t2._p
            ),
            ''
          ) || ']}' j,
          case
            when max(
              case
                when case
                  when (t1f.f0) is not true
                  or (t1f.f1) is not true then (
                    (
                      case
                        when t1f.f0 then 0
                        else 1
                      end
                    ) + (
                      case
                        when t1f.f1 then 0
                        else 2
                      end
                    )
                  )::text
                end is not null then t2._p
              end
            ) is not null then '[' || string_agg(
              coalesce(
                case
                  when (t1f.f0) is not true
                  or (t1f.f1) is not true then (
                    (
                      case
                        when t1f.f0 then 0
                        else 1
                      end
                    ) + (
                      case
                        when t1f.f1 then 0
                        else 2
                      end
                    )
                  )::text
                end,
                'null'
              ),
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
                  $13::int
              ) t2
          ) t2
        having
          true
      ) l1
    having
      true
  ) r0
