-- consistency: strict
-- seriesDrafts: list 0 of series_drafts t1
--   nodes:
--     title: column title; for owner
--
-- 3 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      '{"nodes":[' || coalesce(
        string_agg(
          '{"title":' || coalesce(
            case
              when t1f.f0 then to_json(t1."title")::text
            end,
            'null'
          ) || '}',
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
          row_number() over (
            order by
              t1."created_at" desc,
              t1."id" desc
          ) _p
        from
          (
            select
              *
            from
              "series_drafts" t1
            where
              t1."account_id" = $1
            order by
              t1."created_at" desc,
              t1."id" desc
            limit
              $2::int
          ) t1
      ) t1
      cross join lateral (
        select
          (t1."account_id" = $3) f0
        having
          true
      ) t1f
    having
      true
  ) r0
