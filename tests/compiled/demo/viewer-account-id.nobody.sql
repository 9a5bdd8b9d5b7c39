-- consistency: strict
-- viewer: row of accounts t1
--   account: Account where id is not null
--     id: global id of id; denied, else resolvers answer the request
--
-- 0 parameters, prepared
select
  r0.j,
  r0.s
from
  (
    select
      null::text j,
      null::text s
    having
      true
  ) r0
