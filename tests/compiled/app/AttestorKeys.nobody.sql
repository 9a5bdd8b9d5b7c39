-- consistency: strict
-- viewer: row of accounts t1
--   account: Account where id is not null
--     id: global id of id; denied, else resolvers answer the request
--     signerKeys: all of account_signer_keys t2, those that the viewer may see
--       id: global id of id; denied, else resolvers answer the request
--       key: column key; denied, else resolvers answer the request
--       linkedAt: column linkedAt; denied, else resolvers answer the request
--   identityCheck: one of attestor_identity_checks t3, those that the viewer may see
--     status: column status; denied, else resolvers answer the request
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
