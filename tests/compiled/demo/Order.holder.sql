-- consistency: strict
-- myOrders: list 0 of window_orders t1
--   edges:
--     node:
--       side: column side; for owner, issuer
--       processing: column processing; for owner
--       filled: column filled; for owner
--       delivery: column delivery; for owner
--       deliveredMoney: column deliveredMoney; for owner
--       deliveredUnits: column deliveredUnits; for owner
--
-- 13 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      '{"edges":[' || coalesce(
        string_agg(
          '{"node":{"side":' || coalesce(
            case
              when t1f.f0 then case
                when t1."side"::text <> all ($1::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                else to_json(t1."side")::text
              end
            end,
            'null'
          ) || ',"processing":' || coalesce(
            case
              when t1f.f1 then case
                when t1."processing"::text <> all ($3::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                else to_json(t1."processing")::text
              end
            end,
            'null'
          ) || ',"filled":' || coalesce(
            case
              when t1f.f1 then '"' || t1."filled"::text || '"'
            end,
            'null'
          ) || ',"delivery":' || coalesce(
            case
              when t1f.f1 then case
                when t1."delivery"::text <> all ($4::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                else to_json(t1."delivery")::text
              end
            end,
            'null'
          ) || ',"deliveredMoney":' || coalesce(
            case
              when t1f.f1 then '"' || t1."delivered_money"::text || '"'
            end,
            'null'
          ) || ',"deliveredUnits":' || coalesce(
            case
              when t1f.f1 then '"' || t1."delivered_units"::text || '"'
            end,
            'null'
          ) || '}}',
          ','
          order by
            t1._p
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
            end is not null then t1._p
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
            t1._p
        ) || ']'
      end s
    from
      (
        select
          *,
          row_number() over (
            order by
              t1."committed_at" desc,
              t1."chain" desc,
              t1."id" desc
          ) _p
        from
          (
            select
              *
            from
              "window_orders" t1
            where
              (
                t1."chain" = $5
                and t1."trader" = $6
              )
            order by
              t1."committed_at" desc,
              t1."chain" desc,
              t1."id" desc
            limit
              $7::int
          ) t1
      ) t1
      cross join lateral (
        select
          (
            (
              (
                t1."chain" = $8
                and t1."trader" = $9
              )
              or exists (
                select
                  1
                from
                  "series" t1w1
                where
                  t1w1."chain" = t1."chain"
                  and t1w1."key" = t1."series_key"
                  and (
                    t1w1."chain" = $10
                    and t1w1."issuer" = $11
                  )
              )
            )
          ) f0,
          (
            (
              t1."chain" = $12
              and t1."trader" = $13
            )
          ) f1
        having
          true
      ) t1f
    having
      true
  ) r0
