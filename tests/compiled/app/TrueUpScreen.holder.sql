-- consistency: strict
-- series: row of series t1
--   id: global id of chain, key
--   title: column title
--   key: column key
--   chain: column chain
--   issuer: column issuer
--   firstPeriod: column firstPeriod
--   paymentToken: resolver (resolver) of chain, key, issuer, phase
--   annualCases: list 0 of tier3_annual t2
--     nodes:
--       id: global id of id; for issuer, else resolvers answer the request
--       state: column state; for issuer, else resolvers answer the request
--       attestorKey: column attestorKey; for issuer, else resolvers answer the request
--       openedAt: column openedAt; for issuer, else resolvers answer the request
--       attestedAt: column attestationTs; for issuer
--       adjustment: column adjustment; for issuer
--       closedReason: column closedReason; for issuer
-- attestors: list 1 of attestors t3
--   nodes:
--     id: global id of chain, address
--     address: column address
--     active: column active
--     announcement: resolver (resolver) of chain, address
--
-- 15 parameters, prepared
select
  r0.j,
  r0.s,
  r1.j,
  r1.s
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
        ) || '","title":' || coalesce(to_json(t1."title")::text, 'null') || ',"key":' || to_json(t1."key")::text || ',"chain":' || to_json(t1."chain")::text || ',"issuer":' || to_json(t1."issuer")::text || ',"firstPeriod":"' || (t1."first_period" / 10) || '-Q' || (t1."first_period" % 10) || '","paymentToken":' || $2::text || 'r0:' || json_build_array(t1."chain", t1."key", t1."issuer", t1."phase")::text || $2::text || ',"annualCases":' || l1.j || '}'
      ) j,
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
            t1."chain" = $3
            and t1."key" = $4
          )
        limit
          1
      ) t1
      cross join lateral (
        select
          '{"nodes":[' || coalesce(
            string_agg(
              '{"id":' || case
                when t2f.f0 then '"' || translate(encode(convert_to('AnnualCase:' || t2."id", 'UTF8'), 'base64'), E'\n', '') || '"'
                else $2::text || 'x0:' || json_build_array()::text || $2::text
              end || ',"state":' || case
                when t2f.f0 then case
                  when t2."state"::text <> all ($5::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                  else to_json(t2."state")::text
                end
                else $2::text || 'x0:' || json_build_array()::text || $2::text
              end || ',"attestorKey":' || case
                when t2f.f0 then to_json(t2."attestor_key")::text
                else $2::text || 'x0:' || json_build_array()::text || $2::text
              end || ',"openedAt":' || case
                when t2f.f0 then '"' || to_char(t2."opened_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
                else $2::text || 'x0:' || json_build_array()::text || $2::text
              end || ',"attestedAt":' || coalesce(
                case
                  when t2f.f0 then '"' || to_char(t2."attestation_ts" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
                end,
                'null'
              ) || ',"adjustment":' || coalesce(
                case
                  when t2f.f0 then '"' || t2."adjustment"::text || '"'
                end,
                'null'
              ) || ',"closedReason":' || coalesce(
                case
                  when t2f.f0 then case
                    when t2."closed_reason"::text <> all ($6::text[]) then $2::text || 'x1:' || json_build_array()::text || $2::text
                    else to_json(t2."closed_reason")::text
                  end
                end,
                'null'
              ) || '}',
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
                  when (t2f.f0) is not true then (
                    (
                      case
                        when t2f.f0 then 0
                        else 1
                      end
                    )
                  )::text
                end is not null then t2._p
              end
            ) is not null then '[' || string_agg(
              coalesce(
                case
                  when (t2f.f0) is not true then (
                    (
                      case
                        when t2f.f0 then 0
                        else 1
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
                  t2."opened_at" desc,
                  t2."id" desc
              ) _p
            from
              (
                select
                  *
                from
                  "tier3_annual" t2
                where
                  t2."chain" = t1."chain"
                  and t2."indexed_key" = t1."key"
                  and (
                    t2."year" = $7
                    and (
                      t2."chain" = $8
                      and t2."issuer" = $9
                    )
                  )
                order by
                  t2."opened_at" desc,
                  t2."id" desc
                limit
                  $10::int
              ) t2
          ) t2
          cross join lateral (
            select
              (
                (
                  t2."chain" = $11
                  and t2."issuer" = $12
                )
              ) f0
            having
              true
          ) t2f
        having
          true
      ) l1
    having
      true
  ) r0
  cross join (
    select
      '{"nodes":[' || coalesce(
        string_agg(
          '{"id":"' || translate(
            encode(
              convert_to(
                'Attestor:' || case
                  when t3."chain" = $1::text then t3."address"
                  else t3."chain" || '/' || t3."address"
                end,
                'UTF8'
              ),
              'base64'
            ),
            E'\n',
            ''
          ) || '","address":' || to_json(t3."address")::text || ',"active":' || t3."active"::text || ',"announcement":' || $2::text || 'r1:' || json_build_array(t3._i, t3."chain", t3."address")::text || $2::text || '}',
          ','
          order by
            t3._p
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
                  t3."address" asc,
                  t3."chain" asc
              ) _p
            from
              (
                select
                  *
                from
                  "attestors" t3
                where
                  (
                    t3."active" = $13
                    and t3."chain" = $14
                  )
                order by
                  t3."address" asc,
                  t3."chain" asc
                limit
                  $15::int
              ) t3
          ) t3
      ) t3
    having
      true
  ) r1
