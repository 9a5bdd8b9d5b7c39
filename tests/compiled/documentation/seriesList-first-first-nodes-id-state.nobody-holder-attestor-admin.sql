-- consistency: bounded
-- seriesList: list 0 of series t1
--   nodes:
--     id: global id of chain, key
--     state: column state
--
-- 4 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      '{"nodes":[' || coalesce(
        string_agg(
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
          ) || '","state":' || case
            when t1."state"::text <> all ($2::text[]) then $3::text || 'x1:' || json_build_array()::text || $3::text
            else to_json(t1."state")::text
          end || '}',
          ','
          order by
            t1._p
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
              t1."created_at" desc,
              t1."created_block" desc,
              t1."chain" desc,
              t1."key" desc
          ) _p
        from
          (
            select
              *
            from
              "series" t1
            where
              true
            order by
              t1."created_at" desc,
              t1."created_block" desc,
              t1."chain" desc,
              t1."key" desc
            limit
              $4::int
          ) t1
      ) t1
    having
      true
  ) r0
