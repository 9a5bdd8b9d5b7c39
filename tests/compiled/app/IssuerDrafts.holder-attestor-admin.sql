-- consistency: strict
-- seriesDrafts: list 0 of series_drafts t1
--   nodes:
--     id: global id of id; for owner, else resolvers answer the request
--     title: column title; for owner
--     state: column state; for owner, else resolvers answer the request
--     version: column version; for owner, else resolvers answer the request
--     issuer: column issuer; for owner, else resolvers answer the request
--     currency: resolver (scalar) of id, accountId, currencyCode; for owner, else resolvers answer the request
--     indexingRule: column indexingRule; for owner, else resolvers answer the request
--     unitsOffered: column unitsOffered; for owner, else resolvers answer the request
--     seriesKey: column seriesKey; for owner, else resolvers answer the request
--     draftSalt: column draftSalt; for owner, else resolvers answer the request
--     termsCommitment: column termsCommitment; for owner, else resolvers answer the request
--     createdAt: column createdAt; for owner, else resolvers answer the request
--     contractHash: column contractHash; for owner
--     paymentToken: resolver (resolver) of id, accountId, chain
--     series: resolver (resolver) of id, accountId, chain, seriesKey
--     raise: resolver (resolver) of id, accountId, raise; for owner
--     curve: resolver (resolver) of id, accountId, curve; for owner
--   pageInfo: hasNextPage, endCursor
--
-- 7 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      '{"nodes":[' || coalesce(
        string_agg(
          '{"id":' || case
            when t1f.f0 then '"' || translate(encode(convert_to('SeriesDraft:' || t1."id", 'UTF8'), 'base64'), E'\n', '') || '"'
            else $1::text || 'x0:' || json_build_array()::text || $1::text
          end || ',"title":' || coalesce(
            case
              when t1f.f0 then to_json(t1."title")::text
            end,
            'null'
          ) || ',"state":' || case
            when t1f.f0 then case
              when t1."state"::text <> all ($2::text[]) then $1::text || 'x1:' || json_build_array()::text || $1::text
              else to_json(t1."state")::text
            end
            else $1::text || 'x0:' || json_build_array()::text || $1::text
          end || ',"version":' || case
            when t1f.f0 then t1."version"::text
            else $1::text || 'x0:' || json_build_array()::text || $1::text
          end || ',"issuer":' || case
            when t1f.f0 then to_json(t1."issuer")::text
            else $1::text || 'x0:' || json_build_array()::text || $1::text
          end || ',"currency":' || case
            when t1f.f0 then $1::text || 'r0:' || json_build_array(t1._i, t1."id", t1."account_id", t1."currency_code")::text || $1::text
            else $1::text || 'x0:' || json_build_array()::text || $1::text
          end || ',"indexingRule":' || case
            when t1f.f0 then case
              when t1."indexing_rule"::text <> all ($3::text[]) then $1::text || 'x1:' || json_build_array()::text || $1::text
              else case t1."indexing_rule"::text
                when '1' then '"ANNUAL"'
                when '0' then '"NONE"'
              end
            end
            else $1::text || 'x0:' || json_build_array()::text || $1::text
          end || ',"unitsOffered":' || case
            when t1f.f0 then '"' || t1."units_offered"::text || '"'
            else $1::text || 'x0:' || json_build_array()::text || $1::text
          end || ',"seriesKey":' || case
            when t1f.f0 then to_json(t1."series_key")::text
            else $1::text || 'x0:' || json_build_array()::text || $1::text
          end || ',"draftSalt":' || case
            when t1f.f0 then to_json(t1."draft_salt")::text
            else $1::text || 'x0:' || json_build_array()::text || $1::text
          end || ',"termsCommitment":' || case
            when t1f.f0 then to_json(t1."terms_commitment")::text
            else $1::text || 'x0:' || json_build_array()::text || $1::text
          end || ',"createdAt":' || case
            when t1f.f0 then '"' || to_char(t1."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
            else $1::text || 'x0:' || json_build_array()::text || $1::text
          end || ',"contractHash":' || coalesce(
            case
              when t1f.f0 then to_json(t1."contract_hash")::text
            end,
            'null'
          ) || ',"paymentToken":' || $1::text || 'r1:' || json_build_array(t1._i, t1."id", t1."account_id", t1."chain")::text || $1::text || ',"series":' || $1::text || 'r2:' || json_build_array(t1._i, t1."id", t1."account_id", t1."chain", t1."series_key")::text || $1::text || ',"raise":' || coalesce(
            case
              when t1f.f0 then $1::text || 'r3:' || json_build_array(t1._i, t1."id", t1."account_id", t1."raise")::text || $1::text
            end,
            'null'
          ) || ',"curve":' || coalesce(
            case
              when t1f.f0 then $1::text || 'r4:' || json_build_array(t1._i, t1."id", t1."account_id", t1."curve")::text || $1::text
            end,
            'null'
          ) || '}',
          ','
          order by
            t1._p
        ),
        ''
      ) || '],"pageInfo":{"hasNextPage":' || case
        when coalesce(max(t1._c - t1._b::int), 0) > $4::int then 'true'
        else 'false'
      end || ',"endCursor":' || coalesce(
        max(
          case
            when t1._p = least($4::int, t1._c - t1._b::int) then $1::text || 'c0:' || json_build_array(to_char(t1."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), t1."id"::text)::text || $1::text
          end
        ),
        'null'
      ) || '}}' j,
      case
        when max(
          case
            when case
              when (t1f.f0) is not true then (
                (
                  case
                    when t1f.f0 then 0
                    else 1
                  end
                )
              )::text
            end is not null then t1._p
          end
        ) is not null then '[' || string_agg(
          coalesce(
            case
              when (t1f.f0) is not true then (
                (
                  case
                    when t1f.f0 then 0
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
          _p - 1 _i
        from
          (
            select
              *,
              _n - _b::int _p
            from
              (
                select
                  *,
                  false _b,
                  row_number() over (
                    order by
                      t1."created_at" desc,
                      t1."id" desc
                  ) _n,
                  count(*) over () _c
                from
                  (
                    select
                      *
                    from
                      "series_drafts" t1
                    where
                      t1."account_id" = $5
                    order by
                      t1."created_at" desc,
                      t1."id" desc
                    limit
                      $6::int
                  ) t1
              ) t1
            where
              _n - _b::int between 1 and $4::int
          ) t1
      ) t1
      cross join lateral (
        select
          (t1."account_id" = $7) f0
        having
          true
      ) t1f
    having
      true
  ) r0
