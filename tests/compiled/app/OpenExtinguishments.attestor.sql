-- consistency: strict
-- extinguishmentRequests: list 0 of extinguishment_requests t1
--   nodes:
--     id: global id of id; for attestor, else resolvers answer the request
--     seriesKey: column seriesKey; for attestor, else resolvers answer the request
--     attestorKeys: computed from attestorKeyA, attestorKeyB; for attestor
--     signers: computed from signatures; for attestor
--     state: column state; for attestor, else resolvers answer the request
--     openedAt: column openedAt; for attestor, else resolvers answer the request
--     noticeEndsAt: column noticeEndsAt; for attestor
--     deadlineAt: column deadline; for attestor
--     series: one of series t2
--       id: global id of chain, key
--       chain: column chain
--   pageInfo: hasNextPage, endCursor
--
-- 13 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      '{"nodes":[' || coalesce(
        string_agg(
          '{"id":' || case
            when t1f.f0 then '"' || translate(encode(convert_to('ExtinguishmentRequest:' || t1."id", 'UTF8'), 'base64'), E'\n', '') || '"'
            else $1::text || 'x0:' || json_build_array()::text || $1::text
          end || ',"seriesKey":' || case
            when t1f.f0 then to_json(t1."series_key")::text
            else $1::text || 'x0:' || json_build_array()::text || $1::text
          end || ',"attestorKeys":' || coalesce(
            case
              when t1f.f0 then $1::text || 'f0:' || json_build_array(t1."attestor_key_a", t1."attestor_key_b")::text || $1::text
            end,
            'null'
          ) || ',"signers":' || coalesce(
            case
              when t1f.f0 then $1::text || 'f1:' || json_build_array(t1."signatures")::text || $1::text
            end,
            'null'
          ) || ',"state":' || case
            when t1f.f0 then case
              when t1."state"::text <> all ($2::text[]) then $1::text || 'x1:' || json_build_array()::text || $1::text
              else to_json(t1."state")::text
            end
            else $1::text || 'x0:' || json_build_array()::text || $1::text
          end || ',"openedAt":' || case
            when t1f.f0 then '"' || to_char(t1."opened_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
            else $1::text || 'x0:' || json_build_array()::text || $1::text
          end || ',"noticeEndsAt":' || coalesce(
            case
              when t1f.f0 then '"' || to_char(t1."notice_ends_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
            end,
            'null'
          ) || ',"deadlineAt":' || coalesce(
            case
              when t1f.f0 then '"' || to_char(t1."deadline" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'
            end,
            'null'
          ) || ',"series":' || coalesce(l1.j, 'null') || '}',
          ','
          order by
            t1._p
        ),
        ''
      ) || '],"pageInfo":{"hasNextPage":' || case
        when coalesce(max(t1._c - t1._b::int), 0) > $3::int then 'true'
        else 'false'
      end || ',"endCursor":' || coalesce(
        max(
          case
            when t1._p = least($3::int, t1._c - t1._b::int) then $1::text || 'c0:' || json_build_array(to_char(t1."opened_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), t1."id"::text)::text || $1::text
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
          _n - _b::int _p
        from
          (
            select
              *,
              false _b,
              row_number() over (
                order by
                  t1."opened_at" desc,
                  t1."id" desc
              ) _n,
              count(*) over () _c
            from
              (
                select distinct
                  on (t1."opened_at", t1."id") *
                from
                  (
                    (
                      select
                        *
                      from
                        "extinguishment_requests" t1
                      where
                        (
                          t1."chain" = $4
                          and t1."attestor_key_a" = $5
                        )
                      order by
                        t1."opened_at" desc,
                        t1."id" desc
                      limit
                        $6::int
                    )
                    union all
                    (
                      select
                        *
                      from
                        "extinguishment_requests" t1
                      where
                        (
                          t1."chain" = $7
                          and t1."attestor_key_b" = $8
                        )
                      order by
                        t1."opened_at" desc,
                        t1."id" desc
                      limit
                        $6::int
                    )
                  ) t1
                order by
                  t1."opened_at" desc,
                  t1."id" desc
                limit
                  $6::int
              ) t1
          ) t1
        where
          _n - _b::int between 1 and $3::int
      ) t1
      cross join lateral (
        select
          (
            (
              (
                t1."chain" = $9
                and t1."attestor_key_a" = $10
              )
              or (
                t1."chain" = $11
                and t1."attestor_key_b" = $12
              )
            )
          ) f0
        having
          true
      ) t1f
      left join lateral (
        select
          '{"id":"' || translate(
            encode(
              convert_to(
                'Series:' || case
                  when t2."chain" = $13::text then t2."key"
                  else t2."chain" || '/' || t2."key"
                end,
                'UTF8'
              ),
              'base64'
            ),
            E'\n',
            ''
          ) || '","chain":' || to_json(t2."chain")::text || '}' j,
          null::text s
        from
          "series" t2
        where
          t2."chain" = t1."chain"
          and t2."key" = t1."indexed_key"
      ) l1 on true
    having
      true
  ) r0
