-- consistency: strict
-- myBids: list 0 of bids t1
--   edges:
--     node:
--       validity: column validity; for owner
--       processing: column processing; for owner
--       rejectedReason: column rejectedReason; for owner
--       delivery: column delivery; for owner
--       deliveredUnits: column deliveredUnits; for owner
--       deliveredRefund: column deliveredRefund; for owner
--       nonRevealCharge: column nonRevealCharge
--
-- 7 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      '{"edges":[' || coalesce(
        string_agg(
          '{"node":{"validity":' || coalesce(
            case
              when false then case
                when t1."validity"::text <> all ($1::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                else to_json(t1."validity")::text
              end
            end,
            'null'
          ) || ',"processing":' || coalesce(
            case
              when false then case
                when t1."processing"::text <> all ($3::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                else to_json(t1."processing")::text
              end
            end,
            'null'
          ) || ',"rejectedReason":' || coalesce(
            case
              when false then case
                when t1."rejected_reason"::text <> all ($4::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                else to_json(t1."rejected_reason")::text
              end
            end,
            'null'
          ) || ',"delivery":' || coalesce(
            case
              when false then case
                when t1."delivery"::text <> all ($5::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                else to_json(t1."delivery")::text
              end
            end,
            'null'
          ) || ',"deliveredUnits":' || coalesce(
            case
              when false then '"' || t1."delivered_units"::text || '"'
            end,
            'null'
          ) || ',"deliveredRefund":' || coalesce(
            case
              when false then '"' || t1."delivered_refund"::text || '"'
            end,
            'null'
          ) || ',"nonRevealCharge":' || coalesce('"' || t1."non_reveal_charge"::text || '"', 'null') || '}}',
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
              when (false) is not true then (
                (
                  case
                    when false then 0
                    else 1
                  end
                )
              )::text
            end is not null then t1._p
          end
        ) is not null then '[' || string_agg(
          coalesce(
            case
              when (false) is not true then (
                (
                  case
                    when false then 0
                    else 1
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
              "bids" t1
            where
              (
                t1."chain" = $6
                and false
              )
            order by
              t1."committed_at" desc,
              t1."chain" desc,
              t1."id" desc
            limit
              $7::int
          ) t1
      ) t1
    having
      true
  ) r0
