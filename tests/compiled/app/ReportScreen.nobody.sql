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
--       id: global id of id; denied, else resolvers answer the request
--       state: column state; denied, else resolvers answer the request
--       attestorKey: column attestorKey; denied, else resolvers answer the request
--       openedAt: column openedAt; denied, else resolvers answer the request
--       attestedAt: column attestedAt; denied
--       closedReason: column closedReason; denied
--       payment: column payment; denied, else resolvers answer the request
--       incomeCommitment: column incomeCommitment; denied, else resolvers answer the request
--       priorIncomeCommitment: column priorIncomeCommitment; denied, else resolvers answer the request
--       liquidityFlag: column liquidityFlag; denied, else resolvers answer the request
-- attestors: list 1 of attestors t4
--   nodes:
--     id: global id of chain, address
--     address: column address
--     active: column active
--     announcement: resolver (resolver) of chain, address
-- fxFallbacks: resolver, which refuses the viewer’s scopes
--
-- 10 parameters, prepared
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
              '{"id":' || $3::text || 'x0:' || json_build_array()::text || $3::text || ',"state":' || $3::text || 'x0:' || json_build_array()::text || $3::text || ',"attestorKey":' || $3::text || 'x0:' || json_build_array()::text || $3::text || ',"openedAt":' || $3::text || 'x0:' || json_build_array()::text || $3::text || ',"attestedAt":null,"closedReason":null,"payment":' || $3::text || 'x0:' || json_build_array()::text || $3::text || ',"incomeCommitment":' || $3::text || 'x0:' || json_build_array()::text || $3::text || ',"priorIncomeCommitment":' || $3::text || 'x0:' || json_build_array()::text || $3::text || ',"liquidityFlag":' || $3::text || 'x0:' || json_build_array()::text || $3::text || '}',
              ','
              order by
                t3._p
            ),
            ''
          ) || ']}' j,
          case
            when max(
              case
                when (0)::text is not null then t3._p
              end
            ) is not null then '[' || string_agg(
              coalesce((0)::text, 'null'),
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
                  and false
                order by
                  t3."opened_at" desc,
                  t3."id" desc
                limit
                  $7::int
              ) t3
          ) t3
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
                    t4."active" = $8
                    and t4."chain" = $9
                  )
                order by
                  t4."address" asc,
                  t4."chain" asc
                limit
                  $10::int
              ) t4
          ) t4
      ) t4
    having
      true
  ) r1
  cross join (
    select
      null::text j,
      null::text s
    having
      true
  ) r2
