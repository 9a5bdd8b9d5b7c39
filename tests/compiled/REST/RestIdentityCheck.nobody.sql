-- consistency: strict
-- viewer: row of accounts t1
--   identityCheck: one of attestor_identity_checks t2, those that the viewer may see
--     checkId: column checkId; denied, else resolvers answer the request
--     status: column status; denied, else resolvers answer the request
--     startedAt: column startedAt; denied, else resolvers answer the request
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
