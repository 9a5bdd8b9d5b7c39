-- consistency: bounded
-- attestor: row of attestors t1
--   id: global id of chain, address
--   link: resolver (resolver) of chain, address
--
-- 4 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      max(
        '{"id":"' || translate(
          encode(
            convert_to(
              'Attestor:' || case
                when t1."chain" = $1::text then t1."address"
                else t1."chain" || '/' || t1."address"
              end,
              'UTF8'
            ),
            'base64'
          ),
          E'\n',
          ''
        ) || '","link":' || $2::text || 'r0:' || json_build_array(t1."chain", t1."address")::text || $2::text || '}'
      ) j,
      max(null::text) s
    from
      (
        select
          *
        from
          "attestors" t1
        where
          (
            t1."chain" = $3
            and t1."address" = $4
          )
        limit
          1
      ) t1
    having
      true
  ) r0
