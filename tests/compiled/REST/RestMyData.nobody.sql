-- consistency: now
-- viewer: row of accounts t1
--   isAdmin: resolver (resolver) of id; denied
-- exportMyData: resolver
--
-- 0 parameters, prepared
select
  r0.j,
  r0.s,
  r1.j,
  r1.s
from
  (
    select
      null::text j,
      null::text s
    having
      true
  ) r0
  cross join (
    select
      null::text j,
      null::text s
    having
      true
  ) r1
