-- consistency: strict
-- series: row of series t1
--   id: global id of chain, key
--   title: column title
--   key: column key
--   chain: column chain
--   issuer: column issuer
--   state: column state
--   currency: computed from currencyCode
--   indexingRule: column indexingRule
--   routed: column routed
--   firstPeriod: column firstPeriod
--   unitsOffered: column unitsOffered
--   accruedTotal: column accruedTotal; denied
--   paymentToken: resolver (resolver) of chain, key, issuer, phase
--   curve: one of curves t2
--     mint: column mint
--   terms: resolver (resolver) of chain, key, issuer, phase, unitsOffered, termsCommitment, currencyCode, indexingRule
--   reportBasis: resolver (arguments) of chain, key, issuer, phase
--   tier3Cases: list 0 of tier3_cases t3
--     nodes:
--       id: global id of id; for attestor, else resolvers answer the request
--       state: column state; for attestor, else resolvers answer the request
--       attestorKey: column attestorKey; for attestor, else resolvers answer the request
--       openedAt: column openedAt; for attestor, else resolvers answer the request
--       attestedAt: column attestedAt; for attestor
--       closedReason: column closedReason; for attestor
--       payment: column payment; for attestor, else resolvers answer the request
--       incomeCommitment: column incomeCommitment; for attestor, else resolvers answer the request
--       priorIncomeCommitment: column priorIncomeCommitment; for attestor, else resolvers answer the request
--       liquidityFlag: column liquidityFlag; for attestor, else resolvers answer the request
-- attestors: list 1 of attestors t4
--   nodes:
--     id: global id of chain, address
--     address: column address
--     active: column active
--     announcement: resolver (resolver) of chain, address
-- fxFallbacks: list 2 of fx_fallback_signatures t5
--   nodes:
--     id: global id of chain, seriesKey; for attestor, else resolvers answer the request
--     seriesKey: column seriesKey; for attestor, else resolvers answer the request
--     state: column state; for attestor, else resolvers answer the request
--     requestedAt: column requestedAt; for attestor, else resolvers answer the request
--
-- 23 parameters, prepared
select
  r0.j,
  r0.s,
  r1.j,
  r1.s,
  r2.j,
  r2.s
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
        ) || '","title":' || coalesce(to_json(t1."title")::text, 'null') || ',"key":' || to_json(t1."key")::text || ',"chain":' || to_json(t1."chain")::text || ',"issuer":' || to_json(t1."issuer")::text || ',"state":' || case
          when t1."state"::text <> all ($2::text[]) then $3::text || 'x1:' || json_build_array()::text || $3::text
          else to_json(t1."state")::text
        end || ',"currency":' || $3::text || 'f0:' || json_build_array(t1."currency_code")::text || $3::text || ',"indexingRule":' || case
          when t1."indexing_rule"::text <> all ($4::text[]) then $3::text || 'x1:' || json_build_array()::text || $3::text
          else case t1."indexing_rule"::text
            when '1' then '"ANNUAL"'
            when '0' then '"NONE"'
          end
        end || ',"routed":' || t1."routed"::text || ',"firstPeriod":"' || (t1."first_period" / 10) || '-Q' || (t1."first_period" % 10) || '","unitsOffered":"' || t1."units_offered"::text || '","accruedTotal":null,"paymentToken":' || $3::text || 'r0:' || json_build_array(t1."chain", t1."key", t1."issuer", t1."phase")::text || $3::text || ',"curve":' || coalesce(l1.j, 'null') || ',"terms":' || $3::text || 'r1:' || json_build_array(
          t1."chain",
          t1."key",
          t1."issuer",
          t1."phase",
          t1."units_offered"::text,
          t1."terms_commitment",
          t1."currency_code",
          t1."indexing_rule"
        )::text || $3::text || ',"reportBasis":' || $3::text || 'r2:' || json_build_array(t1."chain", t1."key", t1."issuer", t1."phase")::text || $3::text || ',"tier3Cases":' || l2.j || '}'
      ) j,
      max('[' || (0)::text || ',' || coalesce(l2.s, 'null') || ']') s
    from
      (
        select
          *
        from
          "series" t1
        where
          (
            t1."chain" = $5
            and t1."key" = $6
          )
        limit
          1
      ) t1
      left join lateral (
        select
          '{"mint":' || to_json(t2."mint")::text || '}' j,
          null::text s
        from
          "curves" t2
        where
          t2."chain" = t1."chain"
          and t2."series_key" = t1."key"
      ) l1 on true
      cross join lateral (
        select
          '{"nodes":[' || coalesce(
            string_agg(
              '{"id":' || case
                when t3f.f0 then '"' || translate(encode(convert_to('Tier3Case:' || t3."id", 'UTF8'), 'base64'), E'\n', '') || '"'
                else $3::text || 'x0:' || json_build_array()::text || $3::text
              end || ',"state":' || case
                when t3f.f0 then case
                  when t3."state"::text <> all ($7::text[]) then $3::text || 'x1:' || json_build_array()::text || $3::text
                  else to_json(t3."state")::text
                end
                else $3::text || 'x0:' || json_build_array()::text || $3::text
              end || ',"attestorKey":' || case
                when t3f.f0 then to_json(t3."attestor_key")::text
                else $3::text || 'x0:' || json_build_array()::text || $3::text
              end || ',"openedAt":' || case
                when t3f.f0 then '"' || to_char(t3."opened_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
                else $3::text || 'x0:' || json_build_array()::text || $3::text
              end || ',"attestedAt":' || coalesce(
                case
                  when t3f.f0 then '"' || to_char(t3."attested_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
                end,
                'null'
              ) || ',"closedReason":' || coalesce(
                case
                  when t3f.f0 then case
                    when t3."closed_reason"::text <> all ($8::text[]) then $3::text || 'x1:' || json_build_array()::text || $3::text
                    else to_json(t3."closed_reason")::text
                  end
                end,
                'null'
              ) || ',"payment":' || case
                when t3f.f0 then '"' || t3."payment"::text || '"'
                else $3::text || 'x0:' || json_build_array()::text || $3::text
              end || ',"incomeCommitment":' || case
                when t3f.f0 then to_json(t3."income_commitment")::text
                else $3::text || 'x0:' || json_build_array()::text || $3::text
              end || ',"priorIncomeCommitment":' || case
                when t3f.f0 then to_json(t3."prior_income_commitment")::text
                else $3::text || 'x0:' || json_build_array()::text || $3::text
              end || ',"liquidityFlag":' || case
                when t3f.f0 then case
                  when t3."liquidity_flag"::text <> all ($9::text[]) then $3::text || 'x1:' || json_build_array()::text || $3::text
                  else case t3."liquidity_flag"::text
                    when '0' then '"CASH"'
                    when '1' then '"NON_CASH"'
                  end
                end
                else $3::text || 'x0:' || json_build_array()::text || $3::text
              end || '}',
              ','
              order by
                t3._p
            ),
            ''
          ) || ']}' j,
          case
            when max(
              case
                when case
                  when (t3f.f0) is not true then (
                    (
                      case
                        when t3f.f0 then 0
                        else 1
                      end
                    )
                  )::text
                end is not null then t3._p
              end
            ) is not null then '[' || string_agg(
              coalesce(
                case
                  when (t3f.f0) is not true then (
                    (
                      case
                        when t3f.f0 then 0
                        else 1
                      end
                    )
                  )::text
                end,
                'null'
              ),
              ','
              order by
                t3._p
            ) || ']'
          end s
        from
          (
            select
              *,
              row_number() over (
                order by
                  t3."opened_at" desc,
                  t3."id" desc
              ) _p
            from
              (
                select
                  *
                from
                  "tier3_cases" t3
                where
                  t3."chain" = t1."chain"
                  and t3."indexed_key" = t1."key"
                  and (
                    t3."period" = $10
                    and (
                      t3."chain" = $11
                      and t3."attestor_key" = $12
                    )
                  )
                order by
                  t3."opened_at" desc,
                  t3."id" desc
                limit
                  $13::int
              ) t3
          ) t3
          cross join lateral (
            select
              (
                (
                  t3."chain" = $14
                  and t3."attestor_key" = $15
                )
              ) f0
            having
              true
          ) t3f
        having
          true
      ) l2
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
                  when t4."chain" = $1::text then t4."address"
                  else t4."chain" || '/' || t4."address"
                end,
                'UTF8'
              ),
              'base64'
            ),
            E'\n',
            ''
          ) || '","address":' || to_json(t4."address")::text || ',"active":' || t4."active"::text || ',"announcement":' || $3::text || 'r3:' || json_build_array(t4._i, t4."chain", t4."address")::text || $3::text || '}',
          ','
          order by
            t4._p
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
                  t4."address" asc,
                  t4."chain" asc
              ) _p
            from
              (
                select
                  *
                from
                  "attestors" t4
                where
                  (
                    t4."active" = $16
                    and t4."chain" = $17
                  )
                order by
                  t4."address" asc,
                  t4."chain" asc
                limit
                  $18::int
              ) t4
          ) t4
      ) t4
    having
      true
  ) r1
  cross join (
    select
      '{"nodes":[' || coalesce(
        string_agg(
          '{"id":' || case
            when t5f.f0 then '"' || translate(
              encode(
                convert_to(
                  'FxFallback:' || case
                    when t5."chain" = $1::text then t5."series_key"
                    else t5."chain" || '/' || t5."series_key"
                  end,
                  'UTF8'
                ),
                'base64'
              ),
              E'\n',
              ''
            ) || '"'
            else $3::text || 'x0:' || json_build_array()::text || $3::text
          end || ',"seriesKey":' || case
            when t5f.f0 then to_json(t5."series_key")::text
            else $3::text || 'x0:' || json_build_array()::text || $3::text
          end || ',"state":' || case
            when t5f.f0 then case
              when t5."state"::text <> all ($19::text[]) then $3::text || 'x1:' || json_build_array()::text || $3::text
              else to_json(t5."state")::text
            end
            else $3::text || 'x0:' || json_build_array()::text || $3::text
          end || ',"requestedAt":' || case
            when t5f.f0 then '"' || to_char(t5."requested_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
            else $3::text || 'x0:' || json_build_array()::text || $3::text
          end || '}',
          ','
          order by
            t5._p
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
              t5."requested_at" desc,
              t5."chain" desc,
              t5."series_key" desc
          ) _p
        from
          (
            select
              *
            from
              "fx_fallback_signatures" t5
            where
              (
                t5."period" = $20
                and t5."chain" = $21
              )
            order by
              t5."requested_at" desc,
              t5."chain" desc,
              t5."series_key" desc
            limit
              $22::int
          ) t5
      ) t5
      cross join lateral (
        select
          (t5."chain" = $23) f0
        having
          true
      ) t5f
    having
      true
  ) r2
